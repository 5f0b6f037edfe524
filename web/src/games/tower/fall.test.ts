import assert from "node:assert/strict";
import { test } from "node:test";
import type { Replay } from "../../wire/types";
import { beganOf } from "./began";
import { fallOf, historyOf, onwardsFrom, standingAt, storeysOf } from "./fall";
import { stripOf } from "./film";
import lesson from "./lesson.json";
import { leanOf, type Placed, turned } from "./space";
import type { TowerView } from "./wire";

/** A cat is petted in a tower that leans, and all of it comes down; simulated once for the lesson. */
function collapsed(deed: object = { type: "Petting", cat: lesson.pet.cat }): Replay<TowerView> {
  const [start, { clip }] = [lesson.pet.tower, lesson.pet.fall];
  const view = (step: string, turn: number, more: object = {}) => ({
    mode: "coop",
    step,
    tower: start,
    aside: [],
    race: { heights: [3], arrived: [0] },
    turn: { number: turn, seat: 1 },
    story: { ending: "" },
    deed: null,
    held: null,
    flow: { adrift: [] },
    ...more,
  });
  const frame = (one: object, ...events: object[]) => ({
    seq: 0,
    seat: null,
    view: one,
    events,
    shown: null,
    standing: null,
  });
  const ended = { tower: start.slice(0, 1), aside: [25, 26, 27, 28, 29, 30], story: { ending: "collapsed" } };
  return {
    frames: [
      frame(view("choose", 1)),
      frame(view("act", 2)),
      frame(view("physics", 2, { deed })),
      frame(view("over", 2, ended), { key: "settled", args: { clip } }),
    ],
  } as unknown as Replay<TowerView>;
}

test("a fall is known by what stood, what was touched, and the step before it", () => {
  const fall = fallOf(collapsed());
  assert.ok(fall);
  assert.deepEqual([fall.before, fall.seat, fall.piece], [1, 1, lesson.pet.cat]);
  assert.equal(fall.floors, Math.max(...lesson.pet.tower.map(({ piece }) => piece).filter((piece) => piece <= 24)));
  assert.equal(fall.leans.length, fall.clip.frames.length);
  assert.ok((fall.leans.at(-1) ?? 0) > (fall.leans[0] ?? 90));
  assert.ok(fall.brink !== null && fall.brink < 60);
});

test("what slid is put back and comes down once more: the fall is the greater one, from as high as it stood", () => {
  const { frames, ...rest } = collapsed();
  const [first, asked, petted, over] = frames;
  assert.ok(first && asked && petted && over);
  const low = {
    ...petted.view,
    deed: { type: "PuttingBack", pieces: [] },
    tower: petted.view.tower.slice(0, 3),
  } as unknown as TowerView;
  const slid = { ...over, view: low };
  const fall = fallOf({ ...rest, frames: [first, asked, petted, slid, over] });
  const straight = fallOf(collapsed());
  assert.ok(fall && straight);
  assert.deepEqual([fall.before, fall.piece, fall.floors], [1, lesson.pet.cat, straight.floors]);
  assert.deepEqual([fall.isLast, straight.isLast], [false, true]);
});

test("one builds on in the seat that had the turn, or against each other from one's own last answer", () => {
  const replay = collapsed();
  const fall = fallOf(replay);
  assert.ok(fall);
  assert.deepEqual(onwardsFrom(replay, fall, 0), { step: 1, seat: 1 });
  const apart = replay.frames.map((frame, at) => ({
    ...frame,
    view: { ...frame.view, mode: "competitive", turn: { ...frame.view.turn, seat: at === 0 ? 0 : 1 } } as TowerView,
  }));
  assert.deepEqual(onwardsFrom({ ...replay, frames: apart }, fall, 0), { step: 0, seat: 0 });
  assert.deepEqual(onwardsFrom({ ...replay, frames: apart }, fall, 1), { step: 1, seat: 1 });
});

test("a floor that is let go comes down anyway: the lean is that of the tower under it", () => {
  const floors = lesson.pet.tower.filter(({ piece }) => piece <= 24);
  const top = floors.reduce((one, other) => (other.piece > one.piece ? other : one));
  const aslant = { x: 0, y: 0, z: 400, yaw: 0, pitch: 80, roll: 0, fold: 0 };
  const fall = fallOf(collapsed({ type: "Placing", piece: top.piece, place: aslant }));
  const below = floors.find(({ piece }) => piece === top.piece - 1);
  assert.ok(fall && below);
  const leaned = fall.clip.frames.findLast((frame) => frame.has(below.piece))?.get(below.piece);
  assert.ok(leaned && Math.abs((fall.leans.at(-1) ?? 0) - leanOf(leaned.turn)) < 1e-9);
  assert.ok(fall.brink !== null && fall.brink < 60);
});

test("its best side lays the way of the floors from left to right", () => {
  const fall = fallOf(collapsed());
  assert.ok(fall);
  const end = standingAt(fall.standing, fall.clip, fall.clip.frames.length);
  const floors = (all: typeof end) => all.filter(({ piece }) => piece > 1 && piece <= 24);
  const across = (all: typeof end) =>
    floors(all).reduce(
      (sum, { pose: { at } }) => sum + at[0] * Math.cos(fall.azimuth) + at[1] * Math.sin(fall.azimuth),
      0,
    );
  assert.ok(across(end) > across(fall.standing));
});

test("a tower that stands has not fallen", () => {
  const replay = collapsed();
  assert.equal(fallOf({ ...replay, frames: replay.frames.slice(0, 3) }), null);
});

test("a history has a row for every turn, as it was at its end", () => {
  const rows = historyOf(collapsed());
  assert.deepEqual(
    rows.map(({ turn, lost }) => [turn, lost]),
    [
      [1, 0],
      [2, 6],
    ],
  );
});

test("a strip begins with the first frame and ends when all lies", () => {
  assert.deepEqual(stripOf([0, 1, 3, 8, 20, 50, 85, 90, 90, 90, 90, 90]), [0, 3, 5, 6, 8]);
  assert.deepEqual(stripOf([2]), [0]);
});

/** Two storeys, the upper one shifted so far that its weight is past the walls; then it goes over. */
function overhanging(shift: number) {
  const flat = turned(0);
  const standing = [
    { piece: 1, pose: { at: [0, 0, 0], turn: flat }, fold: 0 },
    { piece: 25, pose: { at: [-20, 0, 2], turn: flat }, fold: 90 },
    { piece: 26, pose: { at: [20, 0, 2], turn: turned(180) }, fold: 90 },
    { piece: 2, pose: { at: [shift, 0, 52], turn: flat }, fold: 0 },
  ] as const satisfies readonly Placed[];
  const gone = { at: [shift + 40, 0, 20], turn: turned(0, 70) } as const;
  return { standing, clip: { rate: 30, frames: [new Map(), new Map([[2, gone]])] } };
}

test("a fall began at the lowest piece that did not stay, on the side to which it went", () => {
  const { standing, clip } = overhanging(70);
  const began = beganOf(standing, clip, 0);
  assert.deepEqual([began?.piece, began?.floor, began?.why.kind], [2, 1, "overhang"]);
  const [x, , z] = began?.at ?? [0, 0, 0];
  assert.ok(x > 20 && x < 70 && z === 52, `${x} ${z} is at the head of the outer wall`);
  assert.ok(began?.why.kind === "overhang" && Math.abs(began.why.millimetres - (70 - x)) < 1e-6);
});

test("where no weight was past the walls it slid, or a wall gave way", () => {
  const { standing, clip } = overhanging(0);
  assert.equal(beganOf(standing, clip, 0)?.why.kind, "slid");
  const over = new Map([[25, { at: [-30, 0, 2], turn: turned(0, 60) } as const]]);
  const began = beganOf(standing, { ...clip, frames: [over, ...clip.frames] }, 0);
  assert.deepEqual([began?.piece, began?.floor, began?.why.kind], [25, 1, "gave"]);
  assert.equal(beganOf(standing, { ...clip, frames: [new Map()] }, 0), null);
});

test("the lesson's fall is told", () => {
  const fall = fallOf(collapsed());
  assert.ok(fall?.began);
  assert.equal(storeysOf(fall.standing).length, fall.floors);
});
