/**
 * Every way a tile can lie, numbered as the rules number it: turn 0 is as it is drawn, then its quarter turns
 * clockwise, then the same for its mirror image; those that look alike count once. Squares are counted from the
 * anchor, the first in reading order, which is always [0, 0].
 */
import { type Cell, cellAt, type Mask, maskOf, type Point } from "./cells";

export type Squares = readonly Point[];

export type Shape = {
  readonly turns: readonly Squares[];
  /** The turn that a quarter turn clockwise leads to, from each turn. */
  readonly quarter: readonly number[];
  /** The turn that mirroring left and right leads to, from each turn. */
  readonly flip: readonly number[];
};

/** The squares in reading order, counted from the first of them. */
function anchored(squares: readonly Point[]): Squares {
  const order = [...squares].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  const [left, top] = order[0] ?? [0, 0];
  return order.map(([x, y]) => [x - left, y - top]);
}

const turned = (squares: Squares): Squares => anchored(squares.map(([x, y]) => [-y, x]));
const mirrored = (squares: Squares): Squares => anchored(squares.map(([x, y]) => [-x, y]));

const same = (one: Squares, other: Squares): boolean =>
  one.length === other.length && one.every(([x, y], at) => x === other[at]?.[0] && y === other[at]?.[1]);

export function drawn(rows: readonly string[]): Squares {
  return anchored(rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [[x, y] as const] : []))));
}

export function shapeOf(squares: Squares): Shape {
  const turns: Squares[] = [];
  const find = (one: Squares) => turns.findIndex((known) => same(known, one));
  for (let side of [squares, mirrored(squares)])
    for (let quarter = 0; quarter < 4; quarter++) {
      if (find(side) < 0) turns.push(side);
      side = turned(side);
    }
  return {
    turns,
    quarter: turns.map((one) => find(turned(one))),
    flip: turns.map((one) => find(mirrored(one))),
  };
}

/** The cells a shape covers with its anchor at a cell, or null where it would stick out of the drawing's frame. */
export function footprint(
  shape: Shape,
  turn: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Mask | null {
  const cells: Cell[] = [];
  for (const [dx, dy] of shape.turns[turn] ?? []) {
    if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) return null;
    cells.push(cellAt(x + dx, y + dy));
  }
  return maskOf(cells);
}

/** The turn in which a tile lies flattest on the page, beside a boat that lies or stands. */
export function flattest({ turns }: Shape, upright: boolean): number {
  const heights = turns.map((squares) => {
    const sides = squares.map(([x, y]) => (upright ? x : y));
    return Math.max(...sides) - Math.min(...sides);
  });
  return heights.indexOf(Math.min(...heights));
}

/** From the anchor to the middle of the tile, in cells. */
export function middle(squares: Squares): Point {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs) + 1) / 2, (Math.min(...ys) + Math.max(...ys) + 1) / 2];
}
