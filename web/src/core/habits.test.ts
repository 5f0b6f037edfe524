import assert from "node:assert/strict";
import { test } from "node:test";
import type { Level } from "../wire/types";
import { followedOptions, offeredOptions, usualHabits } from "./habits";

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

test("options that go with the bots follow them, unless something else was chosen", () => {
  const island = { key: "island", values: ["usual", "mild"], default: "usual", seats: [[3], [3]] };
  const habits = { ...usualHabits, beside: { easy: { island: "mild" } } };
  const [usual, mild] = [
    { island: "usual", pace: 1 },
    { island: "mild", pace: 1 },
  ];
  const follow = (options: typeof usual, before: Level[], after: Level[]) =>
    followedOptions(habits, [island], options, before, after);
  assert.deepEqual(follow(usual, ["medium"], ["easy"]), mild);
  assert.deepEqual(follow(usual, [], ["easy"]), mild);
  assert.deepEqual(follow(mild, ["easy", "easy"], ["easy", "hard"]), usual);
  assert.deepEqual(follow(mild, ["easy"], []), usual);
  assert.deepEqual(follow(usual, ["easy"], ["easy", "easy"]), usual, "chosen by hand");
  assert.deepEqual(follow(mild, ["hard"], ["medium"]), mild, "chosen by hand");
  assert.deepEqual(followedOptions(usualHabits, [island], usual, ["hard"], ["easy"]), usual);
});
