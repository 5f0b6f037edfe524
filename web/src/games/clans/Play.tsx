/** A game of cat clans in play. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { PlayProps, SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Button, Dialog, Face, Icon, sound, Tabs, useMotion, usePhone } from "../../design";
import { change, useSettings } from "../../ground/settings";
import { rich, useText } from "../../i18n";
import { PlaceForRefusals } from "../../table/RefusalStrip";
import type { Outcome } from "../../wire/types";
import { Asleep } from "./Asleep";
import { Board, type Mark, NO_MARK } from "./Board";
import { ClanCard, Powers } from "./ClanCard";
import { Dial } from "./Dial";
import { Finale } from "./Finale";
import { forecast } from "./forecast";
import { Giving } from "./Giving";
import { type Bite, bites, cellName, reach, struck, swapped } from "./geometry";
import { noteSeen, noteWatched, partsSeen } from "./live";
import { beatsOf, useShown } from "./motion";
import { type Hope, linesOf, Points, PreyChips, pointsOf, Standing } from "./Standing";
import { type Side, tileOf } from "./tiles";
import { dialToken, type Move, useMove } from "./useMove";
import type { ClansAction, ClansPast, ClansView } from "./wire";
import { clanName, shownName, tileLabel } from "./words";

type Props = PlayProps<ClansView, ClansAction>;

/** Remembered from game to game, for as long as the page lives. */
let dogsShown = false;

export function Play(props: Props) {
  const { table, position, sight, names } = props;
  const view = sight.view;
  const [seen, setSeen] = useState(() => partsSeen(table.id, view.past.length));
  const over = position.outcome !== null;
  useEffect(() => {
    if (!over) noteWatched(true);
  }, [over]);
  const past = view.past[seen];
  if (past && !over) {
    const go = () => {
      noteSeen(table.id, view.past.length);
      setSeen(view.past.length);
    };
    return <BetweenGames past={past} names={names} onGo={go} />;
  }
  if (view.grid.length === 0) return <Giving {...props} />;
  return (
    <Meadow
      {...props}
      key={`${view.past.length}`}
      view={view}
      left={leftSide(
        position.sights.map(({ seat }) => seat),
        names,
      )}
    />
  );
}

/** The first game of a match has just ended: its end is watched before the clans are given out again. */
function BetweenGames({
  past,
  names,
  onGo,
}: {
  readonly past: ClansPast;
  readonly names: readonly SeatName[];
  readonly onGo: () => void;
}) {
  const { t } = useText();
  const [counted, setCounted] = useState(false);
  return (
    <div className="stack clans-between">
      <h2>{t("clans-between")}</h2>
      <Finale
        ending={past.ending}
        clans={past.clans}
        names={names}
        start="play"
        keys
        onEnd={() => setCounted(true)}
        onward={
          <Button kind={counted ? "main" : "quiet"} icon="ui-play" onClick={onGo}>
            {t("clans-on-to-second")}
          </Button>
        }
      />
    </div>
  );
}

/** One's own clan is at the left; with two at one screen, and for those who watch, the first seat is. */
function leftSide(seats: readonly (number | null)[], names: readonly SeatName[]): Side {
  const mine = names.findIndex(({ you }) => you);
  return (mine >= 0 ? mine : seats.length === 1 ? (seats[0] ?? 0) : 0) === 1 ? 1 : 0;
}

function Meadow({
  table,
  position,
  sight,
  names,
  fresh,
  play,
  busy,
  explain,
  story,
  chat,
  view,
  left,
}: Props & { readonly view: ClansView; readonly left: Side }) {
  const { t } = useText();
  const settings = useSettings();
  const { pace } = useMotion();
  const phone = usePhone();
  const seats = useMemo(() => position.sights.flatMap(({ seat }) => (seat === null ? [] : [seat])), [position.sights]);
  const beats = useMemo(() => beatsOf(fresh, seats), [fresh, seats]);
  const shown = useShown(position.seq, view.grid, beats, pace);
  const { grid, beat, settled } = shown;
  const [look, setLook] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [dogs, setDogs] = useState(dogsShown);
  const move = useMove({
    seq: position.seq,
    view,
    menu: sight.menu,
    ready: settled && !busy,
    asks: settings.confirm,
    play,
    explain,
  });
  const part = view.past.length;

  const showDogs = (on: boolean) => {
    dogsShown = on;
    setDogs(on);
  };
  const showStanding = () => change({ standing: !settings.standing });
  useKeys({
    d: () => showDogs(!dogs),
    e: showStanding,
    Escape: move.begun ? move.cancel : null,
    r: move.dial ? () => move.turnDial(1) : null,
  });
  useEffect(() => {
    if (beat?.kind === "turn" || beat?.kind === "rotate") sound("paper");
    if (beat?.kind === "swap") sound("knock");
  }, [beat]);

  // What lies on the board as it is shown: with a swap or a turn of a dog tried on.
  const tried = useMemo(() => {
    if (move.choice !== null && move.hand !== null) return swapped(grid, move.hand, move.choice);
    const token = move.dial && dialToken(view, move.dial);
    return token && move.dial ? grid.map((old, cell) => (cell === move.dial?.cell ? token : old)) : grid;
  }, [grid, view, move.choice, move.hand, move.dial]);

  const hope = useHope({ view, move, grid, tried, aim: over ?? look, standing: position.standing });
  const spared = view.powers ? ([0, 1] as const).filter((side) => view.clans[side] === "phantoms") : [];
  const sights = seen({ view, move, grid: tried, look: settled ? look : null, dogs });
  const grey = struck(tried, spared, sights.only);
  const nameOf = (cell: number) => cellWords(cell, view, tried, move, t);
  const mark = (cell: number): Mark => {
    const lit = move.targets.has(cell) && move.dial?.cell !== cell;
    const held = settled && (cell === move.hand || cell === move.dial?.cell);
    const ghosted = move.choice !== null && move.hand !== null && (cell === move.choice || cell === move.hand);
    const latest = settled && !held && !ghosted && view.last.includes(cell);
    const told = sights.arrows.length > 0 || sights.reach.length > 0 || shown.changed.size > 0;
    if (!lit && !held && !ghosted && !latest && !told) return NO_MARK;
    return {
      ...(lit && !ghosted && { lit: cell === move.choice ? "turn" : badge(move, view) }),
      ...(held && !ghosted && { held }),
      ...(ghosted && { ghost: tried[cell] ?? null }),
      ...(sights.reach.includes(cell) && { faint: true }),
      ...(sights.arrows.length > 0 && grey.has(cell) && { struck: true }),
      ...(shown.changed.has(cell) && { changed: true }),
      ...(latest && { latest }),
    };
  };

  const board = (
    <Board
      grid={tried}
      clans={view.clans}
      label={t("clans-board")}
      name={nameOf}
      mark={mark}
      beat={beat}
      arrows={sights.arrows}
      flash={move.flash}
      busy={!settled}
      onLook={setLook}
      onOver={setOver}
      onPress={(press) => {
        setLook(null);
        if (settled) move.press(press);
        else shown.skip();
      }}
      {...(move.ready && move.hand !== null && { onDrop: move.drop })}
      over={move.dial && { cell: move.dial.cell, content: <Dial onTurn={move.turnDial} /> }}
    />
  );
  const caption = <Caption {...{ view, move, sight, names, beat, settled, position }} />;
  const keys = <Keys move={move} dogs={dogs} onDogs={showDogs} phone={phone} />;
  const standing = settings.standing ? position.standing : null;
  const right: Side = left === 0 ? 1 : 0;
  const yours = sight.menu === null ? null : sight.seat;
  const side = { view, names, standing, hope: standing && hope, part, yours, onStanding: showStanding };

  if (phone)
    return (
      <div className="play clans-play phone">
        <SeatRow {...side} side={right} />
        {board}
        <SeatRow {...side} side={left} />
        <MatchNote view={view} names={names} />
        <Asleep tokens={view.asleep} clans={view.clans} compact />
        <div className="sheet">
          <PlaceForRefusals />
          {caption}
          <div className="keys">
            {keys}
            {move.choice === null && !move.dial && <StorySheet story={story} chat={chat} />}
          </div>
        </div>
      </div>
    );
  return (
    <div className="play sides clans-play" data-table={table.id}>
      <aside className="rail" aria-label={t("clans-side-left")}>
        <SideCard {...side} side={left} />
        <Asleep tokens={view.asleep} clans={view.clans} />
      </aside>
      <div className="play-main clans-middle">
        {board}
        <div className="bar">
          <PlaceForRefusals />
          {caption}
          <div className="keys">{keys}</div>
        </div>
      </div>
      <aside className="rail" aria-label={t("clans-side-right")}>
        <SideCard {...side} side={right} />
        <MatchNote view={view} names={names} />
        {story}
        {chat}
      </aside>
    </div>
  );
}

// ---- what one looks at ----------------------------------------------------------------------------------------------

type Seen = { readonly arrows: readonly Bite[]; readonly only: number | null; readonly reach: readonly number[] };

/** Dogs' arrows and the faint reach: all dogs with the switch, else the tile one looks at. */
function seen({
  view,
  move,
  grid,
  look,
  dogs,
}: {
  readonly view: ClansView;
  readonly move: Move;
  readonly grid: readonly (string | null)[];
  readonly look: number | null;
  readonly dogs: boolean;
}): Seen {
  const swapping = move.ready && (view.step === "swap" || view.step === "rotate");
  const all = dogs || move.dial !== null;
  const token = look === null ? null : (grid[look] ?? null);
  const tile = token ? tileOf(token) : null;
  // A dog in the hand, held over a lit cell: where would it bite?
  const hand = move.hand === null ? null : (grid[move.hand] ?? null);
  if (
    swapping &&
    look !== null &&
    move.hand !== null &&
    move.targets.has(look) &&
    hand &&
    tileOf(hand).kind === "dog"
  ) {
    const there = swapped(grid, move.hand, look);
    return { arrows: all ? bites(there) : bites(there, look), only: all ? null : look, reach: [] };
  }
  const only = tile?.kind === "dog" && look !== null ? look : null;
  return {
    arrows: all ? bites(grid) : only === null ? [] : bites(grid, only),
    only: all ? null : only,
    // A tile that lies where it was put goes nowhere any more: only the one just turned has a reach.
    reach: !swapping && tile && look !== null && look === view.at ? reach(tile, look) : [],
  };
}

/** What a swap that one points at, or tries on, would make of both sides' points if the game ended then. */
function useHope({
  view,
  move,
  grid,
  tried,
  aim,
  standing,
}: {
  readonly view: ClansView;
  readonly move: Move;
  readonly grid: readonly (string | null)[];
  /** With what was chosen by a first press already on it. */
  readonly tried: readonly (string | null)[];
  readonly aim: number | null;
  readonly standing: Outcome | null;
}): Hope | null {
  const aimed = aim !== null && move.hand !== null && !move.picking && move.targets.has(aim);
  const layout = tried !== grid ? tried : aimed ? swapped(grid, move.hand, aim) : null;
  return useMemo(() => {
    if (!layout || !standing || (view.step !== "swap" && view.step !== "rotate")) return null;
    const [one, other] = forecast(layout, view.clans, view.powers);
    return [one + view.given[0], other + view.given[1]];
  }, [layout, standing, view]);
}

function badge(move: Move, view: ClansView): NonNullable<Mark["lit"]> {
  if (view.step === "turn") return "quiet";
  if (view.step === "rotate") return "rotate";
  return move.picking ? "check" : "swap";
}

function cellWords(
  cell: number,
  view: ClansView,
  grid: readonly (string | null)[],
  move: Move,
  t: (key: string, args?: Record<string, string | number>) => string,
): string {
  const token = grid[cell];
  const what = token
    ? t("clans-cell-awake", { cell: cellName(cell), tile: tileLabel(token, view.clans, t) })
    : t("clans-cell-asleep", { cell: cellName(cell) });
  if (cell === move.hand) return `${what}, ${t("clans-cell-held")}`;
  if (!move.targets.has(cell) || view.step === "turn") return what;
  return `${what}, ${t(view.step === "rotate" ? "clans-cell-rotate" : move.picking ? "clans-cell-pick" : "clans-cell-swap")}`;
}

// ---- caption and keys -----------------------------------------------------------------------------------------------

/** The picture's caption: what is asked, or what the others are doing. */
function Caption({
  view,
  move,
  sight,
  names,
  beat,
  settled,
  position,
}: Pick<Props, "sight" | "names" | "position"> & {
  readonly view: ClansView;
  readonly move: Move;
  readonly beat: ReturnType<typeof useShown>["beat"];
  readonly settled: boolean;
}) {
  const { t } = useText();
  const speaker = new Speaker("clans", names, t);
  const prompt = sight.menu?.prompt;
  let text: string;
  if (!settled && beat?.event && !beat.mine) text = speaker.event(beat.event);
  else if (move.choice !== null)
    text = t(view.step === "turn" ? "clans-caption-turn" : "clans-caption-choice", { cell: cellName(move.choice) });
  else if (move.dial) text = t("clans-caption-dial", { cell: cellName(move.dial.cell) });
  else if (move.picking) text = t("clans-caption-pick");
  else if (move.source !== null) {
    const token = view.grid[move.source];
    text = t("clans-caption-source", { tile: token ? tileLabel(token, view.clans, t) : "" });
  } else if (prompt) {
    text = speaker.prompt(prompt);
    const may = mayAlso(view, move, sight.seat);
    if (may) text += ` ${t(may)}`;
    if (names.every(({ you }) => !you) && sight.seat !== null) text = `<b>${names[sight.seat]?.name}</b>: ${text}`;
  } else {
    const seat = view.turn ?? position.must.find((one) => one >= 0) ?? null;
    const you = seat !== null && names[seat]?.you ? "yes" : "no";
    text = seat === null ? t("clans-waiting-chance") : t("clans-waiting", { who: names[seat]?.name ?? "?", you });
  }
  return <p className="caption">{rich(text)}</p>;
}

/** What the mover's clan may do instead, where it can. */
function mayAlso(view: ClansView, move: Move, seat: number | null): string | null {
  if (seat === null || view.step !== "swap" || !view.powers) return null;
  if (move.offers.stay) return "clans-may-stay";
  if (move.offers.prey.size > 0) return "clans-may-prey";
  const token = view.at === null ? null : view.grid[view.at];
  if (!token || tileOf(token).kind !== "cat") return null;
  if (view.clans[seat] === "meowsketeers") return "clans-may-dog";
  return view.clans[seat] === "supercats" ? "clans-may-straight" : null;
}

/** The keys under the board. The one main key is there when something waits to be confirmed. */
function Keys({
  move,
  dogs,
  onDogs,
  phone,
}: {
  readonly move: Move;
  readonly dogs: boolean;
  readonly onDogs: (on: boolean) => void;
  readonly phone: boolean;
}) {
  const { t } = useText();
  const size = phone ? "tall" : "usual";
  if (move.choice !== null || move.dial)
    return (
      <>
        <Button kind="quiet" size={size} icon="ui-close" onClick={move.cancel}>
          {t("clans-put-back")}
        </Button>
        <Button
          size={size}
          icon={move.dial ? "ui-rotate" : move.hand === null ? "ui-flip" : "ui-swap"}
          onClick={move.confirm}
          disabled={move.dial !== null && move.dial.quarter === move.dial.now}
        >
          {t(move.dial ? "clans-turn-so" : move.hand === null ? "clans-turn-here" : "clans-swap-here")}
        </Button>
      </>
    );
  return (
    <>
      {move.ready && move.offers.stay && (
        <Button kind="quiet" size={size} icon="ui-check" onClick={move.stay}>
          {t("clans-stay")}
        </Button>
      )}
      {move.ready && move.offers.leave && (
        <Button kind="quiet" size={size} icon="ui-check" onClick={move.leave}>
          {t("clans-leave")}
        </Button>
      )}
      {move.ready &&
        move.offers.prey.size > 0 &&
        (move.picking || move.source !== null ? (
          <Button kind="quiet" size={size} icon="ui-close" onClick={move.cancel}>
            {t("clans-put-back")}
          </Button>
        ) : (
          <Button kind="quiet" size={size} icon="clan-phantoms" onClick={move.pickPrey}>
            {t("clans-other-prey")}
          </Button>
        ))}
      <Button
        kind="quiet"
        size={size}
        icon="ui-eye"
        aria-pressed={dogs}
        onClick={() => onDogs(!dogs)}
        aria-keyshortcuts="d"
      >
        {t(dogs ? "clans-hide-dogs" : "clans-show-dogs")}
      </Button>
    </>
  );
}

/** Keys of the whole page, unless one is writing or a dialog is open. */
function useKeys(keys: Readonly<Record<string, (() => void) | null>>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

// ---- the two sides --------------------------------------------------------------------------------------------------

type SideProps = {
  readonly view: ClansView;
  readonly names: readonly SeatName[];
  readonly side: Side;
  readonly standing: Outcome | null;
  readonly hope: Hope | null;
  readonly part: number;
  /** The seat of this screen that is asked. */
  readonly yours: number | null;
  readonly onStanding: () => void;
};

function SideCard({ view, names, side, standing, hope, part, yours, onStanding }: SideProps) {
  const { t } = useText();
  return (
    <ClanCard
      clan={view.clans[side]}
      side={side}
      who={shownName(names, side, t)}
      face={names[side]?.face}
      powers={view.powers}
      turn={view.turn !== side ? null : yours === side ? "yours" : "theirs"}
    >
      {view.given[side] > 0 && <p className="note">{t("clans-given", { points: view.given[side] })}</p>}
      {standing ? <Standing outcome={standing} side={side} part={part} hope={hope?.[side] ?? null} /> : null}
      <StandingSwitch on={standing !== null} onSwitch={onStanding} label={t("clans-if-now")} />
    </ClanCard>
  );
}

function StandingSwitch({
  on,
  onSwitch,
  label,
}: {
  readonly on: boolean;
  readonly onSwitch: () => void;
  readonly label: string;
}) {
  const { t } = useText();
  return (
    <button type="button" className="clans-link" aria-pressed={on} onClick={onSwitch} aria-keyshortcuts="e">
      <Icon name="ui-eye" size={20} />
      {on ? t("clans-hide-standing") : label}
    </button>
  );
}

/** A side on a phone: a line above or below the board, its clan behind a tap. */
function SeatRow({ view, names, side, standing, hope, part, yours, onStanding }: SideProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const clan = view.clans[side];
  const lines = standing && linesOf(standing, side, part);
  return (
    <div className={view.turn === side && yours === side ? "clans-seat turn" : "clans-seat"}>
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {clan && <Icon name={`clan-${clan}`} size={48} />}
        <span>
          <b>
            {names[side]?.face ? <Face name={names[side].face} size={24} /> : null}
            {shownName(names, side, t)}, {clanName(clan, t)}
          </b>
          {lines ? (
            <span className="clans-chips bare">
              <PreyChips lines={lines} size={22} />
            </span>
          ) : (
            <span className="note">{t(view.turn === side ? "clans-to-move" : "clans-about-clan")}</span>
          )}
        </span>
        {lines && (
          <span className="figure">
            <span className="spoken">{t("clans-if-now")} </span>
            <Points now={pointsOf(lines)} hope={hope?.[side] ?? null} />
          </span>
        )}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={clanName(clan, t)}>
        {clan && view.powers ? <Powers clan={clan} /> : <p className="lead">{t("clans-powers-off")}</p>}
        {view.given[side] > 0 && <p className="lead">{t("clans-given", { points: view.given[side] })}</p>}
        {standing && <Standing outcome={standing} side={side} part={part} hope={null} />}
        <StandingSwitch on={standing !== null} onSwitch={onStanding} label={t("clans-if-now")} />
      </Dialog>
    </div>
  );
}

/** In a match: which game, and the points of the first. */
function MatchNote({ view, names }: { readonly view: ClansView; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  if (!view.match) return null;
  const [past] = view.past;
  return (
    <p className="clans-match chip plain">
      {past
        ? t("clans-match-second", {
            who0: names[0]?.name ?? "",
            who1: names[1]?.name ?? "",
            points0: past.ending.points[0],
            points1: past.ending.points[1],
          })
        : t("clans-match-first")}
    </p>
  );
}

/** On a phone the story and the talk wait behind one key. */
function StorySheet({ story, chat }: { readonly story: ReactNode; readonly chat: ReactNode }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="tall" icon="ui-clock" onClick={() => setOpen(true)}>
        {t("clans-what-happened")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("clans-what-happened")}>
        <Tabs
          label={t("clans-what-happened")}
          tabs={[
            { key: "story", label: t("clans-tab-story"), content: story },
            { key: "chat", label: t("clans-tab-chat"), content: chat },
          ]}
        />
      </Dialog>
    </>
  );
}
