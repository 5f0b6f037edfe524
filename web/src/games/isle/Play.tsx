/** The isle of cats in play. */
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { PlayProps } from "../../core/module";
import { useWeighed } from "../../core/pencil";
import { Drawer } from "../../design";
import { useText } from "../../i18n";
import { InHead } from "../../shell/Head";
import { actionOf, GoOn, useRest } from "./Answers";
import { Asking, laysOut } from "./Asking";
import { Patterns } from "./art/Patterns";
import { BarInPlay } from "./BarInPlay";
import { BoatInPlay } from "./BoatInPlay";
import { cellAt } from "./cells";
import { Island, type Pointer } from "./Fields";
import { Hand } from "./Hand";
import { noteWatched } from "./live";
import { billOf, offersOf, phaseOf } from "./menu";
import { PencilledContext } from "./Pencilled";
import { DayTrack, hasLessons, Lessons, Means, Others, SisterCard } from "./Rail";
import { useTileKeys } from "./useTileKeys";
import { type Turn, useTurn } from "./useTurn";
import { useWanted, type Wanted } from "./useWanted";
import type { IsleAction, IsleView } from "./wire";

type Props = PlayProps<IsleView, IsleAction>;

export function Play(props: Props) {
  const { position, sight, names, fresh, pencil, story, chat } = props;
  const turn = useTurn(props);
  const { view, seat, top, phone, placing, asked, quiet } = turn;
  const { standing } = position;
  const focus = useRef<HTMLDivElement>(null);
  const [carry, setCarry] = useState<Pointer | null>(null);
  const wanted = useWanted(position.seq);
  const rest = useRest(position.seq, asked);
  const laid = laysOut(turn);
  // On a phone the fields stay where they are while the others choose their cards.
  const beside = laid || (phone && seat !== null && (top.type === "Drafting" || top.type === "Buying"));

  useEffect(() => noteWatched(true), []);
  useTileKeys(placing, phone);
  useFocusOnPick(placing.held?.tile ?? null, focus);
  useQuestionInSight(asked && !quiet ? `${sight.menu?.prompt.key} ${top.type} ${view.day}` : null);

  useWeighed(pencil, inHand(turn));
  const drawn = useMemo(() => ({ choices: pencil.drawn, view }), [pencil.drawn, view]);

  const parts: Parts = {
    turn,
    pencil: pencil.card,
    wanted,
    carried: carry !== null,
    beside,
    deck: (
      <BoatInPlay
        turn={turn}
        names={names}
        fresh={fresh}
        wanted={wanted}
        carry={carry}
        onCarried={() => setCarry(null)}
        focus={focus}
      />
    ),
    bar: <BarInPlay turn={turn} position={position} sight={sight} names={names} beside={beside} rest={rest} />,
    asking: laid ? <Asking turn={turn} /> : null,
    island: <IslandInPlay turn={turn} beside={beside} onCarry={setCarry} />,
    hand: <OwnHand turn={turn} {...props} />,
    others: (
      <Others
        view={view}
        names={names}
        standing={standing}
        me={seat}
        must={position.must}
        fresh={fresh}
        phone={phone}
      />
    ),
    lessons: <Lessons view={view} me={seat} standing={standing} />,
    sister: <SisterCard view={view} standing={standing} names={names} />,
    story,
    chat,
    told: props.beside,
  };
  return (
    <PencilledContext value={drawn}>
      <div
        className={`play isle-play${phone ? " phone" : props.beside ? " alone" : ""}${phone && placing.held ? " holding" : ""}`}
        data-phase={top.type}
        data-part={phaseOf(view)}
        data-day={view.day}
        data-seq={position.seq}
        data-asked={asked && turn.ready && !quiet}
        data-beside={beside}
        data-crowded={view.players.length > 2}
      >
        <Patterns />
        {phone ? <Phone {...parts} /> : <Desk {...parts} />}
      </div>
    </PencilledContext>
  );
}

/** What would be done if it were confirmed: the tile in the hand laid or taken, the cards that are chosen. */
function inHand({ placing: { held, errand, fault }, offers: { subset }, chosen }: Turn): IsleAction | null {
  if (held && errand.kind === "take") return errand.action;
  if (held && errand.kind === "place")
    return fault ? null : { type: "Place", turn: held.turn, cell: cellAt(held.x, held.y) };
  if (!subset || chosen.places.length === 0 || !billOf(subset, chosen.places).ready) return null;
  return actionOf(subset, chosen.places);
}

/** What lies on the table, for a desk and a phone to lay out. */
type Parts = {
  readonly turn: Turn;
  readonly wanted: Wanted;
  /** A tile is on its way from its field to the boat. */
  readonly carried: boolean;
  /** Cards lie under what is asked: the island makes room for them and stays in sight. */
  readonly beside: boolean;
} & Readonly<
  Record<
    | "pencil"
    | "deck"
    | "bar"
    | "asking"
    | "island"
    | "hand"
    | "others"
    | "lessons"
    | "sister"
    | "story"
    | "chat"
    | "told",
    ReactNode
  >
>;

function Desk({
  turn,
  wanted,
  pencil,
  deck,
  bar,
  asking,
  island,
  hand,
  others,
  lessons,
  sister,
  story,
  chat,
  told,
}: Parts) {
  const { t } = useText();
  return (
    <>
      <InHead>
        <div className="play-status isle-status">
          <DayTrack view={turn.view} />
        </div>
      </InHead>
      <div className="play-main">
        {deck}
        {bar}
        {asking}
        {island}
        {told ? lessons : turn.family ? null : hand}
      </div>
      <aside className="rail isle-rail" aria-label={t("isle-ui-rail")}>
        {told ?? (
          <>
            {pencil}
            {sister}
            {others}
            {lessons}
            <div {...wanted.inStory()}>{story}</div>
            {chat}
          </>
        )}
      </aside>
    </>
  );
}

function Phone(parts: Parts) {
  const { turn, carried, beside, pencil, deck, bar, asking, island } = parts;
  const { view, player, family, quiet, placing } = turn;
  const tucked = placing.held !== null;
  // The finger that carries a tile still holds on to its field: that stays, out of sight.
  const fields = (
    <div className={carried ? "isle-away" : "isle-fields"} hidden={tucked && !carried}>
      {island}
    </div>
  );
  return (
    <>
      <div className="play-status isle-status">
        <DayTrack view={view} />
        {player && !family ? <Means player={player} /> : null}
      </div>
      <div className="isle-shore">
        {deck}
        {beside ? fields : null}
      </div>
      <div className="sheet stack isle-sheet">
        {pencil}
        {bar}
        {beside ? null : fields}
        {tucked ? null : asking}
        {tucked || quiet ? null : <GoOn turn={turn} />}
        {tucked || pencil ? null : <Drawers {...parts} />}
      </div>
    </>
  );
}

/** What a desk has in its rail and at its foot lies in drawers on a phone. */
function Drawers({ turn, wanted, hand, others, lessons, sister, story, chat }: Parts) {
  const { t } = useText();
  const { own } = turn.view;
  return (
    <div className="drawers">
      {own && !turn.family ? (
        <Drawer icon="ui-star" label={t("isle-ui-cards-short", { count: own.hand.length })} title={t("isle-ui-hand")}>
          {hand}
        </Drawer>
      ) : null}
      <Drawer icon="ui-people" label={t("isle-ui-others-short")} title={t("isle-ui-order")}>
        {others}
        {sister}
      </Drawer>
      <Drawer icon="ui-pen" label={t("isle-ui-lessons-short")} title={t("isle-ui-lessons")}>
        {hasLessons(turn.view) ? lessons : <p className="lead">{t("isle-ui-no-lessons")}</p>}
      </Drawer>
      <Drawer icon="ui-clock" label={t("isle-ui-story-short")} title={t("isle-ui-story-short")}>
        {(close) => (
          <>
            <div {...wanted.inStory(close)}>{story}</div>
            {chat}
          </>
        )}
      </Drawer>
    </div>
  );
}

const NO_OFFERS = offersOf(null);

/** Both fields and what lies under the island, as long as anything does. */
function IslandInPlay({
  turn: { view, offers, ready, busy, placing, ship, chosen, phone, play },
  beside,
  onCarry,
}: {
  readonly turn: Turn;
  readonly beside: boolean;
  readonly onCarry: (pointer: Pointer) => void;
}) {
  if (view.left.length + view.right.length + view.oshax.length + view.rare.length === 0) return null;
  const { subset } = offers;
  return (
    <Island
      view={view}
      offers={ready || busy ? offers : NO_OFFERS}
      held={placing.held?.tile ?? null}
      onPick={placing.pick}
      onCarry={(tile, pointer) => {
        if (!placing.free || !ship) return;
        if (placing.held?.tile !== tile) placing.pick(tile);
        onCarry(pointer);
      }}
      herd={subset?.kind === "Herd" ? { tiles: subset.items, chosen: chosen.places } : null}
      onHerd={chosen.toggle}
      onSend={(send) => ready && play(send)}
      upright={phone}
      room={beside ? "beside" : "page"}
    />
  );
}

function OwnHand({ turn, table, beQuiet }: { readonly turn: Turn } & Pick<Props, "table" | "beQuiet">) {
  const { view, seat, fan, offers, ready, play } = turn;
  if (!view.own) return null;
  return (
    <Hand
      cards={fan?.kind === "Lay" ? less(view.own.hand, fan.items) : view.own.hand}
      plays={offers.plays}
      onPlay={(card) => play({ type: "Play", card })}
      ready={ready}
      quiet={seat !== null && (table.seats[seat]?.quiet ?? false)}
      onQuiet={beQuiet}
    />
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

// ---- where one looks ------------------------------------------------------------------------------------------------

/** A new question comes into sight, wherever one was reading: a card played from the hand asks far above it. */
function useQuestionInSight(question: string | null): void {
  useEffect(() => {
    if (question !== null) document.querySelector(".isle-play .bar")?.scrollIntoView({ block: "nearest" });
  }, [question]);
}

/** A tile that was picked up by key is moved by keys: the focus goes to the boat. */
function useFocusOnPick(tile: number | null, deck: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (tile === null) return;
    deck.current?.focus({ preventScroll: true });
    deck.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [tile, deck]);
}
