/** One game on its meadow: the board, what is asked, both sides and what has happened. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { PlayProps } from "../../core/module";
import { useWeighed } from "../../core/pencil";
import { sound, useMotion, usePhone } from "../../design";
import { useKeys } from "../../ground/keys";
import { change, useSettings } from "../../ground/settings";
import { useText } from "../../i18n";
import { PlaceForRefusals } from "../../table/RefusalStrip";
import { Asleep } from "./Asleep";
import { Board } from "./Board";
import { Caption } from "./Caption";
import { Dial } from "./Dial";
import { Numbered } from "./Drawn";
import { swapped } from "./geometry";
import { Keys } from "./Keys";
import { cellWords, marksOf } from "./marks";
import { type Beat, beatsOf, useShown } from "./motion";
import { MatchNote, SeatRow, SideCard, type SideProps } from "./Sides";
import { hopeWords } from "./Standing";
import { StorySheet } from "./StorySheet";
import { seenAsleep } from "./seen";
import type { Grid, Side } from "./tiles";
import { useHopes } from "./useHopes";
import { dialToken, type Move, useMove } from "./useMove";
import type { ClansAction, ClansView } from "./wire";

type Props = PlayProps<ClansView, ClansAction> & { readonly view: ClansView; readonly left: Side };

/** Remembered from game to game, for as long as the page lives. */
let dogsShown = false;

export function Meadow(props: Props) {
  const { position, sight, names, fresh, view, pencil } = props;
  const weighs = pencil.card !== null;
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
  const move = useMove({ ...props, seq: position.seq, menu: sight.menu, ready: settled && !props.busy, weighs });
  useWeighed(pencil, move.waiting);

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
  useTileSounds(beat ?? (shown.changed.size > 0 ? beats.at(-1) : null) ?? null);

  const tried = triedOn(grid, view, move);
  const aim = over ?? look;
  const { hopes, weighed } = useHopes({ view, move, grid, tried, aim, counts: props.beside === undefined });
  const told = weighed && hopeWords(weighed.hope, names, t);
  const { arrows, mark } = marksOf({ view, move, grid: tried, look, dogs }, shown);
  const nameOf = (cell: number) => {
    const after = hopes.get(cell);
    return cellWords(cell, view, tried, move, after ? hopeWords(after, names, t) : null, t);
  };

  const board = (
    <Board
      grid={tried}
      clans={view.clans}
      label={t("clans-board")}
      name={nameOf}
      mark={mark}
      beat={beat}
      arrows={arrows}
      drawn={settled && pencil.drawn.length > 0 ? <Numbered choices={pencil.drawn} at={view.at} /> : null}
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
  const parts = {
    board,
    caption: <Caption {...{ view, move, sight, names, beat, settled, position }} hope={told} />,
    keys: <Keys move={move} dogs={dogs} onDogs={showDogs} phone={phone} />,
    side: {
      view,
      names,
      now: position.standing,
      counted: settings.standing,
      weighed,
      yours: sight.menu === null ? null : sight.seat,
      onCount: showStanding,
    },
  };
  if (phone) return <OnPhone {...props} {...parts} waits={move.choice !== null || move.dial !== null} />;
  return props.beside ? <Alone {...props} {...parts} /> : <OnDesk {...props} {...parts} />;
}

/** What lies on the board as it is shown: with a swap or a turn of a dog tried on. */
function triedOn(grid: Grid, view: ClansView, move: Move): Grid {
  if (move.choice !== null && move.hand !== null) return swapped(grid, move.hand, move.choice);
  const token = move.dial && dialToken(view, move.dial);
  return token && move.dial ? grid.map((old, cell) => (cell === move.dial?.cell ? token : old)) : grid;
}

/** What is heard of a beat, or where nothing moves of the last one. */
function useTileSounds(beat: Beat | null): void {
  useEffect(() => {
    if (beat?.kind === "turn" || beat?.kind === "rotate") sound("paper");
    if (beat?.kind === "swap") sound("knock");
  }, [beat]);
}

// ---- where everything lies ------------------------------------------------------------------------------------------

type Parts = Props & {
  readonly board: ReactNode;
  readonly caption: ReactNode;
  readonly keys: ReactNode;
  readonly side: Omit<SideProps, "side">;
};

const across = (side: Side): Side => (side === 0 ? 1 : 0);

function OnDesk({ table, view, told, names, left, story, chat, board, caption, keys, side, pencil }: Parts) {
  const { t } = useText();
  return (
    <div className="play sides clans-play" data-table={table.id}>
      <aside className="rail" aria-label={t("clans-side-left")}>
        <SideCard {...side} side={left} />
        <Asleep tokens={view.asleep} clans={view.clans} seen={seenAsleep(told, view)} />
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
        {pencil.card}
        <SideCard {...side} side={across(left)} />
        <MatchNote view={view} names={names} />
        {story}
        {chat}
      </aside>
    </div>
  );
}

/** A puzzle: the board, and what is told of it; both clans and their powers stand below. */
function Alone({ view, left, beside, board, caption, keys, side }: Parts) {
  return (
    <div className="play alone clans-play">
      <div className="play-main clans-middle">
        {board}
        <div className="bar">
          <PlaceForRefusals />
          {caption}
          <div className="keys">{keys}</div>
        </div>
        <Asleep tokens={view.asleep} clans={view.clans} compact />
        <div className="beside">
          <SideCard {...side} side={left} />
          <SideCard {...side} side={across(left)} />
        </div>
      </div>
      <aside className="rail">{beside}</aside>
    </div>
  );
}

/** The keys of what waits to be confirmed leave no room for the story's. */
function OnPhone({
  view,
  names,
  left,
  story,
  chat,
  board,
  caption,
  keys,
  side,
  pencil,
  waits,
}: Parts & { readonly waits: boolean }) {
  return (
    <div className="play clans-play phone">
      <SeatRow {...side} side={across(left)} />
      {board}
      <SeatRow {...side} side={left} />
      <MatchNote view={view} names={names} />
      <Asleep tokens={view.asleep} clans={view.clans} compact />
      <div className="sheet">
        <PlaceForRefusals />
        {pencil.card ?? caption}
        {pencil.card && !waits ? null : (
          <div className="keys">
            {keys}
            {waits || !story ? null : <StorySheet story={story} chat={chat} />}
          </div>
        )}
      </div>
    </div>
  );
}
