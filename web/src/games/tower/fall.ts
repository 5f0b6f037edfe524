/** A collapse, looked at afterwards: from where to where, on which side it is seen best, and how it went over. Pure. */
import type { Replay } from "../../wire/types";
import { type Began, beganOf } from "./began";
import { isFloor, isWall, type Piece } from "./box";
import type { Clip } from "./clip";
import { topmost } from "./describe";
import { cornersOf, leanOf, type Placed, type Pose, type Vector } from "./space";
import { clipsOf, standingOf } from "./useStage";
import type { TowerView } from "./wire";

export type Fall = {
  /** How many steps were done when somebody was last asked before it. */
  readonly before: number;
  /** Nothing moved after it: what slid was not put back in vain. */
  readonly isLast: boolean;
  /** What stood when it began, and its path. */
  readonly standing: readonly Placed[];
  readonly clip: Clip;
  /** Whose turn it was, what was let go or petted, and how many floors stood. */
  readonly seat: number;
  readonly piece: Piece | null;
  readonly floors: number;
  /** How far the topmost floor leaned, in degrees, in each frame; and from where on it did not come back. */
  readonly leans: readonly number[];
  readonly brink: number | null;
  /** Where to look from, in radians: the fall goes across the picture. */
  readonly azimuth: number;
  /** Where it began and why; null: nobody can tell. */
  readonly began: Began | null;
};

const ASKED: ReadonlySet<string> = new Set(["choose", "act", "place", "move", "meet"]);
const DOWN = 5; // millimetres by which something has come down when there is no way back

export function fallOf({ frames }: Replay<TowerView>): Fall | null {
  const end = frames.findIndex(({ view }) => view.story.ending === "collapsed");
  if (end < 1) return null;
  const before = frames.findLastIndex(({ view }, at) => at < end && ASKED.has(view.step));
  const moved = before < 0 ? [] : motionsIn(frames, before, end);
  // What slid is put back and may come down once more: the fall is where most of the tower came down.
  const most = Math.max(...moved.map(cameDown));
  const main = moved.find((one) => cameDown(one) === most);
  if (!main) return null;
  const { from, clip, standing, piece } = main;
  const { turn } = from;
  const stood = standing.filter((placed) => placed.piece !== piece); // a floor that is let go comes down anyway
  const leans = leansOf(stood, clip);
  const azimuth = bestSide(standing, clip);
  return {
    before,
    isLast: main === moved.at(-1),
    standing,
    clip,
    seat: turn.seat,
    piece,
    floors: topmost(from),
    leans,
    brink: brinkOf(stood, clip, leans),
    azimuth,
    began: beganOf(standing, clip, azimuth),
  };
}

type Motion = {
  /** The position in which it began, and what stood there. */
  readonly from: TowerView;
  readonly standing: readonly Placed[];
  readonly clip: Clip;
  /** What was let go or petted. */
  readonly piece: Piece | null;
};

/** All that moved from one step to another, in order. */
function motionsIn(frames: Replay<TowerView>["frames"], before: number, end: number): readonly Motion[] {
  return frames.slice(before + 1, end + 1).flatMap(({ events }, at): Motion[] => {
    const clip = clipsOf(events).find((one) => one.frames.length > 0);
    const from = frames[before + at]?.view;
    if (!clip || !from) return [];
    const { deed } = from;
    const piece = deed?.type === "Placing" ? deed.piece : deed?.type === "Petting" ? deed.cat : null;
    return [{ from, clip, standing: standingOf(from), piece }];
  });
}

/** How many floors and walls come down that stood. */
function cameDown({ standing, clip, piece }: Motion): number {
  const end = new Map(standingAt(standing, clip, clip.frames.length).map((one) => [one.piece, one.pose.at[2]]));
  return standing.filter(
    (one) =>
      one.piece !== piece &&
      (isFloor(one.piece) || isWall(one.piece)) &&
      one.pose.at[2] - (end.get(one.piece) ?? one.pose.at[2]) > DOWN,
  ).length;
}

/**
 * From where one builds on: together in the seat that had the turn, since a bot would only let it fall again; against
 * each other from one's own last answer before the fall.
 */
export function onwardsFrom(
  { frames }: Replay<TowerView>,
  fall: Fall,
  mine: number,
): { readonly step: number; readonly seat: number } {
  if (frames[fall.before]?.view.mode === "coop") return { step: fall.before, seat: fall.seat };
  const own = frames.findLastIndex(
    ({ view }, at) => at <= fall.before && ASKED.has(view.step) && view.turn.seat === mine,
  );
  return { step: own < 0 ? fall.before : own, seat: mine };
}

/** Where everything is in a frame. */
export function standingAt(standing: readonly Placed[], clip: Clip, frame: number): readonly Placed[] {
  const poses = new Map<Piece, Pose>();
  for (const moved of clip.frames.slice(0, frame + 1)) for (const [piece, pose] of moved) poses.set(piece, pose);
  return standing.map((placed) => ({ ...placed, pose: poses.get(placed.piece) ?? placed.pose }));
}

function leansOf(standing: readonly Placed[], { frames }: Clip): readonly number[] {
  const top = standing.filter(({ piece }) => isFloor(piece)).sort((a, b) => b.piece - a.piece)[0];
  let lean = top ? leanOf(top.pose.turn) : 0;
  return frames.map((frame) => {
    const pose = top && frame.get(top.piece);
    if (pose) lean = leanOf(pose.turn);
    return lean;
  });
}

/** How far it leaned when the first piece had come down a little. */
function brinkOf(standing: readonly Placed[], { frames }: Clip, leans: readonly number[]): number | null {
  const heights = new Map(standing.map(({ piece, pose }) => [piece, pose.at[2]]));
  const at = frames.findIndex((frame) =>
    [...frame].some(([piece, pose]) => isFloor(piece) && (heights.get(piece) ?? pose.at[2]) - pose.at[2] > DOWN),
  );
  return at < 0 ? null : (leans[at] ?? null);
}

/** Floors go where the tower goes: their way is laid from left to right. */
function bestSide(standing: readonly Placed[], clip: Clip): number {
  const end = new Map(standingAt(standing, clip, clip.frames.length).map((placed) => [placed.piece, placed.pose]));
  let [x, y] = [0, 0];
  for (const { piece, pose } of standing) {
    const there = end.get(piece);
    if (!isFloor(piece) || !there) continue;
    x += there.at[0] - pose.at[0];
    y += there.at[1] - pose.at[1];
  }
  return Math.hypot(x, y) < 1 ? 0.5 : Math.atan2(y, x);
}

/** The corners of every storey as it stood: a floor, and the walls on it. */
export function storeysOf(standing: readonly Placed[]): readonly (readonly Vector[])[] {
  const floors = standing.filter(({ piece }) => isFloor(piece)).sort((a, b) => a.piece - b.piece);
  return floors.map((floor, at) => {
    const [low, high] = [floor.pose.at[2], floors[at + 1]?.pose.at[2] ?? Number.POSITIVE_INFINITY];
    const walls = standing.filter(({ piece, pose }) => isWall(piece) && pose.at[2] > low && pose.at[2] < high);
    return [floor, ...walls].flatMap(cornersOf).flat();
  });
}

/** How a tower grew, turn by turn. */
export type Row = {
  readonly turn: number;
  readonly floors: number;
  readonly heights: readonly number[];
  readonly lost: number;
};

export function historyOf({ frames }: Replay<TowerView>): readonly Row[] {
  const rows = new Map<number, Row>();
  for (const { view } of frames) {
    const { turn, race, aside } = view;
    if (turn.number > 0)
      rows.set(turn.number, { turn: turn.number, floors: topmost(view), heights: race.heights, lost: aside.length });
  }
  return [...rows.values()].sort((a, b) => a.turn - b.turn);
}
