/** The shortest ways aside to where the piece in hand would lie as it is wanted to: felt out, millimetre by millimetre. */
import { TOUCHING } from "./box";
import { gapBetween } from "./gaps";
import { feetOf, hullOf, isInside, middleOf, type Point } from "./landing";
import { axesOf, extentOf, type Placed, Surroundings, type Vector } from "./space";

export const REACH = 20; // millimetres: farther than that nothing is nearly met

const COARSE = 2; // millimetres from one way to the next; the best are felt out by single ones
const SLACK = 1.2; // millimetres by which what carries may be lower on one side: floors slope
const WITHIN = 1.5; // millimetres by which its middle must be inside what carries it
const MOST = 4; // ways that are worth trying: whoever asks lands the piece there, which takes as long as leading it

const lengthOf = ([x, y]: Point): number => Math.hypot(x, y);
const shortestFirst = (a: Point, b: Point): number => lengthOf(a) - lengthOf(b);

/** All ways aside within reach, the shortest first. */
const WAYS: readonly Point[] = (() => {
  const numbers = Array.from({ length: REACH + 1 }, (_, n) => n * COARSE - REACH);
  return numbers
    .flatMap((x) => numbers.map((y): Point => [x, y]))
    .filter((way) => lengthOf(way) <= REACH)
    .sort(shortestFirst);
})();

/** To where these carry it, all of them, its middle between them; what else is in the way is not looked at. */
export function waysOnto(placed: Placed, carriers: readonly Placed[]): readonly Point[] {
  const [around, feet, middle] = [new Surroundings(carriers), feetOf(placed), middleOf(placed)];
  const [own, spans] = [extentOf(placed), carriers.map(extentOf)];
  const leads = ([dx, dy]: Point): boolean =>
    spans.every((span) => isOver(own, span, dx, dy)) &&
    isCarried(feet, [dx, dy], [middle[0] + dx, middle[1] + dy], around);
  const found: Point[] = [];
  for (const way of WAYS) {
    if (found.length === MOST) break;
    if (leads(way)) found.push(way);
  }
  const [nearest] = found;
  return nearest ? [...finer(nearest).filter(leads), ...found].slice(0, MOST) : [];
}

/** To where it lies beside that one and just touches it: up to it, or out from over it by the shortest of its sides. */
export function waysBeside(placed: Placed, other: Placed): readonly Point[] {
  const [x, y] = placed.pose.at;
  const gapAt = ([dx, dy]: Point) =>
    gapBetween({ ...placed, pose: { ...placed.pose, at: [x + dx, y + dy, other.pose.at[2]] } }, other);
  const { millimetres, from, to } = gapAt([0, 0]);
  if (millimetres > 0) return [[to[0] - from[0], to[1] - from[1]]];
  const sides = [placed, other].flatMap(({ pose }) => axesOf(pose.turn).slice(0, 2));
  return sides
    .flatMap(([ax, ay]) => [1, -1].map((way): Point => [way * ax, way * ay]))
    .flatMap(([ax, ay]): Point[] => {
      for (let out = 1; out <= REACH; out++) {
        const gap = gapAt([out * ax, out * ay]).millimetres;
        const by = out - gap + TOUCHING / 2;
        if (gap > 0) return [[by * ax, by * ay]];
      }
      return [];
    })
    .sort(shortestFirst)
    .slice(0, MOST);
}

/** The ways just beside this one that are shorter. */
function finer([x, y]: Point): readonly Point[] {
  const steps = Array.from({ length: 2 * COARSE - 1 }, (_, n) => n + 1 - COARSE);
  return steps
    .flatMap((dx) => steps.map((dy): Point => [x + dx, y + dy]))
    .filter((way) => lengthOf(way) > 0 && lengthOf(way) < Math.hypot(x, y))
    .sort(shortestFirst);
}

type Extent = ReturnType<typeof extentOf>;

/** Led aside by so much, could it touch that from above? Quickly told, for most ways. */
const isOver = (own: Extent, other: Extent, dx: number, dy: number): boolean =>
  own.low[0] + dx < other.high[0] &&
  own.high[0] + dx > other.low[0] &&
  own.low[1] + dy < other.high[1] &&
  own.high[1] + dy > other.low[1];

/** Do all of these carry its feet there, with its middle between them? */
function isCarried(feet: readonly Vector[], [dx, dy]: Point, middle: Point, around: Surroundings): boolean {
  if (around.standing.length === 1 && around.topUnder(...middle, Number.POSITIVE_INFINITY) === null) return false;
  const grounds = feet.flatMap(([x, y, z]) => {
    const ground = around.topUnder(x + dx, y + dy, Number.POSITIVE_INFINITY);
    return ground ? [{ at: [x + dx, y + dy] as Point, up: ground.z - z, piece: ground.piece }] : [];
  });
  const highest = Math.max(...grounds.map(({ up }) => up));
  const bearing = grounds.filter(({ up }) => up >= highest - SLACK);
  if (new Set(bearing.map(({ piece }) => piece)).size < around.standing.length) return false;
  return isInside(middle, hullOf(bearing.map(({ at }) => at)), WITHIN);
}
