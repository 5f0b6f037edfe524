import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenOptions } from "./habits";

test("clans of one's own come with powers, and these can be switched off again", () => {
  const free = chosenOptions({ clans: "first", powers: false, bonus_clan: true }, "clans", "free");
  assert.deepEqual(free, { clans: "free", powers: true, bonus_clan: true });
  assert.equal(chosenOptions(free, "powers", false).powers, false);
  assert.equal(chosenOptions(free, "clans", "first").powers, false);
});
