import assert from "node:assert/strict";
import { test } from "node:test";
import { seatLike } from "../core/examples";
import type { BoardNote, WaitingInfo } from "../wire/house";
import type { SeatInfo } from "../wire/types";
import { another, peopleOf } from "./board";

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => seatLike({ name, ...more });

const note = (id: string, more: Partial<BoardNote> = {}): BoardNote => ({
  id,
  game: "clans",
  options: {},
  clock: 0,
  kind: "seat",
  title: "",
  seats: [person("Belka"), person("", { kind: "open", here: false })],
  host: 0,
  here: true,
  mine: false,
  moment: {},
  at: 1,
  low: null,
  high: null,
  fits: true,
  ...more,
});

const waits = (name: string, mine = false): WaitingInfo => ({
  name,
  wanted: { game: "clans", seats: 2, clock: 60, rated: false },
  since: 1,
  mine,
});

test("who was late is offered another table: of the same game first, and one whose host is there", () => {
  const late = note("late");
  const notes = [
    note("other game", { game: "isle" }),
    note("host away", { here: false }),
    note("for others", { fits: false }),
    note("to watch", { kind: "watch" }),
    note("my own", { mine: true }),
    late,
    note("same game"),
  ];
  assert.equal(another(notes, late)?.id, "same game");
  assert.equal(another(notes.slice(0, 6), late)?.id, "other game");
  assert.equal(another([late], late), null);
});

test("in the house are those at tables on the board who are there, and those who wait; I am one, however often", () => {
  const mine = note("mine", {
    seats: [person("Me", { mine: true }), person("Packa"), person("Gone", { here: false })],
  });
  assert.equal(peopleOf([note("a"), mine], [waits("Tecka"), waits("Me", true)]), 4);
  assert.equal(peopleOf([], []), 0);
});
