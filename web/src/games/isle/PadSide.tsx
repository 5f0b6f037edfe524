/** Beside the boat: whose it is, its families, cards, fish and baskets, and the way to send it. */
import type { ReactNode } from "react";
import { Button, Icon, signed } from "../../design";
import { useText } from "../../i18n";
import { useCopied } from "../../shell/copying";
import { useWays } from "../../shell/ways";
import { MiniBoat } from "./art/Boat";
import { COLOURS, tileOf } from "./box";
import { CardsPanel } from "./PadCards";
import { HerColours } from "./PadSetup";
import { HER_LESSONS, ownCards, PUBLIC_LESSONS } from "./padCards";
import { type Desk, linkTo } from "./padDesk";
import {
  begin,
  emptyPad,
  examplePad,
  finished,
  type PadScore,
  type PadState,
  playerOf,
  playersOf,
  shipOf,
  tableOf,
  type Work,
  withPlayer,
} from "./padState";
import { groupsOf } from "./ship";
import { colourName } from "./words";

/** The players with their boats in small and what they come to; a press shows that boat. */
export function Sides({
  desk: { work, set },
  names,
  score,
  phone,
  onSeat,
}: {
  readonly desk: Desk;
  readonly names: readonly string[];
  readonly score: PadScore | null;
  readonly phone: boolean;
  readonly onSeat: () => void;
}) {
  const { t } = useText();
  const players = playersOf(work.pad);
  return (
    <ul className="isle-pad-sides" aria-label={t("isle-pad-players")}>
      {players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat
        <li key={seat}>
          <button
            type="button"
            aria-pressed={seat === work.seat}
            onClick={() => {
              const { work: now, refused } = finished(work);
              onSeat();
              set({ ...(refused ? { ...work, draft: null } : now), seat, chosen: null });
            }}
          >
            {(players.length === 2 || players.length === 3) && !phone ? (
              <MiniBoat pieces={shipOf(player).pieces} kindOf={(tile) => tileOf(tile).kind} />
            ) : null}
            <span>{names[seat]}</span>
            <b className="figure">{score ? signed(score.players[seat]?.total ?? 0) : ""}</b>
          </button>
        </li>
      ))}
      {score?.sister ? (
        <li className="isle-pad-rival">
          <span>{names.at(-1)}</span>
          <b className="figure">{signed(score.sister.total)}</b>
        </li>
      ) : null}
    </ul>
  );
}

/** Which cats were understood to lie together: a wrong colour shows at a glance. */
export function Families({ work }: { readonly work: Work }) {
  const { t } = useText();
  const { pieces } = shipOf(playerOf({ pad: tableOf(work), seat: work.seat }));
  const families = groupsOf(pieces).filter(({ size }) => size >= 3);
  if (families.length === 0) return null;
  return (
    <ul className="isle-pad-families" aria-label={t("isle-ui-row-families")}>
      {families.map(({ colour, size, cells }) => (
        <li key={String(cells)}>
          <Icon name={`head-${COLOURS[colour]}`} size={30} />
          {t("isle-ui-family", { colour: colourName(colour, t), size })}
        </li>
      ))}
    </ul>
  );
}

/** The link, an example, and starting anew. */
export function Ways({ desk }: { readonly desk: Desk }) {
  const { t } = useText();
  const [way] = useWays() ?? [];
  const [copied, copyLink] = useCopied(() => (way ? linkTo(way.site, desk.now()) : null));
  const { seat } = desk.work;
  return (
    <div className="isle-pad-ways">
      <Button kind="quiet" size="small" icon={copied ? "ui-check" : "ui-link"} onClick={copyLink}>
        {t(copied ? "copied" : way?.reach === "here" ? "copy-link-here" : "copy-link")}
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon="ui-rotate"
        onClick={() =>
          desk.set({ ...desk.now(), pad: withPlayer(desk.now().pad, seat, { pieces: [] }), draft: null, chosen: null })
        }
      >
        {t("isle-pad-clear")}
      </Button>
      <Button kind="quiet" size="small" icon="ui-plus" onClick={() => desk.set(begin(emptyPad))}>
        {t("isle-pad-new")}
      </Button>
      <Button kind="quiet" size="small" icon="ui-help" onClick={() => desk.set(begin(examplePad))}>
        {t("pad-example")}
      </Button>
    </div>
  );
}

/** Cards, fish and baskets of whoever is looked at, and what lies there for all. */
export function Holdings({
  desk,
  name,
  score,
}: {
  readonly desk: Desk;
  readonly name: string;
  readonly score: PadScore | null;
}) {
  const { t } = useText();
  const { work } = desk;
  const { pad, seat } = work;
  const player = playerOf(work);
  const change = (next: PadState) => desk.set({ ...desk.now(), pad: next });
  const family = pad.mode === "family";
  const sheet = score?.players[seat] ?? null;
  return (
    <>
      <CardsPanel
        title={t(family ? "isle-pad-cards-of" : "isle-pad-lessons-of", { who: name })}
        deck={ownCards(pad.mode)}
        ticked={player.lessons.map((card) => ({ card, colour: -1 }))}
        points={sheet?.lessons ?? null}
        onChange={(ticked) => change(withPlayer(pad, seat, { lessons: ticked.map(({ card }) => card) }))}
      >
        {family ? null : (
          <div className="isle-pad-counts">
            <Count
              icon="fish"
              label={t("isle-pad-fish")}
              count={player.fish}
              onChange={(fish) => change(withPlayer(pad, seat, { fish }))}
            />
            <Count
              icon="basket"
              label={t("isle-pad-baskets")}
              count={player.baskets}
              onChange={(baskets) => change(withPlayer(pad, seat, { baskets }))}
            />
          </div>
        )}
      </CardsPanel>
      {family ? null : (
        <CardsPanel
          title={t("isle-ui-public")}
          deck={PUBLIC_LESSONS}
          ticked={pad.public}
          points={sheet?.public ?? null}
          onChange={(ticked) => change({ ...pad, public: ticked })}
        />
      )}
      {pad.mode === "solo" ? (
        <CardsPanel
          title={t("isle-ui-row-hers")}
          deck={HER_LESSONS}
          ticked={pad.hers.map((card) => ({ card, colour: -1 }))}
          points={score?.sister?.lessons ?? null}
          onChange={(ticked) => change({ ...pad, hers: ticked.map(({ card }) => card) })}
        >
          <HerColours pad={pad} onChange={change} />
        </CardsPanel>
      ) : null}
    </>
  );
}

const MOST = 99;

function Count({
  icon,
  label,
  count,
  onChange,
}: {
  readonly icon: string;
  readonly label: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}): ReactNode {
  const { t } = useText();
  const set = (next: number) => onChange(Math.max(0, Math.min(MOST, Math.floor(next) || 0)));
  return (
    <div className="isle-pad-count" role="group" aria-label={label}>
      <Icon name={icon} size={30} />
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        className="button quiet small"
        aria-label={t("isle-pad-less", { what: label })}
        disabled={count === 0}
        onClick={() => set(count - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST}
        value={count}
        aria-label={label}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="button quiet small"
        aria-label={t("isle-pad-more", { what: label })}
        onClick={() => set(count + 1)}
      >
        +
      </button>
    </div>
  );
}
