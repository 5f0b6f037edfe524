import assert from "node:assert/strict";
import { test } from "node:test";
import { areaPath, linePath, tagsBeside } from "./curve";

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
