import assert from "node:assert/strict";
import { test } from "node:test";
import { handsOf } from "./dealt";
import type { ClanKey, ClansAction } from "./wire";

const did = (seat: number, action: ClansAction) => ({ seat, action });
const keep = (clan: ClanKey): ClansAction => ({ type: "Keep", clan });
const three = ["gourmets", "meowfia", "phantoms"] as const;
const others = ["supercats", "chaoticats", "powercats"] as const;
const view = { first: 1, hand: [] as readonly ClanKey[] };

test("each is dealt three cards, and of who decides it is shown what was taken and what was better", () => {
  const dealt = [did(-1, { type: "DealClans", cards: [...three, ...others] }), did(1, keep("supercats"))];
  const choice = { seat: 0, played: keep("meowfia"), better: keep("phantoms") };
  assert.deepEqual(handsOf(dealt, view, choice), [
    { side: 0, cards: three, taken: "meowfia", better: "phantoms" },
    { side: 1, cards: others, taken: "supercats", better: null },
  ]);
  assert.deepEqual(
    handsOf(dealt.slice(0, 1), view, undefined).map(({ taken }) => taken),
    [null, null],
  );
});

test("a pair of experts: what the starting player does not keep is handed on, in each game anew", () => {
  const earlier = [did(-1, { type: "DealClans", cards: [...others] }), did(0, keep("supercats"))];
  const deal = did(-1, { type: "DealClans", cards: [...three] });
  assert.deepEqual(handsOf([...earlier, deal], view, { seat: 1, played: keep("gourmets"), better: keep("phantoms") }), [
    { side: 1, cards: three, taken: "gourmets", better: "phantoms" },
  ]);
  assert.deepEqual(handsOf([...earlier, deal, did(1, keep("gourmets"))], view, undefined), [
    { side: 1, cards: three, taken: "gourmets", better: null },
    { side: 0, cards: ["meowfia", "phantoms"], taken: null, better: null },
  ]);
});

test("where clans are chosen openly, a choice is shown among all that were there", () => {
  const open = { first: 0, hand: [...three, ...others] };
  const choose = (clan: ClanKey): ClansAction => ({ type: "Choose", clan });
  assert.deepEqual(handsOf([], open, { seat: 0, played: choose("meowfia"), better: choose("phantoms") }), [
    { side: 0, cards: open.hand, taken: "meowfia", better: "phantoms" },
  ]);
  assert.deepEqual(handsOf([], open, undefined), []);
});
