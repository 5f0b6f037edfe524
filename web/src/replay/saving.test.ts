import assert from "node:assert/strict";
import { test } from "node:test";
import { covers, inked, wrapped } from "./saving";

const letters = (part: string) => part.length;

test("words are laid in lines, and a word that is too long is cut", () => {
  assert.deepEqual(wrapped("Minka woke a dog on e1.", 10, letters), ["Minka woke", "a dog on", "e1."]);
  assert.deepEqual(wrapped("a Rindfleischetikettierung b", 10, letters), ["a", "Rindfleisc", "hetikettie", "rung b"]);
  assert.deepEqual(wrapped("", 10, letters), []);
});

test("only fonts that have letters of the text go with it", () => {
  assert.ok(covers("U+0-FF, U+131", "Minka"));
  assert.ok(!covers("U+0301, U+400-45F", "Minka"));
  assert.ok(covers("U+0301, U+400-45F", "Minka, Мурка"));
  assert.ok(covers("U+4??", "Мурка"));
  assert.ok(covers("", "Minka"));
});

test("a drawing has the page's inks, and its own where the page has none", () => {
  const ink = (name: string) => (name === "--art-line" ? "#2b2436" : "");
  assert.equal(
    inked('<path fill="var(--coat, #E7C79A)" stroke="var(--art-line, #000)"/><path fill="var(--none)"/>', ink),
    '<path fill="#E7C79A" stroke="#2b2436"/><path fill="none"/>',
  );
});
