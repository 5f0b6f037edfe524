import assert from "node:assert/strict";
import { test } from "node:test";
import type { News } from "../../wire/types";
import { type Beat, beatsOf, pacing, played, quartersBetween, touched } from "./motion";
import type { Grid } from "./tiles";

const told: readonly Omit<News, "late" | "known" | "resigned" | "stand_in" | "ended" | "hint">[] = [
  { seq: 7, seat: 1, action: { type: "Turn" }, events: [{ key: "turned", args: { seat: 1, cell: 0 } }] },
  { seq: 8, seat: -1, action: { type: "Reveal" }, events: [{ key: "woke", args: { seat: 1, cell: 0, tile: "B4" } }] },
  {
    seq: 9,
    seat: 1,
    action: { type: "Swap" },
    events: [{ key: "swapped", args: { seat: 1, from: 0, to: 2, tile: "B4", other: "" } }],
  },
];
const news: readonly News[] = told.map((one) => ({
  ...one,
  late: false,
  known: null,
  resigned: null,
  stand_in: null,
  ended: null,
  hint: false,
}));

test("events become beats, and beats lead to the position", () => {
  const beats = beatsOf(news, [0]);
  assert.deepEqual(
    beats.map(({ kind, mine }) => [kind, mine]),
    [
      ["turn", false],
      ["swap", false],
    ],
  );
  const start: Grid = Array.from({ length: 25 }, () => null);
  const end = beats.reduce(played, start);
  assert.equal(end[2], "B4");
  assert.equal(end[0], null);
  assert.deepEqual(beats.flatMap(touched), [0, 0, 2]);
});

const turn = (mine: boolean): Beat => ({ event: null, kind: "turn", cell: 0, token: "mouse3", mine });
const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0);

test("no beat is shorter than a quarter of a second, and all together take two seconds at most", () => {
  for (const count of [1, 2, 4, 7, 8]) {
    const times = pacing(Array.from({ length: count }, () => turn(false)));
    assert.ok(times.every((ms) => ms >= 250));
    assert.ok(sum(times) <= 2000.001, `${count} beats take ${sum(times)} ms`);
  }
  assert.ok((pacing([turn(true)], 0.2)[0] ?? 0) >= 250);
});

test("of very many beats the first are not played", () => {
  const times = pacing(Array.from({ length: 20 }, () => turn(false)));
  assert.equal(times.filter((ms) => ms === 0).length, 12);
  assert.equal(times[0], 0);
  assert.ok(sum(times) <= 2000.001);
});

test("a dog turns the short way round", () => {
  assert.equal(quartersBetween("dog3@0", "dog3@270"), -1);
  assert.equal(quartersBetween("dog3@270", "dog3@0"), 1);
  assert.equal(quartersBetween("dog3@0", "dog3@180"), 2);
  assert.equal(quartersBetween(null, "dog3@180"), 0);
});
