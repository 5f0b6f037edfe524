import assert from "node:assert/strict";
import { test } from "node:test";
import { differ, laidOut, shapeOf } from "./shape";

test("values are told apart by what they hold", () => {
  for (const none of [null, undefined, "", [], {}]) assert.deepEqual(shapeOf(none), { is: "nothing" });
  assert.deepEqual(shapeOf(0), { is: "word", value: 0 });
  assert.deepEqual(shapeOf(false), { is: "flag", value: false });
  assert.deepEqual(shapeOf([1, null, "a"]), { is: "row", values: [1, null, "a"] });
  assert.equal(
    shapeOf([
      [1, 2],
      [3, null],
    ]).is,
    "grid",
  );
  assert.equal(shapeOf([[1, 2], [3]]).is, "list");
  assert.equal(shapeOf({ x: 1 }).is, "record");
});

test("things with parts are a table of all parts that any of them has", () => {
  assert.deepEqual(shapeOf([{ type: "Over" }, { type: "Laying", cards: [1] }]), {
    is: "table",
    columns: ["type", "cards"],
    rows: [
      [["type", "Over"]],
      [
        ["type", "Laying"],
        ["cards", [1]],
      ],
    ],
  });
});

test("a list with something for each seat belongs to the seats", () => {
  const view = { viewer: 1, cats: [{ hand: [1] }, { hand: [2] }], bag: [1, 2], deck: [{ card: 1 }] };
  assert.deepEqual(laidOut(view, 2), {
    common: [
      ["bag", [1, 2]],
      ["deck", [{ card: 1 }]],
    ],
    seats: [[["hand", [1]]], [["hand", [2]]]],
  });
});

test("seats at one screen have secrets where they see different things", () => {
  assert.equal(
    differ([
      { viewer: 0, laid: null },
      { viewer: 1, laid: null },
    ]),
    false,
  );
  assert.equal(
    differ([
      { viewer: 0, laid: 3 },
      { viewer: 1, laid: null },
    ]),
    true,
  );
});
