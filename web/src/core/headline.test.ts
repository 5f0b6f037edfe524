import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line, Outcome } from "../wire/types";
import { headline, headlineAsItStood, points, sides } from "./headline";

const line = (side: number, gain: number): Line => ({ side, clause: "", key: "prey", points: gain, args: {}, part: 0 });
const outcome = (places: readonly number[], ...lines: Line[]): Outcome => ({ places, lines, rivals: [] });
const t = (id: string, args = {}): string => `${id} ${JSON.stringify(args)}`;
const names = [
  { name: "Minka", you: true },
  { name: "Mourek", you: false },
];

test("points are the lines of a side added up", () => {
  assert.deepEqual(points(outcome([1, 2], line(0, 4), line(1, 3), line(0, 5)), 2), [9, 3]);
});

test("who won is said from where I sit", () => {
  assert.match(headline(outcome([1, 2], line(0, 4), line(1, 3)), [], names, t), /^end-won .*"ahead":1/);
  assert.match(headline(outcome([2, 1], line(0, 4), line(1, 9)), [], names, t), /^end-lost .*"who":"Mourek","ahead":5/);
});

test("of a game that was ended as it stood it is said who was ahead, and that nobody was where a rival would win", () => {
  assert.match(headlineAsItStood(outcome([1, 2]), names, t), /^end-stood .*"you":"yes"/);
  assert.match(headlineAsItStood(outcome([2, 1]), names, t), /^end-stood .*"who":"Mourek","you":"no"/);
  assert.match(headlineAsItStood(outcome([1, 1]), names, t), /^end-stood-level/);
  assert.match(headlineAsItStood({ ...outcome([2, 2, 1]), rivals: ["sister"] }, names, t), /^end-stood-level/);
  assert.equal(headlineAsItStood(outcome([2, 2, 1]), names, t, "three floors together"), "three floors together");
});

test("level on points, shared, nobody, resigned", () => {
  assert.match(headline(outcome([1, 2], line(0, 4), line(1, 4)), [], names, t), /^end-won-level/);
  assert.match(headline(outcome([2, 1]), [], names, t), /^end-lost-level/);
  assert.match(headline(outcome([1, 1]), [], names, t), /^end-shared/);
  assert.match(headline(outcome([2, 2]), [], names, t), /^end-nobody/);
  assert.match(headline(outcome([1, 2]), [1], names, t), /^end-resigned .*Mourek.*"won":"you"/);
  assert.match(headline(outcome([2, 1]), [0], names, t), /^end-resigned-you .*"winner":"Mourek","won":"other"/);
});

test("where others played on after somebody gave up, the winner is told", () => {
  const four = [...names, { name: "Zrzka", you: false }, { name: "Pixel", you: false }];
  assert.match(headline(outcome([2, 1, 3, 4], line(1, 9)), [2], four, t), /^end-lost .*Mourek/);
  assert.match(headline(outcome([2, 1, 3, 4], line(1, 9)), [2, 3, 0], four, t), /^end-resigned /);
});

test("a rival without a seat can win", () => {
  const alone = [{ name: "Minka", you: true }];
  const lost: Outcome = { places: [2, 1], lines: [line(0, 4), line(1, 9)], rivals: ["sister"] };
  const both = sides(lost, alone, "isle", t);
  assert.match(headline(lost, [], both, t), /^end-lost .*isle-sister.*"ahead":5/);
  assert.match(headline(lost, [0], both, t), /^end-resigned-you/);
});
