import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenOptions, isOffered } from "./habits";

test("clans of one's own come with powers, and these can be switched off again", () => {
  const free = chosenOptions({ clans: "first", powers: false, bonus_clan: true }, "clans", "free");
  assert.deepEqual(free, { clans: "free", powers: true, bonus_clan: true });
  assert.equal(chosenOptions(free, "powers", false).powers, false);
  assert.equal(chosenOptions(free, "clans", "first").powers, false);
});

test("the bonus clan is offered where clans are chosen", () => {
  assert.equal(isOffered({ clans: "first" }, "bonus_clan"), false);
  assert.equal(isOffered({}, "bonus_clan"), false);
  assert.equal(isOffered({ clans: "limited" }, "bonus_clan"), true);
  assert.equal(isOffered({ clans: "first" }, "powers"), true);
});

test("a first pick is for a free hand, one game or two for experts", () => {
  const ways = ["first", "free", "limited", "experts"];
  assert.deepEqual(
    ways.filter((clans) => isOffered({ clans }, "picks")),
    ["free"],
  );
  assert.deepEqual(
    ways.filter((clans) => isOffered({ clans }, "games")),
    ["experts"],
  );
});

test("whom the points go to is asked where some are given", () => {
  assert.equal(isOffered({ handicap: 0 }, "handicap_to"), false);
  assert.equal(isOffered({}, "handicap_to"), false);
  assert.equal(isOffered({ handicap: 6 }, "handicap_to"), true);
});
