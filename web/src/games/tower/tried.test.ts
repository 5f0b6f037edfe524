/** What the hand is told before it lets go, held against what physics did (`python -m tests.physics.tried`). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { groundsOf, heldAt } from "./hold";
import { landingOf } from "./landing";
import type { Room, Span } from "./menu";
import { placedOf, Surroundings } from "./space";
import tried from "./tried.json";
import type { TowerStanding } from "./wire";

type Try = readonly [place: readonly number[], stood: boolean, why: string];

function roomOf([x, y, z, , tilt, , fold, speed]: readonly Span[]): Room {
  assert.ok(x && y && z && tilt && fold && speed);
  return { x, y, z, tilt, fold, speed: speed[1] };
}

/** How often it stood and fell where something was said of it. */
function tally(): ReadonlyMap<string, { stood: number; fell: number }> {
  const said = new Map<string, { stood: number; fell: number }>();
  for (const { piece, floors, rooms, tower, tries } of tried) {
    const standing = tower as unknown as readonly TowerStanding[];
    const around = new Surroundings(standing.map(placedOf));
    const grounds = groundsOf(piece, (rooms as unknown as readonly Span[][]).map(roomOf), floors, standing, around);
    for (const [[x = 0, y = 0, z = 0, yaw = 0, pitch = 0, roll = 0, fold = 0], stood] of tries as unknown as Try[]) {
      const { fate } = landingOf(grounds, heldAt(grounds, { x, y, z, yaw, pitch, roll, fold }));
      const word = fate === "stands" || fate === "leans" ? fate : "falls";
      const count = said.get(word) ?? { stood: 0, fell: 0 };
      said.set(word, { stood: count.stood + Number(stood), fell: count.fell + Number(!stood) });
    }
  }
  return said;
}

const NONE = { stood: 0, fell: 0 };

test("a warning of a certain fall is true, and hardly a fall comes without any [TOWER 8.5]", () => {
  const said = tally();
  const [falls, leans, stands] = ["falls", "leans", "stands"].map((word) => said.get(word) ?? NONE);
  assert.ok(falls && leans && stands);
  assert.ok(falls.fell >= 50 && falls.stood <= 0.03 * falls.fell, JSON.stringify(falls));
  assert.ok(leans.fell > leans.stood && leans.stood > 0, JSON.stringify(leans));
  assert.ok(stands.stood >= 300 && stands.fell <= 0.03 * stands.stood, JSON.stringify(stands));
});
