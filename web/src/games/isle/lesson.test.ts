import assert from "node:assert/strict";
import { test } from "node:test";
import { colourKey, tileByKey } from "./box";
import {
  cardsVerdict,
  costOf,
  isAsWished,
  LESSON,
  offeredCards,
  placesFor,
  START,
  sceneAt,
  shipOf,
  somewhere,
  stepAt,
} from "./lesson";
import { familyPoints, groupsOf, worthOf } from "./ship";

const at = (id: string): number => LESSON.findIndex((step) => step.id === id);
const end = sceneAt(LESSON.length);

test("the day leads from an empty boat to two cats, a treasure and a rare one", () => {
  assert.equal(START.pieces.length, 0);
  assert.equal(end.pieces.length, 4);
  assert.equal(end.day, 2);
  assert.deepEqual([end.heaps.left, end.heaps.right], [[], []]);
});

test("nothing is paid that one does not have", () => {
  for (const [step] of LESSON.entries()) {
    const { fish, baskets } = sceneAt(step);
    assert.ok(fish >= 0 && baskets >= 0, stepAt(step).id);
  }
  assert.equal(sceneAt(at("pass")).baskets, 0);
});

test("each tile that is asked for lies there and finds its place", () => {
  for (const [place, { task, id }] of LESSON.entries()) {
    const scene = sceneAt(place);
    if (task.kind === "pick" || task.kind === "take")
      for (const tile of task.tiles) assert.ok(scene.heaps[task.heap].includes(tile), id);
    if (task.kind === "take")
      for (const tile of task.tiles) {
        const piece = somewhere(scene, tile, task.aim);
        assert.ok(piece && isAsWished(scene, piece, task.aim), id);
      }
  }
});

test("the first cat can find her map, the second a rat", () => {
  const first = sceneAt(at("map"));
  const onMap = somewhere(first, first.tile ?? -1, "map");
  assert.ok(onMap && worthOf(shipOf(first), onMap, "classic").map?.own);
  const second = sceneAt(at("second"));
  const onRat = somewhere(second, tileByKey("orange-c04").number, "rat");
  assert.ok(onRat && worthOf(shipOf(second), onRat, "classic").rats > 0);
});

test("a cat beside her map is legal, but not what was wished", () => {
  const scene = sceneAt(at("map"));
  const elsewhere = somewhere({ ...scene, boat: 3 }, scene.tile ?? -1, "rat");
  assert.ok(elsewhere && !isAsWished(scene, elsewhere, "map"));
});

test("wherever on her map the first cat lies, the second reaches a rat from there", () => {
  const scene = sceneAt(at("map"));
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
  const { sight, task } = stepAt(at("count"));
  const blue = groupsOf(sight?.pieces ?? []).find(({ colour }) => colourKey(colour) === "blue");
  assert.ok(task.kind === "ask");
  assert.equal(task.answers[task.right], familyPoints(blue?.size ?? 0));
  assert.equal(blue?.size, 5);
});

test("two cards are kept, whichever they are", () => {
  const { task } = stepAt(at("draft"));
  assert.equal(cardsVerdict(task, [7], 20), null);
  assert.equal(cardsVerdict(task, [7, 71], 20), "right");
});

test("whoever forgets the basket or spends too much is told so", () => {
  const { task } = stepAt(at("pay"));
  assert.equal(cardsVerdict(task, [43, 98], 20), "wrong");
  assert.equal(cardsVerdict(task, [43, 135, 98], 20), "right");
  assert.equal(costOf([43, 135, 98]), 6);
  assert.equal(cardsVerdict(task, [43, 135, 98, 1, 55], 20), "other");
});

test("only rescue cards are laid before the rescue", () => {
  const step = stepAt(at("boots"));
  assert.deepEqual(offeredCards(step, { ...sceneAt(at("boots")), cards: [43, 98, 7] }), [43, 7]);
});
