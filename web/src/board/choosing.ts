/** What can be answered with each kind of set: nothing here knows what it means. */
import type { AnyAction, Cells, Ranges, Subsets } from "../wire/types";

/** An answer of a kind, from the names of its parts and their values. */
const answer = (kind: string, fields: readonly string[], values: readonly unknown[]): AnyAction => ({
  type: kind,
  ...Object.fromEntries(fields.map((field, at) => [field, values[at]])),
});

export const placed = ({ kind, fields }: Cells, turn: number, cell: number): AnyAction =>
  answer(kind, fields, [turn, cell]);

/** The cells that are open in one orientation, in order. */
export function openCells(cells: Cells, turn: number): readonly number[] {
  const open: number[] = [];
  let mask = BigInt(`0x${cells.masks[turn] ?? "0"}`);
  for (let cell = 0; mask > 0n; cell += 1, mask >>= 1n) if (mask & 1n) open.push(cell);
  return open;
}

/** The orientations in which anything is open. */
export const openTurns = (cells: Cells): readonly number[] =>
  cells.masks.flatMap((mask, turn) => (/[^0]/.test(mask) ? [turn] : []));

/** The part of the board that is shown: rows and columns from the first open cell to the last, in any orientation. */
export function frameOf(cells: Cells): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const width = cells.width || Number.POSITIVE_INFINITY;
  const all = openTurns(cells).flatMap((turn) => openCells(cells, turn));
  const span = (places: readonly number[]): readonly number[] => {
    const [low, high] = [Math.min(...places), Math.max(...places)];
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  };
  return { rows: span(all.map((cell) => Math.floor(cell / width))), columns: span(all.map((cell) => cell % width)) };
}

/** The open cell that an arrow leads to: the nearest one straight on, else the nearest in that direction. */
export function nextCell(open: readonly number[], from: number, width: number, key: string): number | null {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return null;
  const [right = 0, down = 0] = step;
  const place = (cell: number) => [cell % width, Math.floor(cell / width)] as const;
  const [x, y] = place(from);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of open) {
    const [cx, cy] = place(cell);
    const ahead = (cx - x) * right + (cy - y) * down;
    const aside = Math.abs((cx - x) * down) + Math.abs((cy - y) * right);
    const way = ahead + aside * 4;
    if (ahead > 0 && way < least) [best, least] = [cell, way];
  }
  return best;
}

export type Bill = { readonly count: number; readonly cost: number; readonly fits: boolean };

/** So many items at such a cost; places are those of the items. */
export function billOf({ costs, budget, least, most }: Subsets, places: ReadonlySet<number>): Bill {
  const cost = [...places].reduce((sum, place) => sum + (costs[place] ?? 0), 0);
  const affordable = costs.length === 0 || cost <= budget;
  return { count: places.size, cost, fits: places.size >= least && places.size <= most && affordable };
}

export const chosen = ({ kind, fields, items }: Subsets, places: ReadonlySet<number>): AnyAction =>
  answer(kind, fields, [[...places].map((place) => items[place] ?? 0).sort((one, other) => one - other)]);

/** The middle of each axis, to begin with. */
export const middles = ({ bounds }: Ranges): readonly number[] => bounds.map(([low, high]) => tidy((low + high) / 2));

export const set = ({ kind, fields }: Ranges, values: readonly number[]): AnyAction => answer(kind, fields, values);

/** What one press of an arrow key moves a slider by: a hundredth of its length, rounded to one digit. */
export function stepOf(low: number, high: number): number {
  if (high <= low) return 1;
  const rough = (high - low) / 100;
  const unit = 10 ** Math.floor(Math.log10(rough));
  return tidy(Math.max(1, Math.round(rough / unit)) * unit);
}

/** Without the tail that binary fractions have. */
export const tidy = (value: number): number => Number(value.toFixed(6));
