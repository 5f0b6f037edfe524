import assert from "node:assert/strict";
import { test } from "node:test";
import { tileByKey } from "./box";
import { cellAt, cellName, cellsOf } from "./cells";
import { billOf, lightsUnder, offersOf, phaseOf } from "./menu";
import {
  bestPlace,
  dropped,
  faultOf,
  type Held,
  inFrame,
  isLegal,
  litCells,
  middleOf,
  nudged,
  twisted,
  under,
} from "./placing";
import { placements } from "./ship";
import type { IsleAction, IsleView } from "./wire";

function hold(key: string, turn: number, x: number, y: number): Held {
  const { number, colour, shape } = tileByKey(key);
  return { tile: number, colour, turn, x, y, masks: placements(shape, 0n, true) };
}
const names = (held: Held) => cellsOf(under(held)).map(cellName);

test("a tile covers what its turn covers", () => {
  assert.deepEqual(names(hold("zig", 0, 5, 4)), ["f5", "g5", "g6", "h6"]);
  assert.ok(isLegal(hold("zig", 0, 5, 4)));
  assert.ok(!isLegal(hold("zig", 0, 0, 0)));
});

test("a place that is none has its reason and clause", () => {
  const filled = 1n << BigInt(cellAt(9, 4));
  const at = (x: number, y: number): Held => ({
    ...hold("single", 0, x, y),
    masks: placements(tileByKey("single").shape, filled, true),
  });
  assert.equal(faultOf(at(8, 4), filled), null);
  assert.deepEqual(faultOf(at(0, 0), filled), { key: "outside", clause: "3.1" });
  assert.deepEqual(faultOf(at(9, 4), filled), { key: "overlap", clause: "3.1" });
  assert.deepEqual(faultOf(at(5, 4), filled), { key: "apart", clause: "3.2" });
  assert.deepEqual(faultOf({ ...at(8, 4), masks: [0n] }, filled), { key: "nowhere", clause: "3.3" });
});

test("it stays inside the frame however far it is pushed", () => {
  const corner = nudged(hold("blue-c16", 0, 15, 0), 99, -99);
  assert.deepEqual([corner.x, corner.y], [17, 0]);
  assert.deepEqual(inFrame(hold("zig", 1, -4, 40)).y, 6);
});

test("it turns about its middle, and four quarters are none", () => {
  const start = hold("blue-c16", 0, 8, 4);
  const upright = twisted(start, "quarter");
  assert.deepEqual(middleOf(upright), [10.5, 4.5]);
  let held = hold("red-c05", 0, 9, 4);
  for (let i = 0; i < 4; i++) held = twisted(held, "quarter");
  assert.equal(held.turn, 0);
  assert.equal(twisted(twisted(held, "quarter"), "back").turn, 0);
  assert.equal(twisted(twisted(held, "flip"), "flip").turn, 0);
  assert.equal(twisted(twisted(held, "topple"), "topple").turn, 0);
});

test("it is pulled to a legal place within reach, and to no other", () => {
  const held = hold("single", 0, 5, 4);
  const near = dropped(held, 6.4, 4.3);
  assert.deepEqual([near.x, near.y, near.pulled], [6, 4, true]);
  const off = dropped({ ...held, masks: [1n << BigInt(cellAt(3, 3))] }, 8.2, 4.4);
  assert.deepEqual([off.x, off.y, off.pulled], [8, 4, false]);
});

test("lit cells are all that a legal place covers", () => {
  const held = { ...hold("zig", 0, 5, 4), masks: [1n << BigInt(cellAt(5, 4)), 0n, 0n, 0n] };
  assert.deepEqual(cellsOf(litCells(held)).map(cellName), ["f5", "g5", "g6", "h6"]);
});

test("it goes up at the place that is worth most", () => {
  const wanted = cellAt(9, 4);
  const best = bestPlace(hold("single", 0, 0, 0), ({ cells }) => (cells === 1n << BigInt(wanted) ? 1 : 0));
  assert.deepEqual([best.x, best.y], [9, 4]);
  const none = bestPlace({ ...hold("single", 0, 0, 0), masks: [0n] }, () => 0);
  assert.deepEqual([none.x, none.y], [10, 4]);
});

test("a menu is sorted by what it offers", () => {
  const offers = offersOf({
    prompt: { key: "rescue", clause: "ISLE 4.5", args: {} },
    sets: [
      {
        type: "Listed",
        actions: [
          { type: "Rescue", tile: 3, basket: "permanent" },
          { type: "Rescue", tile: 3, basket: "whole" },
          { type: "Done" },
          { type: "Play", card: 71 },
        ],
      },
    ],
  });
  assert.deepEqual(offers.rescues.get(3), ["permanent", "whole"]);
  assert.deepEqual(offers.plays, [71]);
  assert.ok(offers.done && !offers.hold);
});

test("what lies under the island comes first where nothing else may be taken", () => {
  const prompt = { key: "find", clause: "ISLE 4.6", args: {} };
  const island = { left: [1, 2], right: [3] };
  const lights = (...actions: readonly IsleAction[]) =>
    lightsUnder(island, offersOf({ prompt, sets: [{ type: "Listed", actions }] }));
  assert.ok(lights({ type: "Find", card: 40, option: 0, tile: 90 }, { type: "Done" }));
  assert.ok(lights({ type: "Befriend", tile: 130, colour: 2 }));
  assert.ok(!lights({ type: "Rescue", tile: 3, basket: "permanent" }));
  assert.ok(!lights({ type: "Take", tile: 2 }, { type: "Take", tile: 90 }));
  assert.ok(!lights({ type: "Done" }));
});

test("cards are summed against the fish", () => {
  const subset = {
    type: "Subsets",
    kind: "Pay",
    fields: ["cards"],
    items: [1, 7, 43],
    least: 0,
    most: 3,
    costs: [5, 1, 2],
    budget: 6,
  } as const;
  assert.deepEqual(billOf(subset, [0, 1]), { cost: 6, ready: true });
  assert.deepEqual(billOf(subset, [0, 1, 2]), { cost: 8, ready: false });
  assert.deepEqual(billOf({ ...subset, costs: [], least: 2, most: 2 }, [0]), { cost: 0, ready: false });
});

test("the part of the day is read off the agenda", () => {
  const at = (...agenda: readonly object[]) => phaseOf({ agenda } as unknown as IsleView);
  assert.equal(at({ type: "Rescuing", seat: 0 }, { type: "Placing", seat: 0 }), "rescue");
  assert.equal(at({ type: "Window", moment: "dusk" }), "evening");
  assert.equal(at({ type: "Drafting", round: 1 }), "explore");
});
