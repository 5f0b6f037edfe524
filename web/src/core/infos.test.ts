import assert from "node:assert/strict";
import { test } from "node:test";
import type { TextTools } from "../i18n";
import type { GameInfo, TableInfo } from "../wire/types";
import { botChoices, broughtName, isLevel, levelNote, whereOf } from "./infos";

const text = { t: (id: string) => id, has: () => false } as unknown as TextTools;

test("bots that the house was given stand behind the levels, called as their classes are", () => {
  const info = { levels: ["random", "easy"], brought: ["hasty", "my_cats:Sly"] } as unknown as GameInfo;
  const choices = botChoices(text, "clans", info).map(({ value, label }) => [value, label]);
  assert.deepEqual(choices, [
    ["easy", "level-easy"],
    ["hasty", "hasty"],
    ["my_cats:Sly", "Sly"],
  ]);
  assert.equal(broughtName("a.b:C"), "C");
  assert.ok(isLevel("expert") && !isLevel("hasty") && !isLevel(null));
});

test("a game says where a level thinks with less", () => {
  const known = ["isle-level-expert-home", "isle-level-hard-home-alone", "kingos-level-hard"];
  const words = { t: (id: string) => id, has: (id: string) => known.includes(id) } as unknown as TextTools;
  const here = { id: "home-1", seats: [{}, {}] } as unknown as TableInfo;
  const alone = { id: "home-1", seats: [{}] } as unknown as TableInfo;
  assert.equal(levelNote(words, "isle", "expert", whereOf(here)), "isle-level-expert-home");
  assert.equal(levelNote(words, "isle", "hard", whereOf(here)), "level-hard-note");
  assert.equal(levelNote(words, "isle", "hard", whereOf(alone)), "isle-level-hard-home-alone");
  assert.equal(levelNote(words, "kingos", "hard", whereOf(here)), "kingos-level-hard");
  assert.equal(levelNote(words, "isle", "expert", whereOf({ ...here, id: "other" })), "level-expert-note");
});
