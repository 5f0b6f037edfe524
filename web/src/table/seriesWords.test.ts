import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeriesInfo } from "../wire/types";
import { isSeries, mayBeBestOf, seriesGame, seriesScore, seriesWon } from "./seriesWords";

const t = (id: string, args?: Record<string, unknown>) => `${id} ${Object.values(args ?? {}).join(" ")}`.trim();
const names = ["Minka", "Mourek", "Líza"].map((name, at) => ({ name, you: at === 0, face: "mark" }));
const series = (more: Partial<SeriesInfo>): SeriesInfo => ({
  game: 1,
  best_of: 0,
  wins: [0, 0],
  draws: 0,
  winner: null,
  ...more,
});

test("two stand against each other, more in a row, and draws are told", () => {
  assert.equal(seriesScore(series({ wins: [2, 1] }), names.slice(0, 2), t), "Minka 2 : 1 Mourek");
  assert.equal(seriesScore(series({ wins: [2, 1, 0] }), names, t), "Minka 2 · Mourek 1 · Líza 0");
  assert.equal(seriesScore(series({ draws: 1 }), names.slice(0, 2), t), "Minka 0 : 0 Mourek, series-draws 1");
});

test("the game is numbered, and said to be of how many", () => {
  assert.equal(seriesGame(series({ game: 4 }), t), "series-game 4");
  assert.equal(seriesGame(series({ game: 2, best_of: 3 }), t), "series-game-of 2 3");
});

test("who has won it is told, and nobody before", () => {
  assert.equal(seriesWon(series({}), names, t), null);
  assert.equal(seriesWon(series({ winner: 1 }), names, t), "series-won Mourek no");
  assert.equal(seriesWon(series({ winner: 0 }), names, t), "series-won Minka yes");
});

test("a first game is no series unless it was agreed", () => {
  assert.ok(!isSeries(series({})));
  assert.ok(isSeries(series({ game: 2 })));
  assert.ok(isSeries(series({ best_of: 3 })));
});

test("what would be won already is not offered, nor what is agreed", () => {
  assert.ok(mayBeBestOf(series({ wins: [1, 0] }), 3));
  assert.ok(!mayBeBestOf(series({ wins: [2, 0], game: 2 }), 3));
  assert.ok(!mayBeBestOf(series({ wins: [1, 0], best_of: 3 }), 3));
  assert.ok(!mayBeBestOf(series({ wins: [1, 1], game: 4 }), 3));
});
