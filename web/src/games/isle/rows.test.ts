import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line, Outcome, Replay } from "../../wire/types";
import { basketCardOf, cardOf, fishFor, sistersColour } from "./cards";
import { daysOf, growthOf, rowsOf, totalsOf } from "./rows";
import type { IsleView } from "./wire";

const line = (side: number, key: string, points: number, args: Line["args"] = {}): Line => ({
  side,
  clause: "ISLE 5.2",
  key,
  points,
  args,
  part: 0,
});
const outcome = (lines: readonly Line[], rivals: readonly string[] = []): Outcome => ({
  places: [1, 2],
  lines,
  rivals,
});

test("lines of a kind are one row, with a column for each side", () => {
  const sheet = outcome([line(0, "rats", -3), line(0, "family", 8), line(0, "family", 11), line(1, "family", 8)]);
  const rows = rowsOf(sheet, 2);
  assert.deepEqual(
    rows.map(({ key, points }) => [key, points]),
    [
      ["rats", [-3, 0]],
      ["rooms", [0, 0]],
      ["families", [19, 8]],
    ],
  );
  assert.deepEqual(totalsOf(sheet, 2), [16, 8]);
});

test("lessons that nobody was shown are no points and no zero", () => {
  const sheet = outcome([line(0, "lesson", 0), line(0, "public", 4), line(1, "public", 0)]);
  const points = (key: string) => rowsOf(sheet, 2).find((row) => row.key === key)?.points;
  assert.deepEqual(points("lessons"), [0, null]);
  assert.deepEqual(points("public"), [4, 0]);
});

test("the sister has rows of her own", () => {
  const sheet = outcome([line(0, "family", 8), line(1, "sister-colour", 15), line(1, "sister-lesson", 4)], ["sister"]);
  const rows = rowsOf(sheet, 1);
  assert.deepEqual(rows.find(({ key }) => key === "colours")?.points, [null, 15]);
  assert.deepEqual(rows.find(({ key }) => key === "families")?.points, [8, null]);
  assert.deepEqual(totalsOf(sheet, 1), [8, 19]);
});

test("points grow from day to day", () => {
  const frame = (day: number, points: number) => ({
    seq: 0,
    seat: 0,
    view: { day },
    events: [],
    standing: outcome([line(0, "family", points)]),
  });
  const replay = {
    frames: [frame(0, 0), frame(1, -40), frame(1, -30), frame(2, -10)],
    outcome: outcome([line(0, "family", 5)]),
  } as unknown as Replay<IsleView>;
  assert.deepEqual(growthOf(replay, 1), [
    { day: 1, points: [-30] },
    { day: 2, points: [5] },
  ]);
  assert.deepEqual(daysOf(replay), [
    { frame: 1, label: "1" },
    { frame: 3, label: "2" },
  ]);
});

test("cards that are alike are one sort; each knows its type, cost and clause", () => {
  assert.equal(cardOf(66).number, 55);
  assert.deepEqual(cardOf(60), { number: 55, type: "rescue", cost: 3, speed: 3, basket: "whole", clause: "ISLE 9.2" });
  assert.equal(cardOf(3).type, "oshax");
  assert.equal(cardOf(97).clause, "ISLE 9.3");
  assert.equal(cardOf(113).clause, "ISLE 9.6");
  assert.equal(cardOf(145).type, "public");
  assert.equal(cardOf(160).type, "family");
  assert.deepEqual(basketCardOf(192)?.steps[0], { what: "swap", at: 1, other: 6, tile: "" });
  assert.deepEqual(basketCardOf(175)?.steps[1], { what: "common", at: 0, other: 0, tile: "single" });
  assert.equal(sistersColour(171), 3);
  assert.deepEqual([fishFor(110, 0), fishFor(110, 1), fishFor(3, 0)], [0, 1, 0]);
});
