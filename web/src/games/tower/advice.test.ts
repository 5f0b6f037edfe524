import assert from "node:assert/strict";
import { test } from "node:test";
import spoken from "../../../../tests/spoken/tower.json";
import { declareWords } from "../../core/saying";
import { strict } from "../../i18n/strict";
import type { GameWords } from "../../wire/words";
import { advice } from "./advice";
import { spread } from "./apart";
import { COLOURS, FLOORS, TOTO } from "./box";
import type { TowerAction, TowerPlace, TowerStanding, TowerView } from "./wire";

const LANGUAGES = ["en", "cs", "uk"] as const;
const CAT = TOTO - 4 * COLOURS.length; // the first orange one
const WALL = FLOORS + 1;

const standing = (piece: number, x: number, y: number, z: number, rests: readonly number[] = []): TowerStanding => ({
  piece,
  pose: { x: x * 1000, y: y * 1000, z: z * 1000, w: 1_000_000, i: 0, j: 0, k: 0 },
  fold: 0,
  rests,
  touches: [],
});

const holding = (piece: number): TowerView =>
  ({
    tower: [
      standing(1, 0, 0, 0),
      standing(2, 0, 0, 60),
      standing(CAT + 1, -30, 0, 64, [2]),
      standing(CAT + 2, 30, 20, 64, [2]),
    ],
    held: { piece },
  }) as unknown as TowerView;

const LET_GO = { type: "Place", x: 0, y: 0, z: 70, yaw: 0, pitch: 0, roll: 0, fold: 0, vx: 0, vy: 0, vz: 0 } as const;
const place = (given: Partial<TowerPlace>): TowerAction => ({ ...LET_GO, ...given });

/** As a card shows them: each beside all the others. */
function said(actions: readonly TowerAction[], language: string, view = holding(CAT)): readonly string[] {
  declareWords("tower", spoken.words as unknown as GameWords);
  const words = actions.map((action) => advice(action, 0, view, [], strict(language), actions) ?? "");
  assert.equal(new Set(words).size, actions.length, words.join("\n"));
  return words;
}

test("places in one part of a floor are told by where they are from its middle", () => {
  const places = [place({ x: -5, y: 2 }), place({ x: 7 }), place({ x: 0.2, y: -0.3 })];
  assert.deepEqual(said(places, "en"), [
    "Let go of an orange cat: floor 2, in the middle (5 mm left, 2 mm to the back).",
    "Let go of an orange cat: floor 2, in the middle (7 mm right).",
    "Let go of an orange cat: floor 2, in the middle (exactly).",
  ]);
  for (const language of LANGUAGES) said(places, language);
});

test("and by how they are turned, how high, how folded, where that is what differs", () => {
  assert.deepEqual(said([place({}), place({ yaw: 90 })], "en"), [
    "Let go of an orange cat: floor 2, in the middle (turned by 0°).",
    "Let go of an orange cat: floor 2, in the middle (turned by 90°).",
  ]);
  assert.match(said([place({}), place({ z: 88 })], "en")[1] ?? "", /\(\d+ mm above the floor\)\.$/);
  assert.match(
    said([place({ fold: 60 }), place({ fold: 120 })], "en", holding(WALL))[1] ?? "",
    /\(folded to 120°\)\.$/,
  );
  for (const language of LANGUAGES) {
    said([place({}), place({ yaw: 90 }), place({ z: 88 })], language);
    said([place({ fold: 60 }), place({ fold: 120 })], language, holding(WALL));
    said([place({ x: 0.2 }), place({ x: 1.1 })], language); // less than can be seen: told all the same
  }
});

test("of what differs no more is said than tells all of them apart", () => {
  const places = [place({ x: -5 }), place({ x: 7, yaw: 40 }), place({ y: 6 })];
  for (const one of said(places, "en")) assert.doesNotMatch(one, /turned/);
  const turned = [place({ x: 1 }), place({ x: 1, yaw: 40 }), place({ x: 7, yaw: 40 })];
  for (const one of said(turned, "en")) assert.match(one, /mm .*turned/);
});

test("tags hang from left to right, none over another: on a phone they are as large in half the width", () => {
  const near = [
    ["1", 0.5],
    ["2", 0.49],
    ["3", 0.52],
  ] as const;
  for (const [phone, wide] of [
    [true, 374],
    [false, 560],
  ] as const) {
    const across = spread(near, phone);
    assert.deepEqual([...across.keys()], ["2", "1", "3"]);
    const [one = 0, two = 0, three = 0] = [...across.values()];
    assert.ok(Math.min(two - one, three - two) * wide >= 34); // a tag and its line
  }
});

test("a place that reads like no other is told as before", () => {
  const [one, other] = said([place({}), place({ x: -40 })], "en");
  assert.equal(one, "Let go of an orange cat: floor 2, in the middle.");
  assert.equal(other, "Let go of an orange cat: floor 2, at the left.");
});

test("cats of a colour are told by where they lie, kittens by their scarves", () => {
  assert.deepEqual(
    said(
      [CAT + 1, CAT + 2].map((cat): TowerAction => ({ type: "Pet", cat })),
      "en",
    ),
    ["Pet an orange cat (floor 2, at the left).", "Pet an orange cat (floor 2, at the back at the right)."],
  );
  for (const language of LANGUAGES) {
    said([...[CAT + 1, CAT + 2].map((piece): TowerAction => ({ type: "Take", piece }))], language);
    said(
      [TOTO, TOTO + 1, TOTO + 2].map((kitten): TowerAction => ({ type: "Adopt", kitten })),
      language,
    );
  }
});
