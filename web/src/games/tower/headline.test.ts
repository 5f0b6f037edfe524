import assert from "node:assert/strict";
import { test } from "node:test";
import type { Outcome } from "../../wire/types";
import { headline, together } from "./headline";
import type { TowerView } from "./wire";

const said = (places: readonly number[], heights: readonly number[], culprit?: number): string => {
  const lines = [
    ...heights.map((points, side) => ({ side, clause: "", key: "height", points, args: {} })),
    ...(culprit === undefined ? [] : [{ side: culprit, clause: "", key: "culprit", points: 0, args: {} }]),
  ];
  return headline({ places, lines, rivals: [] } as unknown as Outcome, [], (id) =>
    id.replace("tower-ui-headline-", ""),
  );
};

test("who has won a race is told with why [TOWER 7.5]", () => {
  assert.equal(said([1, 2, 3], [5, 4, 4], 2), "first");
  assert.equal(said([1, 2, 3], [4, 4, 2], 2), "sooner");
  assert.equal(said([1, 2, 3], [3, 3, 3], 2), "kept");
  assert.equal(said([2, 1], [7, 3], 0), "kept");
  assert.equal(said([1, 1], [0, 0]), "shared");
});

test("of a tower that was ended as it stood it is told how high it is, where all built it together", () => {
  const t = (id: string, args = {}): string => `${id} ${JSON.stringify(args)}`;
  const tower = [1, 3, 2, 30].map((piece) => ({ piece })) as unknown as TowerView["tower"];
  assert.equal(together({ mode: "coop", tower }, t), 'tower-ui-together {"top":3}');
  assert.equal(together({ mode: "competitive", tower }, t), null);
});
