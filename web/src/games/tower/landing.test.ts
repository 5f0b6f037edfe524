import assert from "node:assert/strict";
import { test } from "node:test";
import { TOTO } from "./box";
import { Grip } from "./grip";
import { type Grounds, groundsOf, heldAt } from "./hold";
import { landingOf } from "./landing";
import type { Room } from "./menu";
import { placedOf, Surroundings } from "./space";
import { Tries } from "./tries";
import type { TowerStanding } from "./wire";

const [BRICK, WINDOW, ORANGE] = [25, 37, 79];
const standing = (piece: number, x: number, y: number, z: number, fold = 0, turned = false): TowerStanding => ({
  piece,
  pose: { x: x * 1000, y: y * 1000, z: z * 1000, w: turned ? 0 : 1e6, i: 0, j: 0, k: turned ? 1e6 : 0 },
  fold,
  rests: [],
  touches: [],
});
const room: Room = { x: [-90, 90], y: [-90, 90], z: [2.5, 90], tilt: [-20, 20], fold: [50, 130], speed: 250 };

function grounds(piece: number, ...tower: readonly TowerStanding[]): Grounds {
  const all = [standing(1, 0, 0, 0), ...tower];
  return groundsOf(piece, [room], [1], all, new Surroundings(all.map(placedOf)));
}

const fate = (where: Grounds, x: number, y = 0, z = 40) =>
  landingOf(where, heldAt(where, { x, y, z, yaw: 0, pitch: 0, roll: 0, fold: 90 })).fate;

test("a cat stands on a floor, slides over its edge, and has nothing below her beside it", () => {
  const bare = grounds(ORANGE);
  assert.equal(fate(bare, 0), "stands");
  assert.equal(fate(bare, 50), "stands");
  assert.equal(fate(bare, 58), "edge");
  assert.equal(fate(bare, 85), "nothing");
});

test("nothing stands on a kitten, and no wall on a cat [TOWER 3.10]", () => {
  const toto = standing(TOTO, 0, 0, 2);
  assert.equal(fate(grounds(ORANGE, toto), 4), "kitten");
  assert.equal(fate(grounds(BRICK, standing(ORANGE, 0, 0, 2)), 10), "cat");
  assert.equal(fate(grounds(ORANGE, standing(ORANGE + 4, 0, 0, 2)), 0), "stands");
});

test("a wall stands by both legs, and half over the edge it does not", () => {
  assert.equal(fate(grounds(BRICK), 0), "stands");
  assert.equal(fate(grounds(BRICK), 62), "edge");
});

test("a floor lies between walls, however unequal, and slides off where its middle is beside them", () => {
  const walls = [standing(BRICK, -35, 0, 2, 90), standing(WINDOW, 35, 0, 2, 90, true)];
  assert.equal(fate(grounds(2, ...walls), 0, 0, 80), "stands");
  assert.equal(fate(grounds(2, ...walls), 60, 0, 80), "edge");
});

test("after a fall a try begins where it last would have stood, after a retake where it stood", () => {
  const where = grounds(ORANGE);
  const [grip, tries] = [new Grip(), new Tries()];
  const anywhere = () => true;
  const to = (x: number) => {
    grip.take(where, heldAt(where, { x, y: 0, z: 20, yaw: 0, pitch: 0, roll: 0, fold: 0 }));
    tries.follow(grip);
  };
  for (const x of [0, 30, 58]) to(x);
  if (grip.held) tries.letGo(grip.held);
  assert.equal(tries.next(ORANGE, true, anywhere)?.x, 30);
  to(30);
  if (grip.held) tries.letGo(grip.held);
  assert.equal(tries.next(ORANGE, false, anywhere)?.x, 30);
  to(45);
  if (grip.held) tries.letGo(grip.held);
  assert.equal(tries.next(ORANGE, true, anywhere)?.x, 30);
  assert.equal(tries.next(BRICK, false, anywhere), null);
});

test("what stood and was brought down later does not begin there again", () => {
  const where = grounds(ORANGE);
  const [grip, tries] = [new Grip(), new Tries()];
  grip.take(where, heldAt(where, { x: 30, y: 0, z: 20, yaw: 0, pitch: 0, roll: 0, fold: 0 }));
  if (grip.held) tries.letGo(grip.held);
  const { place } = grip.held ?? assert.fail();
  assert.equal(tries.hasFallenAt(place), false);
  tries.fellThere();
  assert.equal(tries.hasFallenAt(place), true);
});

test("where a fall has pushed somebody under it, and where it fell before, no try begins again", () => {
  const where = grounds(BRICK);
  const [grip, tries] = [new Grip(), new Tries()];
  for (const x of [-40, 0, 30]) {
    grip.take(where, heldAt(where, { x, y: 0, z: 20, yaw: 0, pitch: 0, roll: 0, fold: 90 }));
    tries.follow(grip);
  }
  const fallsAt = (x: number, ...tower: readonly TowerStanding[]) => {
    const now = grounds(BRICK, ...tower);
    tries.letGo(heldAt(where, { x, y: 0, z: 20, yaw: 0, pitch: 0, roll: 0, fold: 90 }));
    return tries.next(BRICK, true, (place) => landingOf(now, heldAt(now, place)).fate === "stands")?.x;
  };
  assert.equal(fallsAt(30, standing(ORANGE, -10, 0, 2)), -40);
  assert.equal(fallsAt(-40, standing(ORANGE, 60, 0, 2)), 0);
  assert.equal(fallsAt(0), undefined);
  const place = (x: number) => heldAt(where, { x, y: 0, z: 20, yaw: 0, pitch: 0, roll: 0, fold: 90 }).place;
  assert.deepEqual(
    [-43, 20, 33].map((x) => tries.hasFallenAt(place(x))),
    [true, false, true],
  );
});
