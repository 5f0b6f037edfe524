import assert from "node:assert/strict";
import { test } from "node:test";
import { declareWords } from "../../core/saying";
import type { News } from "../../wire/types";
import { beatsOf, span, waiting } from "./happenings";

/** Said before each test that speaks, since other files declare the isle's words too. */
const declare = () =>
  declareWords("isle", {
    kinds: { seat: { type: "Who", rival: "isle-sister" } },
    tables: {},
    absent: {},
    passing: [],
    together: [],
    following: [],
    beside: [],
  });

const names = [
  { name: "Miška", you: true },
  { name: "Mourek", you: false },
];
const t = (id: string, args: Record<string, string | number> = {}) => `${id} ${args.who ?? ""}`.trim();
const news = (seq: number, seat: number, key: string, args: News["events"][number]["args"] = {}): News =>
  ({ seq, seat, late: false, events: [{ key, args: { seat, ...args } }] }) as unknown as News;

test("others' deeds are shown, one's own are known", () => {
  declare();
  const told = [
    news(4, 1, "rescued", { tile: "red-c05", fish: 3, basket: "whole" }),
    news(5, 1, "placed", { tile: "red-c05", cell: 30, rats: 0 }),
    news(6, 0, "passed"),
    news(7, 1, "chosen"),
  ];
  const beats = beatsOf(told, [0], names, t);
  assert.deepEqual(
    beats.map(({ id, seat, cell }) => [id, seat, cell]),
    [
      ["4.0.0", 1, null],
      ["5.0.0", 1, 30],
    ],
  );
  assert.match(beats[0]?.text ?? "", /isle-event-rescued Mourek/);
});

test("of lessons played at once each card is seen", () => {
  declare();
  const beats = beatsOf([news(4, 1, "public-lesson", { cards: [148, 150] })], [0], names, t);
  assert.deepEqual(
    beats.map(({ id, card }) => [id, card]),
    [
      ["4.0.0", 148],
      ["4.0.1", 150],
    ],
  );
});

test("the sister sits after the last seat", () => {
  declare();
  const [beat] = beatsOf([news(3, -1, "sister-took", { tile: "red-c05" })], [0], names.slice(0, 1), t);
  assert.equal(beat?.seat, 1);
  assert.equal(beat?.who, "isle-sister");
});

test("many take less time each, and the oldest are left to the story", () => {
  declare();
  assert.equal(span(1, 1), 1100);
  assert.equal(span(6, 1), 550);
  assert.equal(span(100, 1), 280);
  const beats = beatsOf(
    Array.from({ length: 30 }, (_, at) => news(at, 1, "passed")),
    [0],
    names,
    t,
  );
  assert.deepEqual([waiting(beats).length, waiting(beats).at(-1)?.id], [11, "29.0.0"]);
});
