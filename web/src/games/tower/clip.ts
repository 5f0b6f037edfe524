/** Clips: the path from letting go to rest, as the server packs it (`packing.py`), read for the eye. */
import type { Piece } from "./box";
import { type Pose, type Turn, unit } from "./space";

/** So many frames a second; each holds the poses of what has moved since the one before. */
export type Clip = { readonly rate: number; readonly frames: readonly ReadonlyMap<Piece, Pose>[] };

const STEP = 0.1; // millimetres
const TURN = 0.002; // of a quaternion's parts

function* numbersIn(text: string): Generator<number> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  let [value, scale] = [0, 1];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte & 128) continue;
    yield value;
    [value, scale] = [0, 1];
  }
}

const straight = (number: number): number => (number % 2 === 0 ? number / 2 : -(number + 1) / 2);

/** Null where there is nothing to watch, or nothing that can be read. */
export function readClip(text: string): Clip | null {
  if (!text) return null;
  try {
    const numbers = numbersIn(text);
    const next = (): number => {
      const { value, done } = numbers.next();
      if (done) throw new RangeError("it ends too soon");
      return value;
    };
    const rate = next();
    const seen = new Map<Piece, number[]>();
    const frames: Map<Piece, Pose>[] = [];
    for (let left = next(); left > 0; left--) {
      const frame = new Map<Piece, Pose>();
      let piece = 0;
      for (let moved = next(); moved > 0; moved--) {
        piece += next();
        const before = seen.get(piece) ?? [0, 0, 0, 0, 0, 0, 0];
        const now = before.map((part) => part + straight(next()));
        seen.set(piece, now);
        frame.set(piece, poseFrom(now, STEP, TURN));
      }
      frames.push(frame);
    }
    return rate > 0 && frames.length > 0 ? { rate, frames } : null;
  } catch {
    return null;
  }
}

/** Seven numbers, in whatever units. */
export function poseFrom(numbers: readonly number[], length: number, turn: number): Pose {
  const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0] = numbers;
  return { at: [x * length, y * length, z * length], turn: unit([w * turn, i * turn, j * turn, k * turn]) };
}

export const secondsOf = ({ rate, frames }: Clip): number => Math.max(0, frames.length - 1) / rate;

/** Nothing to watch. */
export const STILL: Clip = { rate: 1, frames: [] };

/** Part of the way from one pose to another; turns by the shorter way. */
export function between(one: Pose, other: Pose, part: number): Pose {
  if (part <= 0) return one;
  if (part >= 1) return other;
  const mix = (a: number, b: number) => a + (b - a) * part;
  const [a, b] = [one.turn, other.turn];
  const same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const turn: Turn = unit([
    mix(a[0], b[0] * same),
    mix(a[1], b[1] * same),
    mix(a[2], b[2] * same),
    mix(a[3], b[3] * same),
  ]);
  return {
    at: [mix(one.at[0], other.at[0]), mix(one.at[1], other.at[1]), mix(one.at[2], other.at[2])],
    turn,
  };
}

export const distance = (one: Pose, other: Pose): number =>
  Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1], one.at[2] - other.at[2]);
