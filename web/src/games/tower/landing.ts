/** Where the piece in hand would come to rest, and whether it would stay there: geometry only, the server decides. */
import { isCat, isFloor, isKitten, isWall, kindOf, type Piece, SIDE, wallSize } from "./box";
import { type Grounds, type Held, placedAt } from "./hold";
import { axesOf, inWorld, type Placed, partsOf, type Surroundings, type Vector } from "./space";

/**
 * It stands; it would go over an edge; it is over a kitten, or over a cat where it may not stand; nothing is below: those
 * are certain. Or it only leans, on a flank or on a wall's head: mostly it slips off, and now and then onto its feet.
 */
export type Fate = "stands" | "edge" | "kitten" | "cat" | "nothing" | "leans";

export type Landing = { readonly placed: Placed; readonly fate: Fate; readonly on: readonly Piece[] };

export type Point = readonly [x: number, y: number];

const CLOSE = 1.2; // millimetres over what carries it, that a foot may be: floors slope
const HARDLY = 7; // millimetres by which the middle of a kitten is outside a cat that it hardly touches
const TRIED = 0.2; // millimetres that it is pushed down to feel what it touches

const known = new WeakMap<Held, Landing>();

/** What its shadow tells: green, red, or neither. */
export type Shade = "stands" | "slides" | "plain";

export const shadeOf = (fate: Fate): Shade => (fate === "leans" ? "plain" : fate === "stands" ? "stands" : "slides");

/** The landing of what is held; asked again for the same hand it is not reckoned again. */
export function landingOf(grounds: Grounds, held: Held): Landing {
  let landing = known.get(held);
  if (!landing) {
    landing = reckoned(grounds, held);
    known.set(held, landing);
  }
  return landing;
}

function reckoned({ around }: Grounds, held: Held): Landing {
  const placed = placedAt(held.piece, { ...held.place, z: held.rest });
  const { points, on } = feltBelow(placed, around);
  const pushed = { ...placed, pose: { ...placed.pose, at: below(placed.pose.at, TRIED) } };
  const touched = around.cutsInto(pushed, 0);
  if (touched !== null && touched > 0) on.add(touched);
  return { placed, fate: fateOf(placed, points, on, around), on: [...on] };
}

const below = ([x, y, z]: Vector, by: number): Vector => [x, y, z - by];

function fateOf(placed: Placed, points: readonly Point[], on: ReadonlySet<Piece>, around: Surroundings): Fate {
  const { piece } = placed;
  if (isFloor(piece)) return floorFate(placed, around);
  const some = (is: (piece: Piece) => boolean) => [...on].some(is);
  if (on.size === 0) return "nothing";
  const inside = depthIn(middleOf(placed), hullOf(points));
  if (some(isKitten)) return "kitten";
  if (some(isCat) && (isWall(piece) || (isKitten(piece) && inside >= -HARDLY))) return "cat";
  if (inside >= 0) return "stands";
  return [...on].every(isFloor) ? "edge" : "leans";
}

/** A floor lies on the heads of the walls below it, however high they are: is its middle between what it covers? */
function floorFate(placed: Placed, around: Surroundings): Fate {
  const [cx, cy] = placed.pose.at;
  const heads = around.standing
    .filter(
      ({ piece, pose }) => isWall(piece) && axesOf(pose.turn)[2][2] > 0.85 && pose.at[2] > placed.pose.at[2] - 120,
    )
    .flatMap((wall) => coveredBy(placed, hullOf(headsOf(wall))));
  if (heads.length === 0) return "nothing";
  return isInside([cx, cy], hullOf(heads), 0) ? "stands" : "edge";
}

/** The part of an outline that lies under a floor: cut off along its four edges. */
function coveredBy({ pose }: Placed, outline: readonly Point[]): readonly Point[] {
  const [along, across] = axesOf(pose.turn);
  const [cx, cy] = pose.at;
  let left = outline;
  const edges = [along, across].flatMap(([x, y]): Point[] => [
    [x, y],
    [-x, -y],
  ]);
  for (const [x, y] of edges) {
    const inside = ([px, py]: Point) => SIDE / 2 - (px - cx) * x - (py - cy) * y;
    left = left.flatMap((point, at): Point[] => {
      const before = left.at(at - 1) ?? point;
      const [here, there] = [inside(point), inside(before)];
      const part = there / (there - here);
      const crossing: Point = [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])];
      return [...(here > 0 !== there > 0 ? [crossing] : []), ...(here > 0 ? [point] : [])];
    });
  }
  return left;
}

/** Both ends of the heads of a wall's legs. */
export function headsOf(wall: Placed): readonly Point[] {
  return partsOf(wall.piece, wall.fold).flatMap(({ half, middle, yaw }) =>
    [-1, 1].map((end): Point => {
      const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
      const [x, y] = inWorld(wall.pose, [
        middle[0] + end * half[0] * c,
        middle[1] + end * half[0] * s,
        middle[2] + half[2],
      ]);
      return [x, y];
    }),
  );
}

/** Over which points of its underside something carries it, and what. */
function feltBelow(
  placed: Placed,
  around: Surroundings,
): { readonly points: readonly Point[]; readonly on: Set<Piece> } {
  const points: Point[] = [];
  const on = new Set<Piece>();
  for (const [x, y, z] of feetOf(placed)) {
    const ground = around.topUnder(x, y, z + CLOSE);
    if (!ground || z - ground.z > CLOSE) continue;
    points.push([x, y]);
    on.add(ground.piece);
  }
  return { points, on };
}

const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

/** Points of the underside: a figure's body and a floor are planes, a wall stands as if it were closed behind. */
export function feetOf({ piece, pose, fold }: Placed): readonly Vector[] {
  if (isWall(piece)) return footprintOf(piece, fold).map(([x, y]) => inWorld(pose, [x, y, 0]));
  return partsOf(piece, fold)
    .slice(0, 1)
    .flatMap(({ half, middle }) =>
      STEPS.flatMap((ahead) =>
        STEPS.map((aside) => inWorld(pose, [middle[0] + ahead * half[0], middle[1] + aside * half[1], 0])),
      ),
    );
}

const ALONG = Array.from({ length: 33 }, (_, at) => at / 32);

/** Along the three sides of a folded wall. */
function footprintOf(piece: Piece, fold: number): readonly Point[] {
  const { leg } = wallSize(kindOf(piece));
  const angle = (fold * Math.PI) / 360;
  const [near, far, aside] = [(-leg / 2) * Math.cos(angle), (leg / 2) * Math.cos(angle), leg * Math.sin(angle)];
  const corners: readonly Point[] = [
    [near, 0],
    [far, aside],
    [far, -aside],
  ];
  return corners.flatMap(([x, y], at) => {
    const [nx, ny] = corners[(at + 1) % 3] ?? [x, y];
    return ALONG.map((part): Point => [x + part * (nx - x), y + part * (ny - y)]);
  });
}

/** Where its weight is, along the ground. */
export function middleOf({ piece, pose, fold }: Placed): Point {
  let [mass, x, y] = [0, 0, 0];
  for (const { half, middle } of partsOf(piece, fold)) {
    const volume = half[0] * half[1] * half[2];
    mass += volume;
    x += volume * middle[0];
    y += volume * middle[1];
  }
  const [wx, wy] = inWorld(pose, [x / mass, y / mass, 0]);
  return [wx, wy];
}

/** The outline of points, counter-clockwise (Andrew's chain). */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (let n = chain.length; n >= 2; n = chain.length) {
        const [a, b] = [chain[n - 2], chain[n - 1]];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Whether a point is inside an outline, at least so far from every side. */
export const isInside = (point: Point, hull: readonly Point[], margin: number): boolean =>
  depthIn(point, hull) >= margin;

/** How far inside an outline a point is, from the nearest of its sides; less than nothing outside. */
export function depthIn([x, y]: Point, hull: readonly Point[]): number {
  if (hull.length < 3) return Number.NEGATIVE_INFINITY;
  const depths = hull.map(([ax, ay], at) => {
    const [bx, by] = hull[(at + 1) % hull.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
  });
  return Math.min(...depths);
}
