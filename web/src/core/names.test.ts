import assert from "node:assert/strict";
import { test } from "node:test";
import { LEVELS, type ReplaySeat, type SeatInfo, type TableInfo } from "../wire/types";
import { seatLike, tableLike } from "./examples";
import { botName, botOf, replayNames, seatNames, watchersInWords } from "./names";

const person = (name: string, mine: boolean): SeatInfo => seatLike({ name, mine });
const bot = (name: string): SeatInfo => seatLike({ kind: "bot", name, level: "easy" });
const open = seatLike({ kind: "open", name: "", here: false, ready: false });
const table = (...seats: SeatInfo[]): TableInfo => tableLike({ seats });
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
  assert.deepEqual(said(table(bot("zrzka"), open, open)), ["bot-zrzka", "seat-open-at 2", "seat-open-at 3"]);
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

test("whoever looks on is named once, and those without a name are counted", () => {
  const seen = (...watching: string[]) => watchersInWords({ ...table(), watching }, t);
  assert.equal(seen("", ""), "watchers-unnamed 2");
  assert.equal(seen("Jana"), "watchers Jana 1");
  assert.equal(seen("", "Jana", ""), "watchers Jana story-and watchers-more 2 3");
  assert.equal(
    watchersInWords({ ...table(), watching: ["Jana"], unnamed: 4 }, t),
    "watchers Jana story-and watchers-more 4 5",
  );
});

test("a bot from the network has its own name and a machine's face, also while it is asked", () => {
  const seats = [
    seatLike({ name: "Packa", of: "Minka" }),
    seatLike({ kind: "open", name: "Packa", of: "", asked: "~p" }),
  ];
  assert.deepEqual(
    seatNames(tableLike({ seats }), [], t).map(({ name, face }) => [name, face]),
    [
      ["Packa", "ui-bot"],
      ["Packa 2", "ui-bot"],
    ],
  );
  assert.equal(botName("Hasty", t), "Hasty");
});
