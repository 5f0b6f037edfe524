import assert from "node:assert/strict";
import { test } from "node:test";
import { declareWords } from "../core/saying";
import type { AnyAction } from "../wire/types";
import { labelsOf, spaced } from "./labels";

const texts: Readonly<Record<string, string>> = {
  "saucers-action-lay": "Paw",
  "saucers-view-has-laid": "Has laid",
  "saucers-card-7": "Cream",
};
const cards = { type: "Name", text: "saucers-card-", otherwise: "" } as const;
declareWords("saucers", {
  kinds: { cards: { type: "Many", of: cards }, seat: { type: "Who", rival: "" }, cell: { type: "Cell", columns: 5 } },
  tables: {},
  absent: {},
  passing: [],
  together: [],
  following: [],
  beside: [],
});
const tools = {
  t: (id: string, args: object = {}) =>
    [texts[id] ?? id, ...(id.includes("action") ? Object.values(args) : [])].join(" "),
  has: (id: string) => id in texts,
};
const labels = labelsOf("saucers", tools, [{ name: "Micka", you: false }]);
const action = (type: string, parts: object = {}): AnyAction => ({ type, ...parts });

test("names of code are taken apart", () => {
  assert.equal(spaced("has_laid"), "has laid");
  assert.equal(spaced("GiveLessons"), "give lessons");
});

test("the game's own text comes first", () => {
  assert.equal(labels.action(action("Lay", { paw: 4 })), "Paw 4");
  assert.equal(labels.field("has_laid"), "Has laid");
});

test("without one it is called as the code calls it", () => {
  assert.equal(labels.action(action("Hiss")), "Hiss");
  assert.equal(labels.action(action("MoveTo", { from_cell: 3, over: [1, 2] })), "Move to: from cell 3, over 1, 2");
  assert.equal(labels.field("bag"), "Bag");
  assert.equal(labels.item("Keep", "mice", 7), "7");
});

test("parts of an answer are said as the game declared them", () => {
  assert.equal(labels.item("Keep", "cards", 7), "Cream");
  assert.equal(
    labels.action(action("Give", { seat: 0, cards: [7, 7], cell: 12 })),
    "Give: seat Micka, cards 2 × Cream, cell c3",
  );
});
