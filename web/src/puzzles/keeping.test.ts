import assert from "node:assert/strict";
import { test } from "node:test";
import { isMetered } from "./keeping";

test("nothing is fetched ahead where somebody pays for it, or wishes to be spared", () => {
  assert.ok(isMetered({ saveData: true }));
  assert.ok(isMetered({ type: "cellular" }));
  assert.ok(!isMetered({ saveData: false, type: "wifi" }));
  assert.ok(!isMetered({ saveData: false }));
  assert.ok(!isMetered(undefined)); // nobody says
});
