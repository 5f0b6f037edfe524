import assert from "node:assert/strict";
import { test } from "node:test";
import { declareWords } from "../../core/saying";
import { addTiles, TILES, tileByKey, tileOf } from "./box";
import { addLessons, cardOf } from "./cards";
import { cardName, tileName } from "./words";

test("tiles from a file beside the box follow on those of the box", () => {
  const squares = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ] as const;
  addTiles([{ key: "x7", kind: "oshax", squares }]);
  const tile = tileOf(TILES.length);
  assert.equal(tileByKey("x7"), tile);
  assert.deepEqual([tile.kind, tile.size, tile.shape.turns.length], ["oshax", 4, 8]);
  assert.deepEqual(tile.shape.turns[0], squares);
  assert.equal(tileOf(TILES.length + 1).key, "?");
  addTiles([]); // other files' tests find the box as it is
});

test("what was added has no words of its own and is named by its kind", () => {
  const known = new Map([
    ["isle-tile-rare", "rare treasure"],
    ["isle-ui-card-added", "Lesson 301"],
  ]);
  const t = (id: string) => known.get(id) ?? id;
  const crown = { text: "isle-tile-crown", values: ["crown"], facts: { kind: "rare" }, seat: -1 };
  declareWords("isle", {
    kinds: {
      tile: { type: "Noun", table: "tile", takes: [] },
      card: { type: "Name", text: "isle-card-", otherwise: "isle-ui-card-added" },
    },
    tables: { tile: [{ ...crown, otherwise: "isle-tile-rare" }] },
    absent: {},
    passing: [],
    together: [],
    following: [],
    beside: [],
  });
  addTiles([{ key: "crown", kind: "rare", squares: [[0, 0]] }]);
  assert.equal(tileName(tileByKey("crown"), t), "rare treasure");
  addLessons([{ number: 301, cost: 2, public: true }]);
  assert.deepEqual([cardOf(301).type, cardOf(301).cost], ["public", 2]);
  assert.equal(cardName(301, t), "Lesson 301");
  addTiles([]);
  addLessons([]);
});
