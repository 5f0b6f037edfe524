import assert from "node:assert/strict";
import { test } from "node:test";
import { seatLike } from "../core/examples";
import type { SeatInfo, TableLine } from "../wire/types";
import { noteOf, resultOf } from "./TableCards";

const seat = (kind: "person" | "bot", name: string, mine = false): SeatInfo =>
  seatLike({ kind, name, mine, level: kind === "bot" ? "easy" : null });
const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.values(args).filter(Boolean)].join(" ");
const line = (seats: readonly SeatInfo[], places: readonly number[], points: readonly number[]): TableLine =>
  ({ table: { seats }, places, points }) as unknown as TableLine;

test("a card tells how it ended, from where I sit", () => {
  const both = [seat("person", "Minka", true), seat("bot", "zrzka")];
  assert.equal(resultOf(line(both, [1, 2], [21, 15]), t), "card-won, 21 : 15");
  assert.equal(resultOf(line(both, [2, 1], [9, 15]), t), "card-lost bot-zrzka, 15 : 9");
  assert.equal(resultOf(line(both, [1, 1], [15, 15]), t), "card-shared, 15 : 15");
  assert.equal(resultOf(line(both, [2, 2], [0, 0]), t), "card-nobody");
  assert.equal(resultOf(line(both, [], []), t), "");
});

test("two at one screen are told by name, and a rival without a seat wins too", () => {
  assert.equal(
    resultOf(line([seat("person", "Minka", true), seat("person", "Minka", true)], [1, 2], [3, 2]), t),
    "card-lost Minka, 3 : 2",
  );
  assert.equal(
    resultOf(line([seat("person", "Minka", true), seat("person", "Minka", true)], [2, 1], [-8, -3]), t),
    "card-lost seat-place 2, −3 : −8",
  );
  assert.equal(resultOf(line([seat("person", "Minka", true)], [2, 1], [30, 40]), t), "card-beaten");
});

test("where a game is names whoever sits on the seat that it speaks of", () => {
  const seats = [seat("person", "Minka", true), seat("bot", "zrzka")];
  const at = (moment: Record<string, string | number>) =>
    noteOf({ table: { seats, game: "kingos", phase: "playing" }, moment } as unknown as TableLine, {
      t,
      has: () => true,
    });
  assert.equal(at({ turn: 3, seat: 1 }), "kingos-moment 3 1 bot-zrzka no");
  assert.equal(at({ turn: 3, seat: 0 }), "kingos-moment 3 Minka yes");
  assert.equal(at({ turn: 3 }), "kingos-moment 3 no");
});
