/** The piece in the hand: where it is held, what it would touch, where it would come to rest. Pure. */

import type { Hover } from "../../wire/types";
import { FOLD, isCat, isColumn, isFloor, isWall, type Piece, TABLE, THICKNESS } from "./box";
import type { Room, Span } from "./menu";
import {
  axesOf,
  extentOf,
  type Placed,
  type Pose,
  poseOf,
  type Surroundings,
  type Turn,
  turned,
  type Vector,
  yawOf,
} from "./space";
import type { TowerStanding } from "./wire";

export type Held = {
  readonly piece: Piece;
  readonly place: Hover;
  /** Over which of the rooms it is. */
  readonly room: number;
  /** What it cuts into: a piece, 0 for the table, null for nothing. */
  readonly cuts: Piece | null;
  /** The height at which it would touch something on its way down. */
  readonly rest: number;
};

const NEAR = 4; // millimetres above what carries it: there the hand can let go calmly
const COARSE = 3;
const FINE = 0.04;
const TOUCH = 0.02;
const HOVER = 16;
const STEEP = 0.05; // three degrees
const ON_FLOOR = 3; // millimetres over the floor: less than lies on it

export const clamp = (value: number, [low, high]: Span): number => Math.min(high, Math.max(low, value));

export const placedAt = (piece: Piece, { x, y, z, yaw, pitch, roll, fold }: Hover): Placed => ({
  piece,
  pose: { at: [x, y, z], turn: turned(yaw, pitch, roll) },
  fold,
});

/** Whether that is a place at this table: what comes from elsewhere may be anything. */
export const isOverTable = ({ x, y, z }: Hover): boolean => Math.hypot(x, y) <= TABLE && z >= 0 && z <= TABLE;

export const isNear = ({ place, rest, cuts }: Held): boolean => cuts === null && place.z - rest <= NEAR;

/** The same turn, from -180 to 180. */
export const halfTurn = (degrees: number): number => {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return turn === -180 ? 180 : turn;
};

/** The room whose heights are nearest. */
function roomAt(rooms: readonly Room[], z: number): number {
  const apart = ({ z: [low, high] }: Room) => Math.max(low - z, z - high, 0);
  return rooms.reduce((best, room, at) => (apart(room) < apart(rooms[best] ?? room) ? at : best), 0);
}

/** What is known while a piece is held: where it may go, what stands, how the floors lie. */
export type Grounds = {
  readonly piece: Piece;
  readonly rooms: readonly Room[];
  readonly around: Surroundings;
  /** How the floor of each room lies; a new floor is held level. */
  readonly slopes: readonly Turn[];
};

/** Held there as nearly as may be: inside a room, leaning as its floor does, and on top of what it would cut into. */
export function heldAt(grounds: Grounds, wish: Hover): Held {
  const { piece, rooms, around, slopes } = grounds;
  const at = roomAt(rooms, wish.z);
  const room = rooms[at];
  if (!room) return { piece, place: wish, room: at, cuts: null, rest: wish.z };
  const yaw = halfTurn(wish.yaw);
  const lean = leanOver(slopes[at] ?? [1, 0, 0, 0], yaw);
  const place: Hover = {
    x: clamp(wish.x, room.x),
    y: clamp(wish.y, room.y),
    z: clamp(wish.z, room.z),
    yaw,
    pitch: clamp(lean.pitch, room.tilt),
    roll: clamp(lean.roll, room.tilt),
    fold: clamp(wish.fold, room.fold),
  };
  const free = (z: number, allowed: number) => around.cutsInto(placedAt(piece, { ...place, z }), allowed) === null;
  // Lifted out of what it is pushed into, as a hand does, if there is air above.
  let z = place.z;
  while (!free(z, TOUCH) && z < room.z[1]) z = Math.min(room.z[1], z + COARSE);
  if (!free(z, TOUCH)) return { piece, place, room: at, cuts: around.cutsInto(placedAt(piece, place)), rest: place.z };
  const rest = restBelow(z, room.z[0], (height) => free(height, TOUCH));
  const lifted = { ...place, z: Math.max(place.z, rest) };
  return { piece, place: lifted, room: at, cuts: null, rest };
}

const RISE = 4; // millimetres by which it is lifted at once: no slope explains that
const PUSH = 4; // millimetres: a hand that goes on so far means to climb
const SNUG = 0.1; // millimetres: as exactly as two pieces are laid against each other

/**
 * Led aside. It stops where it touches what it would have to climb, so that two cats can be laid against each other;
 * `left` is how far the hand has gone on since.
 */
export function ledBy(
  grounds: Grounds,
  held: Held,
  dx: number,
  dy: number,
): { readonly held: Held; readonly left: readonly [x: number, y: number] } {
  const at = (part: number) =>
    heldAt(grounds, { ...held.place, x: held.place.x + part * dx, y: held.place.y + part * dy });
  const there = at(1);
  const far = Math.hypot(dx, dy);
  const climbs = ({ place, cuts }: Held) => cuts !== null || place.z > held.place.z + RISE;
  if (isFloor(held.piece) || held.cuts !== null || far === 0 || !climbs(there)) return { held: there, left: [0, 0] };
  let [low, high] = [0, 1];
  while ((high - low) * far > SNUG) {
    const middle = (low + high) / 2;
    if (climbs(at(middle))) high = middle;
    else low = middle;
  }
  if ((1 - low) * far > PUSH) return { held: there, left: [0, 0] };
  return { held: at(low), left: [(1 - low) * dx, (1 - low) * dy] };
}

/** The lowest free height under `from` that can be reached by lowering. */
function restBelow(from: number, lowest: number, free: (z: number) => boolean): number {
  let high = from;
  while (high > lowest) {
    const next = Math.max(lowest, high - COARSE);
    if (!free(next)) {
      let low = next;
      while (high - low > FINE) {
        const middle = (high + low) / 2;
        if (free(middle)) high = middle;
        else low = middle;
      }
      return high;
    }
    high = next;
  }
  return high;
}

/** The height at which a piece would touch something, lowered as it is held; through the air above it falls at once. */
export function landing(around: Surroundings, { pose, ...placed }: Placed): number {
  const [x, y, z] = pose.at;
  const at = (height: number): Placed => ({ ...placed, pose: { ...pose, at: [x, y, height] } });
  const highest = around.top - extentOf(at(0)).low[2];
  return restBelow(Math.min(z, highest), 0, (height) => around.cutsInto(at(height), TOUCH) === null);
}

/** How a piece turned by `yaw` leans to stand square on a slope. */
function leanOver(slope: Turn, yaw: number): { readonly pitch: number; readonly roll: number } {
  const [, , [nx, ny, nz]] = axesOf(slope);
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [x, y] = [c * nx + s * ny, c * ny - s * nx];
  const degrees = (radians: number) => Math.round((radians * 18000) / Math.PI) / 100;
  return { pitch: degrees(Math.atan2(x, nz)), roll: degrees(-Math.asin(Math.max(-1, Math.min(1, y)))) };
}

/** The same, lowered until it touches. */
export const lowered = (held: Held): Held => ({ ...held, place: { ...held.place, z: held.rest } });

export function groundsOf(
  piece: Piece,
  rooms: readonly Room[],
  floors: readonly Piece[],
  tower: readonly TowerStanding[],
  around: Surroundings,
): Grounds {
  const slopes = rooms.map((room, at): Turn => {
    if (isFloor(piece)) return [1, 0, 0, 0];
    const own = rooms.length === floors.length ? floors[at] : floorUnder(room, tower);
    const floor = tower.find((one) => one.piece === own);
    return floor ? poseOf(floor.pose).turn : [1, 0, 0, 0];
  });
  return { piece, rooms, around, slopes };
}

/** The floor that lies just under a room. */
export function floorUnder(room: Room, tower: readonly TowerStanding[]): Piece {
  const under = tower.filter(({ piece, pose }) => isFloor(piece) && pose.z / 1000 + THICKNESS - 12 <= room.z[0]);
  return Math.max(1, ...under.map(({ piece }) => piece));
}

/** How high the top of a floor is there, however it leans. */
function surfaceOf({ at, turn }: Pose, x: number, y: number): number {
  const [, , [nx, ny, nz]] = axesOf(turn);
  const [fromX, fromY] = [x - at[0] - nx * THICKNESS, y - at[1] - ny * THICKNESS];
  return at[2] + nz * THICKNESS - (nx * fromX + ny * fromY) / nz;
}

/** Which way a floor falls off, in degrees, where it slants so much that a column falls over with its edge that way. */
function downhillOf(turn: Turn): number | null {
  const [, , [x, y]] = axesOf(turn);
  return Math.hypot(x, y) < STEEP ? null : (Math.atan2(y, x) * 180) / Math.PI;
}

type Spot = readonly [ahead: number, aside: number, yaw: number];

/** Walls face each other over the floor's middle; cats lie in front, then beside and behind. */
const WALL_SPOTS: readonly Spot[] = [
  [-34, 0, 0],
  [34, 0, 180],
  [0, -34, 90],
  [0, 34, -90],
  [-36, 24, 0],
  [36, -24, 180],
  // Where those are taken, wherever there is room: towards the edges first, where walls carry best.
  ...[-40, -27, -14, 0, 14, 27, 40]
    .flatMap((ahead) => [-40, -27, -14, 0, 14, 27, 40].map((aside) => [ahead, aside] as const))
    .sort((a, b) => Math.hypot(...b) - Math.hypot(...a))
    .flatMap(([ahead, aside]) => [0, 90, 180, -90].map((yaw): Spot => [ahead, aside, yaw])),
];
/** All over the floor, what lies in front of its middle first; a cat looks at who puts her there. */
const CAT_SPOTS: readonly Spot[] = [-70, 20, 110, -160].flatMap((yaw) =>
  [0, -13, 13, -26, 26, -39, 39]
    .flatMap((ahead) => [-18, -5, 8, -31, 21, 34].map((aside): Spot => [ahead, aside, yaw]))
    .sort((a, b) => Math.hypot(a[0], a[1] + 18) - Math.hypot(b[0], b[1] + 18)),
);

/** The same, a little over what would carry it, however high it was; where there is no air above it, as it was. */
export function lifted(grounds: Grounds, place: Hover, by: number): Held {
  const same = heldAt(grounds, place);
  const high = heldAt(grounds, { ...place, z: Math.min(place.z, same.rest) + by });
  return high.cuts === null ? high : same;
}

/** Where a piece is first held: above a spot that is free, where it would stand, so that one drag can do. */
export function firstHeld(
  grounds: Grounds,
  tower: readonly TowerStanding[],
  floors: readonly Piece[],
  wish: Piece,
  wouldStand: (held: Held) => boolean = () => true,
): Held {
  const { piece, rooms } = grounds;
  const fold = isWall(piece) ? FOLD.usual : 0;
  const wanted = rooms.length === floors.length ? Math.max(0, floors.indexOf(wish)) : 0;
  // On the floor that is wished for; where that is full, on the nearest one that is not.
  const order = rooms.map((_, at) => at).sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  let best: Held | null = null;
  for (const at of order) {
    const held = firstOver(grounds, tower, floors, at, fold, wouldStand);
    if (held?.cuts === null && wouldStand(held)) {
      best = held;
      break;
    }
    if (held && (!best || (best.cuts !== null && held.cuts === null))) best = held;
  }
  if (!best) return heldAt(grounds, { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, fold });
  return lifted(grounds, best.place, isCat(piece) || rooms.length > 1 ? HOVER / 2 : HOVER);
}

/** Led to the floor of a room: over a spot where it would stand, where there is one. */
export function heldOver(
  grounds: Grounds,
  tower: readonly TowerStanding[],
  floors: readonly Piece[],
  room: number,
  fold: number,
  wouldStand: (held: Held) => boolean,
): Held | null {
  const held = firstOver(grounds, tower, floors, room, fold, wouldStand);
  return held && lifted(grounds, held.place, HOVER / 2);
}

/** Straight onto the floor of a room, not onto somebody's back; where all is full, wherever it is free. */
function firstOver(
  grounds: Grounds,
  tower: readonly TowerStanding[],
  floors: readonly Piece[],
  at: number,
  fold: number,
  wouldStand: (held: Held) => boolean,
): Held | null {
  const { piece, rooms } = grounds;
  const room = rooms[at];
  if (!room) return null;
  const middle = (span: Span) => (span[0] + span[1]) / 2;
  const [x, y] = [middle(room.x), middle(room.y)];
  const under = isFloor(piece) ? piece - 1 : rooms.length === floors.length ? floors[at] : floorUnder(room, tower);
  const own = tower.find((one) => one.piece === under);
  const yaw = own ? yawOf(poseOf(own.pose).turn) : 0;
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const spots: readonly Spot[] = isFloor(piece) ? [[0, 0, 0]] : isWall(piece) ? WALL_SPOTS : CAT_SPOTS;
  const downhill = own && isColumn(piece) ? downhillOf(poseOf(own.pose).turn) : null;
  let best: Held | null = null;
  for (const [ahead, aside, turn] of spots) {
    const held = heldAt(grounds, {
      x: x + c * ahead - s * aside,
      y: y + s * ahead + c * aside,
      z: room.z[0],
      yaw: Math.round(downhill ?? yaw + turn),
      pitch: 0,
      roll: 0,
      fold,
    });
    const ground = own ? surfaceOf(poseOf(own.pose), held.place.x, held.place.y) : room.z[0];
    if (held.cuts === null && held.room === at && held.rest <= ground + ON_FLOOR && wouldStand(held)) return held;
    if (!best || (best.cuts !== null && held.cuts === null)) best = held;
  }
  return best;
}

/** As it is sent: inside its room, rounded as menus are. */
export function released({ piece, place }: Held, room: Room | undefined, velocity: Vector) {
  const fast = room?.speed ?? 0;
  const round = (value: number) => Math.round(value * 1000) / 1000 + 0; // and never minus nought
  const speed = (value: number) => round(clamp(value, [-fast, fast]));
  return {
    type: "Place" as const,
    x: round(place.x),
    y: round(place.y),
    z: round(place.z),
    yaw: round(place.yaw),
    pitch: round(place.pitch),
    roll: round(place.roll),
    fold: isWall(piece) ? Math.round(place.fold) : 0,
    vx: speed(velocity[0]),
    vy: speed(velocity[1]),
    vz: speed(velocity[2]),
  };
}
