import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame, Note } from "../wire/types";
import { remarksOn } from "./remarks";

const note = (about: number, sign: Note["sign"], chance: number, score: number): Note => ({
  about,
  sign,
  better: sign === "luck" ? "" : "keep phantoms",
  action: sign === "luck" ? null : { type: "Keep" },
  chance,
  score,
  text: "",
});
const frames = [
  [-1, null],
  [0, -1],
  [1, 1],
  [2, 0],
].map(([seq, seat]) => ({ seq, seat }) as Frame);
const told = (notes: readonly Note[]) =>
  remarksOn(notes, { frames, notes }).map(({ seat, before, points, games }) => [
    seat,
    before?.seq ?? null,
    points,
    games,
  ]);

test("a note is told of who decided, where it was decided, and without what comes to nothing", () => {
  assert.deepEqual(told([note(1, "slip", 0.42, 0), note(2, "small", 0.004, 3.76)]), [
    [1, 0, 0, 42], // a clan card: nobody has points yet
    [0, 1, 4, 0],
  ]);
});

test("of luck it is told what it gave the first seat, with its sign", () => {
  assert.deepEqual(told([note(0, "luck", 0.09, 4.48)]), [[0, -1, 4, 9]]);
  assert.deepEqual(told([note(0, "luck", -0.1, -2.7)]), [[0, -1, -3, -10]]);
});

test("in a game without points both figures are games of a hundred, and only one is told", () => {
  assert.deepEqual(told([note(2, "slip", 0.26, 26), note(0, "luck", -0.2847, -28.47)]), [
    [0, 1, 0, 26],
    [0, -1, 0, -28],
  ]);
  // as it was written before a draw had its chance beside it
  assert.deepEqual(told([note(2, "slip", 0.26, 26), note(0, "luck", 0, -28.47)])[1], [0, -1, 0, -28]);
});
