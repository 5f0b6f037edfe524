/** Where the piece in hand would come to rest, and whether it would stay there: geometry only, the server decides. */
import { isCat, isFloor, isKitten, isWall, type Piece, SIDE } from "./box";
import { type Grounds, type Held, placedAt } from "./hold";
import { axesOf, inWorld, type Placed, partsOf, type Surroundings, type Vector } from "./space";

/** It stands; it would go over an edge; it is over a kitten, or over a cat where it may not stand; nothing is below. */
export type Fate = "stands" | "edge" | "kitten" | "cat" | "nothing";

export type Landing = { readonly placed: Placed; readonly fate: Fate; readonly on: readonly Piece[] };

export type Point = readonly [x: number, y: number];

const CLOSE = 1.2; // millimetres over what carries it, that a foot may be: floors slope
const BRINK = 1.5; // millimetres by which its middle must be inside what carries it
const TRIED = 0.2; // millimetres that it is pushed down to feel what it touches

const known = new WeakMap<Held, Landing>();

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
  if (some(isKitten)) return "kitten";
  if (!isCat(piece) && some(isCat)) return "cat";
  if (on.size === 0) return "nothing";
  const [x, y] = middleOf(placed);
  return isInside([x, y], hullOf(points), BRINK) ? "stands" : "edge";
}

/** A floor lies on the heads of the walls below it, however high they are: is its middle between those it covers? */
function floorFate(placed: Placed, around: Surroundings): Fate {
  const [along, across] = axesOf(placed.pose.turn);
  const [cx, cy] = placed.pose.at;
  const half = SIDE / 2;
  const heads = around.standing
    .filter(
      ({ piece, pose }) => isWall(piece) && axesOf(pose.turn)[2][2] > 0.85 && pose.at[2] > placed.pose.at[2] - 120,
    )
    .flatMap(headsOf)
    .filter(([x, y]) => {
      const [dx, dy] = [x - cx, y - cy];
      return Math.abs(dx * along[0] + dy * along[1]) <= half && Math.abs(dx * across[0] + dy * across[1]) <= half;
    });
  if (heads.length === 0) return "nothing";
  return isInside([cx, cy], hullOf(heads), BRINK) ? "stands" : "edge";
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

/** Points of the underside: a wall's legs are lines, a figure's body and a floor are planes. */
export function feetOf({ piece, pose, fold }: Placed): readonly Vector[] {
  const parts = isWall(piece) ? partsOf(piece, fold) : partsOf(piece, fold).slice(0, 1);
  return parts.flatMap(({ half, middle, yaw }) => {
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
    const sides = isWall(piece) ? [0] : STEPS;
    return STEPS.flatMap((ahead) =>
      sides.map((aside) => {
        const [u, v] = [ahead * half[0], aside * half[1]];
        return inWorld(pose, [middle[0] + u * c - v * s, middle[1] + u * s + v * c, 0]);
      }),
    );
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
export function isInside([x, y]: Point, hull: readonly Point[], margin: number): boolean {
  if (hull.length < 3) return false;
  return hull.every(([ax, ay], at) => {
    const [bx, by] = hull[(at + 1) % hull.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length >= margin;
  });
}
