import { useMemo } from "react";
import { forecast } from "./forecast";
import { swapped } from "./geometry";
import type { Hope, Weighed } from "./Standing";
import type { Grid } from "./tiles";
import type { Move } from "./useMove";
import type { ClansView } from "./wire";

const NONE: ReadonlyMap<number, Hope> = new Map();

/** What every swap within reach would make of both sides' points if the game ended then; and the one weighed now. */
export function useHopes({
  view,
  move,
  grid,
  tried,
  aim,
  counts,
}: {
  readonly view: ClansView;
  readonly move: Move;
  readonly grid: Grid;
  /** With what was chosen by a first press already on it. */
  readonly tried: Grid;
  /** The cell that one points at. */
  readonly aim: number | null;
  /** What a swap would bring is told; of a puzzle that is the question. */
  readonly counts: boolean;
}): { readonly hopes: ReadonlyMap<number, Hope>; readonly weighed: Weighed | null } {
  const { hand, picking, targets } = move;
  const hopes = useMemo(() => {
    if (hand === null || picking || !counts) return NONE;
    return new Map([...targets].map((cell) => [cell, hopeOf(view, swapped(grid, hand, cell))]));
  }, [view, grid, hand, picking, targets, counts]);
  const onBoard = tried === grid || !counts ? null : hopeOf(view, tried);
  const hope = onBoard ?? (aim === null ? null : (hopes.get(aim) ?? null));
  return { hopes, weighed: hope && { now: hopeOf(view, grid), hope } };
}

function hopeOf(view: ClansView, grid: Grid): Hope {
  const [one, other] = forecast(grid, view.clans, view.powers);
  return [one + view.given[0], other + view.given[1]];
}
