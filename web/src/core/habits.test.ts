import assert from "node:assert/strict";
import { test } from "node:test";
import { offeredOptions, usualHabits } from "./habits";

const mode = { key: "mode", values: ["alone", "together", "apart"], default: "together", seats: [[1], [1, 2], [2]] };
const pace = { key: "pace", values: [1, 2], default: 1, seats: [[1, 2], []] };

test("values are offered that so many seats can play, and options that leave a choice", () => {
  const values = (seats: number) =>
    offeredOptions(usualHabits, [mode, pace], {}, seats).map(({ key, values }) => [key, values]);
  assert.deepEqual(values(1), [["mode", ["alone", "together"]]]);
  assert.deepEqual(values(2), [["mode", ["together", "apart"]]]);
});

test("what a game's habits leave out is not offered", () => {
  const habits = { ...usualHabits, isOffered: (_: unknown, key: string) => key !== "mode" };
  assert.deepEqual(offeredOptions(habits, [mode, pace], {}, 1), []);
});
