import assert from "node:assert/strict";
import { test } from "node:test";
import { seatNow } from "./now";
import type { TowerView } from "./wire";

const at = (step: TowerView["step"], seat: number, ...kittens: readonly number[]): number =>
  seatNow({ step, turn: { seat } as TowerView["turn"], kittens });

test("while scarves are chosen, it is whoever has none yet, clockwise from who begins [TOWER 7.1]", () => {
  assert.equal(at("scarves", 1, 0, 0, 0), 1);
  assert.equal(at("scarves", 1, 0, 41, 0), 2);
  assert.equal(at("scarves", 1, 0, 41, 42), 0);
  assert.equal(at("choose", 1, 43, 41, 42), 1, "then who begins is on turn");
});
