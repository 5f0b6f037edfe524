import assert from "node:assert/strict";
import { test } from "node:test";
import { gain, signed } from "../design";
import type { Line } from "../wire/types";
import { rowsOf } from "./rows";

const line = (side: number, key: string, points: number, part = 0): Line => ({
  side,
  clause: "TEST 5",
  key,
  points,
  args: {},
  part,
});

test("lines of one name and clause are one row, but not those of another game of a match", () => {
  const lines = [line(0, "saucer", 3), line(1, "saucer", 5), line(0, "saucer", 1), line(0, "saucer", 2, 1)];
  const rows = rowsOf({ places: [1, 2], lines, rivals: [] }, 2, ({ key }) => key);
  assert.deepEqual(
    rows.map(({ label, points }) => [label, points]),
    [
      ["saucer", [4, 5]],
      ["saucer", [2, null]],
    ],
  );
  assert.equal(new Set(rows.map(({ key }) => key)).size, 2);
});

test("a loss has a true minus", () => {
  assert.equal(signed(-3), "−3");
  assert.equal(signed(0), "0");
  assert.deepEqual([3, 0, -3].map(gain), ["+3", "0", "−3"]);
});
