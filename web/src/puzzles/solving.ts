/** One puzzle on its way: what was tried, how much was asked for, and how it ended. */
import { useCallback, useState } from "react";
import { type Puzzle, type Verdict, verdictOf } from "../core/puzzles";
import type { AnyAction } from "../wire/types";
import { type Entry, FRESH, note, useDiary } from "./diary";

export type Tried = Verdict & { readonly action: AnyAction };

export type Solving = Entry & {
  /** The last try of this visit. */
  readonly tried: Tried | null;
  readonly attempt: (action: AnyAction) => void;
  /** A rung of the ladder: 1 is a nudge, 2 says which it is. */
  readonly ask: (rung: number) => void;
  readonly giveUp: () => void;
  /** From the beginning, for the joy of it: what is in the diary stays there. */
  readonly again: () => void;
};

/** `day`: of which it is the puzzle, "" of none. */
export function useSolving(puzzle: Puzzle, day: string): Solving {
  const { game, number } = puzzle;
  const kept = useDiary(game)[number];
  const [replayed, replay] = useState<Entry | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const now = replayed ?? kept ?? FRESH;

  const write = useCallback(
    (change: Partial<Entry>) => {
      const next = { ...now, ...change, day: now.day || day };
      if (replayed) replay(next);
      else note(game, number, next);
    },
    [game, number, now, replayed, day],
  );

  return {
    ...now,
    tried,
    attempt(action) {
      const verdict = verdictOf(puzzle, action);
      if (!verdict || now.end !== null) return;
      setTried({ ...verdict, action });
      write({ tries: now.tries + 1, ...(verdict.right && { end: "solved" }) });
    },
    ask: (rung) => write({ help: rung }),
    giveUp: () => write({ end: "shown" }),
    again() {
      setTried(null);
      replay(FRESH);
    },
  };
}
