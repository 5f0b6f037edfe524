import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnalysedStep } from "../wire/analysis";
import {
  addingUp,
  beamOf,
  changed,
  hidesSomething,
  marksOf,
  playedBetter,
  pointsOf,
  slipsOf,
  turningAt,
} from "./lookback";

const action = { type: "Swap" };

function step(seq: number, seat: number, chance: number | null, more: Partial<AnalysedStep> = {}): AnalysedStep {
  return {
    seq,
    seat,
    action,
    said: "",
    chances: chance === null ? null : [chance, 1 - chance],
    scores: chance === null ? null : [(chance - 0.5) * 20, (0.5 - chance) * 20],
    error: 0.03,
    luck: null,
    better: null,
    reasons: [],
    guess: null,
    tried: null,
    ...more,
  };
}

const better = (chance: number, score: number, sure = true) => ({
  better: { action: { type: "Stay" }, said: "stay", chance, score, sure, reasons: [] },
});
const luck = (points: number) => ({ luck: [points, -points] });

/** Two clans are kept; a turn of each, told in two stops; the end in two stages. */
const steps = [
  step(0, 0, null),
  step(1, 1, 0.5),
  step(2, 0, 0.5),
  step(3, -1, 0.7, luck(4)),
  step(4, 0, 0.4, better(0.3, 6)),
  step(5, 1, 0.4, better(0.1, 2)),
  step(6, -1, 0.45, luck(0.5)),
  step(7, 1, 0.6, better(0.05, 1, false)),
];
const frames = [-1, 0, 1, 2, 3, 4, 5, 6, 7].map((seq) => ({ seq }));
const stops = [
  { frame: 1, stage: 0 },
  { frame: 2, stage: 0 },
  { frame: 4, stage: 0 },
  { frame: 5, stage: 0 },
  { frame: 7, stage: 0 },
  { frame: 8, stage: 0 },
  { frame: 8, stage: 1 },
];
const points = pointsOf(stops, frames, { steps, turning_points: [4] });

test("every stop is a point of the curve with all that happened since the one before", () => {
  assert.deepEqual(
    points.map(({ stop, sign, chances }) => [stop, sign, chances?.[0] ?? null]),
    [
      [0, "fine", null],
      [1, "fine", 0.5],
      [2, "luck", 0.7],
      [3, "slip", 0.4],
      [4, "small", 0.45],
      [5, "fine", 0.6],
    ],
  );
  assert.equal(points[4]?.slip?.seq, 5); // the tile that was turned over, told with what it was
  assert.deepEqual(marksOf(points), [2, 3]);
  assert.ok(Math.abs((points[2]?.draw?.chances?.[0] ?? 0) - 0.2) < 1e-9);
});

test("what a point changed is a loss to whoever slipped and a gain to the only rival", () => {
  const [, , drawn, slip, small] = points;
  assert.ok(drawn && slip && small);
  assert.equal(changed(drawn, 1, "scores"), -4);
  assert.equal(changed(slip, 0, "scores"), -6);
  assert.equal(changed(slip, 1, "chances"), 0.3);
  assert.equal(changed(small, 0, "scores"), 2);
  assert.equal(changed({ ...slip, sides: 3 }, 1, "chances"), null); // one of several rivals
  const own = slip.slip ?? assert.fail();
  const dear = { ...slip, slip: { ...own, better: { ...own.better, chance: -0.02 } } };
  assert.equal(changed(dear, 0, "chances"), 0); // what cost points brought no chance
  assert.equal(changed(dear, 0, "scores"), -6);
  assert.equal(changed({ ...slip, scores: null }, 1, "chances"), 0.3); // a clan, before all are known
  assert.equal(changed({ ...slip, scores: [60, 55] }, 1, "scores"), null); // points of one's own
});

test("a draw that is marked tells its own figure, though somebody slipped a little in the same stop", () => {
  const both = [
    step(0, 0, 0.5),
    step(1, 0, 0.45, better(0.18, 3)),
    step(2, -1, 0.54, luck(4.2)),
    step(3, -1, 0.5, luck(0.2)),
    step(4, 1, 0.5),
  ];
  const [, point, after] = pointsOf(
    [
      { frame: 1, stage: 0 },
      { frame: 4, stage: 0 },
      { frame: 5, stage: 0 },
    ],
    [-1, 0, 1, 2, 3, 4].map((seq) => ({ seq })),
    { steps: both, turning_points: [] },
  );
  assert.ok(point && after);
  assert.deepEqual([point.sign, point.slip?.seq], ["luck", 1]);
  assert.equal(changed(point, 0, "scores"), 4.2);
  assert.equal(changed(point, 1, "scores"), -4.2);
  assert.equal(Math.round(100 * (changed(point, 0, "chances") ?? 0)), 9);
  assert.equal(changed({ ...point, sign: "slip" }, 0, "chances"), -0.18); // had it turned the game
  assert.equal(after.sign, "fine");
});

test("one goes from turning point to turning point", () => {
  assert.deepEqual(turningAt(points, 0), { count: 1, here: null, before: null, next: 3 });
  assert.deepEqual(turningAt(points, 3), { count: 1, here: 0, before: null, next: null });
  assert.deepEqual(turningAt(points, 5), { count: 1, here: null, before: 3, next: null });
});

test("bars in whole points add up", () => {
  assert.deepEqual(addingUp([1.4, 1.4, 1.2], 4), [2, 1, 1]);
  assert.deepEqual(addingUp([-5.27, 12.12, -21.84], -15), [-5, 12, -22]);
  for (const sum of [
    { initial: -5.27, luck: 12.12, skill: -21.85, unseen: 0, final: -15 },
    { initial: 0.5, luck: 0.5, skill: 0.5, unseen: 0.5, final: 2 },
  ]) {
    const { initial, luck, skill, unseen, final } = beamOf(sum) ?? assert.fail();
    assert.equal(initial + luck + skill + unseen, final);
  }
  assert.equal(beamOf({ initial: 60, luck: null, skill: null, unseen: null, final: 70 }), null);
});

test("who played better is said only where it is more than may be chance", () => {
  const side = (skill: number, doubt = 0) => ({ luck: 0, skill, unseen: 0, final: 0, initial: 0, doubt });
  assert.equal(playedBetter({ sides: [side(9), side(-9)], unit: "lead", steps }), 0);
  assert.equal(playedBetter({ sides: [side(-9), side(9)], unit: "lead", steps }), 1);
  assert.equal(playedBetter({ sides: [side(0.6), side(-0.6)], unit: "lead", steps: [] }), null);
  assert.equal(playedBetter({ sides: [side(9, 10), side(-9, 10)], unit: "lead", steps }), null);
  const untold = { luck: null, skill: null, unseen: null, final: 70, initial: 60, doubt: null };
  assert.equal(playedBetter({ sides: [untold, untold], unit: "points", steps }), null);
});

test("who has no seat played neither better nor worse", () => {
  const side = (skill: number) => ({ luck: 0, skill, unseen: 0, final: 0, initial: 0, doubt: 0 });
  const decided = (...seats: readonly number[]) => [...seats, -1].map((seat, seq) => step(seq, seat, 0.5));
  // alone on the isle, and the sister won; on the island the island
  assert.equal(playedBetter({ sides: [side(-7), side(7)], unit: "lead", steps: decided(0, 0) }), null);
  const sides = [side(20), side(-30), side(60)];
  const unsure = (first: number, second: number) => [
    { ...side(first), doubt: 10 },
    { ...side(second), doubt: 10 },
    { ...side(0), doubt: 10 },
  ];
  assert.equal(playedBetter({ sides: unsure(20, 5), unit: "hundredths", steps: decided(0, 1) }), null); // either may be off
  assert.equal(playedBetter({ sides: unsure(20, -1), unit: "hundredths", steps: decided(0, 1) }), 0);
  assert.equal(playedBetter({ sides, unit: "hundredths", steps: decided(0, 1) }), 0);
  assert.equal(playedBetter({ sides: [side(-60), side(60)], unit: "hundredths", steps: decided(0) }), null);
});

test("slips are counted with what they cost, and only sure ones", () => {
  assert.deepEqual(slipsOf(steps, 2), [
    { count: 1, cost: 6 },
    { count: 1, cost: 2 },
  ]);
});

test("the curve by what was known goes on from the last position that was guessed at", () => {
  const guess = { seen_chances: [0.6, 0.4], seen_scores: [2, -2], own_chances: [0.7, 0.5], own_scores: [4, 1] };
  const known = steps.map((one) => (one.seq === 1 ? { ...one, guess } : one));
  const by = (what: "all" | "seen" | "own") =>
    pointsOf(stops, frames, { steps: known, turning_points: [] }, what).map(({ chances }) => chances?.[0] ?? null);
  assert.deepEqual(by("all").slice(0, 3), [null, 0.5, 0.7]);
  assert.deepEqual(by("seen").slice(0, 3), [null, 0.6, 0.6]);
  assert.deepEqual(by("own").slice(0, 3), [null, 0.7, 0.7]);
  assert.deepEqual([hidesSomething(steps), hidesSomething(known)], [false, true]);
});
