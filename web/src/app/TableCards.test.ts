import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo, TableLine } from "../wire/types";
import { resultOf } from "./TableCards";

const seat = (kind: "person" | "bot", name: string, mine = false): SeatInfo => ({
  kind,
  name,
  level: kind === "bot" ? "easy" : null,
  mine,
  here: true,
  ready: true,
  quiet: false,
});
const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.values(args).filter(Boolean)].join(" ");
const line = (seats: readonly SeatInfo[], places: readonly number[], points: readonly number[]): TableLine =>
  ({ table: { seats }, places, points }) as unknown as TableLine;

test("a card tells how it ended, from where I sit", () => {
  const both = [seat("person", "Minka", true), seat("bot", "zrzka")];
  assert.equal(resultOf(line(both, [1, 2], [21, 15]), t), "card-won, 21 : 15");
  assert.equal(resultOf(line(both, [2, 1], [9, 15]), t), "card-lost bot-zrzka, 9 : 15");
  assert.equal(resultOf(line(both, [1, 1], [15, 15]), t), "card-shared, 15 : 15");
  assert.equal(resultOf(line(both, [2, 2], [0, 0]), t), "card-nobody");
  assert.equal(resultOf(line(both, [], []), t), "");
});

test("two at one screen are told by name, and a rival without a seat wins too", () => {
  assert.equal(
    resultOf(line([seat("person", "Minka", true), seat("person", "Minka", true)], [1, 2], [3, 2]), t),
    "card-lost Minka, 3 : 2",
  );
  assert.equal(resultOf(line([seat("person", "Minka", true)], [2, 1], [30, 40]), t), "card-beaten");
});
