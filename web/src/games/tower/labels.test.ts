import assert from "node:assert/strict";
import { test } from "node:test";
import { labelAt, labelsAt } from "./labels";
import type { Spot } from "./sketch";

const SIZE = { wide: 0.2, high: 0.06 };
const head = (x: number, y: number): readonly Spot[] => [
  [x - 0.03, y - 0.04],
  [x + 0.03, y - 0.04],
  [x + 0.03, y + 0.04],
  [x - 0.03, y + 0.04],
];

const covers = ([x, y]: Spot, outline: readonly Spot[]): boolean =>
  outline.some(([px, py]) => Math.abs(px - x) < SIZE.wide / 2 && Math.abs(py - y) < SIZE.high / 2);

test("words stand above the end of their line, where nobody is", () => {
  const hundredths = (spot: Spot) => spot.map((part) => Math.round(100 * part));
  assert.deepEqual(hundredths(labelAt([0.5, 0.5], SIZE, [], false, false)), [57, 41]);
  assert.deepEqual(hundredths(labelAt([0.5, 0.5], SIZE, [], true, true)), [43, 56]);
});

test("they go elsewhere rather than over a cat's head", () => {
  const cats = [head(0.44, 0.38), head(0.58, 0.4)];
  const place = labelAt([0.5, 0.45], SIZE, cats, false, false);
  for (const cat of cats) assert.ok(!covers(place, cat), `${place}`);
});

test("and are never cut off at the side of the picture", () => {
  const [x] = labelAt([0.98, 0.5], SIZE, [], false, false);
  assert.ok(x + SIZE.wide / 2 <= 0.98 + 1e-9);
});

test("two measures that end at one spot are both read", () => {
  const measure = { end: [0.5, 0.5] as const, size: SIZE, below: false, left: false };
  const [one, other] = labelsAt([measure, { ...measure, below: true }, measure], []).filter((_, at) => at !== 1);
  assert.ok(one && other && (Math.abs(one[0] - other[0]) >= SIZE.wide || Math.abs(one[1] - other[1]) >= SIZE.high));
});
