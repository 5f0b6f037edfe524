/** What this folder repeats of the rules, held against towers that the rules have judged. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { placedAt } from "./hold";
import recorded from "./recorded.json";
import { placedOf, Surroundings } from "./space";
import type { TowerStanding } from "./wire";

test("a piece in the hand cuts into something where the rules say so [TOWER 3.6]", () => {
  const answers = new Map<boolean, number>();
  for (const { tower, piece, tries } of recorded.cuts) {
    const around = new Surroundings((tower as unknown as TowerStanding[]).map(placedOf));
    for (const [[x = 0, y = 0, z = 0, yaw = 0, pitch = 0, roll = 0, fold = 0], cuts] of tries as [
      number[],
      boolean,
    ][]) {
      const placed = placedAt(piece, { x, y, z, yaw, pitch, roll, fold });
      assert.equal(around.cutsInto(placed) !== null, cuts, `piece ${piece} at ${x}, ${y}, ${z}`);
      answers.set(cuts, (answers.get(cuts) ?? 0) + 1);
    }
  }
  assert.ok((answers.get(true) ?? 0) > 40 && (answers.get(false) ?? 0) > 40);
});
