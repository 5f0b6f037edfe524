import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowsOf, besides, bites, cellName, neighbours, reach, struck, swapped, towards } from "./geometry";
import { dogToken, tileOf } from "./tiles";

/** The position of the worked examples [CLANS 6.3]. */
const EXAMPLE = `
fly3     dog5@90  B1       mouse6   B3
mouse4   fly4     A4       A1       B4
dog1@270 B5*      dog3@180 mouse4   dog2@270
mouse5   pigeon2  A3*      B2       mouse5
mouse3   A5       pigeon5  A2       dog4@0`
  .trim()
  .split(/\s+/);

const names = (cells: Iterable<number>) => [...cells].map(cellName).sort();
const tokens = (cells: Iterable<number>) => [...cells].map((cell) => EXAMPLE[cell]).sort();

test("tokens are read as written", () => {
  assert.deepEqual(tileOf("A3*"), { kind: "cat", side: 0, strength: 3, chief: true });
  assert.deepEqual(tileOf("B?"), { kind: "cat", side: 1, strength: null, chief: false });
  assert.deepEqual(tileOf("mouse4"), { kind: "mouse", value: 4 });
  assert.deepEqual(tileOf("dog3@270"), { kind: "dog", dog: 3, quarter: 3 });
  assert.deepEqual(tileOf("dog3"), { kind: "dog", dog: 3, quarter: 0 });
  assert.throws(() => tileOf("mouse"));
  assert.equal(dogToken(2, 5), "dog2@90");
  assert.equal(dogToken(2, -1), "dog2@270");
});

test("cells are named by column and row", () => {
  assert.deepEqual([0, 4, 12, 20, 24].map(cellName), ["a1", "e1", "c3", "a5", "e5"]);
  assert.equal(towards(0, 0), null);
  assert.equal(towards(0, 3), 6);
});

test("neighbours stop at the edge", () => {
  assert.deepEqual(names(besides(0)), ["a2", "b1"]);
  assert.equal(neighbours(12).length, 8);
  assert.deepEqual(names(neighbours(24)), ["d4", "d5", "e4"]);
});

test("reach of prey, cats and dogs [CLANS 3.3]", () => {
  assert.equal(reach(tileOf("mouse4"), 12).length, 8);
  assert.deepEqual(names(reach(tileOf("A1"), 0)), ["a2", "a3", "b1", "c1"]);
  assert.equal(reach(tileOf("A1"), 12).length, 8);
  assert.deepEqual(names(reach(tileOf("dog1"), 0)), ["a2", "a3", "a4", "a5", "b1", "c1", "d1", "e1"]);
});

test("arrows turn with the tile [CLANS 1.2]", () => {
  assert.deepEqual(arrowsOf(1, 0), [0]);
  assert.deepEqual(arrowsOf(3, 2), [5, 6, 7]);
  assert.deepEqual(arrowsOf(2, 1), [0, 4]);
  assert.deepEqual(arrowsOf(5, 3), [1, 3, 5, 7]);
});

test("the dogs of the worked example strike who they should [CLANS 6.1, 6.2]", () => {
  assert.deepEqual(tokens(struck(EXAMPLE)), ["A2", "A4", "B4", "B5*"]);
  const turned = EXAMPLE.map((token) => (token === "dog3@180" ? "dog3@270" : token));
  assert.deepEqual(tokens(struck(turned)), ["A1", "A2", "A4", "B4"]);
  assert.deepEqual(tokens(struck(EXAMPLE, [1])), ["A2", "A4", "B4"]);
});

test("one dog's bites, and none from a sleeping one", () => {
  assert.deepEqual(
    bites(EXAMPLE, 12).map(({ cell }) => cellName(cell)),
    ["b4", "b3", "b2"],
  );
  assert.deepEqual(struck(EXAMPLE.map((token) => (token.startsWith("dog") ? null : token))), new Set());
});

test("a swap changes two places", () => {
  const grid = swapped(EXAMPLE, 0, 24);
  assert.deepEqual([grid[0], grid[24], grid[12]], ["dog4@0", "fly3", "dog3@180"]);
});
