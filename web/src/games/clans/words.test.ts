import assert from "node:assert/strict";
import { test } from "node:test";
import { givenText } from "./words";

const t = (_: string, args = {}): string => Object.values(args).join(" ");

test("points given before a game: what makes the clans even, and what was agreed on [CLANS 7.6]", () => {
  const view = { given: [0, 16], handicap: [0, 6] } as const;
  assert.equal(givenText(view, 0, t), "");
  assert.equal(givenText(view, 1, t), "16 10 6 both");
  assert.equal(givenText({ given: [10, 6], handicap: [0, 6] }, 0, t), "10 10 0 fair");
  assert.equal(givenText({ given: [10, 6], handicap: [0, 6] }, 1, t), "6 0 6 agreed");
});
