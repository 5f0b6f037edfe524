import assert from "node:assert/strict";
import { test } from "node:test";
import { aimOf } from "./aim";
import { goalOf } from "./box";
import { gapBetween } from "./gaps";
import { isMet } from "./goals";
import { groundsOf, heldAt } from "./hold";
import { landingOf } from "./landing";
import type { Room } from "./menu";
import recorded from "./recorded.json";
import { type Placed, placedOf, Surroundings, turned } from "./space";
import type { TowerStanding, TowerView } from "./wire";

const [ORANGE, ORANGE2, ORANGE3, BLUE, BLUE2, GREEN] = [79, 80, 81, 83, 84, 87];
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

/** A cat on floor 1, or on the backs of others. */
const lying = (piece: number, x: number, y: number, on: readonly number[] = [1]): TowerStanding => ({
  piece,
  pose: { x: x * 1000, y: y * 1000, z: on.includes(1) ? 2000 : 18_000, w: 1e6, i: 0, j: 0, k: 0 },
  fold: 0,
  rests: on,
  touches: on,
});

type Table = {
  readonly cats: readonly TowerStanding[];
  readonly goals: readonly number[];
  /** The floor of the kitten. */
  readonly height?: number;
};

/** What is told of a cat in hand, over there. */
function aimAt(piece: number, x: number, y: number, { cats, goals, height = 0 }: Table, mode = "coop") {
  const ground = { ...lying(1, 0, 0), rests: [0], touches: [0], pose: { ...lying(1, 0, 0).pose, z: 0 } };
  const tower = [ground, ...cats];
  const view = {
    mode,
    viewer: 0,
    tower,
    goals: { up: mode === "coop" ? goals : [], left: 0, gone: [] },
    hand: mode === "coop" ? [] : goals,
    race: { heights: [height], arrived: [0] },
  } as unknown as TowerView;
  const room: Room = { x: [-90, 90], y: [-90, 90], z: [2.5, 90], tilt: [-20, 20], fold: [50, 130], speed: 250 };
  const grounds = groundsOf(piece, [room], [1], tower, new Surroundings(tower.map(placedOf)));
  const landing = (dx: number, dy: number) =>
    landingOf(grounds, heldAt(grounds, { x: x + dx, y: y + dy, z: 40, yaw: 0, pitch: 0, roll: 0, fold: 0 }));
  return aimOf(view, landing(0, 0), landing);
}

/** What is missing, in whole millimetres, and how; or "met". */
function said(aim: ReturnType<typeof aimOf>, card: number): string | null {
  const goal = aim?.goals.find((one) => one.card === card);
  return goal?.met ? "met" : goal?.missing ? `${goal.missing.how} ${Math.round(goal.missing.millimetres)}` : null;
}

test("what is missing to a goal is told in millimetres, and that it would be met", () => {
  const table = { cats: [lying(BLUE, 0, 22)], goals: [1, 11] };
  for (const mode of ["coop", "competitive"]) {
    const aim = aimAt(BLUE2, 0, 0, table, mode);
    assert.deepEqual([said(aim, 1), said(aim, 11)], ["touch 4", null]);
  }
  assert.equal(said(aimAt(BLUE2, 0, 3.9, table), 1), "met");
});

test("over the flank of a cat it is told how far she is from lying beside her", () => {
  const table = { cats: [lying(BLUE, 0, 22)], goals: [1] };
  for (const [y, way] of [[8, 4], [11, 7], [33, 7], [36, 4]] as const) // biome-ignore format: a row each
    assert.equal(said(aimAt(BLUE2, 0, y, table), 1), `touch ${way}`, `${y}`);
  assert.equal(said(aimAt(BLUE2, 0, 22, table), 1), "met"); // on her back they touch as well
  assert.equal(said(aimAt(ORANGE, 0, 11, table), 1), null);
});

test("on a floor that does not count no goal is nearly met, but a neighbour is measured", () => {
  const aim = aimAt(BLUE2, 0, 0, { cats: [lying(BLUE, 0, 22)], goals: [1], height: 1 });
  assert.deepEqual(aim?.goals, []);
  assert.equal(aim?.nearest?.cat, BLUE);
  assert.equal(Math.round(aim?.edge?.millimetres ?? 0), 44);
});

test("how far she is from lying on a back [TOWER 4.3]", () => {
  const [any, same] = [4, 5];
  const table = { cats: [lying(BLUE, 0, 22)], goals: [any, same] };
  const beside = aimAt(ORANGE, 0, 0, table);
  assert.deepEqual([said(beside, any), said(beside, same)], ["back 16", null]); // 22 less half a back, and a little in
  const slipping = aimAt(BLUE2, 0, 11, table);
  assert.deepEqual([said(slipping, any), said(slipping, same)], ["back 5", "back 5"]);
  const { missing } = slipping?.goals[0] ?? {};
  assert.deepEqual(
    [missing?.from.slice(0, 2), missing?.to.slice(0, 2)].flat().map((part) => Math.round(part ?? 0)),
    [4, 11, 4, 16],
  );
  assert.equal(said(aimAt(BLUE2, 0, 16, table), same), "met");
  assert.equal(said(aimAt(ORANGE, 0, -30, table), any), null);
});

test("a third cat goes onto the upper one of two [TOWER 4.3]", () => {
  const three = 16;
  const stacked = { cats: [lying(BLUE, 0, 20), lying(GREEN, 0, 20, [BLUE])], goals: [three] };
  assert.equal(said(aimAt(ORANGE, 0, 9, stacked), three), "back 5");
  assert.equal(said(aimAt(ORANGE, 0, 14, stacked), three), "met");
  assert.equal(said(aimAt(ORANGE, 0, 9, { ...stacked, cats: stacked.cats.slice(0, 1) }), three), null);
});

test("how far she is from lying on the backs of two that lie on the floor [TOWER 4.3]", () => {
  const [orange, any] = [2, 6];
  const apart = { cats: [lying(ORANGE, 0, 0), lying(ORANGE2, 0, 22)], goals: [orange, any] };
  assert.equal(said(aimAt(ORANGE3, 0, 11, apart), orange), "met");
  const along = aimAt(ORANGE3, 0, -3, apart);
  assert.match(said(along, orange) ?? "", /^backs [4-9]$/);
  assert.equal(said(along, any), said(along, orange));
  assert.equal(said(aimAt(BLUE, 0, -3, apart), orange), null);
  assert.equal(said(aimAt(ORANGE3, 0, -3, { ...apart, cats: [lying(ORANGE, 0, 0)] }), orange), null);
});

test("over an edge no goal would be met, and what is missing is the way back", () => {
  const [different, touching] = [8, 3];
  const aim = aimAt(ORANGE, 58, 0, { cats: [lying(BLUE, 0, 0)], goals: [different, touching] });
  assert.match(said(aim, different) ?? "", /^floor [2-6]$/);
  assert.equal(said(aim, touching), "touch 16");
  assert.equal(said(aimAt(ORANGE, 50, 0, { cats: [lying(BLUE, 0, 0)], goals: [different] }), different), "met");
});
