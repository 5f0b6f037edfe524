/** What charts are measured by: round numbers at an axis, and where a value lies along it. */

/** Round numbers that a reader can count by, about `count` of them, from one at or below `low` to one at or above
 * `high`. With `whole` ones, no fractions. */
export function ticks(low: number, high: number, count = 5, whole = true): readonly number[] {
  const span = Math.max(high - low, whole ? 1 : Number.EPSILON);
  const rough = span / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough - 1e-9) ?? 10 * power;
  const by = whole ? Math.max(1, Math.round(step)) : step;
  const first = Math.floor(low / by);
  const last = Math.max(first + 1, Math.ceil(high / by));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * by);
}

/** From a value between `low` and `high` to a place between `from` and `to`. */
export const along =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
