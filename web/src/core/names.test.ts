import assert from "node:assert/strict";
import { test } from "node:test";
import { LEVELS, type ReplaySeat, type SeatInfo, type TableInfo } from "../wire/types";
import { botOf, replayNames, seatNames } from "./names";

const person = (name: string, mine: boolean): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  here: true,
  ready: true,
  quiet: false,
});
const bot = (name: string): SeatInfo => ({
  kind: "bot",
  name,
  level: "easy",
  mine: false,
  here: true,
  ready: true,
  quiet: false,
});
const open: SeatInfo = { kind: "open", name: "", level: null, mine: false, here: false, ready: false, quiet: false };
const table = (...seats: SeatInfo[]): TableInfo => ({
  id: "t",
  code: "FERN-42",
  game: "clans",
  options: {},
  clock: 0,
  phase: "lobby",
  seats,
  host: true,
  eager: false,
  watching: [],
  unnamed: 0,
  commitment: "",
  next: null,
  created: 0,
  practice: false,
  watchers: "anyone",
  closed: false,
  until: null,
});
const t = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(" ");
const said = (at: TableInfo, shared: readonly string[] = []) => seatNames(at, shared, t).map((seat) => seat.name);

test("one seat of mine is you", () => {
  assert.deepEqual(
    seatNames(table(person("Mourek", false), person("Minka", true)), [], t).map((seat) => seat.you),
    [false, true],
  );
});

test("two at one screen are told apart, and neither is you", () => {
  const both = table(person("Minka", true), person("Minka", true));
  assert.deepEqual(said(both), ["Minka", "seat-place 2"]);
  assert.deepEqual(said(both, ["", "Pepper"]), ["Minka", "Pepper"]);
  assert.ok(seatNames(both, [], t).every((seat) => !seat.you));
});

test("people of one name, bots and free seats", () => {
  assert.deepEqual(said(table(person("Micka", true), person("Micka", false))), ["Micka", "Micka 2"]);
  assert.deepEqual(said(table(person("Micka", true), bot("zrzka"))), ["Micka", "bot-zrzka"]);
  assert.deepEqual(said(table(bot("zrzka"), bot("bublina"), open)), ["bot-zrzka", "bot-bublina", "seat-open"]);
});

test("no two people have the same face, and a bot has her own", () => {
  const seats = [person("Micka", true), person("Micka", false), person("Mourek", false), bot("micka")];
  const faces = seatNames(table(...seats), [], t).map(({ face }) => face);
  assert.equal(new Set(faces).size, 4);
  assert.equal(faces[3], "bot-micka");
  assert.deepEqual(
    replayNames(seats as ReplaySeat[], t).map(({ face }) => face),
    faces,
  );
});

test("every level has a bot who comes first", () => {
  assert.deepEqual(LEVELS.map(botOf), ["tlapka", "zrzka", "mourek", "liza", "fousek"]);
});
