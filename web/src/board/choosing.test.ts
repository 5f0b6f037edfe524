import assert from "node:assert/strict";
import { test } from "node:test";
import type { Cells, Ranges, Subsets } from "../wire/types";
import { billOf, chosen, frameOf, middles, nextCell, openCells, openTurns, placed, set, stepOf } from "./choosing";

/** Open are 1, 6 and 70 as it lies, nothing turned once, 5 turned twice; ten in a row. */
const cells: Cells = {
  type: "Cells",
  kind: "Put",
  fields: ["turn", "cell"],
  masks: [((1n << 70n) | 66n).toString(16), "0", "20"],
  width: 10,
};

test("masks are read bit by bit, beyond what a number holds", () => {
  assert.deepEqual(openCells(cells, 0), [1, 6, 70]);
  assert.deepEqual(openCells(cells, 1), []);
  assert.deepEqual(openCells(cells, 2), [5]);
  assert.deepEqual(openTurns(cells), [0, 2]);
  assert.deepEqual(placed(cells, 2, 5), { type: "Put", turn: 2, cell: 5 });
});

test("as much of the board is shown as has something open in any orientation", () => {
  assert.deepEqual(frameOf(cells), { rows: [0, 1, 2, 3, 4, 5, 6, 7], columns: [0, 1, 2, 3, 4, 5, 6] });
  const line = frameOf({ ...cells, masks: ["6"], width: 0 });
  assert.deepEqual(line, { rows: [0], columns: [1, 2] });
});

test("arrows lead to the next open cell in their direction", () => {
  assert.equal(nextCell([1, 6, 70], 1, 10, "ArrowRight"), 6);
  assert.equal(nextCell([1, 6, 70], 6, 10, "ArrowLeft"), 1);
  assert.equal(nextCell([1, 6, 70], 1, 10, "ArrowDown"), 70);
  assert.equal(nextCell([1, 6, 70], 70, 10, "ArrowUp"), 1);
  assert.equal(nextCell([1, 6, 70], 1, 10, "ArrowUp"), null);
  assert.equal(nextCell([1, 6, 70], 1, 10, "Enter"), null);
});

test("what is ticked is counted and summed, and answered sorted", () => {
  const subsets: Subsets = {
    type: "Subsets",
    kind: "Pay",
    fields: ["cards"],
    items: [9, 7, 7],
    least: 1,
    most: 2,
    costs: [5, 1, 2],
    budget: 6,
  };
  assert.deepEqual(billOf(subsets, new Set()), { count: 0, cost: 0, fits: false });
  assert.deepEqual(billOf(subsets, new Set([0, 1])), { count: 2, cost: 6, fits: true });
  assert.deepEqual(billOf(subsets, new Set([0, 2])), { count: 2, cost: 7, fits: false });
  assert.deepEqual(billOf(subsets, new Set([0, 1, 2])), { count: 3, cost: 8, fits: false });
  assert.equal(billOf({ ...subsets, costs: [], budget: 0 }, new Set([0])).fits, true);
  assert.deepEqual(chosen(subsets, new Set([0, 2])), { type: "Pay", cards: [7, 9] });
});

test("sliders begin in the middle and move by a hundredth", () => {
  const ranges: Ranges = {
    type: "Ranges",
    kind: "Drop",
    fields: ["x", "height"],
    bounds: [
      [-1, 2, 3],
      [0, 250, 9],
    ],
  };
  assert.deepEqual(middles(ranges), [0.5, 125]);
  assert.deepEqual(set(ranges, [0.1, 3]), { type: "Drop", x: 0.1, height: 3 });
  assert.equal(stepOf(-1, 2), 0.03);
  assert.equal(stepOf(0, 250), 3);
  assert.equal(stepOf(5, 5), 1);
});
