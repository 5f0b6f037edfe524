import assert from "node:assert/strict";
import { test } from "node:test";
import type { AdviceInfo } from "../wire/analysis";
import type { Menu } from "../wire/types";
import {
  allAlike,
  asGood,
  figuresOf,
  isDone,
  isSame,
  lessOf,
  ringsOf,
  shownAt,
  told,
  weighed,
  worthOf,
} from "./pencil";

const choice = (cell: number, score: number, chance: number, sure = true): AdviceInfo => ({
  action: { type: "Swap", cell } as AdviceInfo["action"],
  said: `x${cell}`,
  chance,
  score,
  less_chance: 0.6 - chance,
  less_score: 5 - score,
  sure,
  reasons: [],
});
const hint = {
  unit: "lead",
  choices: [choice(7, 5, 0.6, false), choice(8, 4.8, 0.59, false), choice(3, 4, 0.57), choice(2, -3, 0.4)],
};
const swap = (cell: number) => ({ cell, type: "Swap" });

test("what lies in the hand is found among the choices, in whatever order its parts stand", () => {
  assert.deepEqual([weighed(hint, swap(7))?.rank, weighed(hint, swap(7))?.verdict], [1, "best"]);
  assert.equal(weighed(hint, swap(8))?.verdict, "alike");
  assert.equal(weighed(hint, swap(3))?.verdict, "less");
  assert.deepEqual([weighed(hint, swap(2))?.rank, weighed(hint, swap(2))?.verdict], [4, "worse"]);
  assert.equal(weighed(hint, swap(9)), null);
  assert.ok(isSame({ type: "Place", at: [1, 2], turn: null }, { turn: null, at: [1, 2], type: "Place" }));
  assert.ok(!isSame({ type: "Place", at: [1, 2] }, { type: "Place", at: [2, 1] }));
  assert.ok(!isSame({ type: "Pass" }, { type: "Pass", seat: 0 }));
});

test("what a board does at one touch is weighed first, a word is said", () => {
  const prompt = { key: "swap", clause: "", args: {} };
  const menu = { prompt, sets: [{ type: "Listed", actions: [{ type: "Stay" }, swap(7)] }] } as unknown as Menu;
  assert.equal(isDone({ type: "Stay" }, menu, null), false);
  assert.equal(isDone({ type: "Stay" }, menu, swap(7)), false);
  assert.equal(isDone({ type: "Stay" }, menu, { type: "Stay" }), true); // touched again
  assert.equal(isDone({ type: "Call" }, menu, null), true);
  assert.equal(isDone({ type: "Stay" }, null, null), true);
});

test("the ladder shows nothing, the best, and three", () => {
  assert.deepEqual(
    (["nudge", "where", "why"] as const).map((rung) => shownAt(rung, hint).map(({ said }) => said)),
    [[], ["x7"], ["x7", "x8", "x3"]],
  );
  assert.equal(asGood(hint), 2);
});

test("only what differs is told, and measures the axis", () => {
  assert.deepEqual(told(hint), { scores: true, chances: true });
  const even = { unit: "lead", choices: [choice(1, 0, 0.7), choice(2, 0, 0.4)] };
  assert.deepEqual(told(even), { scores: false, chances: true });
  assert.deepEqual(
    even.choices.map((one) => worthOf(even, one)),
    [70, 40],
  );
  assert.deepEqual(told({ ...hint, unit: "hundredths" }), { scores: false, chances: true });
  assert.deepEqual(told({ unit: "lead", choices: [choice(1, 3, 1), choice(2, 2, 1)] }), {
    scores: true,
    chances: false,
  });
});

test("a figure that runs against the order is left out, and what leads measures the axis", () => {
  assert.deepEqual(figuresOf(hint), ["score", "chance"]);
  const byScore = { unit: "points", choices: [choice(1, 62, 0.49), choice(2, 61, 0.52), choice(3, 60, 0.55)] };
  assert.deepEqual(figuresOf(byScore), ["score"]);
  const byChance = { unit: "points", choices: [choice(1, 62.6, 0.58), choice(2, 62.9, 0.56), choice(3, 64, 0.52)] };
  assert.deepEqual(figuresOf(byChance), ["chance"]);
  assert.deepEqual(
    byChance.choices.map((one) => Math.round(worthOf(byChance, one))),
    [58, 56, 52],
  );
  const neither = { unit: "points", choices: [choice(1, 62, 0.5), choice(2, 61, 0.52), choice(3, 63, 0.49)] };
  assert.deepEqual(figuresOf(neither), []);
  const written = { unit: "lead", choices: [choice(1, 5.01, 0.601), choice(2, 5.04, 0.604)] };
  assert.deepEqual(figuresOf(written), ["score", "chance"]); // as they are read, they are the same
});

test("where all are about as good, it does not matter which", () => {
  assert.equal(allAlike(hint), false);
  assert.equal(allAlike({ choices: hint.choices.slice(0, 2) }), true);
});

test("many choices are rings, one over another where they would lie on each other; a few need none", () => {
  assert.deepEqual(ringsOf(hint, 1), []);
  const many = {
    unit: "lead",
    choices: [5, 5, 5, 4, 3, 2, 1, 0, -1, -2].map((score, cell) => choice(cell, score, 0.5)),
  };
  const rings = ringsOf(many, 0.5);
  assert.deepEqual(
    rings.map(({ value }) => value),
    [-2, -1, 0, 1, 2, 3, 4, 5, 5, 5],
  );
  assert.deepEqual(
    rings.slice(-4).map(({ row }) => row),
    [0, 0, 1, 2],
  );
});

test("figures that stand beside each other add up", () => {
  const far = { unit: "hundredths", choices: [choice(1, 0, 0.104), choice(2, 0, 0.066), choice(3, 0, 0.05)] };
  const less = far.choices.map((one) => Math.round(100 * lessOf(far, { ...one, less_chance: 0.038 }).chance));
  assert.deepEqual(less, [4, 4, 4]); // none of them is one of these choices
  assert.deepEqual(
    far.choices.map((one) => Math.round(100 * lessOf(far, one).chance)),
    [0, 3, 5],
  ); // 10, 7 and 5 of 100
  const [best, other, last] = [choice(1, 5.04, 0.6), choice(2, 2.46, 0.61), choice(3, 2, 0.5)];
  const both = { unit: "lead", choices: [best, other, last] };
  assert.deepEqual(figuresOf(both), ["score"]);
  assert.equal(Math.round(10 * lessOf(both, other).score), 25); // 5 and 2.5 are written
  assert.equal(lessOf(both, other).chance, other.less_chance); // not written, so as it is
});
