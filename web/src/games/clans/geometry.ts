/**
 * Where things lie on the five by five cells and what touches what, for drawing only. What may be done is listed by
 * the server; here we only know how far a kind of tile reaches and where a dog's arrows point.
 */
import { DOG_ARROWS } from "./box";
import { type Grid, isPrey, type Side, type Tile, tileOf } from "./tiles";

export const SIDE = 5;
export const CELLS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
/** The cells, row by row. */
export const ROWS: readonly (readonly number[])[] = [0, 5, 10, 15, 20].map((first) => CELLS.slice(first, first + SIDE));
export const MIDDLE = 12;

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const colOf = (cell: number): number => cell % SIDE;

/** "c3": column letter, row number from the top. */
export function cellName(cell: number): string {
  return `${"abcde"[colOf(cell)]}${rowOf(cell) + 1}`;
}

/** The cell at (row, col), or null beyond the edge. */
export function cellAt(row: number, col: number): number | null {
  return row >= 0 && row < SIDE && col >= 0 && col < SIDE ? row * SIDE + col : null;
}

/** Eight directions clockwise from north, in eighths of a turn: [row step, column step]. */
const STEPS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
];

/** Directions in which a dog bites, in eighths of a turn clockwise from north. */
export function arrowsOf(dog: number, quarter: number): readonly number[] {
  return (DOG_ARROWS[dog - 1] ?? []).map((eighth) => (eighth + 2 * quarter) % 8).sort((a, b) => a - b);
}

/** The arrows of the dog that is awake at a cell; none where there is none. */
export function arrowsAt(grid: Grid, cell: number): readonly number[] {
  const token = grid[cell];
  const tile = token ? tileOf(token) : null;
  return tile?.kind === "dog" ? arrowsOf(tile.dog, tile.quarter) : [];
}

/** The neighbour in a direction, or null beyond the edge. */
export function towards(cell: number, eighth: number): number | null {
  const step = STEPS[eighth % 8];
  return step ? cellAt(rowOf(cell) + step[0], colOf(cell) + step[1]) : null;
}

/** The four neighbours by an edge. */
export function besides(cell: number): readonly number[] {
  return [0, 2, 4, 6].map((eighth) => towards(cell, eighth)).filter((at) => at !== null);
}

/** The neighbours by an edge or a corner. */
export function neighbours(cell: number): readonly number[] {
  return STEPS.map((_, eighth) => towards(cell, eighth)).filter((at) => at !== null);
}

/** The cells a tile of this kind reaches by the plain rules. [CLANS 3.3] */
export function reach(tile: Tile, cell: number): readonly number[] {
  if (isPrey(tile)) return neighbours(cell);
  const far = tile.kind === "cat" ? 2 : SIDE;
  return CELLS.filter((other) => {
    const rows = Math.abs(rowOf(other) - rowOf(cell));
    const cols = Math.abs(colOf(other) - colOf(cell));
    return rows + cols > 0 && (rows === 0 || cols === 0) && rows + cols <= far;
  });
}

export type Bite = { readonly dog: number; readonly eighth: number; readonly cell: number };

/** Every arrow of every dog that is awake and points at a cell of the board; `only` narrows it to the dog at one cell. */
export function bites(grid: Grid, only: number | null = null): readonly Bite[] {
  return CELLS.flatMap((dog) => {
    if (only !== null && only !== dog) return [];
    return arrowsAt(grid, dog).flatMap((eighth) => {
      const cell = towards(dog, eighth);
      return cell === null ? [] : [{ dog, eighth, cell }];
    });
  });
}

/** Awake cats that the dogs' arrows point at. `spared` is a side whose chief the dogs cannot touch. [CLANS 4.2, 5.6] */
export function struck(grid: Grid, spared: readonly Side[] = [], only: number | null = null): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const { cell } of bites(grid, only)) {
    const token = grid[cell];
    const tile = token ? tileOf(token) : null;
    if (tile?.kind === "cat" && !(tile.chief && spared.includes(tile.side))) cells.add(cell);
  }
  return cells;
}

/** The grid with two tiles in each other's place. */
export function swapped(grid: Grid, a: number, b: number): Grid {
  return grid.map((token, cell) => (cell === a ? (grid[b] ?? null) : cell === b ? (grid[a] ?? null) : token));
}

/** The grid with one tile set. */
export function placed(grid: Grid, cell: number, token: string | null): Grid {
  return grid.map((old, at) => (at === cell ? token : old));
}
