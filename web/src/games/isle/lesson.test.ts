import assert from "node:assert/strict";
import { test } from "node:test";
import { colourKey, tileByKey } from "./box";
import { basketCardOf, SISTERS_POINTS } from "./cards";
import { ALONE, FAMILY, HER_CARD, HER_COLOUR, takenByHer } from "./courses";
import {
  cardsVerdict,
  costOf,
  DAY,
  isAsWished,
  offeredCards,
  placesFor,
  START,
  sceneAt,
  shipOf,
  somewhere,
  stepAt,
} from "./lesson";
import { familyPoints, groupsOf, worthOf } from "./ship";

const at = (id: string): number => DAY.steps.findIndex((step) => step.id === id);
const COURSES = [DAY, ALONE, FAMILY];
const end = sceneAt(DAY, DAY.steps.length);

test("the day leads from an empty boat to two cats, a treasure and a rare one", () => {
  assert.equal(START.pieces.length, 0);
  assert.equal(end.pieces.length, 4);
  assert.equal(end.day, 2);
  assert.deepEqual([end.heaps.left, end.heaps.right], [[], []]);
});

test("nothing is paid that one does not have", () => {
  for (const course of COURSES)
    for (const [step, { id }] of course.steps.entries()) {
      const { fish, baskets } = sceneAt(course, step);
      assert.ok(fish >= 0 && baskets >= 0, id);
    }
  assert.equal(sceneAt(DAY, at("pass")).baskets, 0);
});

test("each tile that is asked for lies there and finds its place", () => {
  for (const course of COURSES)
    for (const [place, { task, id }] of course.steps.entries()) {
      const scene = sceneAt(course, place);
      if (task.kind !== "pick" && task.kind !== "take") continue;
      const there = task.tiles.filter((tile) => scene.heaps[task.heap].includes(tile));
      // What was taken a step before is gone.
      assert.ok(there.length >= Math.max(1, task.tiles.length - 1), id);
      const aim = task.kind === "take" ? task.aim : "any";
      for (const tile of there) {
        const piece = somewhere(scene, tile, aim);
        assert.ok(piece && isAsWished(scene, piece, aim), id);
      }
    }
});

test("the first cat can find her map, the second a rat", () => {
  const first = sceneAt(DAY, at("map"));
  const onMap = somewhere(first, first.tile ?? -1, "map");
  assert.ok(onMap && worthOf(shipOf(first), onMap, "classic").map?.own);
  const second = sceneAt(DAY, at("second"));
  const onRat = somewhere(second, tileByKey("orange-c04").number, "rat");
  assert.ok(onRat && worthOf(shipOf(second), onRat, "classic").rats > 0);
});

test("a cat beside her map is legal, but not what was wished", () => {
  const scene = sceneAt(DAY, at("map"));
  const elsewhere = somewhere({ ...scene, boat: 3 }, scene.tile ?? -1, "rat");
  assert.ok(elsewhere && !isAsWished(scene, elsewhere, "map"));
});

test("wherever on her map the first cat lies, the second reaches a rat from there", () => {
  const scene = sceneAt(DAY, at("map"));
  const first = [...placesFor(scene, scene.tile ?? -1)].filter(
    (piece) => worthOf(shipOf(scene), piece, "classic").map?.own,
  );
  assert.ok(first.length >= 5, `${first.length} places`);
  for (const piece of first) {
    const next = { ...scene, pieces: [piece] };
    const second = somewhere(next, tileByKey("orange-c04").number, "rat");
    assert.ok(second && worthOf(shipOf(next), second, "classic").rats > 0);
  }
});

test("the five blue cats of the boat that is counted are one family of 15", () => {
  const { sight, task } = stepAt(DAY, at("count"));
  const blue = groupsOf(sight?.pieces ?? []).find(({ colour }) => colourKey(colour) === "blue");
  assert.ok(task.kind === "ask");
  assert.equal(task.answers[task.right], familyPoints(blue?.size ?? 0));
  assert.equal(blue?.size, 5);
});

test("two cards are kept, whichever they are", () => {
  const { task } = stepAt(DAY, at("draft"));
  assert.equal(cardsVerdict(task, [7], 20), null);
  assert.equal(cardsVerdict(task, [7, 71], 20), "right");
});

test("whoever forgets the basket or spends too much is told so", () => {
  const { task } = stepAt(DAY, at("pay"));
  assert.equal(cardsVerdict(task, [43, 98], 20), "wrong");
  assert.equal(cardsVerdict(task, [43, 135, 98], 20), "right");
  assert.equal(costOf([43, 135, 98]), 6);
  assert.equal(cardsVerdict(task, [43, 135, 98, 1, 55], 20), "other");
});

test("only rescue cards are laid before the rescue", () => {
  const step = stepAt(DAY, at("boots"));
  assert.deepEqual(offeredCards(step, { ...sceneAt(DAY, at("boots")), cards: [43, 98, 7] }), [43, 7]);
});

test("what the sister's card, her colour and the boat that is counted say is what the texts say", () => {
  assert.deepEqual(basketCardOf(HER_CARD), {
    baskets: 3,
    speed: 3,
    steps: [
      { what: "cat", at: 6, other: 0, tile: "" },
      { what: "rare", at: 5, other: 0, tile: "" },
    ],
  });
  assert.equal(takenByHer(ALONE.start), ALONE.start.heaps.right[1]);
  const home = stepAt(ALONE, 0).sight?.pieces ?? [];
  const hers = home.filter(({ colour }) => colourKey(colour) === HER_COLOUR).length * (SISTERS_POINTS[0] ?? 0);
  const [first] = ALONE.steps;
  assert.ok(first?.task.kind === "ask");
  assert.equal(first.task.answers[first.task.right], hers);
});

test("whatever is taken first, the family's next cat reaches a rat", () => {
  const scene = sceneAt(FAMILY, 1);
  for (const tile of scene.heaps.left) {
    const first = somewhere(scene, tile, "any");
    assert.ok(first);
    const next = { ...scene, pieces: [first] };
    const other = scene.heaps.left.find((one) => one !== tile) ?? -1;
    const second = somewhere(next, other, "rat");
    assert.ok(second && worthOf(shipOf(next), second, "family").rats > 0);
  }
});
