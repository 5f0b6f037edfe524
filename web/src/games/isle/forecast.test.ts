import assert from "node:assert/strict";
import { test } from "node:test";
import { maskOf } from "./cells";
import { padOf, sistersShare } from "./forecast";
import type { IslePlayerView, IsleView } from "./wire";

const player = { boat: 1, tiles: [], filled: "0", fish: 7, baskets: 2 } as unknown as IslePlayerView;
const view = (mode: string, sister: unknown = null) =>
  ({
    rules: { mode },
    players: [player],
    own: { lessons: [113] },
    public: [
      [143, 2],
      [147, -1],
    ],
    order: [0, 1],
    sister,
  }) as unknown as IsleView;
const cat = { tile: 0, colour: 0, cells: maskOf([25, 26]) };

test("a boat with one more tile, as the score pad takes it", () => {
  const pad = padOf(view("classic"), 0, cat, 3) as Record<string, unknown>;
  assert.deepEqual(pad.players, [
    {
      boat: "boat_2",
      tiles: [
        {
          kind: "cat",
          cells: [
            [2, 1],
            [3, 1],
          ],
          colour: "blue",
        },
      ],
      lessons: [113],
      fish: 4,
      baskets: 2,
    },
  ]);
  assert.deepEqual(pad.public, [{ card: 143, colour: "red" }, { card: 147 }]);
  assert.equal("sister" in pad, false);
});

test("the family game has neither fish nor lessons for all", () => {
  const pad = padOf(view("family"), 0, null, 0) as { readonly players: readonly object[] };
  assert.deepEqual(Object.keys(pad), ["mode", "players", "turn_order"]);
  assert.deepEqual(Object.keys(pad.players[0] ?? {}), ["boat", "tiles", "lessons"]);
});

test("a cat in one of the sister's colours is hers too, and the pad is told five colours", () => {
  const seen = view("solo", { colours: [], lessons: [197] });
  assert.equal(sistersShare(seen, cat), 0);
  const pad = padOf(seen, 0, null, 0) as { readonly sister: { readonly colours: readonly string[] } };
  assert.deepEqual([...pad.sister.colours].sort(), ["blue", "green", "orange", "purple", "red"]);
});
