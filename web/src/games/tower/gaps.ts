/** How far things are apart, and between which points. Pure. */
import { type Piece, SIDE, THICKNESS } from "./box";
import { axesOf, inWorld, type Placed, partsOf, poseOf, type Vector } from "./space";
import type { TowerStanding } from "./wire";

/** Two points between which something is measured. */
export type Gap = { readonly millimetres: number; readonly from: Vector; readonly to: Vector };
export type Neighbour = Gap & { readonly cat: Piece };

type Point = readonly [x: number, y: number];
type Print = { readonly corners: readonly Point[]; readonly low: number; readonly high: number };

/** The boxes of a figure from above, and from which height to which they reach. */
function printsOf({ piece, pose, fold }: Placed): readonly Print[] {
  return partsOf(piece, fold).map(({ half, middle }) => {
    const corner = (x: number, y: number): Point => {
      const [wx, wy] = inWorld(pose, [middle[0] + x * half[0], middle[1] + y * half[1], middle[2]]);
      return [wx, wy];
    };
    const z = inWorld(pose, middle)[2];
    return {
      corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
      low: z - half[2],
      high: z + half[2],
    };
  });
}

/** The smallest distance between two figures, and between which points it is. */
export function gapBetween(one: Placed, other: Placed): Gap {
  let best: Gap = { millimetres: Number.POSITIVE_INFINITY, from: one.pose.at, to: other.pose.at };
  for (const a of printsOf(one))
    for (const b of printsOf(other)) {
      const { apart, from, to } = apartOf(a.corners, b.corners);
      const up = Math.max(0, a.low - b.high, b.low - a.high);
      const millimetres = Math.hypot(apart, up);
      const z = (Math.max(a.low, b.low) + Math.min(a.high, b.high)) / 2;
      if (millimetres < best.millimetres) best = { millimetres, from: [...from, z], to: [...to, z] };
    }
  return best;
}

type Apart = { readonly apart: number; readonly from: Point; readonly to: Point };

/** How far two outlines are apart; 0 where they overlap. */
function apartOf(one: readonly Point[], other: readonly Point[]): Apart {
  let best: Apart = { apart: Number.POSITIVE_INFINITY, from: [0, 0], to: [0, 0] };
  const look = (points: readonly Point[], sides: readonly Point[], turned: boolean) => {
    for (const point of points)
      sides.forEach((a, at) => {
        const foot = footOn(point, a, sides[(at + 1) % sides.length] ?? a);
        const apart = Math.hypot(point[0] - foot[0], point[1] - foot[1]);
        if (apart < best.apart) best = turned ? { apart, from: foot, to: point } : { apart, from: point, to: foot };
      });
  };
  look(one, other, false);
  look(other, one, true);
  const overlap = one.some((point) => isIn(point, other)) || other.some((point) => isIn(point, one));
  return overlap ? { ...best, apart: 0 } : best;
}

function footOn([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const part = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

const isIn = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.every(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });

/** From her outline to the nearest edge of the floor under her. */
export function edgeOf(placed: Placed, floor: TowerStanding): Gap | null {
  const pose = poseOf(floor.pose);
  const [along, across] = axesOf(pose.turn);
  let best: Gap | null = null;
  for (const { corners } of printsOf(placed).slice(0, 1))
    for (const [x, y] of corners)
      for (const [axis, sign] of [
        [along, 1],
        [along, -1],
        [across, 1],
        [across, -1],
      ] as const) {
        const off = (x - pose.at[0]) * axis[0] + (y - pose.at[1]) * axis[1];
        const millimetres = SIDE / 2 - sign * off;
        if (best !== null && millimetres >= best.millimetres) continue;
        const z = pose.at[2] + THICKNESS;
        const by = sign * millimetres;
        best = { millimetres, from: [x, y, z], to: [x + by * axis[0], y + by * axis[1], z] };
      }
  return best;
}
