import assert from "node:assert/strict";
import { test } from "node:test";
import { type Entry, FRESH, readDiary, streakOf, weekOf } from "./diary";

const on = (day: string, given: Partial<Entry> = {}): Entry => ({ ...FRESH, day, tries: 1, end: "solved", ...given });

test("a week ends today, and says of each day how it went", () => {
  const week = weekOf([on("2026-11-14"), on("2026-11-15", { end: "shown" }), on("2026-11-01")], "2026-11-16");
  assert.equal(week[0]?.day, "2026-11-10");
  assert.deepEqual(
    week.map(({ was }) => was),
    ["nothing", "nothing", "nothing", "nothing", "solved", "missed", "nothing"],
  );
});

test("days in a row: up to yesterday while today's waits, and ended by a day that was missed", () => {
  const before = [on("2026-11-13"), on("2026-11-14"), on("2026-11-15")];
  assert.equal(streakOf(before, "2026-11-16"), 3);
  assert.equal(streakOf([...before, on("2026-11-16")], "2026-11-16"), 4);
  assert.equal(streakOf(before, "2026-11-17"), 0);
  assert.equal(streakOf([on("2026-11-14", { help: 2 }), on("2026-11-15", { help: 1 })], "2026-11-16"), 1);
});

test("anything odd in the store is forgotten", () => {
  for (const odd of [null, "", "{", "[]", "7", "null"]) assert.deepEqual(readDiary(odd), {});
  assert.deepEqual(readDiary('{"any":{}}'), { any: {} });
});
