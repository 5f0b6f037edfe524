import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position, Sight } from "../wire/types";
import { chooseSight, curtainFor, openTable, secrecyAfter } from "./seat";

const sight = (seat: number | null, prompt: string | null, may = false): Sight => ({
  seat,
  view: null,
  shown: null,
  menu: prompt === null ? null : { prompt: { key: prompt, clause: "", args: {} }, sets: [] },
  may,
  idle: false,
});
const idle = (seat: number): Sight => ({ ...sight(seat, "window"), idle: true });
const position = (...sights: Sight[]): Position => ({
  type: "position",
  seq: 1,
  must: [],
  sights,
  news: [],
  whole: false,
  standing: null,
  outcome: null,
  draws: null,
  resigned: [],
  undo: { free: [], askable: [], unseen: [], asked: null, agreed: [], known: [] },
  awaited: [],
  vote: null,
  deadline: null,
  now: 0,
});

const nothing = () => false;
const hands = () => true;

test("the seat that is asked is played, wherever we were", () => {
  assert.equal(chooseSight(position(sight(0, null), sight(1, "turn")), 0)?.seat, 1);
  assert.equal(chooseSight(position(sight(0, "turn"), sight(1, null)), 1)?.seat, 0);
});

test("while nobody of us is asked the screen stays where it was", () => {
  assert.equal(chooseSight(position(sight(0, null), sight(1, null)), 1)?.seat, 1);
  assert.equal(chooseSight(position(sight(null, null)), null)?.seat, null);
});

test("nobody is called for a question that the server answers; whoever is there sees it", () => {
  assert.equal(chooseSight(position(sight(0, null), idle(1), sight(2, "turn")), 0)?.seat, 2);
  assert.equal(chooseSight(position(sight(0, null), idle(1)), 0)?.seat, 0);
  assert.equal(chooseSight(position(sight(0, null), idle(1)), 1)?.menu?.prompt.key, "window");
  assert.equal(chooseSight(position(idle(0)), null)?.seat, 0);
});

test("turn by turn there is nothing to hide", () => {
  const now = position(sight(0, "turn"), sight(1, null));
  const secrecy = secrecyAfter(openTable, now, nothing);
  assert.equal(curtainFor(secrecy, chooseSight(now, null)), null);
});

test("hidden choices of both: a curtain before each, and none after", () => {
  const both = position(sight(0, "keep"), sight(1, "keep"));
  let secrecy = secrecyAfter(openTable, both, nothing);
  assert.equal(curtainFor(secrecy, chooseSight(both, null)), 0);
  secrecy = { ...secrecy, shown: 0 };
  assert.equal(curtainFor(secrecyAfter(secrecy, both, nothing), chooseSight(both, 0)), null);
  const second = position(sight(0, null), sight(1, "keep"));
  secrecy = secrecyAfter(secrecy, second, nothing);
  assert.equal(curtainFor(secrecy, chooseSight(second, 0)), 1);
  const after = position(sight(0, "turn"), sight(1, null));
  assert.equal(curtainFor(secrecyAfter({ ...secrecy, shown: 1 }, after, nothing), chooseSight(after, 1)), null);
});

test("where each has a hand, the screen is passed on before every other seat's turn, and not in between", () => {
  const hers = position(sight(0, "rescue"), sight(1, null));
  let secrecy = secrecyAfter(openTable, hers, hands);
  assert.equal(curtainFor(secrecy, chooseSight(hers, null)), 0);
  secrecy = { ...secrecy, shown: 0 };
  const again = position(sight(0, "place"), sight(1, null));
  secrecy = secrecyAfter(secrecy, again, hands);
  assert.equal(curtainFor(secrecy, chooseSight(again, 0)), null);
  const thinking = position(sight(0, null), sight(1, null));
  secrecy = secrecyAfter(secrecy, thinking, hands);
  assert.equal(curtainFor(secrecy, chooseSight(thinking, 0)), null);
  const his = position(sight(0, null), sight(1, "rescue"));
  assert.equal(curtainFor(secrecyAfter(secrecy, his, hands), chooseSight(his, 0)), 1);
});

test("one person with one hand hides it from nobody", () => {
  const alone = position(sight(0, "rescue"));
  assert.equal(curtainFor(secrecyAfter(openTable, alone, hands), chooseSight(alone, null)), null);
});
