/** What steps back have shown: tiles that sleep again, and that somebody has seen where they lie. */
import type { News } from "../../wire/types";
import type { Token } from "./tiles";

export type Seen = { readonly cell: number; readonly token: Token };

type Piece = Pick<News, "known" | "events">;

/** Of this game's tiles those that sleep where they were seen: one that is woken again there is the same tile. */
export function seenAsleep(
  told: readonly Piece[],
  view: { readonly grid: readonly (Token | null)[]; readonly past: readonly unknown[] },
): readonly Seen[] {
  const seen = new Map<number, Token>();
  for (const { known } of ofThisGame(told, view.past.length))
    for (const { key, args } of known?.events ?? [])
      if (key === "woke" && typeof args.cell === "number" && typeof args.tile === "string")
        seen.set(args.cell, args.tile);
  return [...seen]
    .map(([cell, token]) => ({ cell, token }))
    .filter(({ cell }) => view.grid[cell] === null)
    .sort((one, other) => one.cell - other.cell);
}

/** In a match every game has a layout of its own, and ends with its count. */
function ofThisGame(told: readonly Piece[], past: number): readonly Piece[] {
  let left = past;
  return told.filter(({ events }) => {
    const counts = left === 0;
    if (events.some(({ key }) => key === ENDED)) left--;
    return counts;
  });
}

const ENDED = "game-over";
