import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsOf, cellsOf, messageOf, takenBy } from "./advice";
import { tileOf } from "./box";
import { cellAt, count, has } from "./cells";

const placing = {
  agenda: [{ type: "Placing", seat: 0, tile: 3, colour: 2 } as const],
  left: [7],
};

test("advice names what it is about", () => {
  const cell = cellAt(5, 3);
  assert.deepEqual(messageOf({ type: "Place", turn: 0, cell }, placing), {
    key: "place",
    args: { tile: tileOf(3).key, colour: 2, cell },
  });
  assert.deepEqual(messageOf({ type: "Rescue", tile: 7, basket: "whole" }, placing)?.args.fish, 3);
  assert.deepEqual(messageOf({ type: "Rescue", tile: 8, basket: "whole" }, placing)?.args.fish, 5);
  assert.deepEqual(messageOf({ type: "Keep", cards: [7, 35] }, placing)?.args.cards, [7, 35]);
  assert.equal(messageOf({ type: "DrawTiles", tiles: [1] }, placing), null);
});

test("advice is drawn on the boat, at the tile, by the cards", () => {
  const cells = cellsOf({ type: "Place", turn: 0, cell: cellAt(5, 3) }, placing);
  assert.ok(cells !== null && has(cells, cellAt(5, 3)));
  assert.equal(count(cells), tileOf(3).shape.turns[0]?.length);
  assert.equal(cellsOf({ type: "Place", turn: 0, cell: cellAt(5, 3) }, { agenda: [] }), null);
  assert.equal(takenBy({ type: "Rescue", tile: 7, basket: "whole" }), 7);
  assert.equal(takenBy({ type: "Done" }), null);
  assert.deepEqual(cardsOf({ type: "Pay", cards: [] }), []);
  assert.equal(cardsOf({ type: "Done" }), null);
});
