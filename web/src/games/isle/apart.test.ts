import assert from "node:assert/strict";
import { test } from "node:test";
import spoken from "../../../../tests/spoken/isle.json";
import { declareWords } from "../../core/saying";
import { strict } from "../../i18n/strict";
import type { GameWords } from "../../wire/words";
import { advice, cellsOf } from "./advice";
import { spotsOf, telling } from "./apart";
import { TILES } from "./box";
import { cellAt, has, type Point, pointsOf } from "./cells";
import type { IsleAction, IsleView } from "./wire";

const LANGUAGES = ["en", "cs", "uk"] as const;
const long = TILES.find(({ kind, shape }) => kind === "cat" && shape.turns.length === 8);
const view = {
  agenda: [{ type: "Placing", seat: 0, tile: long?.number ?? 0, colour: 2 }],
  left: [7, 8],
  right: [3],
  oshax: [],
} as unknown as IsleView;

/** As a card shows them: each beside all the others. */
function said(actions: readonly IsleAction[], language: string): readonly string[] {
  declareWords("isle", spoken.words as unknown as GameWords);
  return actions.map((action) => advice(action, 0, view, [], strict(language), actions) ?? "");
}

test("places with one first cell read apart, in every language", () => {
  const cell = cellAt(9, 4);
  const actions = [0, 1, 2, 3, 4, 5, 6, 7].map((turn): IsleAction => ({ type: "Place", turn, cell }));
  for (const language of LANGUAGES)
    for (const shown of [actions, actions.slice(0, 2), actions.slice(2, 5)]) {
      const words = said(shown, language);
      assert.equal(new Set(words).size, shown.length, words.join("\n"));
      for (const one of words) assert.match(one, /j5/);
    }
});

test("a place that reads like no other is told by its first cell alone", () => {
  const [one, other] = said(
    [
      { type: "Place", turn: 0, cell: cellAt(9, 4) },
      { type: "Place", turn: 0, cell: cellAt(3, 2) },
    ],
    "en",
  );
  assert.match(one ?? "", / on j5\.$/);
  assert.match(other ?? "", / on d3\.$/);
});

test("the cells that are told besides lie under it, and no other choice covers all of them", () => {
  const cell = cellAt(9, 4);
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => cellsOf({ type: "Place", turn, cell }, view) ?? 0n);
  for (const own of masks) {
    const cells = telling(own, masks);
    assert.ok(cells.every((one) => has(own, one)));
    assert.ok(masks.every((other) => other === own || !cells.every((one) => has(other, one))));
  }
  assert.deepEqual(telling(masks[0] ?? null, masks.slice(0, 1)), []);
  assert.equal(telling(masks[0] ?? null, masks.slice(0, 2)).length, 1); // two places differ by one cell each
});

test("two cats of a colour are told by where they lie, and one cat by its basket", () => {
  const two: readonly IsleAction[] = view.left.map((tile) => ({ type: "Rescue", tile, basket: "whole" }));
  const baskets = (["whole", "broken"] as const).map((basket): IsleAction => ({ type: "Rescue", tile: 7, basket }));
  assert.deepEqual(said(two, "en"), [
    "Rescue the blue cat for 3 fish (the first in its field).",
    "Rescue the blue cat for 3 fish (the second in its field).",
  ]);
  assert.deepEqual(said(baskets, "en"), [
    "Rescue the blue cat for 3 fish (whole basket).",
    "Rescue the blue cat for 3 fish (two broken baskets).",
  ]);
  for (const language of LANGUAGES)
    for (const shown of [two, baskets, [...two, ...baskets.slice(1)]])
      assert.equal(new Set(said(shown, language)).size, shown.length);
});

test("numbers stand on cells of their own, where no better outline is if there is such a cell", () => {
  const cell = cellAt(9, 4);
  const outlines = [0, 1, 2].map((turn) => pointsOf(cellsOf({ type: "Place", turn, cell }, view) ?? 0n));
  const spots = spotsOf(outlines);
  assert.deepEqual(spots[0], [9, 4]);
  assert.equal(new Set(spots.map(String)).size, 3);
  for (const [place, spot] of spots.entries()) {
    assert.ok(outlines[place]?.some((one) => String(one) === String(spot)));
    assert.ok(outlines.slice(0, place).every((better) => better.every((one) => String(one) !== String(spot))));
  }
  // At some distance where there is room, else beside it.
  const row = (from: number, to: number) => Array.from({ length: to - from }, (_, x): Point => [from + x, 0]);
  assert.deepEqual(spotsOf([row(3, 5), row(4, 8)])[1], [5, 0]);
  assert.deepEqual(spotsOf([row(3, 4), row(4, 8), row(4, 5)])[1], [5, 0]);
  assert.deepEqual(spotsOf([row(3, 4), row(4, 5)])[1], [4, 0]);
  // Wholly under better outlines: at least no tag lies on another.
  const [one, other]: readonly Point[] = [
    [1, 1],
    [2, 1],
  ];
  assert.ok(one && other);
  assert.deepEqual(spotsOf([[one, other], [one, other], []]), [one, other, null]);
});
