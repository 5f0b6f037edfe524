import assert from "node:assert/strict";
import { test } from "node:test";
import { poseFrom } from "./clip";
import type { Placed, Pose } from "./space";
import { Stage } from "./stage";

const at = (x: number, z: number): Pose => poseFrom([x, 0, z, 1, 0, 0, 0], 1, 1);
const standing = (piece: number, x: number, z: number): Placed => ({ piece, pose: at(x, z), fold: 90 });
const frames = (...heights: number[]) => heights.map((z) => new Map([[25, at(0, z)]]));
const heightOf = (stage: Stage, piece = 25) => stage.shown.get(piece)?.pose.at[2];

/** Lets time pass in steps of a frame. */
function pass(stage: Stage, milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 20) stage.tick(20);
}

test("a clip is shown between its frames, then exactly what has settled", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0)]);
  stage.play({ rate: 10, frames: frames(20, 10, 2) }, 7);
  stage.settle([standing(1, 0, 0), standing(25, 0, 2.04)]);
  stage.tick(0);
  assert.equal(heightOf(stage), 20);
  stage.tick(50);
  assert.equal(heightOf(stage), 15);
  assert.ok(stage.isMoving);
  pass(stage, 400);
  assert.equal(heightOf(stage), 2.04);
  assert.ok(!stage.isMoving);
});

test("what was seen live is not shown again as a clip", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0)]);
  stage.stream(7, 25, 0, frames(20, 18));
  stage.stream(7, 25, 2, frames(10, 2));
  pass(stage, 1000);
  assert.equal(heightOf(stage), 2);
  assert.ok(stage.isMoving, "more may come");
  stage.play({ rate: 25, frames: frames(20, 10, 2) }, 7);
  stage.settle([standing(1, 0, 0), standing(25, 0, 2)]);
  pass(stage, 100);
  assert.ok(!stage.isMoving);
  assert.equal(heightOf(stage), 2);
});

test("a simulation that begins anew is shown anew", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0)]);
  stage.stream(7, 25, 0, frames(20, 18, 16));
  pass(stage, 200);
  stage.stream(7, 25, 0, frames(20));
  pass(stage, 400);
  assert.equal(heightOf(stage), 20);
});

test("what has fallen is left to be seen for a moment, then it is gone", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0), standing(26, 0, 2)]);
  stage.play({ rate: 10, frames: [new Map([[26, at(0, 2)]]), new Map([[26, at(200, 0)]])] }, 3);
  stage.settle([standing(1, 0, 0)]);
  pass(stage, 200);
  assert.equal(stage.shown.get(26)?.pose.at[0], 200);
  pass(stage, 1000);
  assert.ok(!stage.shown.has(26));
});

test("a piece that is put back glides to its place", () => {
  const stage = new Stage();
  stage.settle([standing(26, 100, 0)]);
  stage.settle([standing(26, 0, 2)]);
  pass(stage, 160);
  const x = stage.shown.get(26)?.pose.at[0] ?? 0;
  assert.ok(x > 0 && x < 100);
  pass(stage, 400);
  assert.equal(stage.shown.get(26)?.pose.at[0], 0);
});

test("where nothing may move, everything is where it comes to rest at once", () => {
  const stage = new Stage();
  stage.beStill(true);
  stage.settle([standing(1, 0, 0)]);
  stage.stream(7, 25, 0, frames(20, 10));
  stage.play({ rate: 10, frames: frames(20, 10, 2) }, 7);
  stage.settle([standing(1, 0, 0), standing(25, 0, 2)]);
  assert.equal(heightOf(stage), 2);
  assert.ok(!stage.isMoving);
});

test("a fall is heard when it ends", () => {
  const stage = new Stage();
  const heard: string[] = [];
  stage.onHeard = ({ kind }) => heard.push(kind);
  stage.settle([standing(1, 0, 0)]);
  stage.play({ rate: 10, frames: frames(80, 40, 2, 2, 2) }, 7);
  pass(stage, 800);
  assert.deepEqual(heard, ["tap"]);
});

test("what was broken off leaves no trace in what is shown next", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0), standing(25, 0, 2)]);
  stage.play({ rate: 10, frames: [new Map([[25, at(500, 300)]]), new Map([[25, at(600, 200)]])] });
  stage.tick(50);
  stage.reset([standing(1, 0, 0), standing(25, 0, 2), standing(26, 0, 30)]);
  assert.ok(!stage.isMoving);
  assert.deepEqual(stage.shown.get(25)?.pose, at(0, 2));
  stage.play({ rate: 10, frames: [new Map([[26, at(0, 30)]]), new Map([[25, at(10, 2)]])] });
  stage.settle([standing(1, 0, 0), standing(25, 10, 2), standing(26, 0, 30)]);
  stage.tick(0);
  stage.tick(50);
  assert.deepEqual(stage.shown.get(25)?.pose, at(5, 2), "from where it stood");
});

test("what is no longer to be seen is not waited for", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0)]);
  stage.stream(7, 25, 0, frames(20, 10, ...Array.from({ length: 40 }, () => 2)));
  pass(stage, 300);
  assert.ok(stage.isMoving);
  stage.play({ rate: 25, frames: frames(20, 10, 2) }, 7);
  stage.settle([standing(1, 0, 0), standing(25, 0, 2)]);
  stage.tick(20);
  assert.ok(!stage.isMoving);
  assert.equal(heightOf(stage), 2);
});

test("nor is anything waited for where nothing was to be seen at all", () => {
  const stage = new Stage();
  stage.settle([standing(1, 0, 0)]);
  stage.stream(7, 25, 0, frames(2, 2, 2, 2, 2, 2, 2, 2, 2, 2));
  pass(stage, 120);
  stage.play({ rate: 1, frames: [] }, 7);
  stage.settle([standing(1, 0, 0), standing(25, 0, 2)]);
  stage.tick(20);
  assert.ok(!stage.isMoving);
});
