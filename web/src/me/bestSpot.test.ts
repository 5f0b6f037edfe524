import assert from "node:assert/strict";
import { test } from "node:test";
import { bestOf, bestSpot } from "./bestSpot";

test("the best of all games is told above its mark", () => {
  assert.deepEqual(bestSpot(300, 80, 600, 44, 26), { x: 300, y: 69, anchor: "mid" });
  assert.deepEqual(bestSpot(60, 80, 600, 44, 26), { x: 60, y: 69, anchor: "" });
  assert.deepEqual(bestSpot(580, 26, 600, 44, 26), { x: 580, y: 15, anchor: "end" });
});

test("the first game as the best, at the top, does not lie on the name of the axis", () => {
  assert.deepEqual(bestSpot(58, 26, 600, 44, 26), { x: 68, y: 31, anchor: "" });
  assert.deepEqual(bestSpot(180, 30, 600, 44, 26), { x: 190, y: 35, anchor: "" });
});

test("the most is a record however it ended, the fewest only where one won, and of some figures there is none", () => {
  const games = [{ end: "lost" }, { end: "won" }, { end: "won" }, { end: "lost" }] as const;
  assert.equal(bestOf(games, [9, 4, null, 2], "most"), 0);
  assert.equal(bestOf(games, [9, 4, null, 2], "least"), 1);
  assert.equal(bestOf(games.slice(0, 1), [9], "least"), null);
  assert.equal(bestOf(games, [9, 4, null, 2], ""), null);
});
