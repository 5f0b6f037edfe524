import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame } from "./agenda";
import type { Spot } from "./ground";
import { LESSON } from "./lesson";
import { NO_OFFERS } from "./menu";
import { DEEDS, whyNot } from "./whynot";
import type { KingosView } from "./wire";

const BASE = LESSON[0]?.view as KingosView;
const during = (frame: Frame): KingosView => ({ ...BASE, agenda: [frame] });

test("while something else is asked, an action says what comes first, with its clause", () => {
  const view = during({ type: "Talking" } as Frame);
  for (const deed of DEEDS)
    assert.deepEqual(whyNot(view, 0, deed, NO_OFFERS, { key: "say", clause: "KINGOS 6.2" }), {
      key: "first-say",
      clause: "KINGOS 6.2",
    });
});

test("an action waits for its turn only where nothing is asked of the reader", () => {
  const view = during({ type: "Acting", seat: 1, done: "" } as Frame);
  assert.deepEqual(whyNot(view, 0, "rest", NO_OFFERS, null), { key: "waiting", clause: "KINGOS 3.1" });
});

test("[KINGOS 5.8] on a meadow it is the flowers that lack, elsewhere the meadow", () => {
  const view = during({ type: "Acting", seat: 0, done: "" } as Frame);
  const asked = { key: "first-action", clause: "KINGOS 3.2" };
  const on = (card: string): KingosView => {
    const { x, y } = view.players[0] as Spot;
    return { ...view, fields: [{ x, y, card, turn: 0, guards: [] }] };
  };
  assert.deepEqual(whyNot(on("pasture"), 0, "flower", NO_OFFERS, asked), { key: "none-left", clause: "KINGOS 5.8" });
  assert.equal(whyNot(on("wreck"), 0, "flower", NO_OFFERS, asked)?.clause, "KINGOS 4.2");
});

test("[KINGOS 3.2] in one's own turn the reason is the action's own", () => {
  const view = during({ type: "Acting", seat: 0, done: "move" } as Frame);
  const asked = { key: "second-action", clause: "KINGOS 3.2" };
  assert.equal(whyNot(view, 0, "move", NO_OFFERS, asked)?.key, "same-kind");
  assert.equal(whyNot(view, 0, "rest", { ...NO_OFFERS, rest: true }, asked), null);
});
