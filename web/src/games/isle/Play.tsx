/** The isle of cats in play. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button, Icon, Ribbon, useMotion } from "../../design";
import { rich, useText } from "../../i18n";
import type { PlayProps } from "../../table/module";
import type { Subsets } from "../../wire/types";
import { Patterns } from "./art/Patterns";
import { Bar, heldCaption, PlacingKeys, PutBack, Reasons, Ways } from "./Bar";
import { COLOURS, tileOf } from "./box";
import { CardFan } from "./CardFace";
import { cellAt, maskOf, type Point, readMask } from "./cells";
import { Deck, type Flag, flipFor, stepFor } from "./Deck";
import { Island } from "./Fields";
import { Hand } from "./Hand";
import { noteWatched } from "./live";
import { billOf, framesOf, type Offers, offersOf, phaseOf, topOf } from "./menu";
import { nudged, twisted } from "./placing";
import { useQuietAnswer } from "./quiet";
import { DayTrack, Drawer, Lessons, Means, OpenCards, Others, SisterCard, waitingFor } from "./Rail";
import { shipOf } from "./ship";
import { TilePicture } from "./TilePicture";
import { usePhone } from "./usePhone";
import { type Placing, usePlacing } from "./usePlacing";
import type { IsleAction, IsleView } from "./wire";
import { colourName, type Text, words } from "./words";

type Props = PlayProps<IsleView, IsleAction>;

const NOTHING: readonly number[] = [];

export function Play({ position, sight, names, fresh, play, busy, explain, story, chat }: Props) {
  const { t } = useText();
  const phone = usePhone();
  const { still } = useMotion();
  const view = sight.view;
  // Who watches looks over the first seat's shoulder.
  const seat = sight.seat;
  const looking = seat ?? 0;
  const player = view.players[looking];
  const ship = player && player.boat >= 0 ? shipOf(player) : null;
  const offers = useMemo(() => offersOf(sight.menu), [sight.menu]);
  const asked = sight.menu !== null && !sight.may;
  const ready = sight.menu !== null && !busy;
  const focus = useRef<HTMLDivElement>(null);
  useEffect(() => noteWatched(true), []);
  const placing = usePlacing({ seq: position.seq, view, seat, ship, offers, ready, play, explain, t });
  const quiet = useQuietAnswer(offers, ready && asked, position.seq, play);
  const chosen = useChosen(position.seq, offers.subset);
  const top = topOf(view);

  useKeys(placing, phone);
  useFocusOnPick(placing.held?.tile ?? null, focus);

  const caption = heldCaption(placing, t) ?? captionOf({ view, sight, position, names, quiet, t });
  const herd = offers.subset?.kind === "Herd" ? { tiles: offers.subset.items, chosen: chosen.places } : null;
  const given = offers.subset?.kind === "GiveTreasures" ? offers.subset : null;
  const fan = offers.subset && FANS.has(offers.subset.kind) ? offers.subset : null;
  const last = ship && fresh.some((news) => news.seat === looking) && !still ? (ship.pieces.at(-1) ?? null) : null;

  const deck = ship ? (
    <Deck
      ship={ship}
      phone={phone}
      label={t("isle-ui-boat")}
      held={placing.held}
      trying={placing.errand.kind === "try"}
      flag={flagOf(placing)}
      fresh={last}
      chosen={given && player ? givenCells(given, chosen.places, player.tiles) : 0n}
      onMove={placing.move}
      onPress={(cell) => {
        if (given && player) pressTreasure(cell, given, player.tiles, chosen.toggle);
      }}
      focus={focus}
    >
      {asked ? <Ribbon label={t("your-turn")} /> : null}
      {player && !phone ? <OpenCards player={player} /> : null}
    </Deck>
  ) : null;

  const panel = fan ? (
    <Fan subset={fan} chosen={chosen} ready={ready} />
  ) : given && player ? (
    <Treasures subset={given} chosen={chosen} tiles={player.tiles.map(({ tile }) => tile)} />
  ) : offers.names.length > 0 ? (
    <Hues
      offers={offers}
      view={view}
      seat={looking}
      ready={ready}
      onName={(colour) => play({ type: "Name", colour })}
    />
  ) : view.left.length + view.right.length + view.oshax.length + view.rare.length > 0 ? (
    <Island
      view={view}
      offers={ready || busy ? offers : NO_OFFERS}
      held={placing.held?.tile ?? null}
      onPick={placing.pick}
      herd={herd}
      onHerd={chosen.toggle}
      onSend={(send) => ready && play(send)}
      upright={phone}
      size={phone ? 19 : 21}
    />
  ) : null;

  const actions = placing.held ? (
    <PlacingKeys placing={placing} phone={phone} />
  ) : (
    <Answers offers={offers} chosen={chosen} ready={ready} top={top.type} taken={Number(top.taken ?? 0)} play={play} />
  );
  const hand = view.own ? (
    <Hand
      cards={fan?.kind === "Lay" ? less(view.own.hand, fan.items) : view.own.hand}
      plays={offers.plays}
      onPlay={(card) => play({ type: "Play", card })}
      ready={ready}
    />
  ) : null;
  const others = <Others view={view} names={names} me={seat} must={position.must} fresh={fresh} phone={phone} />;
  const lessons = <Lessons view={view} me={seat} standing={position.standing} />;
  const sister = <SisterCard view={view} standing={position.standing} />;
  const family = view.rules.mode === "family";
  const status = (
    <div className="isle-status">
      <DayTrack view={view} />
      {player && !family ? <Means player={player} /> : null}
    </div>
  );
  const bar = (
    <Bar caption={caption} actions={actions}>
      {placing.held && ship ? (
        <Reasons worth={placing.worth} ship={ship}>
          {phone && placing.free && placing.errand.kind !== "try" ? <PutBack placing={placing} small /> : null}
        </Reasons>
      ) : null}
      {placing.held ? <Ways placing={placing} /> : null}
    </Bar>
  );

  const hooks = {
    "data-phase": top.type,
    "data-part": phaseOf(view),
    "data-day": view.day,
    "data-seq": position.seq,
    "data-asked": asked && ready,
  };

  if (phone)
    return (
      <div className={placing.held ? "isle-play phone holding" : "isle-play phone"} {...hooks}>
        <Patterns />
        {status}
        {deck}
        <div className="sheet isle-sheet">
          {bar}
          {placing.held ? null : panel}
          {placing.held ? null : (
            <div className="isle-drawers">
              {hand && !family ? (
                <Drawer
                  icon="ui-star"
                  label={t("isle-ui-cards-short", { count: view.own?.hand.length ?? 0 })}
                  title={t("isle-ui-hand")}
                >
                  {hand}
                </Drawer>
              ) : null}
              <Drawer icon="ui-people" label={t("isle-ui-others-short")} title={t("isle-ui-order")}>
                {others}
                {sister}
              </Drawer>
              <Drawer icon="ui-pen" label={t("isle-ui-lessons-short")} title={t("isle-ui-lessons")}>
                {lessons}
              </Drawer>
              <Drawer icon="ui-clock" label={t("isle-ui-story-short")} title={t("isle-ui-story-short")}>
                {story}
                {chat}
              </Drawer>
            </div>
          )}
        </div>
      </div>
    );
  return (
    <div className="isle-play" {...hooks}>
      <Patterns />
      <div className="isle-main">
        {status}
        {deck}
        {bar}
        {panel}
        {family ? null : hand}
      </div>
      <aside className="isle-rail" aria-label={t("isle-ui-rail")}>
        {sister}
        {others}
        {lessons}
        {story}
        {chat}
      </aside>
    </div>
  );
}

/** The cards that are not fanned out above. */
function less(hand: readonly number[], gone: readonly number[]): readonly number[] {
  const left = [...hand];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Nothing gained and nothing lost needs no flag. */
function flagOf({ worth }: Placing): Flag | null {
  const treasure = worth?.map?.own ?? false;
  return worth && (worth.points !== 0 || treasure) ? { points: worth.points, treasure } : null;
}

const NO_OFFERS = offersOf(null);
const FANS: ReadonlySet<string> = new Set(["Keep", "Pay", "Lay", "GiveLessons"]);

// ---- what is chosen among cards, cats or treasures ------------------------------------------------------------------

export type Chosen = {
  /** Places in the menu's list, since equal cards have equal numbers. */
  readonly places: readonly number[];
  readonly toggle: (place: number) => void;
};

/** Belongs to one position and is forgotten with it. */
function useChosen(seq: number, subset: Subsets | null): Chosen {
  const [kept, setKept] = useState<{ readonly of: number; readonly places: readonly number[] }>({
    of: seq,
    places: [],
  });
  const places = kept.of === seq && subset ? kept.places : NOTHING;
  return {
    places,
    toggle(place) {
      if (!subset) return;
      const without = places.filter((one) => one !== place);
      if (without.length < places.length) setKept({ of: seq, places: without });
      // One more than may be chosen takes the place of the first.
      else setKept({ of: seq, places: [...places.slice(Math.max(0, places.length + 1 - subset.most)), place] });
    },
  };
}

function actionOf(subset: Subsets, places: readonly number[]): IsleAction | null {
  const items = places.map((at) => subset.items[at] ?? 0).sort((one, other) => one - other);
  switch (subset.kind) {
    case "Keep":
    case "Pay":
    case "Lay":
    case "GiveLessons":
      return { type: subset.kind, cards: items };
    case "Herd":
      return { type: "Herd", tiles: items };
    case "GiveTreasures":
      return { type: "GiveTreasures", places: items };
    default:
      return null;
  }
}

function Fan({
  subset,
  chosen,
  ready,
}: {
  readonly subset: Subsets;
  readonly chosen: Chosen;
  readonly ready: boolean;
}) {
  const { t } = useText();
  return (
    <CardFan
      cards={subset.items}
      chosen={chosen.places}
      onToggle={chosen.toggle}
      disabled={!ready}
      label={t("isle-ui-choose-cards")}
      bare={subset.kind === "Lay" || subset.kind === "GiveLessons"}
    />
  );
}

/** Treasures to give up; they can be pressed on the boat too. */
function Treasures({
  subset,
  chosen,
  tiles,
}: {
  readonly subset: Subsets;
  readonly chosen: Chosen;
  readonly tiles: readonly number[];
}) {
  const { t } = useText();
  return (
    <section className="isle-field under" aria-label={t("isle-ui-treasures")}>
      <h3>{t("isle-ui-treasures")}</h3>
      <ul className="isle-row">
        {subset.items.map((place, at) => (
          <li key={place}>
            <button
              type="button"
              className="isle-key lit"
              aria-pressed={chosen.places.includes(at)}
              aria-label={t("isle-ui-give", { squares: tileOf(tiles[place] ?? -1).size })}
              onClick={() => chosen.toggle(at)}
            >
              <TilePicture tile={tiles[place] ?? -1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Laid = { readonly tile: number; readonly cells: string };

function givenCells(subset: Subsets, places: readonly number[], tiles: readonly Laid[]): bigint {
  return places.reduce((all, at) => all | readMask(tiles[subset.items[at] ?? -1]?.cells ?? "0"), 0n);
}

function pressTreasure([x, y]: Point, subset: Subsets, tiles: readonly Laid[], toggle: (place: number) => void): void {
  const cell = maskOf([cellAt(x, y)]);
  const at = subset.items.findIndex((place) => (readMask(tiles[place]?.cells ?? "0") & cell) !== 0n);
  if (at >= 0) toggle(at);
}

/** Five colours, with how many cats of each are aboard. */
function Hues({
  offers,
  view,
  seat,
  ready,
  onName,
}: {
  readonly offers: Offers;
  readonly view: IsleView;
  readonly seat: number;
  readonly ready: boolean;
  readonly onName: (colour: number) => void;
}) {
  const { t } = useText();
  const tiles = view.players[seat]?.tiles ?? [];
  return (
    <ul className="isle-name">
      {offers.names.map((colour) => (
        <li key={colour}>
          <button
            type="button"
            className="card"
            disabled={!ready}
            onClick={() => onName(colour)}
            data-colour={COLOURS[colour]}
          >
            <Icon name={`cat-${COLOURS[colour]}`} size={100} height={72} />
            <b>{colourName(colour, t)}</b>
            <span className="note">
              {t("isle-ui-aboard", { count: tiles.filter((laid) => laid.colour === colour).length })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

// ---- answers --------------------------------------------------------------------------------------------------------

/** The buttons for what is asked when no tile is in the hand. */
function Answers({
  offers,
  chosen,
  ready,
  top,
  taken,
  play,
}: {
  readonly offers: Offers;
  readonly chosen: Chosen;
  readonly ready: boolean;
  readonly top: string;
  readonly taken: number;
  readonly play: (action: IsleAction) => void;
}) {
  const { t } = useText();
  const { subset } = offers;
  const bill = subset ? billOf(subset, chosen.places) : null;
  const buttons: ReactNode[] = [];
  if (subset && bill) {
    const action = actionOf(subset, chosen.places);
    if (subset.costs.length > 0)
      buttons.push(
        <span key="bill" className={bill.cost > subset.budget ? "isle-bill over" : "isle-bill"} role="status">
          <Icon name="fish" size={24} />
          {rich(t("isle-ui-bill", { cost: bill.cost, fish: subset.budget, left: subset.budget - bill.cost }))}
        </span>,
      );
    buttons.push(
      <Button
        key="subset"
        disabled={!ready || !bill.ready}
        icon="ui-check"
        data-testid="choose"
        onClick={() => action && play(action)}
      >
        {t(`isle-ui-do-${subset.kind}`, { count: chosen.places.length, of: subset.least, cost: bill.cost })}
      </Button>,
    );
  }
  for (const used of offers.sells)
    buttons.push(
      <Button
        key={`sell-${used}`}
        kind="quiet"
        icon="basket"
        disabled={!ready}
        onClick={() => play({ type: "Sell", used })}
      >
        {t(used ? "isle-ui-sell-used" : "isle-ui-sell-unused")}
      </Button>,
    );
  if (offers.hold)
    buttons.push(
      <Button key="hold" disabled={!ready} icon="ui-check" data-testid="hold" onClick={() => play({ type: "Hold" })}>
        {t("isle-ui-hold")}
      </Button>,
    );
  if (offers.done)
    buttons.push(
      <Button
        key="done"
        kind={
          offers.rescues.size + offers.takes.size + offers.finds.size + offers.befriends.size > 0 ? "quiet" : "main"
        }
        disabled={!ready}
        data-testid="done"
        onClick={() => play({ type: "Done" })}
      >
        {t(`isle-ui-done-${DONE[top] ?? "pass"}${top === "Rescuing" && taken > 0 ? "-more" : ""}`)}
      </Button>,
    );
  return <>{buttons}</>;
}

const DONE: Readonly<Record<string, string>> = {
  Rescuing: "pass",
  Finding: "pass",
  Taking: "pass",
  Bonus: "decline",
  SecondTreasure: "decline",
  Placing: "let-go",
};

/** What is asked, or whom everybody waits for. */
function captionOf({
  view,
  sight,
  position,
  names,
  quiet,
  t,
}: Pick<Props, "sight" | "position" | "names"> & {
  readonly view: IsleView;
  readonly quiet: boolean;
  readonly t: Text;
}): string {
  const prompt = sight.menu?.prompt;
  if (prompt && !sight.may) {
    if (quiet) return t("isle-ui-quiet");
    const text = t(`isle-prompt-${prompt.key}`, words(prompt, names, t));
    const shared = names.every(({ you }) => !you) && sight.seat !== null;
    return shared ? `<b>${names[sight.seat ?? 0]?.name}</b>: ${text}` : text;
  }
  if (framesOf(view).length === 0 || topOf(view).type === "Over") return t("isle-ui-over");
  return waitingFor(view, position.must, names, t);
}

// ---- keys -----------------------------------------------------------------------------------------------------------

/** Arrows, R, F, Enter and Escape, while a tile is in the hand. */
function useKeys(placing: Placing, phone: boolean): void {
  useEffect(() => {
    const { held } = placing;
    if (!held) return;
    const steps: Readonly<Record<string, Point>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const on = event.target instanceof HTMLElement ? event.target : null;
      if (on?.closest("input, textarea, select, dialog")) return;
      const step = steps[event.key];
      const key = event.key.toLowerCase();
      if (step) placing.move(nudged(held, ...stepFor(phone, ...step)));
      else if (key === "r") placing.move(twisted(held, event.shiftKey ? "back" : "quarter"));
      else if (key === "f") placing.move(twisted(held, flipFor(phone)));
      else if (key === "escape" && placing.free) placing.putBack();
      else if (key === "enter" && !on?.closest("button, a")) placing.lay();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

/** A tile that was picked up by key is moved by keys: the focus goes to the boat. */
function useFocusOnPick(tile: number | null, deck: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (tile !== null) deck.current?.focus({ preventScroll: true });
  }, [tile, deck]);
}
