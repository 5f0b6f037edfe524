import assert from "node:assert/strict";
import { test } from "node:test";
import type { Level, OptionInfo, Options } from "../wire/types";
import { chosenOptions, followedOptions, offeredOptions, usualHabits } from "./habits";

const mode = {
  key: "mode",
  values: ["alone", "together", "apart"],
  default: "together",
  seats: [[1], [1, 2], [2]],
  when: {},
  follows: {},
};
const pace = { key: "pace", values: [1, 2], default: 1, seats: [[1, 2], []], when: {}, follows: {} };

test("values are offered that so many seats can play, and options that leave a choice", () => {
  const values = (seats: number) => offeredOptions([mode, pace], {}, seats).map(({ key, values }) => [key, values]);
  assert.deepEqual(values(1), [["mode", ["alone", "together"]]]);
  assert.deepEqual(values(2), [["mode", ["together", "apart"]]]);
});

test("what does not matter is not offered", () => {
  const token = {
    key: "token",
    values: ["here", "there"],
    default: "here",
    follows: {},
    seats: [
      [1, 2],
      [1, 2],
    ],
  };
  const offered = (when: OptionInfo["when"], options: Options, seats: number) =>
    offeredOptions([mode, { ...token, when }], options, seats).some(({ key }) => key === "token");
  const apart = { mode: ["together", "apart"], seats: [2] };
  assert.equal(offered(apart, { mode: "apart" }, 2), true);
  assert.equal(offered(apart, {}, 2), true, "as usual");
  assert.equal(offered(apart, { mode: "alone" }, 2), false);
  assert.equal(offered(apart, { mode: "apart" }, 1), false);
  assert.equal(offered({ seats: [] }, { mode: "apart" }, 2), false, "never");
});

test("options that go with the bots follow them, unless something else was chosen", () => {
  const island = {
    key: "island",
    values: ["usual", "mild"],
    default: "usual",
    seats: [[3], [3]],
    when: {},
    follows: {},
  };
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

test("what follows another option is as usual with it, and can be chosen otherwise", () => {
  const clans = { ...mode, key: "clans", values: ["first", "free"], default: "first" };
  const powers = { ...mode, key: "powers", values: [false, true], default: false, follows: { clans: [false, true] } };
  const choose = (options: Options, key: string, value: Options[string]) =>
    chosenOptions([clans, powers], options, key, value);
  const free = choose({ clans: "first", powers: false }, "clans", "free");
  assert.deepEqual(free, { clans: "free", powers: true });
  assert.equal(choose(free, "powers", false).powers, false);
  assert.equal(choose(free, "clans", "first").powers, false);
});
