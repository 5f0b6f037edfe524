import assert from "node:assert/strict";
import { test } from "node:test";
import {
  emptyPad,
  examplePad,
  isComplete,
  leftOf,
  randomPad,
  readPad,
  sheetOf,
  turnable,
  withClans,
  withTile,
  writePad,
} from "./padState";

test("an address holds a whole position", () => {
  assert.deepEqual(readPad(writePad(examplePad)), examplePad);
  assert.deepEqual(readPad(encodeURIComponent(writePad(examplePad))), examplePad);
  assert.deepEqual(readPad(writePad(emptyPad)), emptyPad);
});

test("an address that fits no box is no position", () => {
  for (const text of ["", "gourmets;", "gourmets,gourmets;,", "%", writePad(examplePad).replace("A1", "A9")])
    assert.equal(readPad(text), null, text);
});

test("what lies on the board is gone from the box", () => {
  const pad = withTile(emptyPad, 0, "mouse4");
  assert.equal(leftOf(pad).get("mouse4"), 1);
  assert.equal(leftOf(withTile(pad, 1, "dog3@90")).get("dog3@0"), 0);
  assert.deepEqual(new Set(leftOf(examplePad).values()), new Set([0]));
});

test("other clans take their cats off the board", () => {
  const pad = withClans(examplePad, ["gourmets", "supercats"]);
  assert.equal(pad.grid.filter((token) => token?.startsWith("A")).length, 5);
  assert.deepEqual(
    pad.grid.filter((token) => token?.startsWith("B")),
    ["B1"],
  );
});

test("a random position is complete and fits", () => {
  const pad = randomPad({ ...emptyPad, clans: ["chaoticats", "powercats"] });
  assert.ok(isComplete(pad));
  assert.ok(readPad(writePad(pad)));
});

test("the chief turns a dog beside her, after the Supercats' chief has moved", () => {
  assert.deepEqual(turnable(examplePad).dogs.toSorted(), [10, 12]);
  assert.deepEqual(turnable({ ...examplePad, powers: false }).dogs, []);
});

test("the sheet has rows, and degrees", () => {
  const sheet = sheetOf(examplePad) as { grid: unknown[][]; rotate: unknown };
  assert.equal(sheet.grid.length, 5);
  assert.deepEqual(sheet.rotate, { row: 2, col: 2, to: 270 });
});
