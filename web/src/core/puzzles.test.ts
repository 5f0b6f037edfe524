import assert from "node:assert/strict";
import { test } from "node:test";
import type { Menu } from "../wire/types";
import { choicesOf, dayFrom, dayOf, gradeOf, placeOn, stepsOf, verdictOf } from "./puzzles";

const menu = {
  prompt: { key: "place", clause: "", args: {} },
  sets: [
    { type: "Listed", actions: [{ type: "Done" }] },
    { type: "Cells", kind: "Place", fields: ["turn", "cell"], masks: ["5", "0", "10000000000000000"], width: 5 },
  ],
} as unknown as Menu;

test("choices are in the order of the menu: turn by turn, cell by cell", () => {
  assert.deepEqual(choicesOf(menu), [
    { type: "Done" },
    { type: "Place", turn: 0, cell: 0 },
    { type: "Place", turn: 0, cell: 2 },
    { type: "Place", turn: 2, cell: 64 },
  ]);
});

test("a try is judged by what it is worth, however it is written", () => {
  const puzzle = { menu, worths: [0.1, 0.5, 0.9, 0.5] };
  const tried = (action: object) => verdictOf(puzzle, action as { type: string });
  assert.deepEqual(tried({ cell: 2, type: "Place", turn: 0 }), { right: true, worth: 0.9, rank: 1 });
  assert.deepEqual(tried({ type: "Place", turn: 2, cell: 64 }), { right: false, worth: 0.5, rank: 2 });
  assert.deepEqual(tried({ type: "Done" }), { right: false, worth: 0.1, rank: 4 });
  assert.equal(tried({ type: "Place", turn: 1, cell: 0 }), null);
});

test("what is asked next lies on what was seen before", () => {
  const asked = { menu, standing: null, worths: [1, 2], said: "", reasons: [] };
  const then = [
    { ...asked, changed: { tiles: 1 }, said: "second" },
    { ...asked, changed: { hand: 3 }, worths: [2, 2] },
  ];
  const steps = stepsOf({ ...asked, view: { tiles: 0, hand: 2, day: 5 }, then });
  assert.deepEqual(
    steps.map(({ view }) => view),
    [
      { tiles: 0, hand: 2, day: 5 },
      { tiles: 1, hand: 2, day: 5 },
      { tiles: 1, hand: 3, day: 5 },
    ],
  );
  assert.equal(steps[1]?.said, "second");
  assert.equal(verdictOf({ menu, worths: [1, 2, 2, 0] }, { type: "Place", turn: 0, cell: 2 } as never)?.right, true);
});

test("grades follow from who solves four tries of five", () => {
  assert.equal(gradeOf({ solved: [4, 5, 5, 5] }), 1);
  assert.equal(gradeOf({ solved: [0, 3, 2, 5] }), 4);
  assert.equal(gradeOf({ solved: [0, 0, 3, 3] }), 5);
});

test("every day has its own puzzle, and all come before one comes again", () => {
  const days = Array.from({ length: 240 }, (_, at) => dayFrom("2026-02-20", at));
  assert.equal(days[9], "2026-03-01");
  assert.equal(new Set(days.map((day) => placeOn(day, 240))).size, 240);
  assert.equal(placeOn("2026-11-16", 240), placeOn(dayFrom("2026-11-15", 1), 240));
  assert.equal(dayOf(new Date(2026, 2, 1, 23, 59)), "2026-03-01");
});
