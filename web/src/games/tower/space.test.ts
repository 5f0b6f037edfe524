import assert from "node:assert/strict";
import { test } from "node:test";
import { colourOf, kindOf, sortOf, TOTO } from "./box";
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
  assert.deepEqual([1, 24, 25, 78, 79, 94, 95].map(sortOf), ["floor", "floor", "wall", "wall", "cat", "cat", "kitten"]);
  assert.deepEqual([25, 37, 78].map(kindOf), ["brick", "window", "column"]);
  assert.deepEqual([79, 83].map(colourOf), ["orange", "blue"]);
  assert.equal(TOTO, 95);
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
