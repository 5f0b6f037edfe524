import assert from "node:assert/strict";
import { test } from "node:test";
import { areaPath, linePath, roomiest, type Spot, tagsBeside } from "./curve";

test("a curve is a path, and its area is closed along the middle", () => {
  const spots = [
    [10, 50],
    [20, 30.04],
    [30, 80],
  ] as const;
  assert.equal(linePath(spots), "M10 50L20 30L30 80");
  assert.equal(areaPath(spots, 60), "M10 60L10 50L20 30L30 80L30 60Z");
  assert.equal(linePath([]), "");
  assert.equal(areaPath([], 60), "");
});

test("tags lie beside their marks, in the picture and on nothing", () => {
  const box = { left: 40, right: 400, top: 20, bottom: 220 };
  const spots = [
    [41, 100],
    [120, 25],
    [130, 215],
    [150, 120],
    [160, 118],
    [150, 219],
    [170, 219],
    [399, 30],
  ] as const;
  const tags = tagsBeside(
    spots,
    spots.map(() => 70),
    box,
  );
  assert.equal(tags.length, spots.length);
  for (const [at, { x, y }] of tags.entries()) {
    assert.ok(x - 35 >= box.left && x + 35 <= box.right, `${at} across`);
    assert.ok(y - 14 >= box.top && y + 14 <= box.bottom, `${at} upright`);
    for (const other of tags.slice(0, at))
      assert.ok(Math.abs(other.x - x) >= 70 || Math.abs(other.y - y) >= 28, `${at} lies on another`);
    for (const [markX, markY] of spots)
      assert.ok(Math.abs(markX - x) >= 43 || Math.abs(markY - y) >= 22, `${at} lies on a mark`);
  }
});

test("beside a board, 398 pixels wide, tags have their figures, and lie on each other nowhere", () => {
  const box = { left: 40, right: 384, top: 50, bottom: 240 };
  // A game with six marks, four of them close together at its end.
  const spots: readonly Spot[] = [
    [40, 105],
    [222, 116],
    [300, 114],
    [349, 101],
    [356, 229],
    [363, 240],
  ];
  const told = spots.map(() => 80);
  const { at, tags } = roomiest(spots, [told, spots.map(() => 28)], box);
  assert.equal(at, 0);
  for (const [place, { x, y, free }] of tags.entries()) {
    assert.ok(free, `${place}`);
    for (const other of tags.slice(0, place)) assert.ok(Math.abs(other.x - x) >= 80 || Math.abs(other.y - y) >= 28);
  }
  const crowd = Array.from({ length: 16 }, (_, place): Spot => [60 + 20 * place, 140]);
  const crowded = roomiest(crowd, [crowd.map(() => 80), crowd.map(() => 28)], box);
  assert.equal(crowded.at, 1); // where there is no room for figures, numbers
  assert.ok(crowded.tags.every(({ free }) => free));
});
