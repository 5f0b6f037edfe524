import assert from "node:assert/strict";
import { test } from "node:test";
import { type Days, type Diary, type Entry, endOn, entryOf, FRESH, noted, readDiary, streakOf, weekOf } from "./diary";

const SOLVED: Entry = { tries: 1, help: 0, end: "solved" };
const SHOWN: Entry = { tries: 3, help: 2, end: "shown" };
const solvedOn = (...days: string[]): Days => Object.fromEntries(days.map((day) => [day, { 7: SOLVED }]));

const page = (diary: Diary) => diary.clans ?? { numbers: {}, days: {} };

test("a week ends today, and says of each day how it went", () => {
  const week = weekOf({ ...solvedOn("2026-11-14", "2026-11-01"), "2026-11-15": { 8: SHOWN } }, "2026-11-16");
  assert.equal(week[0]?.day, "2026-11-10");
  assert.deepEqual(
    week.map(({ was }) => was),
    ["nothing", "nothing", "nothing", "nothing", "solved", "missed", "nothing"],
  );
});

test("days in a row: up to yesterday while today's waits, and ended by a day that was missed", () => {
  const before = solvedOn("2026-11-13", "2026-11-14", "2026-11-15");
  assert.equal(streakOf(before, "2026-11-16"), 3);
  assert.equal(streakOf({ ...before, ...solvedOn("2026-11-16") }, "2026-11-16"), 4);
  assert.equal(streakOf(before, "2026-11-17"), 0);
  const helped: Days = { "2026-11-14": { 7: { ...SOLVED, help: 2 } }, "2026-11-15": { 8: { ...SOLVED, help: 1 } } };
  assert.equal(streakOf(helped, "2026-11-16"), 1);
});

test("what was solved by its number waits on its day, and counts when it is solved on it", () => {
  const today = { game: "clans", number: 158, day: "2026-11-17" };
  const ahead = noted({}, { ...today, day: "" }, SOLVED);
  assert.equal(entryOf(page(ahead), { number: 158, day: "" }).end, "solved");
  assert.deepEqual(entryOf(page(ahead), today), FRESH);
  assert.equal(streakOf(page(ahead).days, "2026-11-17"), 0);
  const begun = noted(ahead, today, { tries: 1, help: 0, end: null });
  assert.equal(entryOf(page(begun), { number: 158, day: "" }).end, "solved"); // no try undoes it
  const done = noted(begun, today, { tries: 2, help: 0, end: "solved" });
  assert.equal(endOn(page(done), "2026-11-17"), "solved");
  assert.equal(weekOf(page(done).days, "2026-11-17").at(-1)?.was, "solved");
  assert.equal(streakOf(page(done).days, "2026-11-17"), 1);
});

test("a book that begins again asks again, and both days count", () => {
  const first = noted({}, { game: "clans", number: 7, day: "2026-11-17" }, SOLVED);
  const again = { game: "clans", number: 7, day: "2027-07-15" };
  assert.deepEqual(entryOf(page(first), again), FRESH);
  const given = noted(first, again, SHOWN);
  assert.equal(endOn(page(given), "2026-11-17"), "solved");
  assert.equal(endOn(page(given), "2027-07-15"), "shown");
  assert.equal(entryOf(page(given), { number: 7, day: "" }).end, "solved"); // as the list of all of them says
});

test("a day whose book has grown since the morning keeps what was solved then", () => {
  const morning = noted({}, { game: "clans", number: 7, day: "2026-11-17" }, SOLVED);
  const evening = noted(morning, { game: "clans", number: 9, day: "2026-11-17" }, SHOWN);
  assert.equal(streakOf(page(evening).days, "2026-11-17"), 1);
  assert.equal(endOn(page(evening), "2026-11-17"), "solved");
});

test("a day that was begun goes on by its number, and is that day's no more", () => {
  const begun = noted({}, { game: "clans", number: 7, day: "2026-11-16" }, { tries: 2, help: 0, end: null });
  assert.equal(entryOf(page(begun), { number: 7, day: "" }).tries, 2);
  const late = noted(begun, { game: "clans", number: 7, day: "" }, SOLVED);
  assert.equal(weekOf(page(late).days, "2026-11-17")[5]?.was, "missed");
});

test("diaries in which days were notes beside numbers are still read", () => {
  const old = {
    clans: { 157: { ...SOLVED, day: "2026-11-16" }, 158: { ...SOLVED, day: "" }, 9: { ...SHOWN, day: "2026-11-15" } },
  };
  const { numbers, days } = page(readDiary(JSON.stringify(old)));
  assert.deepEqual(Object.keys(numbers), ["9", "157", "158"]);
  assert.deepEqual(days, { "2026-11-16": { 157: SOLVED }, "2026-11-15": { 9: SHOWN } });
  assert.equal(streakOf(days, "2026-11-17"), 1);
  // What was written since is believed before the old note.
  const since = { clans: { "2026-11-16": { 157: { ...SOLVED, tries: 4 } } } };
  assert.equal(page(readDiary(JSON.stringify(old), JSON.stringify(since))).days["2026-11-16"]?.[157]?.tries, 4);
});

test("anything odd in the store is forgotten", () => {
  for (const odd of [null, "", "{", "[]", "7", "null"]) assert.deepEqual(readDiary(odd, odd), {});
  assert.deepEqual(readDiary('{"any":{}}'), { any: { numbers: {}, days: {} } });
  assert.deepEqual(readDiary('{"any":{"7":null,"8":[]},"no":7,"none":null}'), { any: { numbers: {}, days: {} } });
});
