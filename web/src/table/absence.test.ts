import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo } from "../wire/types";
import { goneSeats, nextGone, votingSeats } from "./absence";

const seat = (here: boolean, mine = false, standIn: string | null = null): SeatInfo =>
  ({ kind: "person", here, mine, stand_in: standIn }) as SeatInfo;
const position = {
  now: 1_000,
  awaited: [
    { seat: 1, gone: 1_010 },
    { seat: 2, gone: 1_100 },
  ],
};

test("who is not here is gone when the time has come, by the server's time", () => {
  const table = { seats: [seat(true, true), seat(false), seat(false)] };
  assert.deepEqual(goneSeats(table, position, 5_000, 5_000), []);
  assert.equal(nextGone(position, 5_000, 5_000), 10_000);
  assert.deepEqual(goneSeats(table, position, 5_000, 15_000), [1]);
  assert.equal(nextGone(position, 5_000, 15_000), 90_000);
  assert.deepEqual(goneSeats(table, position, 5_000, 105_000), [1, 2]);
  assert.equal(nextGone(position, 5_000, 105_000), null);
});

test("who is here is not gone, however long they think", () => {
  assert.deepEqual(goneSeats({ seats: [seat(true), seat(true), seat(true)] }, position, 0, 1e6), []);
});

test("who is stood in for votes for nobody", () => {
  assert.deepEqual(votingSeats({ seats: [seat(true, true, "mourek"), seat(true), seat(true, true)] }), [2]);
});
