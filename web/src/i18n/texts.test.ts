import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { plain, preferredLanguage } from ".";

const files = import.meta.glob<string>(
  ["../../../src/tabbytop/texts/*/*.ftl", "../../../src/tabbytop/games/*/texts/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

type Message = { readonly variables: ReadonlySet<string>; readonly shown: ReadonlySet<string>; readonly marks: string };

/** Every `{ $name }` of a pattern; those that only choose between variants are not shown. */
function variables(node: unknown, selectors: boolean, found = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  if ("type" in node && node.type === "var" && "name" in node) found.add(String(node.name));
  for (const [key, child] of Object.entries(node)) {
    if (selectors || key !== "selector") variables(child, selectors, found);
  }
  return found;
}

function read(text: string): Map<string, Message> {
  const resource = new FluentResource(text);
  return new Map(
    resource.body.map((entry) => [
      entry.id,
      { variables: variables(entry.value, true), shown: variables(entry.value, false), marks: marks(entry.value) },
    ]),
  );
}

function marks(value: unknown): string {
  const found = JSON.stringify(value)?.match(/<\/?\w+>/g) ?? [];
  return found.filter((mark) => !/^<\/?(em|b|at)>$/.test(mark)).join(" ");
}

/** "client", "pages", "people" or a game's key, then the language. */
function place(path: string): readonly [string, string] {
  const game = /games\/([^/]+)\/texts\/(\w+)\.ftl$/.exec(path);
  if (game) return [game[1] ?? "", game[2] ?? ""];
  const own = /texts\/(\w+)\/(\w+)\.ftl$/.exec(path);
  return [own?.[2] ?? "", own?.[1] ?? ""];
}

const sets = new Map<string, Map<string, Map<string, Message>>>();
for (const [path, text] of Object.entries(files)) {
  const [set, language] = place(path);
  const known = sets.get(set) ?? new Map();
  known.set(language, read(text));
  sets.set(set, known);
}

const lids = import.meta.glob<string>("../../../src/tabbytop/games/*/texts/*.ftl", {
  query: "?lid",
  import: "default",
  eager: true,
});

test("what the first page says of a game stands above the first heading of its texts", () => {
  assert.ok(Object.keys(lids).length >= 12);
  for (const [path, text] of Object.entries(lids)) {
    const said = [...read(text).keys()].map((id) => id.slice(id.indexOf("-")));
    for (const part of ["-title", "-lead", "-meta"]) assert.ok(said.includes(part), `${path} lacks ${part}`);
  }
});

test("the client's texts are there", () => {
  assert.ok((sets.get("client")?.get("en")?.size ?? 0) > 50);
});

for (const [set, byLanguage] of sets) {
  const english = byLanguage.get("en") ?? new Map<string, Message>();
  for (const language of ["cs", "uk"]) {
    test(`${set}: ${language} has the same texts as English`, () => {
      const other = byLanguage.get(language);
      assert.ok(other, `${set} has no ${language}`);
      assert.deepEqual([...other.keys()].sort(), [...english.keys()].sort());
    });

    test(`${set}: ${language} shows what English shows, and asks for nothing English is not given`, () => {
      for (const [id, message] of byLanguage.get(language) ?? []) {
        const known = english.get(id);
        if (!known) continue;
        assert.deepEqual([...message.shown].sort(), [...known.shown].sort(), `${id} in ${language}`);
        const strange = [...message.variables].filter((name) => !known.variables.has(name));
        assert.deepEqual(strange, [], `${id} in ${language}`);
      }
    });
  }

  test(`${set}: no text was lost to a mistake in its file, and <em>, <b> and <at> are the only marks`, () => {
    for (const [path, text] of Object.entries(files)) {
      const [mine, language] = place(path);
      if (mine !== set) continue;
      const written = [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map((match) => match[1] ?? "");
      assert.deepEqual([...(byLanguage.get(language)?.keys() ?? [])], [...new Set(written)], `${set}, ${language}`);
      assert.equal(new Set(written).size, written.length, `an id is written twice in ${set}, ${language}`);
      for (const [id, message] of byLanguage.get(language) ?? [])
        assert.equal(message.marks, "", `${id} in ${language}`);
    }
  });
}

test("the browser's first language that we have is chosen", () => {
  assert.equal(preferredLanguage(["de-AT", "cs-CZ", "en"]), "cs");
  assert.equal(preferredLanguage(["uk"]), "uk");
  assert.equal(preferredLanguage(["fr"]), "en");
});

test("marks are left out of what is spoken", () => {
  assert.equal(plain("Swap the <em>mouse</em>, <b>Mourek</b>, at <at>k5</at>."), "Swap the mouse, Mourek, at k5.");
});
