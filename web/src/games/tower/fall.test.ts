import assert from "node:assert/strict";
import { test } from "node:test";
import type { Replay } from "../../wire/types";
import { stripOf } from "./Fall";
import { fallOf, historyOf, standingAt } from "./fall";
import lesson from "./lesson.json";
import type { TowerView } from "./wire";

/** A cat is petted in a tower that leans, and all of it comes down; simulated once for the lesson. */
function collapsed(): Replay<TowerView> {
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
      frame(view("physics", 2, { deed: { type: "Petting", cat: lesson.pet.cat } })),
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
