/** Places that are shown together: by which cells they are told apart in words, and where their numbers stand. */
import { type Cell, cellsOf, has, type Mask, type Point, pointOf } from "./cells";

/**
 * The fewest cells of a place, besides its first, that none of the others covers all of: "on o7 and n9". Of several as
 * few the farthest, where a tile ends.
 */
export function telling(own: Mask | null, others: readonly Mask[]): readonly Cell[] {
  if (own === null) return [];
  const rivals = others.filter((other) => other !== own);
  const [first = 0, ...rest] = cellsOf(own);
  const far = (cell: Cell): number => {
    const [[x, y], [fromX, fromY]] = [pointOf(cell), pointOf(first)];
    return Math.hypot(x - fromX, y - fromY);
  };
  const tells = (cells: readonly Cell[]) => rivals.every((other) => !cells.every((cell) => has(other, cell)));
  const reach = (cells: readonly Cell[]) => cells.reduce((sum, cell) => sum + far(cell), 0);
  for (let count = 0; count <= rest.length; count += 1) {
    const [best] = choose(rest, count)
      .filter((cells) => tells([first, ...cells]))
      .sort((one, other) => reach(other) - reach(one));
    if (best) return best;
  }
  return rest;
}

/** All ways to choose so many, in their order. */
function choose<T>(from: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => choose(from.slice(at + 1), count - 1).map((others) => [one, ...others]));
}

/**
 * Where the number of each place stands, the best first: on the first of its cells that no better place covers, at some
 * distance from the better ones' numbers if there is such a cell; at least never on one of them.
 */
export function spotsOf(places: readonly (readonly Point[])[]): readonly (Point | null)[] {
  const spots: (Point | null)[] = [];
  const covered = new Set<string>();
  for (const cells of places) {
    const apart = (cell: Point, far: number) => spots.every((spot) => !spot || distance(cell, spot) >= far);
    const free = cells.filter((cell) => !covered.has(String(cell)));
    spots.push(
      free.find((cell) => apart(cell, CLEAR)) ?? free[0] ?? cells.find((cell) => apart(cell, 1)) ?? cells[0] ?? null,
    );
    for (const cell of cells) covered.add(String(cell));
  }
  return spots;
}

const CLEAR = 1.4; // cells: a number is nearly as wide as one

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);
