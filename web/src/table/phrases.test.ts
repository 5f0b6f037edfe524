import assert from "node:assert/strict";
import { test } from "node:test";
import { saidLine, sentPhrase } from "./phrases";

const known: Readonly<Record<string, string>> = { "island-phrase-together": "Společně!" };
const tools = { t: (id: string) => known[id] ?? id, has: (id: string) => id in known };

test("a phrase is heard in the reader's own language", () => {
  assert.equal(saidLine(sentPhrase("together"), "island", tools), "Společně!");
});

test("what a person wrote stays as it was written, also if it looks like a phrase", () => {
  assert.equal(saidLine("together", "island", tools), "together");
  assert.equal(saidLine("#1 of us must go", "island", tools), "#1 of us must go");
  assert.equal(saidLine(sentPhrase("together"), "boat", tools), "#together");
});
