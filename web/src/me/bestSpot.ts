/** Which game of a chart was the best, and where that is said: above its mark, or beside it where the name of the axis
 * stands above. */
import type { FinishedGame, MeasureInfo } from "../wire/memory";

export type Spot = { readonly x: number; readonly y: number; readonly anchor: "" | "mid" | "end" };

const WORDS = 90; // about as wide as the words are
const NAME = 170; // as wide as the name of the axis, and half of the words

/** `x` and `y` are the mark's; `left` and `top` the corner of the axes. */
export function bestSpot(x: number, y: number, width: number, left: number, top: number): Spot {
  if (x > width - WORDS) return { x, y: y - 11, anchor: "end" };
  if (y < top + 14 && x < left + NAME) return { x: x + 10, y: y + 5, anchor: "" };
  return { x, y: y - 11, anchor: x < left + WORDS ? "" : "mid" };
}

/** The place of the best among the games, if there can be one: the fewest count only where one won. */
export function bestOf(
  games: readonly Pick<FinishedGame, "end">[],
  values: readonly (number | null)[],
  best: MeasureInfo["best"],
): number | null {
  if (best === "") return null;
  const counts = (at: number) => values[at] !== null && (best === "most" || games[at]?.end === "won");
  const places = values.map((_, at) => at).filter(counts);
  const figures = places.map((at) => values[at] ?? 0);
  const record = best === "most" ? Math.max(...figures) : Math.min(...figures);
  return places[figures.indexOf(record)] ?? null;
}
