/** Tiles as one merged shape: its rounded outline, and the line along which a cat stretches. Pure geometry, in cells. */
import type { Point } from "./cells";

const key = ([x, y]: Point): string => `${x},${y}`;
const round = (value: number): string => String(Math.round(value * 10) / 10);
const sign = Math.sign;

/** The corners of each boundary of a set of cells, clockwise; holes run the other way round. */
export function loops(cells: readonly Point[]): readonly (readonly Point[])[] {
  const inside = new Set(cells.map(key));
  const at = (x: number, y: number) => inside.has(`${x},${y}`);
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) => next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!at(x, y - 1)) edge([x, y], [x + 1, y]);
    if (!at(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
    if (!at(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
    if (!at(x - 1, y)) edge([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  while (next.size > 0) {
    const start = [...next.keys()]
      .map((one): Point => {
        const [x = 0, y = 0] = one.split(",").map(Number);
        return [x, y];
      })
      .sort(byPlace)[0] as Point;
    const loop: Point[] = [];
    let [point, came] = [start, null as Point | null];
    do {
      const ends = next.get(key(point)) ?? [];
      // Cells that touch by a corner only: keep to the right, so that they stay one outline each.
      if (came && ends.length > 1) {
        const [cx, cy] = came;
        const [px, py] = point;
        ends.sort(([ax, ay], [bx, by]) => cx * (by - py) - cy * (bx - px) - (cx * (ay - py) - cy * (ax - px)));
      }
      const end = ends.shift() as Point;
      if (ends.length === 0) next.delete(key(point));
      loop.push(point);
      came = [end[0] - point[0], end[1] - point[1]];
      point = end;
    } while (point[0] !== start[0] || point[1] !== start[1]);
    found.push(
      loop.filter((corner, i) => isCorner(loop.at(i - 1) as Point, corner, loop[(i + 1) % loop.length] as Point)),
    );
  }
  return found;
}

const byPlace = ([ax, ay]: Point, [bx, by]: Point): number => ax - bx || ay - by;

function isCorner(before: Point, corner: Point, after: Point): boolean {
  return corner[0] - before[0] !== after[0] - corner[0] || corner[1] - before[1] !== after[1] - corner[1];
}

export type Rounding = { readonly inset?: number; readonly outer?: number; readonly inner?: number };

/** One rounded path round the cells, for cells of `size`; inset and corners are parts of a cell. */
export function outline(
  cells: readonly Point[],
  size: number,
  { inset = 0.035, outer = 0.22, inner = 0.14 }: Rounding = {},
): string {
  let path = "";
  for (const loop of loops(cells)) {
    for (const [i, [x, y]] of loop.entries()) {
      const [px, py] = loop.at(i - 1) as Point;
      const [qx, qy] = loop[(i + 1) % loop.length] as Point;
      const [ax, ay] = [sign(x - px), sign(y - py)];
      const [bx, by] = [sign(qx - x), sign(qy - y)];
      const turn = ax * by - ay * bx;
      const [vx, vy] = [x + (-ay - by) * inset, y + (ax + bx) * inset];
      const r = turn > 0 ? outer : inner;
      const from = `${round((vx - ax * r) * size)} ${round((vy - ay * r) * size)}`;
      const to = `${round((vx + bx * r) * size)} ${round((vy + by * r) * size)}`;
      path += `${i === 0 ? "M" : "L"}${from}A${round(r * size)} ${round(r * size)} 0 0 ${turn > 0 ? 1 : 0} ${to}`;
    }
    path += "Z";
  }
  return path;
}

function bends(path: readonly Point[]): number {
  let found = 0;
  for (let i = 1; i < path.length - 1; i++)
    if (isCorner(path[i - 1] as Point, path[i] as Point, path[i + 1] as Point)) found += 1;
  return found;
}

/** The longest simple path through a tile: where the cat stretches, head first (the upper end, then the left one). */
export function spine(cells: readonly Point[]): readonly Point[] {
  const inside = new Map(cells.map((cell) => [key(cell), cell]));
  let best: { readonly worth: readonly number[]; readonly path: readonly Point[] } | null = null;
  const walk = (path: readonly Point[]): void => {
    const [x, y] = path.at(-1) as Point;
    for (const step of [`${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`, `${x},${y - 1}`]) {
      const next = inside.get(step);
      if (next && !path.includes(next)) walk([...path, next]);
    }
    const [hx, hy] = path[0] as Point;
    const worth = [path.length, -bends(path.slice(0, 3)), -bends(path), -hy, -hx];
    if (!best || compare(worth, best.worth) > 0) best = { worth, path };
  };
  for (const cell of [...cells].sort(byPlace)) walk([cell]);
  return (best as { readonly path: readonly Point[] } | null)?.path ?? [];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [i, value] of one.entries()) if (value !== other[i]) return value - (other[i] ?? 0);
  return 0;
}

/** Where the line of a body runs within its cell: a little below the middle, so that the head stands above it. */
export const DROP = 0.56;

/** A soft line through the middles of cells; `longer` stretches its last step. */
export function smooth(cells: readonly Point[], size: number, longer = 0): string {
  const points = cells.map(([x, y]) => [(x + 0.5) * size, (y + DROP) * size] as const);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (longer !== 0 && last && before)
    points[points.length - 1] = [last[0] + (last[0] - before[0]) * longer, last[1] + (last[1] - before[1]) * longer];
  let path = "";
  for (const [i, [x, y]] of points.entries()) {
    const [from, to] = [points[i - 1], points[i + 1]];
    if (!from) path = `M${round(x)} ${round(y)}`;
    else if (!to) path += `L${round(x)} ${round(y)}`;
    else {
      const [ax, ay] = [(x + from[0]) / 2, (y + from[1]) / 2];
      const [bx, by] = [(x + to[0]) / 2, (y + to[1]) / 2];
      path += `L${round(ax)} ${round(ay)}Q${round(x)} ${round(y)} ${round(bx)} ${round(by)}`;
    }
  }
  return path;
}
