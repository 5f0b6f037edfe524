import assert from "node:assert/strict";
import { test } from "node:test";
import { Grip } from "./grip";
import {
  firstHeld,
  groundsOf,
  heldAt,
  heldOver,
  isNear,
  isOverTable,
  landing,
  lifted,
  lowered,
  placedAt,
  released,
} from "./hold";
import { landingOf } from "./landing";
import { offersOf, type Room } from "./menu";
import { type Placed, placedOf, Surroundings, turned } from "./space";
import type { TowerStanding } from "./wire";

const standing = (piece: number, x: number, y: number, z: number, fold = 0, turned = false): TowerStanding => ({
  piece,
  pose: { x: x * 1000, y: y * 1000, z: z * 1000, w: turned ? 0 : 1e6, i: 0, j: 0, k: turned ? 1e6 : 0 },
  fold,
  rests: [],
  touches: [],
});

const over = (z: number, high: number, fold: readonly [number, number]): Room => ({
  x: [-55, 55],
  y: [-55, 55],
  z: [z, high],
  tilt: [-20, 20],
  fold,
  speed: 250,
});

const GROUND = standing(1, 0, 0, 0);

test("rooms are read off the menu's ranges, buttons off its lists", () => {
  const bound = (low: number, high: number) => [low, high, 3] as const;
  const offers = offersOf({
    prompt: { key: "place-wall", clause: "TOWER 3.2", args: {} },
    sets: [
      {
        type: "Ranges",
        kind: "Place",
        fields: ["x", "y", "z", "yaw", "pitch", "roll", "fold", "speed"],
        bounds: [
          bound(-55, 55),
          bound(-50, 50),
          bound(2.5, 47.5),
          bound(-180, 180),
          bound(-20, 20),
          bound(-20, 20),
          bound(50, 130),
          bound(-250, 250),
        ],
      },
      { type: "Listed", actions: [{ type: "GiveUp" }] },
    ],
  });
  assert.deepEqual(offers.rooms[0], {
    x: [-55, 55],
    y: [-50, 50],
    z: [2.5, 47.5],
    tilt: [-20, 20],
    fold: [50, 130],
    speed: 250,
  });
  assert.ok(offers.giveUp && !offers.done);
});

test("the first wall hangs over the floor's edge, the second faces it", () => {
  const room = over(2.5, 47.5, [50, 130]);
  const first = groundsOf(25, [room], [1], [GROUND], new Surroundings([placedOf(GROUND)]));
  const one = firstHeld(first, [GROUND], [1], 1);
  assert.deepEqual([one.place.x, one.place.y, one.place.yaw, one.place.fold], [-34, 0, 0, 90]);
  assert.equal(one.cuts, null);
  assert.ok(one.place.z > one.rest && !isNear(one));
  const wall = standing(25, -34, 0, 2, 90);
  const tower = [GROUND, wall];
  const second = groundsOf(37, [room], [1], tower, new Surroundings(tower.map(placedOf)));
  const other = firstHeld(second, tower, [1], 1);
  assert.deepEqual([other.place.x, other.place.yaw], [34, 180]);
});

test("where the usual spots are taken a wall is first held wherever it would stand on the floor", () => {
  const room = over(2.5, 47.5, [50, 130]);
  const walls = [standing(25, -34, 0, 2, 90), standing(37, 34, 0, 2, 90, true), standing(26, 0, 20, 2, 90)];
  const tower = [GROUND, ...walls];
  const grounds = groundsOf(38, [room], [1], tower, new Surroundings(tower.map(placedOf)));
  const held = firstHeld(grounds, tower, [1], 1, (one) => landingOf(grounds, one).fate === "stands");
  assert.deepEqual([held.cuts, landingOf(grounds, held).fate], [null, "stands"]);
  assert.ok(held.rest < 5, `${held.rest} is the floor, and no wall's head`);
});

test("lowered, a piece touches and cuts into nothing; let go, it is sent as menus are rounded", () => {
  const room = over(2.5, 47.5, [50, 130]);
  const grounds = groundsOf(25, [room], [1], [GROUND], new Surroundings([placedOf(GROUND)]));
  const low = lowered(heldAt(grounds, { x: 7.12345, y: 0, z: 30, yaw: 400, pitch: 9, roll: 9, fold: 88.4 }));
  assert.equal(low.place.z, 2.5);
  assert.ok(isNear(low));
  const action = released(low, room, [900, 0, -3]);
  assert.equal(action.x, 7.123);
  assert.equal(action.yaw, 40);
  assert.deepEqual([action.pitch, action.roll], [0, 0]);
  assert.equal(action.fold, 88);
  assert.deepEqual([action.vx, action.vy, action.vz], [250, 0, -3]);
});

test("a cat that is pushed into another is lifted onto her back", () => {
  const cat = standing(79, 0, 0, 2);
  const tower = [GROUND, cat];
  const grounds = groundsOf(83, [over(2.5, 47.5, [0, 0])], [1], tower, new Surroundings(tower.map(placedOf)));
  const held = heldAt(grounds, { x: -4, y: 0, z: 3, yaw: 0, pitch: 0, roll: 0, fold: 0 });
  assert.equal(held.cuts, null);
  assert.ok(held.place.z > 17 && held.place.z < 24.2, String(held.place.z));
});

test("of several floors the nearest in height is meant", () => {
  const tower = [GROUND, standing(2, 0, 0, 52)];
  const rooms = [over(2.5, 36, [0, 0]), over(54.5, 99, [0, 0])];
  const grounds = groundsOf(83, rooms, [1, 2], tower, new Surroundings(tower.map(placedOf)));
  const place = { x: 0, y: 0, yaw: 0, pitch: 0, roll: 0, fold: 0 };
  assert.equal(heldAt(grounds, { ...place, z: 40 }).room, 0);
  assert.equal(heldAt(grounds, { ...place, z: 50 }).room, 1);
});

for (const degrees of [3, 8, 12])
  test(`on a floor that leans by ${degrees} degrees the second wall faces the first, wherever that stands`, () => {
    const half = (degrees * Math.PI) / 360;
    const leaning: TowerStanding = {
      ...standing(2, 0, 0, 52),
      pose: { x: 0, y: 0, z: 52000, w: 1e6 * Math.cos(half), i: 0, j: 1e6 * Math.sin(half), k: 0 },
    };
    const room: Room = { ...over(54.5 - 35 * Math.sin(2 * half), 140, [50, 130]) };
    const walls: TowerStanding[] = [];
    for (const piece of [25, 26]) {
      const tower = [GROUND, leaning, ...walls];
      const around = new Surroundings(tower.map(placedOf));
      const held = lowered(firstHeld(groundsOf(piece, [room], [2], tower, around), tower, [2], 2));
      assert.equal(held.cuts, null);
      const ground = 54 - Math.tan(2 * half) * held.place.x;
      assert.ok(Math.abs(held.rest - ground) < 4, `${piece} rests at ${held.rest}, the floor is at ${ground}`);
      const turn = turned(held.place.yaw, held.place.pitch, held.place.roll);
      const [w, i, j, k] = turn.map((part) => part * 1e6);
      const pose = { x: held.place.x * 1000, y: held.place.y * 1000, z: held.rest * 1000, w, i, j, k };
      walls.push({ piece, pose: pose as TowerStanding["pose"], fold: 90, rests: [2], touches: [2] });
    }
    assert.ok((walls[0]?.pose.x ?? 0) < -20000 && (walls[1]?.pose.x ?? 0) > 20000);
  });

test("whatever a message says of a hand, its shadow is found in a few steps, and only over the table is it drawn", () => {
  class Felt extends Surroundings {
    times = 0;
    override cutsInto(placed: Placed, allowed?: number) {
      this.times += 1;
      return super.cutsInto(placed, allowed);
    }
  }
  for (const pitch of [0, 20]) {
    const place = { x: -34, y: 0, z: 60, yaw: 0, pitch, roll: 0, fold: 0 };
    const around = new Felt([placedOf(GROUND), placedOf(standing(25, -34, 0, 2, 90))]);
    const usual = landing(around, placedAt(79, place));
    assert.ok(isOverTable(place) && usual > 45 && usual < 60, String(usual));
    for (const z of [1e7, 1e300]) {
      around.times = 0;
      const rest = landing(around, placedAt(79, { ...place, z }));
      assert.ok(around.times < 60, `${around.times} steps from ${z}`);
      assert.ok(Math.abs(rest - usual) < 0.1, `at ${rest} from ${z}, usually at ${usual}`);
      for (const far of [{ x: z }, { y: -z }, { z }, { z: -z }]) assert.ok(!isOverTable({ ...place, ...far }));
    }
  }
});

test("under a low ceiling a piece is not lifted into it; where a floor is full, another is offered", () => {
  const ceiling = standing(2, 0, 0, 31);
  const tower = [GROUND, ceiling];
  const low = over(2.5, 28, [0, 0]);
  const grounds = groundsOf(79, [low], [1], tower, new Surroundings(tower.map(placedOf)));
  const under = firstHeld(grounds, tower, [1], 1);
  assert.equal(under.cuts, null);
  const place = { ...under.place, z: under.rest };
  assert.ok(lifted(grounds, place, 40).cuts === null);
  const open = groundsOf(79, [over(2.5, 90, [0, 0])], [1], [GROUND], new Surroundings([placedOf(GROUND)]));
  for (const z of [under.rest, 60])
    assert.ok(Math.abs(lifted(open, { ...place, z }, 14).place.z - under.rest - 14) < 0.1);
  const full = [GROUND, standing(2, 0, 0, 12)];
  const rooms = [over(2.5, 8, [0, 0]), over(14.5, 60, [0, 0])];
  const crowded = groundsOf(79, rooms, [1, 2], full, new Surroundings(full.map(placedOf)));
  const other = firstHeld(crowded, full, [1, 2], 1);
  assert.deepEqual([other.cuts, other.room], [null, 1]);
});

test("on a slanting floor a column comes with its edge uphill, so that it stands", () => {
  const half = (4 * Math.PI) / 180;
  const yaws = [1, -1].map((way) => {
    const pose = { x: 0, y: 0, z: 52000, w: Math.cos(half) * 1e6, i: 0, j: way * Math.sin(half) * 1e6, k: 0 };
    const tower = [GROUND, { ...standing(2, 0, 0, 52), pose }]; // it falls off by eight degrees, towards x or away
    const around = new Surroundings(tower.map(placedOf));
    const [column, brick] = [75, 25].map((piece) =>
      firstHeld(groundsOf(piece, [over(40, 180, [50, 130])], [2], tower, around), tower, [2], 2),
    );
    return [column?.place.yaw, brick?.place.yaw];
  });
  assert.deepEqual(yaws, [
    [0, 0],
    [180, 0],
  ]);
});

test("led aside a cat stops where she touches another; pushed on she climbs her back", () => {
  const room = { x: [-90, 90], y: [-90, 90], z: [2.5, 90], tilt: [-20, 20], fold: [50, 130], speed: 250 } as const;
  const flat = { w: 1e6, i: 0, j: 0, k: 0 };
  const tower = [
    { piece: 1, pose: { x: 0, y: 0, z: 0, ...flat }, fold: 0, rests: [0], touches: [0] },
    { piece: 83, pose: { x: 0, y: 22_400, z: 2000, ...flat }, fold: 0, rests: [1], touches: [1] },
  ];
  const grounds = groundsOf(84, [room], [1], tower, new Surroundings(tower.map(placedOf)));
  const grip = new Grip();
  grip.take(grounds, heldAt(grounds, { x: 0, y: 0, z: 8, yaw: 0, pitch: 0, roll: 0, fold: 0 }));
  const y = () => grip.held?.place.y ?? 0;
  for (let step = 0; step < 5; step++) grip.lead(0, 1);
  assert.ok(y() > 4.2 && y() <= 4.42, `${y()} is where they touch`);
  grip.lead(0, -1);
  assert.ok(y() < 3.5, "and back without delay");
  for (let step = 0; step < 6; step++) grip.lead(0, 1);
  assert.ok((grip.held?.rest ?? 0) > 15, "on her back");
});

test("where a cat would stand nowhere on the floor that is wished for, she is first held over another", () => {
  const tower = [GROUND, standing(2, 0, 0, 52)];
  const rooms = [over(2.5, 36, [0, 0]), over(54.5, 99, [0, 0])];
  const grounds = groundsOf(83, rooms, [1, 2], tower, new Surroundings(tower.map(placedOf)));
  assert.equal(firstHeld(grounds, tower, [1, 2], 2).room, 1);
  assert.equal(firstHeld(grounds, tower, [1, 2], 2, ({ room }) => room === 0).room, 0);
});

test("led to another floor, a cat comes over a free spot of it, whoever sits in its middle", () => {
  const tower = [GROUND, standing(2, 0, 0, 52), standing(25, 0, 0, 54.02)];
  const rooms = [over(2.5, 36, [0, 0]), over(54.5, 99, [0, 0])];
  const grounds = groundsOf(83, rooms, [1, 2], tower, new Surroundings(tower.map(placedOf)));
  const middle = heldAt(grounds, { x: 0, y: 0, z: 62, yaw: -70, pitch: 0, roll: 0, fold: 0 });
  assert.notEqual(middle.cuts, null, "a wall stands there");
  const there = heldOver(grounds, tower, [1, 2], 1, 0, (one) => landingOf(grounds, one).fate === "stands");
  assert.deepEqual([there?.room, there?.cuts], [1, null]);
  assert.equal(there && landingOf(grounds, there).fate, "stands");
});
