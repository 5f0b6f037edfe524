import assert from "node:assert/strict";
import { test } from "node:test";
import type { Menu, News } from "../wire/types";
import { askedSince } from "./askedSince";

const menu = { sets: [[{ type: "Keep", card: 7 }]] } as unknown as Menu;
const other = { sets: [[{ type: "Keep", card: 9 }]] } as unknown as Menu;
const before = { seq: 10, seat: 0, menu };
const sight = { seat: 0, menu: structuredClone(menu) };

const said = (seat: number, ...keys: string[]) =>
  ({ seat, hint: false, events: keys.map((key) => ({ key })) }) as unknown as News;
const position = (...news: News[]) => ({ seq: 12, must: [0], whole: false, news });

test("others' secret choices, and hints, ask nothing anew", () => {
  assert.equal(askedSince(before, position(said(1), said(2, "chosen")), sight), before);
  assert.equal(askedSince(before, position({ ...said(0), hint: true }), sight), before);
  assert.equal(askedSince(before, { ...position(said(1, "laid")), seq: 10 }, sight), before, "nothing is new");
});

test("whatever is seen asks anew, and so does one's own choice, chance, or a step back", () => {
  for (const news of [said(1, "played"), said(0), said(-1, "dealt")])
    assert.equal(askedSince(before, position(news), sight).seq, 12);
  assert.equal(askedSince(before, { ...position(said(1)), whole: true }, sight).seq, 12);
  assert.equal(askedSince(before, { ...position(said(1)), must: [] }, sight).seq, 12);
  assert.equal(askedSince(before, position(said(1)), { seat: 0, menu: other }).seq, 12);
  assert.equal(askedSince(before, position(said(1)), { seat: 1, menu }).seq, 12);
  assert.equal(askedSince(null, position(said(1)), sight).seq, 12);
  assert.equal(askedSince({ ...before, seat: null }, position(said(1)), null).seq, 12);
});
