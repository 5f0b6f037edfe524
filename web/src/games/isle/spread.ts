/**
 * How tiles are spread over a field: in rows, in their order, each turned so that it fits into its row, and all of them
 * as large as there is room for.
 */
import type { Point } from "./cells";
import type { Shape } from "./shapes";

/** What is laid there: a tile, and how many pixels something beside it takes. */
export type Item = { readonly shape: Shape; readonly beside: number };

export type Room = {
  readonly width: number;
  readonly height: number;
  /** The largest cell that is wished for, in pixels. */
  readonly most: number;
  /** How wide and high the key of a tile is at least. */
  readonly least: Point;
  /** Beside a boat whose bow points up. */
  readonly upright: boolean;
};

export type Spread = {
  /** How large a cell is drawn, in pixels. */
  readonly cell: number;
  readonly turns: readonly number[];
  /** The places of the tiles that begin a row. */
  readonly begins: readonly number[];
};

/** Round each tile, in cells: the line that lights it. Between two of them, in pixels. */
const ROUND = 0.36;
const GAP = 6;
const SMALLEST = 6;
const TALLEST = 5;

/** How many cells a turn of a tile is wide and high on the page. */
export function extent({ turns }: Shape, turn: number, upright: boolean): Point {
  const squares = turns[turn] ?? [];
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
  return upright ? [high, wide] : [wide, high];
}

/** How a tile lies in a row that is so many cells high: narrow, and how wide it is then. */
type Lying = { readonly turn: number; readonly wide: number };

/** In rows of one cell, of two, and so on; none where it is higher any way it is turned. */
function lyings(shape: Shape, upright: boolean): readonly (Lying | null)[] {
  const sides = shape.turns.map((_, turn) => extent(shape, turn, upright));
  return Array.from({ length: TALLEST }, (_, below) => {
    let best: Lying | null = null;
    for (const [turn, [wide, high]] of sides.entries())
      if (high <= below + 1 && (best === null || wide < best.wide)) best = { turn, wide };
    return best;
  });
}

export function spread(items: readonly Item[], room: Room): Spread {
  const ways = items.map(({ shape, beside }): Ways => ({ beside, lying: lyings(shape, room.upright) }));
  for (let cell = room.most; cell > SMALLEST; cell--) {
    const fitting = rowsFrom(ways, room, cell).filter(({ height }) => height <= room.height);
    const [even] = fitting.sort((one, other) => one.widest - other.widest);
    if (even) return { cell, ...even };
  }
  const [lowest] = rowsFrom(ways, room, SMALLEST).sort((one, other) => one.height - other.height);
  return { cell: SMALLEST, ...(lowest ?? piled(items)) };
}

type Ways = { readonly beside: number; readonly lying: readonly (Lying | null)[] };

/** Even the smallest are too wide: a row for each, and the field scrolls. */
const piled = (items: readonly Item[]): Pick<Spread, "turns" | "begins"> => ({
  turns: items.map(() => 0),
  begins: [...items.keys()],
});

type Rows = {
  readonly height: number;
  /** The widest row: the narrower it is, the more alike they are. */
  readonly widest: number;
  readonly turns: readonly number[];
  readonly begins: readonly number[];
};

/** Rows in which tiles of this size fit into the width, from the last tile to the first: none lower and narrower. */
function rowsFrom(items: readonly Ways[], room: Room, cell: number): Rows[] {
  const found: Rows[][] = items.map(() => []);
  found.push([{ height: 0, widest: 0, turns: [], begins: [] }]);
  for (let first = items.length - 1; first >= 0; first--)
    for (let tall = 1; tall <= TALLEST; tall++) {
      const high = Math.max(room.least[1], (tall + ROUND) * cell);
      const turns: number[] = [];
      let width = -GAP;
      for (let at = first; at < items.length; at++) {
        const item = items[at];
        const lying = item?.lying[tall - 1];
        if (!lying) break;
        width += GAP + item.beside + Math.max(room.least[0], (lying.wide + ROUND) * cell);
        if (width > room.width) break;
        turns.push(lying.turn);
        for (const rest of found[at + 1] ?? []) {
          const [height, widest] = [high + rest.height, Math.max(width, rest.widest)];
          const known = found[first] as Rows[];
          if (known.some((one) => one.height <= height && one.widest <= widest)) continue;
          found[first] = [
            ...known.filter((one) => one.height < height || one.widest < widest),
            { height, widest, turns: [...turns, ...rest.turns], begins: [first, ...rest.begins] },
          ];
        }
      }
    }
  return found[0] ?? [];
}
