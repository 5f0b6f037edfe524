/** One puzzle on its way: what was tried, how much was asked for, and how it ended. */
import { useCallback, useMemo, useState } from "react";
import { type Puzzle, stepsOf, type Verdict, verdictOf } from "../core/puzzles";
import type { AnyAction } from "../wire/types";
import { type Entry, entryOf, FRESH, note, useDiary } from "./diary";

export type Tried = Verdict & { readonly action: AnyAction };

export type Solving = Entry & {
  /** Which of the choices that it asks for is being made, from 0; the last when it is over. */
  readonly step: number;
  /** The last try of this visit. */
  readonly tried: Tried | null;
  readonly attempt: (action: AnyAction) => void;
  /** A rung of the ladder: 1 is a nudge, 2 says which it is. */
  readonly ask: (rung: number) => void;
  readonly giveUp: () => void;
  /** From the beginning, for the joy of it: what is in the diary stays there. */
  readonly again: () => void;
};

/** `day`: of which it is the puzzle, "" of none. On its day it is fresh, whatever was solved by its number. */
export function useSolving(puzzle: Puzzle, day: string): Solving {
  const { game, number } = puzzle;
  const kept = entryOf(useDiary(game), { number, day });
  const [replayed, replay] = useState<Entry | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const now = replayed ?? kept;
  const steps = useMemo(() => stepsOf(puzzle), [puzzle]);
  const [reached, reach] = useState(0);
  const [helped, setHelped] = useState(0); // after the first step: what was told of that one is no help any more
  const last = steps.length - 1;
  const step = now.end === null ? reached : last;

  const write = useCallback(
    (change: Partial<Entry>) => {
      const { tries, help, end } = { ...now, ...change };
      const next = { tries, help, end };
      if (replayed) replay(next);
      else note({ game, number, day }, next);
    },
    [game, number, now, replayed, day],
  );

  return {
    ...now,
    help: step > 0 && now.end === null ? helped : now.help,
    step,
    tried,
    attempt(action) {
      const asked = steps[step];
      const verdict = asked ? verdictOf(asked, action) : null;
      if (!verdict || now.end !== null) return;
      setTried({ ...verdict, action });
      if (verdict.right && step < last) {
        reach(step + 1);
        setHelped(0);
      } else write({ tries: now.tries + 1, ...(verdict.right && { end: "solved" }) });
    },
    ask(rung) {
      setHelped(rung);
      write({ help: Math.max(now.help, rung) });
    },
    giveUp: () => write({ end: "shown" }),
    again() {
      setTried(null);
      reach(0);
      replay(FRESH);
    },
  };
}
