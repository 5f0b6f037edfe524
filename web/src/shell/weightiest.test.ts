import assert from "node:assert/strict";
import { test } from "node:test";
import { weightiest } from "./weightiest";

const told = (...points: number[]) => weightiest(points.map((one) => ({ points: one }))).map(({ points }) => points);

test("both sides are heard, the weightiest first", () => {
  assert.deepEqual(told(-4, -3, -2.5, -2, 2, 1, 0.6), [-4, -3, 2, 1]);
  assert.deepEqual(told(-4, -3, -2.5, -2, 2), [-4, -3, -2.5, 2]);
  assert.deepEqual(told(5, 4, 3, 2, 1), [5, 4, 3, 2]);
  assert.deepEqual(told(5, -1), [5, -1]);
});

test("what rounds to nothing is no reason", () => assert.deepEqual(told(0.4, -0.3), []));
