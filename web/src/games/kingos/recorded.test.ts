/** What this folder repeats of the rules for quick previews, held against positions that the rules have judged. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Menu } from "../../wire/types";
import { bonusOf } from "./battle";
import { flowerOf } from "./box";
import { battlefields, DIRECTIONS, isFighting, stepFrom, strengthAt } from "./ground";
import { offersOf } from "./menu";
import recorded from "./recorded.json";
import { DEEDS, whyNot } from "./whynot";
import type { KingosAction, KingosView } from "./wire";

const viewOf = (one: { readonly view: unknown }): KingosView => one.view as KingosView;

test("a step meets what the rules say, and is open where they say [KINGOS 4.4, 4.5]", () => {
  const bars = new Set<string | null>();
  for (const one of recorded.turns) {
    const player = viewOf(one).players[one.seat];
    assert.ok(player);
    for (const direction of DIRECTIONS) {
      const step = stepFrom(viewOf(one), player, direction);
      const { bar, curse } = one.ways[direction];
      assert.equal(step.bar === "brambles" ? "spikes" : step.bar, bar, `${direction} in ${JSON.stringify(one.view)}`);
      if (bar === null) assert.equal(step.curse, curse);
      bars.add(bar);
    }
  }
  assert.ok(bars.has("sea") && bars.has("spikes") && bars.has(null));
});

test("a deed that cannot be done is refused by the same clause [KINGOS 3.2, 3.3, 4]", () => {
  const clauses = new Set<string>();
  const rests = new Set<string>();
  const flowers = new Set<string>();
  for (const one of recorded.turns) {
    const offers = offersOf(one.menu as unknown as Menu<KingosAction>);
    for (const deed of DEEDS) {
      const { key, clause } = whyNot(viewOf(one), one.seat, deed, offers, null) ?? { key: "", clause: null };
      assert.equal(clause, one.refused[deed], deed);
      if (clause) clauses.add(clause);
      if (clause === "KINGOS 4.2") {
        const hand = viewOf(one).own?.hand ?? [];
        assert.equal(key, hand.length > 0 ? "only-red" : "no-flower");
        assert.ok(
          hand.every((flower) => flowerOf(flower).colour === "red"),
          hand.join(),
        );
        flowers.add(key);
      }
      if (!key.startsWith("rest-")) continue;
      assert.equal(key, one.guarded ? "rest-guardian" : "rest-nothing");
      rests.add(key);
    }
  }
  assert.ok(clauses.size >= 4, [...clauses].join());
  assert.equal(rests.size, 2);
  assert.equal(flowers.size, 2);
});

test("strength and who fights are as in the rules [KINGOS 6.1, 6.7, 6.10]", () => {
  for (const one of recorded.battles) {
    const view = viewOf(one);
    view.players.forEach((player, seat) => {
      assert.equal(strengthAt(view, player), Object.values(one.strength)[seat]);
    });
    assert.deepEqual(
      view.players.flatMap((_, seat) => (isFighting(view, seat) ? [seat] : [])),
      one.fighters,
    );
    assert.equal(battlefields(view).length, one.fields);
  }
});

test("a red flower adds what the rules say [KINGOS 9.1]", () => {
  for (const [flower, company, kingos, bonus] of recorded.bonuses as [string, number, boolean, number][])
    assert.equal(bonusOf(flower, company, kingos), bonus, `${flower} of ${company}`);
});
