/**
 * Cells and sets of cells, as the rules number them: a cell is 23 y + x, 22 columns from the stern to the bow, 9 rows,
 * and a guard column that belongs to no boat. A set is a number with a bit for each cell; on the wire it is hexadecimal.
 */
export type Cell = number;
export type Mask = bigint;
export type Point = readonly [x: number, y: number];

export const WIDTH = 22;
export const HEIGHT = 9;
export const STRIDE = WIDTH + 1;
const STEP = BigInt(STRIDE);

export const cellAt = (x: number, y: number): Cell => STRIDE * y + x;

export const pointOf = (cell: Cell): Point => [cell % STRIDE, Math.floor(cell / STRIDE)];

/** "a5" is the end of the stern, "v5" the tip of the bow. */
export function cellName(cell: Cell): string {
  const [x, y] = pointOf(cell);
  return `${"abcdefghijklmnopqrstuv"[x] ?? "?"}${y + 1}`;
}

/** The cell that a name means; null for any other word. */
export function pointNamed(name: string): Point | null {
  const [, letter = "", number] = /^([a-v])([1-9])$/.exec(name) ?? [];
  return letter ? ["abcdefghijklmnopqrstuv".indexOf(letter), Number(number) - 1] : null;
}

export const bit = (cell: Cell): Mask => 1n << BigInt(cell);

export const has = (mask: Mask, cell: Cell): boolean => ((mask >> BigInt(cell)) & 1n) === 1n;

export const maskOf = (cells: Iterable<Cell>): Mask => {
  let mask = 0n;
  for (const cell of cells) mask |= bit(cell);
  return mask;
};

/** The cells of a set, in reading order. */
export function cellsOf(mask: Mask): readonly Cell[] {
  const found: Cell[] = [];
  const bits = mask.toString(2);
  for (let at = bits.length - 1; at >= 0; at--) if (bits[at] === "1") found.push(bits.length - 1 - at);
  return found;
}

export const pointsOf = (mask: Mask): readonly Point[] => cellsOf(mask).map(pointOf);

export const count = (mask: Mask): number => cellsOf(mask).length;

export const readMask = (hex: string): Mask => (hex === "" ? 0n : BigInt(hex.startsWith("0x") ? hex : `0x${hex}`));

export const writeMask = (mask: Mask): string => mask.toString(16);

/** A set moved one step in each of the four directions. */
export const around = (mask: Mask): Mask => (mask << 1n) | (mask >> 1n) | (mask << STEP) | (mask >> STEP);

/** The cells marked by one of the letters in a drawing, row by row. */
export function marked(rows: readonly string[], letters: string): Mask {
  return maskOf(
    rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letters.includes(letter) ? [cellAt(x, y)] : []))),
  );
}
