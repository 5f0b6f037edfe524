/** Where a chart says which game was the best: above its mark, or beside it where the name of the axis stands above. */
export type Spot = { readonly x: number; readonly y: number; readonly anchor: "" | "mid" | "end" };

const WORDS = 90; // about as wide as the words are
const NAME = 170; // as wide as the name of the axis, and half of the words

/** `x` and `y` are the mark's; `left` and `top` the corner of the axes. */
export function bestSpot(x: number, y: number, width: number, left: number, top: number): Spot {
  if (x > width - WORDS) return { x, y: y - 11, anchor: "end" };
  if (y < top + 14 && x < left + NAME) return { x: x + 10, y: y + 5, anchor: "" };
  return { x, y: y - 11, anchor: x < left + WORDS ? "" : "mid" };
}
