/** Which of many reasons are told. */

const MOST = 4;
const EACH = 2;
const LEAST = 0.5; // what rounds to nothing is no reason

/**
 * Both sides are heard: of what speaks for a choice and of what speaks against it the weightiest two each, and more of
 * one where there is less of the other. They come and stay in the order of their weight.
 */
export function weightiest<Told extends { readonly points: number }>(reasons: readonly Told[]): readonly Told[] {
  const told = reasons.filter(({ points }) => Math.abs(points) >= LEAST);
  const [pro, contra] = [told.filter(({ points }) => points > 0), told.filter(({ points }) => points < 0)];
  const room = (other: readonly Told[]) => Math.max(EACH, MOST - other.length);
  const kept = new Set([...pro.slice(0, room(contra)), ...contra.slice(0, room(pro))]);
  return told.filter((one) => kept.has(one));
}
