import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnyAction } from "../wire/types";
import { labelsOf, spaced } from "./labels";

const texts: Readonly<Record<string, string>> = {
  "saucers-action-lay": "Paw",
  "saucers-view-has-laid": "Has laid",
  "saucers-item-give-away": "Card",
};
const labels = labelsOf("saucers", {
  t: (id, args) => [texts[id], ...Object.values(args ?? {})].join(" "),
  has: (id) => id in texts,
});
const action = (type: string, parts: object = {}): AnyAction => ({ type, ...parts });

test("names of code are taken apart", () => {
  assert.equal(spaced("has_laid"), "has laid");
  assert.equal(spaced("GiveLessons"), "give lessons");
});

test("the game's own text comes first", () => {
  assert.equal(labels.action(action("Lay", { paw: 4 })), "Paw 4");
  assert.equal(labels.field("has_laid"), "Has laid");
  assert.equal(labels.item("GiveAway", 7), "Card 7");
});

test("without one it is called as the code calls it", () => {
  assert.equal(labels.action(action("Hiss")), "Hiss");
  assert.equal(labels.action(action("MoveTo", { from_cell: 3, over: [1, 2] })), "Move to: from cell 3, over 1, 2");
  assert.equal(labels.field("bag"), "Bag");
  assert.equal(labels.item("Keep", 7), "7");
});
