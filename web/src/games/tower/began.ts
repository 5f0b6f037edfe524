/** Where a fall began, and why, as far as geometry tells: from what stood, and from how it went over. Pure. */
import { isFloor, isWall, massOf, type Piece } from "./box";
import type { Clip } from "./clip";
import { headsOf, middleOf, type Point } from "./landing";
import { extentOf, leanOf, type Placed, type Vector } from "./space";

/** The weight above lay past the walls, by millimetres; all sloped, by degrees; or a floor slid, or a wall gave way. */
export type Why =
  | { readonly kind: "overhang"; readonly millimetres: number }
  | { readonly kind: "slope"; readonly degrees: number }
  | { readonly kind: "slid" | "gave" };

export type Began = {
  /** The lowest piece that did not stay, and the floor on which its storey stood. */
  readonly piece: Piece;
  readonly floor: Piece;
  /** Where it turned over. */
  readonly at: Vector;
  readonly why: Why;
};

const STAYED = 3; // millimetres: a piece that moved less by then has not given way
const LEANT = 5; // degrees
const SLOPED = 8; // degrees at which a floor is called aslant: less is seen by nobody, and holds
const SINK = 20; // millimetres: a floor that has come down so far is falling

/** `side` is the way in which it went, along the ground, in radians. */
export function beganOf(standing: readonly Placed[], clip: Clip, side: number): Began | null {
  const falling = clip.frames.findIndex((frame) => hasComeDown(standing, frame));
  if (falling < 0) return null;
  const poses = new Map<Piece, Placed["pose"]>();
  for (const frame of clip.frames.slice(0, falling + 1)) for (const [piece, pose] of frame) poses.set(piece, pose);
  const moved = standing
    .filter(({ piece, pose }) => {
      const now = poses.get(piece);
      if (!now || piece === 1 || !(isFloor(piece) || isWall(piece))) return false;
      const way = Math.hypot(...pose.at.map((part, axis) => part - (now.at[axis] ?? part)));
      return way > STAYED || Math.abs(leanOf(now.turn) - leanOf(pose.turn)) > LEANT;
    })
    .sort((a, b) => a.pose.at[2] - b.pose.at[2]);
  const [lowest] = moved;
  if (!lowest) return null;
  const floor = floorBelow(standing, lowest);
  const walls = standing.filter((one) => isWall(one.piece) && floorBelow(standing, one) === floor);
  const ahead = ([x, y]: readonly [number, number, ...number[]]) => x * Math.cos(side) + y * Math.sin(side);
  const outermost = (some: readonly Placed[]): Point | null =>
    some.flatMap(headsOf).reduce<Point | null>((best, one) => (best && ahead(best) >= ahead(one) ? best : one), null);
  const [edge, here] = [outermost(walls), outermost(isFloor(lowest.piece) ? walls : [lowest])];
  if (!edge || !here) return null;
  const over = ahead(weightAbove(standing, lowest.pose.at[2])) - ahead(edge);
  const lean = leanOf(standing.find(({ piece }) => piece === floor)?.pose.turn ?? [1, 0, 0, 0]);
  const sloped = Math.max(lean, isFloor(lowest.piece) ? leanOf(lowest.pose.turn) : 0);
  return { piece: lowest.piece, floor, at: [...here, lowest.pose.at[2]], why: whyOf(over, sloped, lowest.piece) };
}

function whyOf(over: number, lean: number, piece: Piece): Why {
  if (over > 0.5) return { kind: "overhang", millimetres: over };
  if (lean >= SLOPED) return { kind: "slope", degrees: lean };
  return { kind: isFloor(piece) ? "slid" : "gave" };
}

const hasComeDown = (standing: readonly Placed[], frame: ReadonlyMap<Piece, Placed["pose"]>): boolean =>
  standing.some(({ piece, pose }) => {
    const now = frame.get(piece);
    return isFloor(piece) && now !== undefined && pose.at[2] - now.at[2] > SINK;
  });

/** The highest floor whose board is below a piece. */
function floorBelow(standing: readonly Placed[], { piece, pose }: Placed): Piece {
  const below = standing.filter((one) => isFloor(one.piece) && one.piece !== piece && one.pose.at[2] < pose.at[2] + 1);
  return Math.max(1, ...below.map((one) => one.piece));
}

/** Where all that stands above a height has its weight, along the ground. */
function weightAbove(standing: readonly Placed[], height: number): Point {
  let [mass, x, y] = [0, 0, 0];
  for (const placed of standing) {
    if (extentOf(placed).low[2] < height - 1) continue;
    const [own, [mx, my]] = [massOf(placed.piece), middleOf(placed)];
    [mass, x, y] = [mass + own, x + own * mx, y + own * my];
  }
  return mass > 0 ? [x / mass, y / mass] : [0, 0];
}
