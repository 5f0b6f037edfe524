/** A puzzle as a board is given a position at a table. */
import { seatLike, tableLike } from "../core/examples";
import type { Puzzle } from "../core/puzzles";
import { BOTS, type Position, type Sight, type TableInfo } from "../wire/types";

/** Those across the table, the ones who think most first. */
const OTHERS = Object.keys(BOTS).reverse();

/** The reader sits where the puzzle was met, bots sit on the other seats. */
export function tableOf({ game, seat, number }: Puzzle, seats: number): TableInfo {
  let other = 0;
  return tableLike({
    id: `puzzle-${game}-${number}`,
    code: "",
    game,
    phase: "playing",
    host: false,
    practice: true,
    at_home: false,
    seats: Array.from({ length: seats }, (_, at) =>
      at === seat ? seatLike({ name: "", mine: true }) : seatLike({ kind: "bot", name: OTHERS[other++] ?? "mourek" }),
    ),
  });
}

/** `seq` grows with every answer, so that what was begun is forgotten. */
export function positionOf(
  { seat, view, menu, standing }: Pick<Puzzle, "seat" | "view" | "menu" | "standing">,
  seq: number,
): Position & { readonly sight: Sight } {
  const sight: Sight = { seat, view, shown: null, menu, may: false, idle: false };
  return {
    type: "position",
    seq,
    must: [seat],
    sights: [sight],
    sight,
    news: [],
    whole: true,
    standing,
    outcome: null,
    draws: null,
    resigned: [],
    undo: { free: [], askable: [], unseen: [], asked: null, agreed: [], known: [] },
    awaited: [],
    vote: null,
    deadline: null,
    now: 0,
  };
}
