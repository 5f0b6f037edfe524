import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../../wire/types";
import { beheld, bonusOf, duesOf, heard, type Report, soundOf } from "./battle";
import { climbOf } from "./climb";
import { fightsDone, fightsNow } from "./fights";
import { LESSON, offersIn, toldBattle } from "./lesson";
import { FLOWERS, goalOf, STAGES, type Told, toldNow } from "./telling";
import type { KingosView } from "./wire";

const news = (seq: number, ...events: readonly Event[]) => ({ seq, events });
const MET = LESSON.find(({ id }) => id === "danger")?.view as KingosView;

const FOUGHT = [
  news(10, { key: "battles", args: { seat: 1 } }),
  news(11, { key: "silent", args: { seat: 0 } }, { key: "said", args: { seat: 1, energy: 3 } }),
  news(
    12,
    { key: "put-in", args: { seat: 0, energy: 4 } },
    { key: "put-in-unlike-said", args: { seat: 1, energy: 1, said: 3 } },
  ),
  news(13, { key: "bloomed", args: { seat: 0, flower: "poppy" } }),
  news(
    14,
    { key: "rolled", args: { face: "sword" } },
    { key: "field-won", args: { x: 1, y: 2, seats: [0, 1], value: 9, strength: 4 } },
    { key: "rewarded", args: { seat: 0, steps: 5 } },
  ),
  news(15, { key: "drew-this-flower", args: { seat: 0, flower: "rose" } }),
  news(16, { key: "lost-energy", args: { seat: 0, energy: 1 } }, { key: "rested", args: { seat: 0 } }),
];

test("a battle is one report: words, energy, flowers, die, verdicts, dues; the next action is no part of it", () => {
  const report = heard(beheld(heard(null, FOUGHT.slice(0, 2)), MET), FOUGHT.slice(2));
  assert.ok(report);
  assert.deepEqual(report.said, { 0: null, 1: 3 });
  assert.deepEqual(report.energy, { 0: 4, 1: 1 });
  const [fight] = fightsDone(report);
  assert.deepEqual(fight?.guards, ["hedgehog"]);
  assert.equal(fight?.verdict?.result, "won");
  const [me, other] = fight?.fighters ?? [];
  const sum = (me?.energy ?? 0) + (me?.bonus ?? 0) + (other?.energy ?? 0) + 2;
  assert.equal(sum, fight?.verdict?.value, "the sheet's rows add up to what the server said");
  assert.deepEqual(me?.dues, [
    { sign: "wheel", count: 5 },
    { sign: "flower", count: 1 },
  ]);
  assert.deepEqual(duesOf(report.dues, 1), []);
});

test("a new battle forgets the last one", () => {
  const again = heard(heard(null, FOUGHT), [news(30, { key: "battles", args: { seat: 0 } })]);
  assert.deepEqual([again?.id, again?.face, again?.verdicts.length], [30, null, 0]);
});

test("until all have chosen, nobody's energy is in the picture", () => {
  const [fight] = fightsNow(MET, null);
  assert.deepEqual(
    fight?.fighters.map(({ energy, said }) => [energy, said]),
    [
      [null, undefined],
      [null, 3],
    ],
  );
});

test("[KINGOS 9.1] red flowers add what their cards say", () => {
  assert.equal(bonusOf("poppy", 3, true), 2);
  assert.equal(bonusOf("rose", 3, false), 4);
  assert.equal(bonusOf("rose", 3, true), 0);
  assert.equal(bonusOf("peony", 3, true), 3);
  assert.equal(bonusOf("fireweed", 2, false), 0);
});

test("in the lesson four of one's own beat the hedgehog, and three do not", () => {
  assert.equal(toldBattle(4).verdicts[0]?.result, "won");
  assert.equal(toldBattle(3).verdicts[0]?.result, "lost");
  for (const { task } of LESSON)
    if (task.kind === "go") assert.ok(task.good.every((way) => offersIn(task).moves.includes(way)));
});

test("the climb is the row in which each stood when each turn was over", () => {
  const at = (turn: number, ...rows: readonly number[]) => ({
    view: { ...MET, turn, players: MET.players.map((player, seat) => ({ ...player, y: rows[seat] ?? 0 })) },
  });
  const frames = [at(1, 0, 0), at(1, 1, 0), at(2, 1, 1), at(3, 2, 1)];
  const climb = climbOf({ frames } as never);
  assert.deepEqual(climb?.rows, [
    [1, 1, 2],
    [0, 1, 1],
  ]);
  assert.deepEqual([climb?.citadel, climb?.top], [4, 4]);
  assert.equal(climbOf({ frames: [...frames, at(4, 6, 1)] } as never)?.top, 6, "past the citadel");
  assert.equal(climbOf({ frames: frames.slice(0, 2) } as never), null, "one turn is no climb");
});

test("a battle is heard as it ended for whoever listens", () => {
  const verdict = { x: 0, y: 1, value: 5, strength: 4, kingos: false } as const;
  const report = {
    ...heard(null, FOUGHT),
    verdicts: [
      { ...verdict, seats: [0], result: "won" },
      { ...verdict, seats: [1, 2], result: "lost" },
    ],
  } as Report;
  assert.deepEqual(
    [0, 1, 2, 3, null].map((seat) => soundOf(report, seat)),
    ["victory", "defeat", "defeat", "victory", "victory"],
  );
  assert.equal(soundOf({ ...report, verdicts: [{ ...verdict, seats: [0], result: "drawn" }] }, 0), "parry");
  assert.equal(soundOf({ ...report, verdicts: [] }, 0), null);
});

test("the paws open once, when all energy is in, and stay open until it is told how it ended [KINGOS 6.3, 6.4]", () => {
  const none: Told = { id: null, stage: STAGES };
  const blooming = heard(null, FOUGHT.slice(0, 3));
  const shut = toldNow(none, blooming, false, false);
  assert.deepEqual(shut, { id: 10, stage: 0 }, "told from shut paws on, though nothing is decided");
  const open = { ...shut, stage: goalOf(false) };
  const decided = heard(null, FOUGHT);
  assert.equal(toldNow(open, blooming, true, false).stage, FLOWERS);
  assert.equal(toldNow(open, decided, true, false).stage, FLOWERS, "the verdict shuts no paw");
  assert.equal(toldNow(none, decided, true, false).stage, FLOWERS, "nor does a screen that was passed on");
  assert.equal(toldNow(none, decided, false, false).stage, 0, "where nobody was asked for a flower");
  assert.equal(toldNow(none, blooming, false, true).stage, FLOWERS);
  assert.equal(toldNow(none, decided, false, true).stage, STAGES);
});

test("while the paws open, whoever was last to choose has chosen", () => {
  const put = heard(null, FOUGHT.slice(0, 3));
  const [fight] = fightsNow(MET, put);
  assert.deepEqual(
    fight?.fighters.map(({ energy }) => energy),
    [4, 1],
  );
});
