/**
 * Moves as they are shown: each event that changes the board is a beat, beats are played one after another on a copy of
 * the position, and at the end the board is the position itself, whatever was or was not played.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Event, News } from "../../wire/types";
import { MIDDLE, placed, swapped } from "./geometry";
import { type Grid, type Token, tileOf } from "./tiles";

export type Beat = { readonly event: Event | null; readonly mine: boolean } & (
  | { readonly kind: "turn"; readonly cell: number; readonly token: Token | null }
  | { readonly kind: "swap"; readonly from: number; readonly to: number }
  | { readonly kind: "rotate"; readonly cell: number; readonly token: Token }
  | { readonly kind: "stay"; readonly cell: number }
);
export type LiveBeat = Beat & { readonly id: number; readonly ms: number };

const number = (event: Event, name: string): number => Number(event.args[name]);

function beatOf(event: Event, mine: boolean): Beat | null {
  const common = { event, mine };
  switch (event.key) {
    case "woke":
      return { ...common, kind: "turn", cell: number(event, "cell"), token: String(event.args.tile) };
    case "middle":
      return { ...common, kind: "turn", cell: MIDDLE, token: String(event.args.tile) };
    case "swapped":
    case "swapped-prey":
    case "chief-moved":
      return { ...common, kind: "swap", from: number(event, "from"), to: number(event, "to") };
    case "rotated":
      return { ...common, kind: "rotate", cell: number(event, "cell"), token: String(event.args.tile) };
    case "stayed":
      return { ...common, kind: "stay", cell: number(event, "cell") };
    default:
      return null;
  }
}

/** The beats of what happened. `mine` are the seats of this screen: their own moves need less time to be read. */
export function beatsOf(news: readonly News[], mine: readonly number[]): readonly Beat[] {
  return news.flatMap(({ events }) =>
    events.flatMap((event) => {
      const seat = event.args.seat;
      return beatOf(event, typeof seat === "number" && mine.includes(seat)) ?? [];
    }),
  );
}

/** The board after a beat. */
export function played(grid: Grid, beat: Beat): Grid {
  switch (beat.kind) {
    case "turn":
    case "rotate":
      return placed(grid, beat.cell, beat.token);
    case "swap":
      return swapped(grid, beat.from, beat.to);
    case "stay":
      return grid;
  }
}

/** The cells a beat touches. */
export function touched(beat: Beat): readonly number[] {
  return beat.kind === "swap" ? [beat.from, beat.to] : [beat.cell];
}

const LEAST = 250;
const MOST = 2000;

/** How long a beat takes, and its rest, so that one can read it. */
function span(beat: Beat): number {
  if (beat.kind === "turn") return beat.mine ? 280 : 680;
  if (beat.kind === "swap") return beat.mine ? 400 : 520;
  return 450;
}

/**
 * Milliseconds for each beat: never under 250 and never over two seconds in all. Where even the shortest would take
 * longer, the first ones are not played (0) but only their outcome is seen.
 */
export function pacing(beats: readonly Beat[], pace = 1): readonly number[] {
  const skip = Math.max(0, beats.length - Math.floor(MOST / LEAST));
  const wish = beats.map((beat, i) => (i < skip ? 0 : Math.max(LEAST, span(beat) * pace)));
  const total = wish.reduce((sum, ms) => sum + ms, 0);
  if (total <= MOST) return wish;
  // What lies above the least is shared out of what two seconds leave above it.
  const count = beats.length - skip;
  const factor = (MOST - count * LEAST) / (total - count * LEAST);
  return wish.map((ms, i) => (i < skip ? 0 : LEAST + (ms - LEAST) * factor));
}

/** Two boards are the same where every cell is. */
function same(a: Grid, b: Grid): boolean {
  return a.length === b.length && a.every((token, cell) => token === b[cell]);
}

export type Shown = {
  readonly grid: Grid;
  readonly beat: LiveBeat | null;
  /** With no motion: where something just changed. */
  readonly changed: ReadonlySet<number>;
  /** The board is the position itself. */
  readonly settled: boolean;
  readonly skip: () => void;
};

type Frame = { readonly grid: Grid; readonly beat: LiveBeat | null; readonly changed: ReadonlySet<number> };

const NOTHING: ReadonlySet<number> = new Set();
let ids = 0;

/**
 * Shows a position. `stamp` tells one position from the next, `beats` lead from the last one to this. Where they do not
 * (the first sight of a table, an undo, a jump in a replay) the position is shown at once.
 */
export function useShown(stamp: unknown, grid: Grid, beats: readonly Beat[], pace: number): Shown {
  const [frame, setFrame] = useState<Frame>({ grid, beat: null, changed: NOTHING });
  const live = useRef({ stamp, target: grid, shown: grid, queue: [] as LiveBeat[], playing: false, timer: 0 });

  const finish = useCallback((changed: ReadonlySet<number> = NOTHING) => {
    const now = live.current;
    clearTimeout(now.timer);
    now.playing = false;
    now.queue = [];
    now.shown = now.target;
    setFrame({ grid: now.target, beat: null, changed });
    if (changed.size > 0) now.timer = window.setTimeout(() => finish(), 1000);
  }, []);

  const next = useCallback(() => {
    const now = live.current;
    let beat = now.queue.shift();
    while (beat && beat.ms === 0) {
      now.shown = played(now.shown, beat);
      beat = now.queue.shift();
    }
    if (!beat) return finish();
    now.shown = played(now.shown, beat);
    now.playing = true;
    setFrame({ grid: now.shown, beat, changed: NOTHING });
    now.timer = window.setTimeout(next, beat.ms);
  }, [finish]);

  useEffect(() => {
    const now = live.current;
    if (Object.is(now.stamp, stamp)) return;
    now.stamp = stamp;
    const follows = beats.length > 0 && same(beats.reduce(played, now.target), grid);
    const unchanged = same(now.target, grid);
    now.target = grid;
    if (!follows) {
      // What is under way ends at this target by itself.
      if (!unchanged || !now.playing) finish();
    } else if (pace === 0) finish(new Set(beats.flatMap(touched)));
    else {
      const waiting = [...now.queue, ...beats];
      const times = pacing(waiting, pace);
      now.queue = waiting.map((beat, i) => ({ ...beat, id: ++ids, ms: times[i] ?? LEAST }));
      if (!now.playing) next();
    }
  }, [stamp, grid, beats, pace, finish, next]);

  useEffect(() => {
    const now = live.current;
    return () => clearTimeout(now.timer);
  }, []);

  const skip = useCallback(() => finish(), [finish]);
  return { ...frame, settled: frame.beat === null && same(frame.grid, grid), skip };
}

/** By how many quarters a dog turns from one token to the next, the short way round. */
export function quartersBetween(before: Token | null, after: Token | null): number {
  const [a, b] = [before && tileOf(before), after && tileOf(after)];
  if (!a || !b || a.kind !== "dog" || b.kind !== "dog") return 0;
  const turn = (b.quarter - a.quarter + 4) % 4;
  return turn === 3 ? -1 : turn;
}
