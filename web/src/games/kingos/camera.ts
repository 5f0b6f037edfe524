/** Where one looks at the island from: the whole of it, or nearer. Pure; the fingers are in useCamera. */
import type { Extent, Spot } from "./ground";

/** A card and the gap to the next one, at scale 1 in pixels. */
export const CARD = 92;
export const PITCH = 104;

/** A place on the ground, in pixels at scale 1: the middle of its card. */
export const groundOf = ({ x, y }: Spot): readonly [number, number] => [x * PITCH, -y * PITCH];

export type Camera = { readonly scale: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
/** Room that something else takes at an edge of the picture. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** How far down in the room that is left one's own place lies, where not all of the island fits. */
  readonly home?: number;
};

/** More of the way up is seen than of the way down. */
const HOME = 0.62;

const LARGEST_WHOLE = 1.4;
const LEAST = 0.3;
const MOST = 2.4;

/** The whole island, as large as it goes, in the middle of the room that is left. */
export function fitted(extent: Extent, { width, height }: Size, insets: Insets): Camera {
  const room = { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
  const [left, top] = groundOf({ x: extent.left, y: extent.top });
  const [right, bottom] = groundOf({ x: extent.right, y: extent.bottom });
  const scale = Math.max(
    LEAST,
    Math.min(LARGEST_WHOLE, room.width / (right - left + PITCH), room.height / (bottom - top + PITCH)),
  );
  return {
    scale,
    x: insets.left + room.width / 2 - ((left + right) / 2) * scale,
    y: insets.top + room.height / 2 - ((top + bottom) / 2) * scale,
  };
}

/**
 * Cards as large as they should be at least: where the whole island is too large for that, what lies round one place,
 * with more of the way up than of the way down, and no more sea than need be.
 */
export function near(whole: Camera, least: number, home: Spot, extent: Extent, size: Size, insets: Insets): Camera {
  if (whole.scale >= least) return whole;
  const [x, y] = groundOf(home);
  const [left, top] = groundOf({ x: extent.left, y: extent.top });
  const [right, bottom] = groundOf({ x: extent.right, y: extent.bottom });
  const along = (at: number, low: number, high: number, begin: number, room: number, part: number) => {
    const first = begin - (low - PITCH / 2) * least;
    const last = begin + room - (high + PITCH / 2) * least;
    return last >= first ? (first + last) / 2 : Math.min(first, Math.max(last, begin + room * part - at * least));
  };
  const wide = size.width - insets.left - insets.right;
  const high = size.height - insets.top - insets.bottom;
  return {
    scale: least,
    x: along(x, left, right, insets.left, wide, 0.5),
    y: along(y, top, bottom, insets.top, high, insets.home ?? HOME),
  };
}

/** Nearer or farther, while what lies under one point of the picture stays there. */
export function zoomed({ scale, x, y }: Camera, factor: number, [px, py]: readonly [number, number]): Camera {
  const next = Math.max(LEAST, Math.min(MOST, scale * factor));
  const grown = next / scale;
  return { scale: next, x: px - (px - x) * grown, y: py - (py - y) * grown };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Some of the island always stays in the picture. */
export function bounded(camera: Camera, extent: Extent, { width, height }: Size): Camera {
  const [left, top] = groundOf({ x: extent.left, y: extent.top });
  const [right, bottom] = groundOf({ x: extent.right, y: extent.bottom });
  const hold = (at: number, near: number, far: number, size: number) =>
    Math.min(size - 60 - near * camera.scale, Math.max(60 - far * camera.scale, at));
  return { ...camera, x: hold(camera.x, left, right, width), y: hold(camera.y, top, bottom, height) };
}
