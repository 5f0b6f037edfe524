import assert from "node:assert/strict";
import { test } from "node:test";
import type { TextTools } from "../i18n";
import type { GameInfo } from "../wire/types";
import { botChoices, broughtName, isLevel } from "./infos";

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
