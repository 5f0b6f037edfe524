import assert from "node:assert/strict";
import { test } from "node:test";
import { bounded, fitted, groundOf, PITCH, panned, zoomed } from "./camera";

const EXTENT = { left: -1, right: 2, top: 5, bottom: 0 };
const ROOM = { width: 900, height: 560 };
const INSETS = { top: 20, right: 300, bottom: 30, left: 10 };

test("the whole island lies inside the room that is left to it", () => {
  const { scale, x, y } = fitted(EXTENT, ROOM, INSETS);
  for (const spot of [
    { x: -1, y: 5 },
    { x: 2, y: 0 },
  ]) {
    const [gx, gy] = groundOf(spot);
    const half = (PITCH / 2) * scale;
    assert.ok(x + gx * scale - half >= INSETS.left - 0.01 && x + gx * scale + half <= ROOM.width - INSETS.right + 0.01);
    assert.ok(
      y + gy * scale - half >= INSETS.top - 0.01 && y + gy * scale + half <= ROOM.height - INSETS.bottom + 0.01,
    );
  }
});

test("a small island is not blown up without end", () => {
  const { scale } = fitted({ left: 0, right: 0, top: 1, bottom: 0 }, { width: 4_000, height: 4_000 }, INSETS);
  assert.ok(scale <= 1.4);
});

test("what lies under the pointer stays there while one comes nearer", () => {
  const camera = { scale: 0.8, x: 120, y: 300 };
  const point = [333, 222] as const;
  const near = zoomed(camera, 1.5, point);
  assert.ok(Math.abs((point[0] - near.x) / near.scale - (point[0] - camera.x) / camera.scale) < 1e-9);
  assert.ok(Math.abs((point[1] - near.y) / near.scale - (point[1] - camera.y) / camera.scale) < 1e-9);
});

test("some of the island always stays in the picture", () => {
  const lost = bounded(panned(fitted(EXTENT, ROOM, INSETS), 9_000, -9_000), EXTENT, ROOM);
  const [left] = groundOf({ x: EXTENT.left, y: 0 });
  const [, bottom] = groundOf({ x: 0, y: EXTENT.bottom });
  assert.ok(lost.x + left * lost.scale <= ROOM.width);
  assert.ok(lost.y + bottom * lost.scale >= 0);
});
