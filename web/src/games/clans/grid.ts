/** Where the cells lie, and which way the arrow keys lead from one to another. */
import { colOf, rowOf, SIDE } from "./geometry";

/** Units of the board: 1000 wide; a tile is 110 × 112 of its own. */
export const TILE = 181.2;
export const TALL = (TILE * 112) / 110;
export const STEP_X = (1000 - TILE) / (SIDE - 1);
export const STEP_Y = STEP_X + 1.5;
export const HEIGHT = STEP_Y * (SIDE - 1) + TALL;

/** The middle of a cell's face, in units of the board. */
export function middleOf(cell: number): { readonly x: number; readonly y: number } {
  return { x: colOf(cell) * STEP_X + TILE / 2 - 2, y: rowOf(cell) * STEP_Y + TILE / 2 - 2 };
}

export const place = (cell: number) => ({
  left: `${(colOf(cell) * STEP_X) / 10}%`,
  top: `${((rowOf(cell) * STEP_Y) / HEIGHT) * 100}%`,
  width: `${TILE / 10}%`,
});

export function step(key: string, cell: number): number | null {
  const [row, col] = [rowOf(cell), colOf(cell)];
  const to: Record<string, readonly [number, number]> = {
    ArrowUp: [row - 1, col],
    ArrowDown: [row + 1, col],
    ArrowLeft: [row, col - 1],
    ArrowRight: [row, col + 1],
    Home: [row, 0],
    End: [row, SIDE - 1],
    PageUp: [0, col],
    PageDown: [SIDE - 1, col],
  };
  const next = to[key];
  if (!next) return null;
  const bound = (n: number) => Math.min(SIDE - 1, Math.max(0, n));
  return bound(next[0]) * SIDE + bound(next[1]);
}

/** The cell whose middle is nearest to a point, if it is within about half a tile. */
export function cellUnder(board: HTMLElement | null, x: number, y: number): number | null {
  if (!board) return null;
  const box = board.getBoundingClientRect();
  const col = Math.round((((x - box.left) / box.width) * 1000) / STEP_X - TILE / 2 / STEP_X);
  const row = Math.round((((y - box.top) / box.height) * HEIGHT) / STEP_Y - TALL / 2 / STEP_Y);
  return row >= 0 && row < SIDE && col >= 0 && col < SIDE ? row * SIDE + col : null;
}
