/** The isle of cats in play. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { PlayProps } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Drawer, Ribbon, useMotion, usePhone } from "../../design";
import { useText } from "../../i18n";
import { InHead } from "../../shell/Head";
import { Patterns } from "./art/Patterns";
import { Bar, heldCaption, PlacingKeys, Reasons, Ways } from "./Bar";
import { HULL, tileOf } from "./box";
import { CardChip } from "./CardFace";
import {
  Anytime,
  Fan,
  GoOn,
  givenCells,
  Hues,
  Kept,
  MainAnswers,
  pressTreasure,
  QuietAnswer,
  Tiles,
  useChosen,
} from "./Choosing";
import { cellAt, has, type Point, pointNamed } from "./cells";
import { Deck, type Flag } from "./Deck";
import { Island, type Pointer } from "./Fields";
import { Hand } from "./Hand";
import { Happening } from "./Happening";
import { useHappening } from "./happenings";
import { noteWatched } from "./live";
import { framesOf, offersOf, phaseOf, topOf } from "./menu";
import { DayTrack, hasLessons, Lessons, Means, OpenCards, Others, SisterCard, waitingFor } from "./Rail";
import { totalsOf } from "./rows";
import { shipOf } from "./ship";
import { TilePicture } from "./TilePicture";
import { type Placing, usePlacing } from "./usePlacing";
import { useTileKeys } from "./useTileKeys";
import type { IsleAction, IsleView } from "./wire";
import type { Text } from "./words";

type Props = PlayProps<IsleView, IsleAction>;

export function Play({ table, position, sight, names, fresh, play, beQuiet, busy, story, chat }: Props) {
  const { t } = useText();
  const phone = usePhone();
  const { still, pace } = useMotion();
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
  const placing = usePlacing({ seq: position.seq, view, seat, ship, offers, ready, play, phone, t });
  const mine = useMemo(() => (seat === null ? [] : [seat]), [seat]);
  const happening = useHappening(fresh, mine, names, pace, t);
  const [carry, setCarry] = useState<Pointer | null>(null);
  const wanted = useWanted(position.seq);
  const quiet = sight.idle;
  const family = view.rules.mode === "family";
  const chosen = useChosen(offers.subset);
  const top = topOf(view);

  useTileKeys(placing, phone);
  useFocusOnPick(placing.held?.tile ?? null, focus);
  useQuestionInSight(asked && !quiet ? `${sight.menu?.prompt.key} ${top.type} ${view.day}` : null);

  const caption = heldCaption(placing, phone, t) ?? captionOf({ view, sight, position, names, quiet, t });
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
      carry={carry}
      onCarried={(here) => {
        setCarry(null);
        if (!here && placing.free) placing.putBack();
      }}
      wanted={wanted.cell}
      onPress={(cell) => {
        if (given && player) pressTreasure(cell, given, player.tiles, chosen.toggle);
        else wanted.press(cell);
      }}
      focus={focus}
    >
      {asked && !quiet ? <Ribbon label={t("your-turn")} /> : null}
      <Happening beat={placing.held && asked ? null : happening.beat} view={view} onSkip={happening.skip} />
      {player && !phone && !family ? <Means player={player} /> : null}
      {player && !phone ? <OpenCards player={player} /> : null}
    </Deck>
  ) : null;

  const asking = fan ? (
    <Fan subset={fan} chosen={chosen} ready={ready} />
  ) : given && player ? (
    <Tiles
      title={t("isle-ui-treasures")}
      tiles={given.items.map((place) => player.tiles[place]?.tile ?? -1)}
      named={(tile) => t("isle-ui-give", { squares: tileOf(tile).size })}
      chosen={chosen}
    />
  ) : offers.subset?.kind === "LayOut" ? (
    <Tiles
      title={t("isle-ui-oshax")}
      tiles={offers.subset.items}
      named={(_, at) => t("isle-ui-oshax-number", { number: at + 1 })}
      chosen={chosen}
    />
  ) : offers.names.length > 0 ? (
    <Hues
      offers={offers}
      view={view}
      seat={looking}
      ready={ready}
      onName={(colour) => play({ type: "Name", colour })}
    />
  ) : phone && offers.hold && offers.plays.length > 0 && !quiet ? (
    <Anytime cards={offers.plays} ready={ready} onPlay={(card) => play({ type: "Play", card })} />
  ) : null;
  // Cards lie under what is asked: the island makes room for them and stays in sight.
  const beside = asking !== null;
  const island =
    view.left.length + view.right.length + view.oshax.length + view.rare.length > 0 ? (
      <Island
        view={view}
        offers={ready || busy ? offers : NO_OFFERS}
        held={placing.held?.tile ?? null}
        onPick={placing.pick}
        onCarry={(tile, pointer) => {
          if (!placing.free || !ship) return;
          if (placing.held?.tile !== tile) placing.pick(tile);
          setCarry(pointer);
        }}
        herd={herd}
        onHerd={chosen.toggle}
        onSend={(send) => ready && play(send)}
        upright={phone}
        room={beside ? "beside" : "page"}
      />
    ) : null;

  const draft = view.own && player && !family ? { kept: view.own.kept, fish: player.fish } : null;
  const answering = {
    offers,
    chosen,
    ready,
    top: top.type,
    taken: Number(top.taken ?? 0),
    draft,
    play,
  };
  const main = quiet ? null : <MainAnswers {...answering} />;
  const goOn = quiet ? null : <GoOn {...answering} />;
  // Cards can be weighed with a tile tried on: the answer stays at hand.
  const weighing = beside && placing.errand.kind === "try" && !phone;
  const actions = placing.held ? (
    <>
      <PlacingKeys placing={placing} phone={phone} />
      {weighing ? main : null}
    </>
  ) : (
    main
  );
  const { standing } = position;
  // Two at one screen have one standing, without either's own lessons: no sum to which a change could be added.
  const before = standing && position.sights.length === 1 ? (totalsOf(standing, names.length)[looking] ?? 0) : null;
  const hand = view.own ? (
    <Hand
      cards={fan?.kind === "Lay" ? less(view.own.hand, fan.items) : view.own.hand}
      plays={offers.plays}
      onPlay={(card) => play({ type: "Play", card })}
      ready={ready}
      quiet={seat !== null && (table.seats[seat]?.quiet ?? false)}
      onQuiet={beQuiet}
    />
  ) : null;
  const others = (
    <Others view={view} names={names} standing={standing} me={seat} must={position.must} fresh={fresh} phone={phone} />
  );
  const lessons = <Lessons view={view} me={seat} standing={standing} />;
  const sister = <SisterCard view={view} standing={standing} names={names} />;
  const status = (
    <div className="play-status isle-status">
      <DayTrack view={view} />
      {player && !family && phone ? <Means player={player} /> : null}
    </div>
  );
  const bar = (
    <Bar caption={caption} picture={placing.held ? null : <Matter view={view} />} actions={actions}>
      {placing.held && ship ? (
        <>
          <Reasons placing={placing} fish={player?.fish ?? 0} before={before} />
          <Ways placing={placing} />
        </>
      ) : (
        <>
          {quiet ? null : <QuietAnswer {...answering} />}
          <Kept view={view} phone={phone} />
          {phone ? null : goOn}
        </>
      )}
    </Bar>
  );

  const hooks = {
    "data-phase": top.type,
    "data-part": phaseOf(view),
    "data-day": view.day,
    "data-seq": position.seq,
    "data-asked": asked && ready && !quiet,
    "data-beside": beside,
    "data-crowded": view.players.length > 2,
  };

  const tucked = placing.held !== null;
  // The finger that carries a tile still holds on to its field: on a phone that stays, out of sight.
  const fields = (
    <div className={carry ? "isle-away" : "isle-fields"} hidden={tucked && !carry}>
      {island}
    </div>
  );

  if (phone)
    return (
      <div className={placing.held ? "play isle-play phone holding" : "play isle-play phone"} {...hooks}>
        <Patterns />
        {status}
        <div className="isle-shore">
          {deck}
          {beside ? fields : null}
        </div>
        <div className="sheet stack isle-sheet">
          {bar}
          {beside ? null : fields}
          {tucked ? null : asking}
          {tucked ? null : goOn}
          {tucked ? null : (
            <div className="drawers">
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
                {hasLessons(view) ? lessons : <p className="lead">{t("isle-ui-no-lessons")}</p>}
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
          )}
        </div>
      </div>
    );
  return (
    <div className="play isle-play" {...hooks}>
      <Patterns />
      <InHead>{status}</InHead>
      <div className="play-main">
        {deck}
        {bar}
        {asking}
        {island}
        {family ? null : hand}
      </div>
      <aside className="rail isle-rail" aria-label={t("isle-ui-rail")}>
        {sister}
        {others}
        {lessons}
        <div {...wanted.inStory()}>{story}</div>
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

/** What a question is about, where it is not on the page already: a cat to be sent, an oshax, a card. */
function Matter({ view }: { readonly view: IsleView }) {
  const top = topOf(view);
  if (top.type === "Sorting" && Array.isArray(top.cats)) return <TilePicture tile={Number(top.cats[0])} size={17} />;
  if (top.type === "Colouring") return <TilePicture tile={Number(top.tile)} size={17} />;
  if (top.type === "Naming" || top.type === "SecondTreasure") return <CardChip card={Number(top.card)} named={false} />;
  return null;
}

/** Nothing gained and nothing lost needs no flag. */
function flagOf({ worth, change }: Placing): Flag | null {
  if (!worth) return null;
  const treasure = worth.map?.own ?? false;
  return change !== 0 || treasure ? { points: change, treasure } : null;
}

const NO_OFFERS = offersOf(null);
const FANS: ReadonlySet<string> = new Set(["Keep", "Pay", "Lay", "GiveLessons"]);

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
    const text = new Speaker("isle", names, t).prompt(prompt);
    const shared = names.every(({ you }) => !you) && sight.seat !== null;
    return shared ? `<b>${names[sight.seat ?? 0]?.name}</b>: ${text}` : text;
  }
  if (position.outcome || framesOf(view).length === 0 || topOf(view).type === "Over") return t("isle-ui-over");
  return waitingFor(view, sight.seat, position.must, names, t);
}

// ---- where is k5? ---------------------------------------------------------------------------------------------------

/**
 * The cell that somebody asks for: by a place named in the story, under the pointer or tapped, or by pressing it on the
 * boat, and once more to be rid of it. With the next position it is forgotten.
 */
function useWanted(seq: number) {
  const [asked, setAsked] = useState<{ readonly seq: number; readonly cell: Point } | null>(null);
  const cell = asked?.seq === seq ? asked.cell : null;
  const named = (event: { readonly target: EventTarget }): Point | null => {
    const place = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-place]") : null;
    return pointNamed(place?.dataset.place ?? "");
  };
  const ask = (at: Point | null) => setAsked(at && { seq, cell: at });
  return {
    cell,
    press: ([x, y]: Point) => ask(has(HULL, cellAt(x, y)) && String(cell) !== String([x, y]) ? [x, y] : null),
    /** Where the story lies over the boat, a tap on a place closes it: `shown`. */
    inStory: (shown?: () => void) => ({
      onPointerOver: (event: React.PointerEvent) => {
        const at = named(event);
        if (at || event.pointerType === "mouse") ask(at);
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (event.pointerType === "mouse") ask(null);
      },
      onClick: (event: React.MouseEvent) => {
        const at = named(event);
        if (!at || !shown) return;
        ask(at);
        shown();
      },
    }),
  };
}

// ---- where one looks ------------------------------------------------------------------------------------------------

/** A new question comes into sight, wherever one was reading: a card played from the hand asks far above it. */
function useQuestionInSight(question: string | null): void {
  useEffect(() => {
    if (question !== null) document.querySelector(".isle-play .bar")?.scrollIntoView({ block: "nearest" });
  }, [question]);
}

/** A tile that was picked up by key is moved by keys: the focus goes to the boat. */
function useFocusOnPick(tile: number | null, deck: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (tile === null) return;
    deck.current?.focus({ preventScroll: true });
    deck.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [tile, deck]);
}
