/** What this folder repeats of the rules for quick previews, held against positions that the rules have judged. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { winnersOf } from "./finale";
import { forecast } from "./forecast";
import { reach, struck } from "./geometry";
import { type PadState, turnable } from "./padState";
import recorded from "./recorded.json";
import { type Side, tileOf } from "./tiles";
import type { ClanKey } from "./wire";

test("a tile reaches the cells that the menu lists [CLANS 3.3]", () => {
  assert.ok(recorded.reach.length > 40);
  for (const [token, cell, cells] of recorded.reach as [string, number, number[]][])
    assert.deepEqual(
      [...reach(tileOf(token), cell)].sort((a, b) => a - b),
      cells,
      `${token} at ${cell}`,
    );
});

test("dogs strike the cats that the rules turn face down [CLANS 4.2]", () => {
  for (const { grid, spared, struck: down } of recorded.endings)
    assert.deepEqual(
      [...struck(grid, spared as Side[])].sort((a, b) => a - b),
      [...down].sort((a, b) => a - b),
    );
  assert.ok(recorded.endings.some(({ struck: down }) => down.length > 0));
  assert.ok(recorded.endings.some(({ spared }) => spared.length > 0));
});

test("the dogs that can be turned are those the rules offer [CLANS 5.2]", () => {
  let seen = 0;
  for (const { before, clans, turned } of recorded.endings) {
    const pad: PadState = { clans: clans as [ClanKey, ClanKey], powers: true, grid: before, rotate: null };
    assert.deepEqual(
      [...turnable(pad).dogs].sort((a, b) => a - b),
      turned,
    );
    seen += turned.length;
  }
  assert.ok(seen > 0);
});

test("who won is who the rules say won [CLANS 4.6]", () => {
  for (const { marks, winners } of recorded.endings) assert.deepEqual(winnersOf(marks as [number, number][]), winners);
});

test("points if it ended now are those that the rules count, for every two clans [CLANS 4.7]", () => {
  assert.ok(recorded.standings.length > 200);
  for (const { clans, powers, grid, points } of recorded.standings)
    assert.deepEqual(forecast(grid, clans as [ClanKey, ClanKey], powers), points, `${clans} ${powers} ${grid}`);
});
