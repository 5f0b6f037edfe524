import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings, usualSettings } from "./settings";

test("nothing stored means the usual", () => {
  assert.deepEqual(readSettings(null), usualSettings);
});

test("what was chosen is kept", () => {
  const chosen = { ...usualSettings, language: "uk", print: "night", sound: false, pace: "still" } as const;
  assert.deepEqual(readSettings(JSON.stringify(chosen)), chosen);
});

test("damage and values from another time become the usual", () => {
  assert.deepEqual(readSettings("{"), usualSettings);
  assert.deepEqual(readSettings("null"), usualSettings);
  assert.deepEqual(readSettings('{"language":"tlh","print":3,"sound":"yes","pace":"warp"}'), usualSettings);
});
