import assert from "node:assert/strict";
import { test } from "node:test";
import { bluffs } from "./advice";
import type { Frame } from "./agenda";
import { LESSON } from "./lesson";
import type { KingosView } from "./wire";

const asked = (type: Frame["type"]): KingosView =>
  ({ ...LESSON[0]?.view, agenda: [{ type: "Acting", seat: 0 }, { type }] }) as KingosView;

test("a word and what one puts in hang on the others, and nothing else does", () => {
  assert.deepEqual((["Talking", "PuttingIn"] as const).map(asked).map(bluffs), [true, true]);
  assert.deepEqual((["Acting", "Blooming", "Discarding"] as const).map(asked).map(bluffs), [false, false, false]);
});
