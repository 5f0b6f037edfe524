/**
 * Where pieces are, for drawing and for a hand that feels what it touches. The server's geometry says the same; it
 * decides. Millimetres, z upwards; a turn is a unit quaternion.
 */
import {
  figureOf,
  HOLE,
  isFloor,
  isHoled,
  isWall,
  kindOf,
  OVERLAP,
  type Piece,
  SIDE,
  THICKNESS,
  WALL_THICKNESS,
  wallSize,
} from "./box";
import type { TowerPose, TowerStanding } from "./wire";

export type Vector = readonly [number, number, number];
export type Turn = readonly [w: number, i: number, j: number, k: number];
/** A pose as it is shown. */
export type Pose = { readonly at: Vector; readonly turn: Turn };
export type Placed = { readonly piece: Piece; readonly pose: Pose; readonly fold: number };

export const poseOf = ({ x, y, z, w, i, j, k }: TowerPose): Pose => ({
  at: [x / 1000, y / 1000, z / 1000],
  turn: unit([w, i, j, k]),
});

export const placedOf = ({ piece, pose, fold }: TowerStanding): Placed => ({ piece, pose: poseOf(pose), fold });

export function unit([w, i, j, k]: Turn): Turn {
  const length = Math.hypot(w, i, j, k) || 1;
  return [w / length, i / length, j / length, k / length];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Rolls about x, then pitches about y, then yaws about z. */
export function turned(yaw: number, pitch = 0, roll = 0): Turn {
  const [cy, sy] = [Math.cos(radians(yaw) / 2), Math.sin(radians(yaw) / 2)];
  const [cp, sp] = [Math.cos(radians(pitch) / 2), Math.sin(radians(pitch) / 2)];
  const [cr, sr] = [Math.cos(radians(roll) / 2), Math.sin(radians(roll) / 2)];
  return [
    cr * cp * cy + sr * sp * sy,
    sr * cp * cy - cr * sp * sy,
    cr * sp * cy + sr * cp * sy,
    cr * cp * sy - sr * sp * cy,
  ];
}

/** How far a piece is turned about the upright axis, in degrees. */
export const yawOf = ([w, i, j, k]: Turn): number =>
  (Math.atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k)) * 180) / Math.PI;

/** By how many degrees a piece leans. */
export const leanOf = ([, i, j]: Turn): number =>
  (Math.acos(Math.max(-1, Math.min(1, 1 - 2 * (i * i + j * j)))) * 180) / Math.PI;

/** The piece's own axes in the world. */
export function axesOf([w, i, j, k]: Turn): readonly [Vector, Vector, Vector] {
  return [
    [1 - 2 * (j * j + k * k), 2 * (i * j + w * k), 2 * (i * k - w * j)],
    [2 * (i * j - w * k), 1 - 2 * (i * i + k * k), 2 * (j * k + w * i)],
    [2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)],
  ];
}

/** A point of a piece in the world. */
export function inWorld({ at, turn }: Pose, [x, y, z]: Vector): Vector {
  const [a, b, c] = axesOf(turn);
  return [
    at[0] + x * a[0] + y * b[0] + z * c[0],
    at[1] + x * a[1] + y * b[1] + z * c[1],
    at[2] + x * a[2] + y * b[2] + z * c[2],
  ];
}

// ---- boxes ----------------------------------------------------------------------------------------------------------

/** A box of a piece in its own frame: half sizes, middle, turned about the upright axis. */
export type Part = { readonly half: Vector; readonly middle: Vector; readonly yaw: number };
type Box = { readonly middle: Vector; readonly axes: readonly [Vector, Vector, Vector]; readonly half: Vector };

export function partsOf(piece: Piece, fold: number): readonly Part[] {
  if (isFloor(piece)) return floorParts(isHoled(piece));
  if (isWall(piece)) {
    const size = wallSize(kindOf(piece));
    const [half, angle] = [size.top / 2, radians(fold) / 2];
    const shift = (size.leg / 2) * Math.cos(angle);
    return [1, -1].map((sign) => ({
      half: [half, WALL_THICKNESS / 2, size.height / 2],
      middle: [half * Math.cos(angle) - shift, sign * half * Math.sin(angle), size.height / 2],
      yaw: sign * angle,
    }));
  }
  const { body, head, headAt } = figureOf(piece);
  return [
    { half: [body[0] / 2, body[1] / 2, body[2] / 2], middle: [0, 0, body[2] / 2], yaw: 0 },
    { half: [head[0] / 2, head[1] / 2, head[2] / 2], middle: headAt, yaw: 0 },
  ];
}

function floorParts(holed: boolean): readonly Part[] {
  const [edge, thick] = [SIDE / 2, THICKNESS / 2];
  if (!holed) return [{ half: [edge, edge, thick], middle: [0, 0, thick], yaw: 0 }];
  const hole = HOLE / 2;
  const rim = (edge - hole) / 2;
  return [
    { half: [edge, rim, thick], middle: [0, hole + rim, thick], yaw: 0 },
    { half: [edge, rim, thick], middle: [0, -hole - rim, thick], yaw: 0 },
    { half: [rim, hole, thick], middle: [hole + rim, 0, thick], yaw: 0 },
    { half: [rim, hole, thick], middle: [-hole - rim, 0, thick], yaw: 0 },
  ];
}

function boxesOf({ piece, pose, fold }: Placed): readonly Box[] {
  const [x, y, z] = axesOf(pose.turn);
  return partsOf(piece, fold).map(({ half, middle, yaw }) => {
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
    return {
      middle: inWorld(pose, middle),
      axes: [
        [c * x[0] + s * y[0], c * x[1] + s * y[1], c * x[2] + s * y[2]],
        [c * y[0] - s * x[0], c * y[1] - s * x[1], c * y[2] - s * x[2]],
        z,
      ],
      half,
    };
  });
}

/** The eight corners of each box of a piece, in the world. */
export function cornersOf(placed: Placed): readonly (readonly Vector[])[] {
  return boxesOf(placed).map(({ middle: [x, y, z], axes: [a, b, c], half: [ha, hb, hc] }) =>
    SIGNS.map(([sa, sb, sc]): Vector => {
      const [u, v, w] = [sa * ha, sb * hb, sc * hc];
      return [
        x + u * a[0] + v * b[0] + w * c[0],
        y + u * a[1] + v * b[1] + w * c[1],
        z + u * a[2] + v * b[2] + w * c[2],
      ];
    }),
  );
}

const SIGNS: readonly Vector[] = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z] as const)));

/** The lowest and the highest point of a piece. */
export function extentOf(placed: Placed): { readonly low: Vector; readonly high: Vector } {
  const low: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { middle, axes, half } of boxesOf(placed))
    for (const way of WAYS) {
      const reach =
        half[0] * Math.abs(axes[0][way]) + half[1] * Math.abs(axes[1][way]) + half[2] * Math.abs(axes[2][way]);
      low[way] = Math.min(low[way], middle[way] - reach);
      high[way] = Math.max(high[way], middle[way] + reach);
    }
  return { low, high };
}

const WAYS = [0, 1, 2] as const;

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How deep two boxes are in each other; 0 or less: not at all (the test of separating axes). */
function overlap(one: Box, other: Box): number {
  const between: Vector = [
    other.middle[0] - one.middle[0],
    other.middle[1] - one.middle[1],
    other.middle[2] - one.middle[2],
  ];
  const reach = (box: Box, axis: Vector) =>
    Math.abs(box.half[0] * dot(box.axes[0], axis)) +
    Math.abs(box.half[1] * dot(box.axes[1], axis)) +
    Math.abs(box.half[2] * dot(box.axes[2], axis));
  let deepest = Number.POSITIVE_INFINITY;
  const look = (axis: Vector): boolean => {
    const length = Math.hypot(...axis);
    if (length < 1e-6) return true;
    deepest = Math.min(deepest, (reach(one, axis) + reach(other, axis) - Math.abs(dot(between, axis))) / length);
    return deepest > 0;
  };
  for (const axis of one.axes) if (!look(axis)) return deepest;
  for (const axis of other.axes) if (!look(axis)) return deepest;
  for (const a of one.axes) for (const b of other.axes) if (!look(cross(a, b))) return deepest;
  return deepest;
}

type Stood = { readonly piece: Piece; readonly low: Vector; readonly high: Vector; readonly boxes: readonly Box[] };

/** What stands, measured once, so that a hand can feel its way through it. */
export class Surroundings {
  readonly standing: readonly Placed[];
  readonly #standing: readonly Stood[];
  /** How high it reaches; over that is nothing but air. */
  readonly top: number;

  constructor(standing: readonly Placed[]) {
    this.standing = standing;
    this.#standing = standing.map((placed) => ({ piece: placed.piece, ...extentOf(placed), boxes: boxesOf(placed) }));
    this.top = Math.max(0, ...this.#standing.map(({ high }) => high[2]));
  }

  /** The piece that this one would cut into deeper than a hand may; 0: the table; null: none. */
  cutsInto(placed: Placed, allowed = OVERLAP): Piece | null {
    const { low, high } = extentOf(placed);
    if (low[2] < -allowed) return 0;
    const boxes = boxesOf(placed);
    for (const one of this.#standing) {
      const apart =
        low[0] >= one.high[0] ||
        low[1] >= one.high[1] ||
        low[2] >= one.high[2] ||
        one.low[0] >= high[0] ||
        one.low[1] >= high[1] ||
        one.low[2] >= high[2];
      if (apart) continue;
      for (const a of boxes) for (const b of one.boxes) if (overlap(a, b) > allowed) return one.piece;
    }
    return null;
  }

  /** What lies highest under a point, at most as high as `from`, and how high it is there. */
  topUnder(x: number, y: number, from: number): { readonly piece: Piece; readonly z: number } | null {
    let best: { readonly piece: Piece; readonly z: number } | null = null;
    for (const { piece, low, high, boxes } of this.#standing) {
      if (x < low[0] || x > high[0] || y < low[1] || y > high[1] || low[2] > from) continue;
      for (const box of boxes) {
        const z = topOf(box, x, y);
        if (z !== null && z <= from && (best === null || z > best.z)) best = { piece, z };
      }
    }
    return best;
  }
}

/** Where a line straight down through a point enters a box; null: it passes by. */
function topOf({ middle, axes, half }: Box, x: number, y: number): number | null {
  let [enter, leave] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const way of WAYS) {
    const axis = axes[way];
    const off = (x - middle[0]) * axis[0] + (y - middle[1]) * axis[1];
    const steep = axis[2];
    if (Math.abs(steep) < 1e-9) {
      if (Math.abs(off) > half[way]) return null;
      continue;
    }
    const [one, other] = [(-half[way] - off) / steep, (half[way] - off) / steep];
    enter = Math.min(enter, Math.max(one, other));
    leave = Math.max(leave, Math.min(one, other));
  }
  return enter >= leave ? middle[2] + enter : null;
}
