import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, News } from "../../wire/types";
import { lastOf, seatNow } from "./now";
import type { TowerView } from "./wire";

const at = (step: TowerView["step"], seat: number, ...kittens: readonly number[]): number =>
  seatNow({ step, turn: { seat } as TowerView["turn"], kittens });

test("while scarves are chosen, it is whoever has none yet, clockwise from who begins [TOWER 7.1]", () => {
  assert.equal(at("scarves", 1, 0, 0, 0), 1);
  assert.equal(at("scarves", 1, 0, 41, 0), 2);
  assert.equal(at("scarves", 1, 0, 41, 42), 0);
  assert.equal(at("choose", 1, 43, 41, 42), 1, "then who begins is on turn");
});

const told = (...turns: readonly (readonly string[])[]): readonly string[] => {
  const news = turns.map((keys) => ({ events: keys.map((key) => ({ key, args: {} }) as Event) }) as unknown as News);
  return lastOf(news).map(({ key }) => key);
};

test("what is told after a turn is what was done, not the goal that is drawn for it or left", () => {
  assert.deepEqual(told(["chose"], ["took"], ["met"], ["goal-drawn"]), ["met"]);
  assert.deepEqual(told(["chose"], ["laid"], ["passed-move"], ["swapped", "goal-drawn"]), ["laid"]);
  assert.deepEqual(told([]), []);
});

test("what the tower lost stays told until the turn is over", () => {
  const fell = [["chose"], ["missed", "walls-fell"], ["gave-up"], ["passed"]];
  assert.deepEqual(told(...fell), ["walls-fell", "gave-up"]);
  assert.deepEqual(told(...fell, ["chose"]), ["walls-fell", "gave-up"], "until the next one has done something");
  assert.deepEqual(told(...fell, ["chose"], ["laid"]), ["laid"]);
});
