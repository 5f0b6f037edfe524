/** Micka's pencil as the shell lends it to a board: what she draws there, and what she weighs before it is done. */
import { type ReactNode, useEffect, useRef } from "react";
import type { AnyAction } from "../wire/types";

export type Pencil<A = AnyAction> = {
  /** The card on which she writes, laid out by the game; null: it is put away. While it lies there nothing is done at the
   * first touch: what is chosen is weighed, and waits to be confirmed. */
  readonly card: ReactNode;
  /** What she has drawn on the board, number 1 first. */
  readonly drawn: readonly A[];
  /** What lies in the hand and would be done if it were confirmed; null: nothing. */
  weigh(action: A | null): void;
};

/** Tells her what lies in the hand, whenever that is something else. */
export function useWeighed<A extends AnyAction>(pencil: Pencil<A>, action: A | null): void {
  const now = useRef({ pencil, action });
  now.current = { pencil, action };
  const told = pencil.card === null || action === null ? "" : JSON.stringify(action);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same again is not told again
  useEffect(() => now.current.pencil.weigh(now.current.action), [told]);
}
