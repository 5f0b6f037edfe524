import assert from "node:assert/strict";
import { test } from "node:test";
import { between, poseFrom, readClip, secondsOf } from "./clip";

/** Two frames a fifth of a second apart: piece 25 moves by one millimetre upwards. Packed by `packing.pack_clip`. */
const PACKED = "BQIBGRQAKOgHAAAAARkAABQAAAAA";

test("a clip is read as the server packs it", () => {
  const clip = readClip(PACKED);
  assert.ok(clip);
  assert.equal(clip.rate, 5);
  assert.equal(secondsOf(clip), 0.2);
  assert.deepEqual(clip.frames[0]?.get(25)?.at, [1, 0, 2]);
  assert.deepEqual(clip.frames[1]?.get(25)?.at, [1, 0, 3]);
  assert.deepEqual(clip.frames[1]?.get(25)?.turn, [1, 0, 0, 0]);
});

test("what cannot be read, or holds nothing, is no clip", () => {
  assert.equal(readClip(""), null);
  assert.equal(readClip("BQIB"), null);
  assert.equal(readClip("%%%"), null);
});

test("half the way between two poses is half the turn, by the shorter way", () => {
  const one = poseFrom([0, 0, 0, 1, 0, 0, 0], 1, 1);
  const other = poseFrom([10, 0, 4, 0, 0, 0, -1], 1, 1);
  const half = between(one, other, 0.5);
  assert.deepEqual(half.at, [5, 0, 2]);
  assert.ok(Math.abs(half.turn[0] - Math.SQRT1_2) < 1e-9);
  assert.ok(Math.abs(half.turn[3] + Math.SQRT1_2) < 1e-9);
});
