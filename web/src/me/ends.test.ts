import assert from "node:assert/strict";
import { test } from "node:test";
import type { FinishedGame, Sat } from "../wire/memory";
import { endOf, notesOf, scoreOf } from "./ends";

const me: Sat = { kind: "person", name: "Minka", level: null, mine: true };
const packa: Sat = { ...me, name: "Packa", mine: false };
const mourek: Sat = { kind: "bot", name: "mourek", level: "medium", mine: false };
const t = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(" ");

function game(seats: readonly Sat[], places: readonly number[], points: readonly number[], more: object = {}) {
  const mine = places[seats.indexOf(me)];
  const first = places.slice(0, seats.length).filter((one) => one === 1).length;
  const end = mine !== 1 ? "lost" : first > 1 ? "shared" : "won";
  const usual = { mode: "", practice: false, early: false, resigned: [] };
  return { game: "isle", seats, places, points, end, ...usual, ...more } as unknown as FinishedGame;
}

test("a finished game is told from where I sat", () => {
  assert.equal(endOf(game([me, mourek], [1, 2], [21, 13]), t), "ended-won 8");
  assert.equal(endOf(game([me, mourek], [2, 1], [64, 67]), t), "ended-lost bot-mourek 3");
  assert.equal(endOf(game([packa, me], [1, 2], [5, 5]), t), "ended-lost Packa 0");
  assert.equal(endOf(game([me, packa], [1, 1], [5, 5]), t), "ended-shared");
  assert.equal(endOf(game([me, packa], [1, 1, 2], [10, 10, 2], { end: "won" }), t), "ended-together");
  assert.equal(endOf(game([me], [2, 1], [30, 40]), t), "ended-beaten");
  assert.equal(endOf(game([me, packa], [2, 1], [0, 0], { resigned: [0] }), t), "ended-you-resigned");
  assert.equal(endOf(game([me, packa], [1, 2], [0, 0], { resigned: [1] }), t), "ended-resigned Packa");
  assert.equal(endOf(game([me, packa], [1, 2], [3, 1], { early: true }), t), "ended-early");
  assert.equal(endOf(game([me, me], [1, 2], [3, 1], { end: null }), t), "ended-screen");
});

test("my points stand first, and rivals without a seat have none there", () => {
  assert.equal(scoreOf(game([packa, me, mourek], [1, 3, 2], [9, -4, 7])), "−4 : 9 : 7");
  assert.equal(scoreOf(game([me, packa], [1, 1, 2], [10, 10, 2], { end: "won" })), "10");
  assert.equal(scoreOf(game([me], [2, 1], [30, 40])), "30");
  assert.equal(scoreOf(game([me, packa], [2, 1], [0, 0])), "");
});

test("a note says with whom, how, and that it was practice", () => {
  const one = game([me, mourek, packa], [1, 2, 3], [9, 8, 7], { mode: "family", practice: true });
  const said = notesOf(one, t, () => true);
  assert.ok(said.startsWith("finished-with"), said);
  assert.ok(said.endsWith("isle-mode-family · practice"), said);
  assert.equal(
    notesOf(game([me], [2, 1], [1, 2]), t, () => true),
    "",
  );
});
