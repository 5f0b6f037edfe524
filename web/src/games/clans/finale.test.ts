import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line } from "../../wire/types";
import { gamesOf, stepsOf, sums, winnersOf } from "./finale";
import type { ClansEnding } from "./wire";

const line = (side: number, key: string, points: number, args: Line["args"] = {}): Line => ({
  side,
  clause: "CLANS 4.5",
  key,
  points,
  args,
  part: 0,
});

const grid = Array.from({ length: 25 }, (_, cell) => (cell === 0 ? "mouse3" : cell === 1 ? "fly3" : "A1"));

const ENDING: ClansEnding = {
  before: grid,
  grid,
  moved: [],
  struck: [6, 7],
  strength: [null, null],
  hushed: [],
  hunts: [
    { cell: 0, prey: "mouse3", strengths: [5, 2], hunters: [[5], []], taker: 0 },
    { cell: 1, prey: "fly3", strengths: [2, 2], hunters: [[2], []], taker: null },
  ],
  gifts: [],
  lines: [line(0, "prey", 3, { tile: "mouse3", cell: 0, own: 5, other: 2 }), line(1, "meowfia", 2, { cats: 2 })],
  points: [3, 2],
  prey: [1, 0],
};

test("the end has its steps in the order of the rules, and the sheet grows with them", () => {
  const steps = stepsOf(ENDING, ["gourmets", "meowfia"]);
  assert.deepEqual(
    steps.map(({ kind }) => kind),
    ["last", "dogs", "doze", "hunt", "hunt", "line", "total"],
  );
  assert.deepEqual(
    steps.map(({ lines }) => sums(lines)),
    [
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 0],
      [3, 0],
      [3, 2],
      [3, 2],
    ],
  );
  assert.deepEqual([...(steps.at(-1)?.taken ?? [])], [[0, 0]]);
  assert.deepEqual([...(steps[1]?.down ?? [])], []);
  assert.deepEqual([...(steps[2]?.down ?? [])], [6, 7]);
});

test("quiet dogs take one step, a Supercats' chief one more", () => {
  const steps = stepsOf({ ...ENDING, struck: [], moved: [3, 12] }, ["supercats", "meowfia"]);
  assert.deepEqual(
    steps.slice(0, 3).map(({ text }) => text),
    ["last", "chief-moved", "dogs-none"],
  );
});

test("more points win, then more prey, else both [CLANS 4.6]", () => {
  assert.deepEqual(
    winnersOf([
      [13, 3],
      [15, 3],
    ]),
    [1],
  );
  assert.deepEqual(
    winnersOf([
      [13, 4],
      [13, 3],
    ]),
    [0],
  );
  assert.deepEqual(
    winnersOf([
      [13, 3],
      [13, 3],
    ]),
    [0, 1],
  );
});

test("a match that is given up in its second game ends with that game, not with the first", () => {
  const clans = ["gourmets", "phantoms"] as const;
  const first = { clans, first: 0, last: [], ending: ENDING };
  assert.deepEqual(gamesOf({ clans, ending: ENDING, past: [] }), [{ clans, ending: ENDING }]);
  assert.deepEqual(gamesOf({ clans, ending: null, past: [first] }), [first, null]);
  assert.deepEqual(gamesOf({ clans: [null, null], ending: null, past: [] }), [null]);
});
