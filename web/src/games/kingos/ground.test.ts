import assert from "node:assert/strict";
import { test } from "node:test";
import { edgesOf, GUARDIANS, stakesOf } from "./box";
import { isFighting, stepFrom, strengthAt, unexplored } from "./ground";
import { LESSON } from "./lesson";
import type { KingosFieldView, KingosView } from "./wire";

const BASE = LESSON[0]?.view as KingosView;
const field = (x: number, y: number, card: string, turn = 0, ...guards: readonly string[]): KingosFieldView => ({
  x,
  y,
  card,
  turn,
  guards,
});

function island(fields: readonly KingosFieldView[], more: Partial<KingosView> = {}): KingosView {
  return { ...BASE, fields: [...BASE.fields, ...fields], ...more };
}

test("a card turned clockwise by a quarter carries its upper edge to the right", () => {
  assert.deepEqual(edgesOf("terraces", 0), ["black out", "black in", "", "black in"]);
  assert.deepEqual(edgesOf("terraces", 1), ["black in", "black out", "black in", ""]);
});

test("[KINGOS 4.5] spikes bring a curse when they point at the mover: inward on the field left, outward on the one entered", () => {
  const view = island([field(0, 1, "terraces", 1), field(1, 1, "reeds", 2)]);
  const from = { x: 0, y: 1 };
  assert.equal(stepFrom(view, from, "up").curse, true);
  assert.equal(stepFrom(view, from, "left").curse, false);
  // Reeds turned half round point outward on their left edge, at whoever comes from there.
  assert.equal(edgesOf("reeds", 2)[3], "black out");
  assert.equal(stepFrom(view, from, "right").curse, true);
});

test("[KINGOS 4.4] red spikes, the sea, a guardian below the way up, and no card left bar a step", () => {
  const quarry = island([field(0, 1, "quarry")]);
  assert.equal(stepFrom(quarry, { x: 0, y: 0 }, "up").bar, "spikes");
  assert.equal(stepFrom(BASE, { x: 0, y: 0 }, "down").bar, "sea");
  const guarded = island([field(0, 1, "wreck", 0, "crab")]);
  assert.equal(stepFrom(guarded, { x: 0, y: 1 }, "up").bar, "guardian");
  assert.equal(stepFrom(guarded, { x: 0, y: 1 }, "left").bar, null);
  assert.equal(stepFrom({ ...BASE, beach: 0, citadel: 0 }, { x: 0, y: 0 }, "up").bar, "unexplored");
});

test("[KINGOS 9.3] white curses change what spikes do and how strong guardians are", () => {
  const quarry = island([field(0, 1, "quarry")], { white: "wilt" });
  assert.deepEqual(
    [stepFrom(quarry, { x: 0, y: 0 }, "up").bar, stepFrom(quarry, { x: 0, y: 0 }, "up").curse],
    [null, true],
  );
  const cove = island([field(0, 1, "cove")], { white: "bramble" });
  assert.equal(stepFrom(cove, { x: 0, y: 1 }, "up").bar, "brambles");
  const pack = island([field(0, 1, "wreck", 0, "crab", "owl")]);
  assert.equal(strengthAt(pack, { x: 0, y: 1 }), 10);
  assert.equal(strengthAt({ ...pack, white: "bristle" }, { x: 0, y: 1 }), 12);
});

test("[KINGOS 6.1] whoever stands beside a guardian or on the citadel fights", () => {
  const view = LESSON.find(({ id }) => id === "danger")?.view as KingosView;
  assert.ok(isFighting(view, 0) && isFighting(view, 1));
  assert.ok(!isFighting(BASE, 0));
  assert.ok(isFighting(LESSON.find(({ id }) => id === "kingos")?.view as KingosView, 0));
});

test("places to explore lie beside cards, never in the sea, and on the straight way to the citadel", () => {
  const spots = unexplored(BASE).map(({ x, y }) => `${x},${y}`);
  assert.ok(spots.includes("1,0") && spots.includes("-1,0") && spots.includes("0,3"));
  assert.ok(spots.every((spot) => !spot.includes(",-")));
});

test("[KINGOS 6.7, 6.8] guardians on one field give and take together", () => {
  const [crab, owl] = [GUARDIANS.get("crab"), GUARDIANS.get("owl")];
  assert.ok(crab && owl && crab.punishment !== owl.punishment);
  assert.deepEqual(stakesOf(["crab", "owl", "crab"]), {
    reward: 2 * crab.reward + owl.reward,
    punishments: [
      [crab.punishment, 2 * crab.count],
      [owl.punishment, owl.count],
    ],
  });
});
