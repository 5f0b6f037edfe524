/** What this folder repeats of the rules for quick previews, held against positions that the rules have judged. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Subsets } from "../../wire/types";
import { tileOf } from "./box";
import { cardOf } from "./cards";
import { pointOf, readMask } from "./cells";
import { sistersShare } from "./forecast";
import { billOf } from "./menu";
import { faultOf, type Held, inFrame, under } from "./placing";
import recorded from "./recorded.json";
import { pieceOf, placements, type Ship, worthOf } from "./ship";
import { priceOf } from "./usePlacing";
import type { IsleAction, IsleMode, IsleView } from "./wire";

type Recorded = (typeof recorded.places)[number];

function shipOf({ boat, tiles }: Recorded): Ship {
  const pieces = tiles.map(pieceOf);
  return { boat, pieces, filled: pieces.reduce((all, { cells }) => all | cells, 0n) };
}

const heldAt = (one: Recorded, turn: number, cell: number): Held => {
  const [x, y] = pointOf(cell);
  return { tile: one.tile, colour: one.colour, masks: one.masks.map(readMask), turn, x, y };
};

test("a tile may lie where the menu says [ISLE 3.1, 3.2]", () => {
  for (const one of recorded.places)
    assert.deepEqual(placements(tileOf(one.tile).shape, shipOf(one).filled, !one.berth), one.masks.map(readMask));
  assert.ok(recorded.places.some(({ berth }) => berth) && recorded.places.some(({ tiles }) => tiles.length === 0));
});

test("a place covers the cells that the rules say, and brings the points that they count [ISLE 5]", () => {
  const seen = new Set<string>();
  for (const one of recorded.places) {
    const held = heldAt(one, one.turn, one.cell);
    const laid = pieceOf(one.laid);
    assert.equal(under(held), laid.cells);
    const worth = worthOf(shipOf(one), laid, one.mode as IsleMode);
    const { rats, rooms, families, rare } = one.points;
    assert.equal(worth.rats, rats);
    assert.equal(5 * worth.rooms.length, rooms);
    assert.equal(worth.family?.points ?? 0, families);
    assert.equal(worth.family?.size ?? 0, one.family);
    assert.equal(worth.rare, rare);
    assert.equal(worth.points, rats + rooms + families + rare);
    for (const [key, points] of Object.entries(one.points)) if (points !== 0) seen.add(key);
  }
  assert.deepEqual([...seen].sort(), ["families", "rare", "rats", "rooms"]);
});

test("what is no place is refused by the same clause [ISLE 3.1, 3.2]", () => {
  const clauses = new Set<string>();
  for (const one of recorded.places)
    for (const [turn, cell, clause] of one.refused as [number, number, string | null][]) {
      const held = heldAt(one, turn, cell);
      const inside = inFrame(held);
      if (inside.x !== held.x || inside.y !== held.y) continue; // a hand cannot leave the frame
      assert.equal(faultOf(held, shipOf(one).filled)?.clause ?? null, clause);
      if (clause) clauses.add(clause);
    }
  assert.deepEqual([...clauses].sort(), ["3.1", "3.2"]);
});

test("the sister gets for a cat what the rules count [ISLE 6.7]", () => {
  let seen = 0;
  for (const one of recorded.places) {
    const view = { sister: { colours: one.sisters } } as unknown as IsleView;
    assert.equal(sistersShare(view, pieceOf(one.laid)), one.sister);
    seen += one.sister;
  }
  assert.ok(seen > 0);
});

test("a cat and a find cost the fish that the rules take [ISLE 4.5, 4.6]", () => {
  for (const { view, tile, action, fish } of recorded.prices)
    assert.equal(priceOf(view as unknown as IsleView, tile, { kind: "take", action: action as IsleAction }), fish);
});

test("a choice of cards is ready when it is on the menu", () => {
  const answers = new Set<boolean>();
  for (const { set, tries } of recorded.subsets)
    for (const [places, allowed] of tries as [number[], boolean][]) {
      assert.equal(billOf(set as unknown as Subsets, places).ready, allowed);
      answers.add(allowed);
    }
  assert.equal(answers.size, 2);
});

test("a lesson names the clause that its rule cites [ISLE 9]", () => {
  for (const [number, clause] of recorded.lessons as [number, string][]) assert.equal(cardOf(number).clause, clause);
});
