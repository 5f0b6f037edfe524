import assert from "node:assert/strict";
import { test } from "node:test";
import type { Aim } from "./aim";
import { adviceOf } from "./caption";
import type { Orbit } from "./orbit";

const t = (id: string): string => id;
const orbit = { right: [1, 0], away: [0, 1] } as unknown as Orbit;
const missing = { millimetres: 4, from: [0, 0, 0], to: [4, 0, 0], how: "touch" } as const;
const nearly: Aim = { goals: [{ card: 1, met: false, missing }], nearest: null, edge: null };

test("where a piece would fall, that is said and not how to meet a goal [TOWER 8.5]", () => {
  for (const fate of ["edge", "kitten", "cat", "nothing"] as const)
    assert.equal(adviceOf({ fate, aim: nearly, cuts: null }, null, orbit, t), `tower-ui-fate-${fate}`);
  assert.equal(adviceOf({ fate: "stands", aim: nearly, cuts: null }, "high", orbit, t), "tower-ui-fate-high");
});

test("where it would stand, what is missing to a goal is said", () => {
  assert.equal(adviceOf({ fate: "stands", aim: nearly, cuts: null }, null, orbit, t), "tower-ui-aim-touch");
  const met: Aim = { ...nearly, goals: [{ card: 1, met: true, missing: null }] };
  assert.equal(adviceOf({ fate: "stands", aim: met, cuts: null }, null, orbit, t), "tower-ui-aim-met");
  assert.equal(adviceOf({ fate: "stands", aim: null, cuts: null }, null, orbit, t), null);
});

test("what is in the way is said before anything else [TOWER 3.6]", () => {
  assert.equal(adviceOf({ fate: null, aim: null, cuts: 0 }, null, orbit, t), "tower-whynot-cuts");
});
