import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, eventOf, nudge } from "./advice";

const grid = Array.from({ length: 25 }, (_, cell) => (cell === 7 ? "mouse4" : cell === 8 ? "A3" : null));

test("advice is told like what was done", () => {
  const view = { grid, at: 7 };
  assert.deepEqual(eventOf({ type: "Turn", cell: 3 }, 1, view), { key: "turned", args: { seat: 1, cell: 3 } });
  assert.deepEqual(eventOf({ type: "Swap", cell: 8 }, 0, view), {
    key: "swapped",
    args: { seat: 0, from: 7, to: 8, tile: "mouse4", other: "A3" },
  });
  assert.deepEqual(eventOf({ type: "Stay" }, 0, view)?.args, { seat: 0, cell: 7, tile: "mouse4" });
  assert.equal(eventOf({ type: "Reveal", tile: "mouse4", quarter: 0 }, -1, view), null);
});

test("advice is drawn on its cells", () => {
  assert.deepEqual(cellsOf({ type: "Swap", cell: 8 }, 7), [7, 8]);
  assert.deepEqual(cellsOf({ type: "SwapPrey", prey: 3, cell: 4 }, 7), [3, 4]);
  assert.deepEqual(cellsOf({ type: "Turn", cell: 3 }, null), [3]);
  assert.deepEqual(cellsOf({ type: "Stay" }, 7), [7]);
  assert.deepEqual(cellsOf({ type: "Leave" }, 7), []);
});

test("a nudge says on which side to look, and a dog is turned by so many quarters", () => {
  const t = (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`;
  assert.equal(nudge({ type: "Turn", cell: 4 }, { at: null }, t), 'clans-nudge-turn {"part":"top-right"}');
  assert.equal(nudge({ type: "Turn", cell: 12 }, { at: null }, t), 'clans-nudge-turn {"part":"middle"}');
  assert.equal(nudge({ type: "Swap", cell: 17 }, { at: 12 }, t), 'clans-nudge-swap {"part":"bottom"}');
  assert.equal(nudge({ type: "Choose", clan: "gourmets" }, { at: null }, t), null);
  const grid = [...Array(25)].map(() => null as string | null);
  grid[3] = "dog3@90";
  const turned = eventOf({ type: "Rotate", cell: 3, quarter: 0 }, 0, { grid, at: null });
  assert.equal(turned?.args.quarters, 3);
});
