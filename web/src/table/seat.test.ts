import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position, Sight } from "../wire/types";
import { chooseSight, curtainFor, openTable, secrecyAfter } from "./seat";

const sight = (seat: number | null, prompt: string | null, may = false): Sight => ({
  seat,
  view: null,
  menu: prompt === null ? null : { prompt: { key: prompt, clause: "", args: {} }, sets: [] },
  may,
});
const position = (...sights: Sight[]): Position => ({
  type: "position",
  seq: 1,
  must: [],
  sights,
  news: [],
  whole: false,
  standing: null,
  outcome: null,
  resigned: [],
  undo: { free: [], askable: [], asked: null, agreed: [] },
  deadline: null,
  now: 0,
});

test("the seat that is asked is played, wherever we were", () => {
  assert.equal(chooseSight(position(sight(0, null), sight(1, "turn")), 0)?.seat, 1);
  assert.equal(chooseSight(position(sight(0, "turn"), sight(1, null)), 1)?.seat, 0);
});

test("while nobody of us is asked the screen stays where it was", () => {
  assert.equal(chooseSight(position(sight(0, null), sight(1, null)), 1)?.seat, 1);
  assert.equal(chooseSight(position(sight(null, null)), null)?.seat, null);
});

test("turn by turn there is nothing to hide", () => {
  const now = position(sight(0, "turn"), sight(1, null));
  const secrecy = secrecyAfter(openTable, now);
  assert.equal(curtainFor(secrecy, chooseSight(now, null)), null);
});

test("hidden choices of both: a curtain before each, and none after", () => {
  const both = position(sight(0, "keep"), sight(1, "keep"));
  let secrecy = secrecyAfter(openTable, both);
  assert.equal(curtainFor(secrecy, chooseSight(both, null)), 0);
  secrecy = { ...secrecy, shown: 0 };
  assert.equal(curtainFor(secrecyAfter(secrecy, both), chooseSight(both, 0)), null);
  const second = position(sight(0, null), sight(1, "keep"));
  secrecy = secrecyAfter(secrecy, second);
  assert.equal(curtainFor(secrecy, chooseSight(second, 0)), 1);
  const after = position(sight(0, "turn"), sight(1, null));
  assert.equal(curtainFor(secrecyAfter({ ...secrecy, shown: 1 }, after), chooseSight(after, 1)), null);
});
