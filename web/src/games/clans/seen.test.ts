import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../../wire/types";
import { seenAsleep } from "./seen";

const woke = (cell: number, tile: string): Event => ({ key: "woke", args: { seat: 0, cell, tile } });
const back = (...events: Event[]) => ({ events: [], known: { seats: [0], events } });
const over = { events: [{ key: "game-over", args: {} }], known: null };
const grid = [null, null, "mouse4", ...Array.from({ length: 22 }, () => null)];

test("a step back has shown where a tile sleeps, until it wakes", () => {
  const told = [
    { events: [woke(2, "mouse4")], known: null },
    back(woke(2, "mouse4")),
    back(woke(1, "dog2"), woke(0, "a3")),
  ];
  assert.deepEqual(seenAsleep([], { grid, past: [] }), []);
  assert.deepEqual(seenAsleep(told, { grid, past: [] }), [
    { cell: 0, token: "a3" },
    { cell: 1, token: "dog2" },
  ]);
});

test("in the second game of a match nothing is known of it from the first", () => {
  const told = [back(woke(0, "a3")), over, back(woke(1, "dog2"))];
  assert.deepEqual(seenAsleep(told, { grid, past: [{}] }), [{ cell: 1, token: "dog2" }]);
});
