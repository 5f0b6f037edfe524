import assert from "node:assert/strict";
import { test } from "node:test";
import { along, ticks } from "./chart-scales";

test("ticks are round, even and hold the whole range", () => {
  assert.deepEqual(ticks(49, 91, 4), [40, 60, 80, 100]);
  assert.deepEqual(ticks(0, 3), [0, 1, 2, 3]);
  assert.deepEqual(ticks(-23, 12, 5), [-30, -20, -10, 0, 10, 20]);
  for (const [low, high] of [
    [0, 0],
    [7, 7],
    [-1, 1],
    [3, 1000],
    [-412, -3],
  ] as const) {
    const found = ticks(low, high);
    assert.ok(found.length >= 2 && found.length <= 8, `${found}`);
    assert.ok((found[0] ?? 0) <= low && (found.at(-1) ?? 0) >= high, `${found}`);
    assert.equal(new Set(found.slice(1).map((one, at) => one - (found[at] ?? 0))).size, 1, `${found}`);
  }
});

test("a value lies where the axis says, and a lone one in the middle", () => {
  const x = along(10, 20, 100, 200);
  assert.deepEqual([10, 15, 20].map(x), [100, 150, 200]);
  assert.equal(along(3, 3, 0, 50)(3), 25);
  assert.equal(along(0, 10, 80, 0)(10), 0);
});
