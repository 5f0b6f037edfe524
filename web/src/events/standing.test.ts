import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventGame, EventInfo } from "../wire/events";
import { figure, myGames, pointsOf, roundsOf, ruling } from "./standing";

const game = (more: Partial<EventGame>): EventGame => ({
  round: 1,
  seats: [0, 1],
  table: "t",
  places: [],
  how: "",
  ...more,
});

test("halves are written as people write them", () => {
  assert.deepEqual(
    [0, 0.5, 1, 2.5, 2 / 3].map((value) => figure(value, "en")),
    ["0", "½", "1", "2½", "0.67"],
  );
  assert.equal(figure(1 / 3, "cs"), "0,33");
});

test("points are the part of the others left behind", () => {
  assert.equal(pointsOf(game({}), 0), null);
  assert.equal(pointsOf(game({ places: [1, 2], how: "played" }), 0), 1);
  assert.equal(pointsOf(game({ places: [1, 1], how: "ruled" }), 1), 0.5);
  assert.equal(pointsOf(game({ seats: [0, 1, 2], places: [2, 1, 3], how: "played" }), 0), 0.5);
  assert.equal(pointsOf(game({ seats: [4], places: [1], how: "bye" }), 0), 1);
});

const event = {
  kind: "swiss",
  phase: "running",
  entrants: [
    { name: "Minka", level: null, mind: null, mine: false, here: true },
    { name: "Mourek", level: null, mind: null, mine: true, here: true },
  ],
  games: [
    game({ places: [1, 2], how: "played" }),
    game({ round: 2, table: "u" }),
    game({ round: 2, seats: [0, 2], table: "v" }),
    game({ round: 2, table: null }),
  ],
} as unknown as EventInfo;

test("mine are those that are laid and not decided", () => {
  assert.deepEqual(
    myGames(event).map(({ table }) => table),
    ["u"],
  );
  assert.deepEqual(myGames({ ...event, phase: "over" }), []);
});

test("the newest round of Swiss stands first, a round robin goes on from the first", () => {
  assert.deepEqual(
    roundsOf(event).map(([round, games]) => [round, games.map(([at]) => at)]),
    [
      [2, [1, 2, 3]],
      [1, [0]],
    ],
  );
  assert.deepEqual(
    roundsOf({ ...event, kind: "round_robin" }).map(([round]) => round),
    [1, 2],
  );
});

test("a ruling names who has won, or lets all share", () => {
  assert.deepEqual(ruling(game({}), 1), [2, 1]);
  assert.deepEqual(ruling(game({ seats: [0, 1, 2] }), null), [1, 1, 1]);
});
