import assert from "node:assert/strict";
import { test } from "node:test";
import { aimOf, gapBetween, isMet } from "./aim";
import { goalOf } from "./box";
import type { Landing } from "./landing";
import recorded from "./recorded.json";
import { type Placed, turned } from "./space";
import type { TowerStanding, TowerView } from "./wire";

const [ORANGE, BLUE, BLUE2] = [79, 83, 84];
const at = (piece: number, x: number, y: number, yaw = 0): Placed => ({
  piece,
  pose: { at: [x, y, 2], turn: turned(yaw) },
  fold: 0,
});

test("goals are met by the same cats as the rules say", () => {
  for (const { cats, met } of recorded.goals) {
    const lying = new Map(
      cats.map(([cat, rests, touches]) => [
        cat as number,
        { rests: rests as readonly number[], touches: touches as readonly number[] },
      ]),
    );
    const found = Array.from({ length: 16 }, (_, n) => n + 1).filter((card) => isMet(lying, goalOf(card), 2));
    assert.deepEqual(found, met);
  }
});

test("two cats side by side are as far apart as their bodies", () => {
  assert.ok(Math.abs(gapBetween(at(ORANGE, 0, 0), at(BLUE, 0, 22)).millimetres - 4) < 1e-6);
  assert.equal(gapBetween(at(ORANGE, 0, 0), at(BLUE, 0, 10)).millimetres, 0);
});

const standing = (piece: number, x: number, y: number, on: number): TowerStanding => ({
  piece,
  pose: { x: x * 1000, y: y * 1000, z: 2000, w: 1e6, i: 0, j: 0, k: 0 },
  fold: 0,
  rests: [on],
  touches: [on],
});

const view = (mode: "coop" | "competitive", height: number): TowerView =>
  ({
    mode,
    viewer: 0,
    tower: [{ ...standing(1, 0, 0, 0), pose: { ...standing(1, 0, 0, 0).pose, z: 0 } }, standing(BLUE, 0, 22, 1)],
    goals: { up: [1, 11], left: 0, gone: [] },
    hand: [1],
    race: { heights: [height], arrived: [0] },
  }) as unknown as TowerView;

const landing = (y: number): Landing => ({ placed: at(BLUE2, 0, y), fate: "stands", on: [1] });

test("what is missing to a goal is told in millimetres, and that it would be met", () => {
  const aim = aimOf(view("coop", 0), landing(0));
  const [siblings, sunset] = aim?.goals ?? [];
  assert.equal(siblings?.met, false);
  assert.equal(Math.round(siblings?.missing?.millimetres ?? 0), 4);
  assert.equal(siblings?.missing?.cat, BLUE);
  assert.deepEqual([sunset?.met, sunset?.missing], [false, null]);
  assert.equal(aimOf(view("coop", 0), landing(4.1))?.goals[0]?.met, true);
});

test("on a floor that does not count no goal is nearly met, but a neighbour is measured", () => {
  const aim = aimOf(view("coop", 1), landing(0));
  assert.deepEqual(aim?.goals, []);
  assert.equal(aim?.nearest?.cat, BLUE);
  assert.equal(Math.round(aim?.edge?.millimetres ?? 0), 44);
});
