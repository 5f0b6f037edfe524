/** The shortest way aside to where the piece in hand would lie as it is wanted to: felt out, millimetre by millimetre. */
import type { Gap } from "./gaps";
import { feetOf, hullOf, isInside, type Landing, middleOf, type Point } from "./landing";
import { extentOf, type Placed, Surroundings, type Vector } from "./space";

export const REACH = 20; // millimetres: farther than that nothing is nearly met

/** Where a piece would land, led aside by so many millimetres. */
export type Moved = (dx: number, dy: number) => Landing;

const SLACK = 1.2; // millimetres by which what carries may be lower on one side: floors slope
const WITHIN = 1.5; // millimetres by which its middle must be inside what carries it
const FELT = 8; // landings that are felt out, of the places that look right: each takes as long as a step of the hand

/** All ways aside within reach, in whole millimetres, the shortest first. */
const WAYS: readonly Point[] = (() => {
  const numbers = Array.from({ length: 2 * REACH + 1 }, (_, n) => n - REACH);
  return numbers
    .flatMap((x) => numbers.map((y): Point => [x, y]))
    .filter(([x, y]) => Math.hypot(x, y) <= REACH && (x !== 0 || y !== 0))
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
})();

/** To the nearest place where these carry it, all of them, and where it `fits`; null: there is none within reach. */
export function wayOnto(
  placed: Placed,
  carriers: readonly Placed[],
  moved: Moved,
  fits: (landing: Landing) => boolean,
): Gap | null {
  const [around, feet, middle] = [new Surroundings(carriers), feetOf(placed), middleOf(placed)];
  if (!isInReach(middle, carriers)) return null;
  let felt = 0;
  for (const [dx, dy] of WAYS) {
    const there: Point = [middle[0] + dx, middle[1] + dy];
    if (!isCarried(feet, [dx, dy], there, around)) continue;
    if (fits(moved(dx, dy))) {
      const z = placed.pose.at[2];
      return { millimetres: Math.hypot(dx, dy), from: [...middle, z], to: [...there, z] };
    }
    felt += 1;
    if (felt === FELT) return null;
  }
  return null;
}

/** Could its middle come over them at all? */
function isInReach([x, y]: Point, carriers: readonly Placed[]): boolean {
  const spans = carriers.map(extentOf);
  const apart = (at: number, way: 0 | 1) =>
    Math.max(Math.min(...spans.map(({ low }) => low[way])) - at, at - Math.max(...spans.map(({ high }) => high[way])));
  return Math.max(apart(x, 0), apart(y, 1)) <= REACH;
}

/** Do all of these carry its feet there, with its middle between them? What else is in the way is not looked at. */
function isCarried(feet: readonly Vector[], [dx, dy]: Point, middle: Point, around: Surroundings): boolean {
  if (around.topUnder(...middle, Number.POSITIVE_INFINITY) === null && around.standing.length === 1) return false;
  const grounds = feet.flatMap(([x, y, z]) => {
    const ground = around.topUnder(x + dx, y + dy, Number.POSITIVE_INFINITY);
    return ground ? [{ at: [x + dx, y + dy] as Point, up: ground.z - z, piece: ground.piece }] : [];
  });
  const highest = Math.max(...grounds.map(({ up }) => up));
  const bearing = grounds.filter(({ up }) => up >= highest - SLACK);
  if (new Set(bearing.map(({ piece }) => piece)).size < around.standing.length) return false;
  return isInside(middle, hullOf(bearing.map(({ at }) => at)), WITHIN);
}
