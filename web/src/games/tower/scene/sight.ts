/** What should be in the picture: the tower, the storeys round a hand, all of a collapse. And what of it is where. */
import { type PerspectiveCamera, Vector3 } from "three";
import { isFloor, type Piece, SIDE } from "../box";
import { type Orbit, type Sight, WIDE } from "../orbit";
import { extentOf, type Placed, type Pose } from "../space";
import type { Stage } from "../stage";

const FOOT = -26; // millimetres: a little of the table below floor 1
const CORNER = SIDE * Math.SQRT1_2; // from the middle of a floor to its corner

export function topOf(stage: Stage): number {
  let top = 0;
  for (const { pose } of stage.shown.values()) top = Math.max(top, pose.at[2]);
  return top + 40;
}

/** The whole tower; or, while a piece is held, the storeys round it. */
export function sightOf(stage: Stage, held: Placed | null): Sight {
  const top = Math.max(128, topOf(stage) + 22);
  if (!held) return { low: FOOT, high: top, x: 0, y: 0, wide: WIDE, nearest: 0 };
  const { low, high } = extentOf(held);
  const reach = 150;
  const [bottom, ceiling] = [low[2] - reach, high[2] + 55];
  const floor = stage.shown.get(nearestFloor(stage, low[2]));
  return {
    low: Math.max(FOOT, Math.min(bottom, top - 230)),
    high: Math.max(ceiling, Math.max(FOOT, bottom) + 168),
    x: (floor?.pose.at[0] ?? 0) * 0.8,
    y: (floor?.pose.at[1] ?? 0) * 0.8,
    wide: WIDE,
    nearest: 0,
  };
}

/**
 * While things move the picture stays as it is; where they fly off, the eye steps back until everything is in it, also
 * what is known to come and will lie farther away.
 */
export function following(stage: Stage, orbit: Orbit): Sight {
  const spots: (readonly [number, number])[] = [[0, 0]];
  let top = 0;
  const see = ({ at: [x, y, z] }: Pose) => {
    spots.push([x, y]);
    return z;
  };
  for (const { pose } of stage.shown.values()) top = Math.max(top, see(pose));
  for (const pose of stage.ahead.values()) see(pose);
  const middle = ([0, 1] as const).map((way) => {
    const along = spots.map((spot) => spot[way]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const [x = 0, y = 0] = middle;
  const reach = Math.max(...spots.map((spot) => Math.hypot(spot[0] - x, spot[1] - y))) + CORNER;
  const before = orbit.wish;
  if (reach < WIDE) return { ...before, high: Math.max(before.high, top + 40) };
  return { low: -40, high: Math.max(160, top + 60), x, y, wide: 2 * reach, nearest: 1 };
}

function nearestFloor(stage: Stage, z: number): Piece {
  let best = 1;
  for (const { piece, pose } of stage.shown.values())
    if (isFloor(piece) && pose.at[2] <= z) best = Math.max(best, piece);
  return best;
}

const point = new Vector3();

/** A place in the picture: parts of its width and height, from the upper left. */
export type Spot = readonly [across: number, down: number];

export function inPicture(camera: PerspectiveCamera, x: number, y: number, z: number): Spot {
  point.set(x, y, z).project(camera);
  return [(point.x + 1) / 2, (1 - point.y) / 2];
}

/** The heights of the floors in the picture. */
export function rulerOf(stage: Stage, camera: PerspectiveCamera): ReadonlyMap<number, number> {
  const marks = new Map<number, number>();
  for (const { piece, pose } of stage.shown.values())
    if (isFloor(piece)) marks.set(piece, inPicture(camera, ...pose.at)[1]);
  return marks;
}
