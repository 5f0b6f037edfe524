import assert from "node:assert/strict";
import { test } from "node:test";
import type { Menu } from "../../wire/types";
import { offersOf } from "./menu";
import type { Grid } from "./tiles";
import type { ClansAction } from "./wire";

const menu = (...actions: ClansAction[]): Menu<ClansAction> => ({
  prompt: { key: "swap-prey", clause: "CLANS 3.3", args: {} },
  sets: [{ type: "Listed", actions }],
});

test("two prey that change places can be picked up from either end", () => {
  const grid: Grid = Array.from({ length: 25 }, (_, cell) => (cell === 0 ? "mouse3" : cell === 1 ? "fly4" : null));
  const swap: ClansAction = { type: "SwapPrey", prey: 0, cell: 1 };
  const { prey } = offersOf(menu(swap, { type: "SwapPrey", prey: 0, cell: 5 }), grid, 24);
  assert.equal(prey.get(1)?.get(0), swap);
  assert.deepEqual([...(prey.get(0)?.keys() ?? [])], [1, 5]);
});

test("another prey moved onto the turned one is that one's own swap", () => {
  const grid: Grid = Array.from({ length: 25 }, (_, cell) => (cell === 0 ? "mouse3" : cell === 1 ? "fly4" : null));
  const offers = offersOf(menu({ type: "Swap", cell: 0 }, { type: "SwapPrey", prey: 0, cell: 5 }), grid, 1);
  assert.deepEqual(offers.prey.get(0)?.get(1), { type: "Swap", cell: 0 });
});

test("no menu offers nothing", () => {
  const offers = offersOf(null, [], null);
  assert.equal(offers.turns.size + offers.swaps.size + offers.prey.size, 0);
  assert.equal(offers.pick, null);
});
