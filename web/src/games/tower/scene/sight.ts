/** What should be in the picture: the tower, the storeys round a hand, all of a collapse. And what of it is where. */
import { type PerspectiveCamera, Vector3 } from "three";
import { heightOf, isFloor, type Piece } from "../box";
import { NEAR, type Orbit, type Sight, WIDE } from "../orbit";
import { extentOf, type Placed } from "../space";
import { levelFloors, posesOf, spanOf } from "../spread";
import type { Stage } from "../stage";

const FOOT = -26; // millimetres: a little of the table below floor 1

const AIR = 40; // millimetres over what lies highest

export function topOf(stage: Stage): number {
  let top = 0;
  for (const { piece, pose } of stage.shown.values()) top = Math.max(top, pose.at[2] + Math.max(AIR, heightOf(piece)));
  return top;
}

/** The whole tower, and all that lies about it; or, while a piece is held, the storeys round it. */
export function sightOf(stage: Stage, held: Placed | null, orbit: Orbit): Sight {
  const top = Math.max(128, topOf(stage) + 22, orbit.top + 20);
  if (!held) return spreadOf(stage, orbit) ?? { low: FOOT, high: top, x: 0, y: 0, wide: WIDE, near: NEAR, nearest: 0 };
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
    near: NEAR,
    nearest: 0,
  };
}

/** While things move the picture stays as it is; where they fly off, the eye steps back. */
export function following(stage: Stage, orbit: Orbit): Sight {
  const before = orbit.wish;
  return spreadOf(stage, orbit) ?? { ...before, high: Math.max(before.high, topOf(stage)) };
}

/**
 * What has to be seen of pieces that lie far from the tower, or will, as far as that is known; null: none does. Measured
 * as one looks at them: across the picture, and towards the eye.
 */
function spreadOf(stage: Stage, orbit: Orbit): Sight | null {
  const poses = posesOf(stage);
  const [[rx, ry], [ax, ay]] = [orbit.right, orbit.away];
  const across = spanOf(poses.map(({ at: [x, y] }) => x * rx + y * ry));
  const away = spanOf(poses.map(({ at: [x, y] }) => x * ax + y * ay));
  if (Math.max(across.reach, away.reach) < WIDE) return null;
  return {
    low: -40,
    high: Math.max(160, topOf(stage) + 20, orbit.top + 20),
    x: across.middle * rx + away.middle * ax,
    y: across.middle * ry + away.middle * ay,
    wide: 2 * across.reach,
    near: Math.max(NEAR, away.reach),
    nearest: 1,
  };
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

/** The heights in the picture of the floors that lie level. */
export const rulerOf = (stage: Stage, camera: PerspectiveCamera): ReadonlyMap<number, number> =>
  new Map(levelFloors(stage).map(({ piece, pose }) => [piece, inPicture(camera, ...pose.at)[1]]));
