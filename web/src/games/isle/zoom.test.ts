import assert from "node:assert/strict";
import { test } from "node:test";
import { bounded, drawnTo, WHOLE } from "./zoom";

test("what lies under the fingers stays under them", () => {
  const near = drawnTo(WHOLE, [100, 200], [100, 200], 1.5);
  assert.deepEqual(near, { scale: 1.5, x: -50, y: -100 });
  const moved = drawnTo(near, [100, 200], [90, 220], 1);
  assert.deepEqual(moved, { scale: 1.5, x: -60, y: -80 });
});

test("it grows to twice its size and no further, and shrinks to itself", () => {
  assert.equal(drawnTo(WHOLE, [0, 0], [0, 0], 5).scale, 2);
  assert.equal(drawnTo(WHOLE, [0, 0], [0, 0], 0.3).scale, 1);
});

test("the picture never leaves its frame", () => {
  assert.deepEqual(bounded({ scale: 2, x: 40, y: -900 }, 390, 620), { scale: 2, x: 0, y: -620 });
  assert.equal(bounded({ scale: 1.01, x: -3, y: -3 }, 390, 620), WHOLE);
});
