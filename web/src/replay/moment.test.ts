import assert from "node:assert/strict";
import { test } from "node:test";
import { looksBack, momentOf, placeOf, stepIn, stopAt, stopIn } from "./moment";

test("an address names a moment as the page counts it, or the first", () => {
  assert.equal(stopIn("#58"), 57);
  assert.equal(stopIn("#1"), 0);
  for (const none of ["", "#", "#0", "#-3", "#5.5", "#end", "#12345678"]) assert.equal(stopIn(none), 0, none);
});

test("an address that is handed on names the step too, and leads there where the rest of it was lost", () => {
  const stops = [{ frame: 2 }, { frame: 3 }, { frame: 3 }, { frame: 7 }];
  assert.equal(momentOf(2, 3), "?at=3#3");
  assert.equal(momentOf(0, 2), "?at=2");
  assert.equal(stopAt(stops, { search: "?at=3", hash: "#2" }), 1);
  assert.equal(stopAt(stops, { search: "?at=7", hash: "" }), 3);
  assert.equal(stopAt(stops, { search: "?at=5", hash: "" }), 2);
  assert.equal(stopAt(stops, { search: "?at=0", hash: "" }), 0);
  assert.equal(stopAt(stops, { search: "", hash: "#4" }), 3);
  for (const none of ["", "?at=", "?at=-1", "?at=x", "?at=12345678"]) assert.equal(stepIn(none), null, none);
});

test("an address says whether the game is looked back at, and keeps the moment", () => {
  assert.equal(momentOf(2, 3, true), "?look&at=3#3");
  assert.equal(placeOf(2, true), "?look#3");
  assert.equal(placeOf(0, true), "?look");
  assert.equal(placeOf(0, false), "");
  for (const yes of ["?look", "?look=", "?look&at=3", "?at=3&look"]) assert.ok(looksBack(yes), yes);
  for (const no of ["", "?at=3", "?check"]) assert.ok(!looksBack(no), no);
  assert.equal(stopAt([{ frame: 2 }, { frame: 7 }], { search: "?look&at=7", hash: "" }), 1);
});
