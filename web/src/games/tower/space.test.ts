import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, sortOf, TOTO } from "./box";
import { leanOf, placedOf, Surroundings, turned, yawOf } from "./space";
import type { TowerStanding } from "./wire";

const standing = (piece: number, x: number, y: number, z: number, fold = 0, k = 0): TowerStanding => ({
  piece,
  pose: { x: x * 1000, y: y * 1000, z: z * 1000, w: Math.round(Math.sqrt(1 - k * k) * 1e6), i: 0, j: 0, k: k * 1e6 },
  fold,
  rests: [],
  touches: [],
});

test("pieces are numbered as in the rules: floors, walls by kind, cats by colour, kittens", () => {
  assert.deepEqual(nameOf(1), { kind: "floor", number: 1 });
  assert.deepEqual(nameOf(25), { kind: "brick", number: 1 });
  assert.deepEqual(nameOf(37), { kind: "window", number: 1 });
  assert.deepEqual(nameOf(78), { kind: "column", number: 6 });
  assert.deepEqual(nameOf(79), { kind: "orange", number: 1 });
  assert.deepEqual(nameOf(83), { kind: "blue", number: 1 });
  assert.equal(TOTO, 95);
  assert.equal(sortOf(95), "kitten");
});

test("a turn is taken apart as it was put together", () => {
  assert.ok(Math.abs(yawOf(turned(37)) - 37) < 1e-9);
  assert.ok(Math.abs(leanOf(turned(120, 9, 0)) - 9) < 1e-9);
});

test("a floor laid on a floor cuts in; laid on top of it, it does not", () => {
  const around = new Surroundings([placedOf(standing(1, 0, 0, 0))]);
  assert.equal(around.cutsInto(placedOf(standing(2, 0, 0, 1))), 1);
  assert.equal(around.cutsInto(placedOf(standing(2, 0, 0, 2))), null);
  assert.equal(around.cutsInto(placedOf(standing(2, 300, 0, -1))), 0);
});

test("a cat fits into the fold of a wall, and not into its leg", () => {
  const around = new Surroundings([placedOf(standing(25, 0, 0, 0, 90))]);
  assert.equal(around.cutsInto(placedOf(standing(79, 30, 0, 0))), null);
  assert.equal(around.cutsInto(placedOf(standing(79, 0, 20, 0))), 25);
});
