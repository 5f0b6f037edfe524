import assert from "node:assert/strict";
import { test } from "node:test";
import { seatLike, tableLike } from "../core/examples";
import type { SeatInfo, TableInfo } from "../wire/types";
import { arrivalAt, nextOpen, type Purpose, purposeIn, purposesOf, queryOf, SIT, stillPossible } from "./purpose";

const seat = (kind: SeatInfo["kind"], mine = false): SeatInfo =>
  seatLike({ kind, name: kind === "open" ? "" : "Minka", level: kind === "bot" ? "easy" : null, mine });
const lobby = (...seats: readonly SeatInfo[]): TableInfo => tableLike({ game: "isle", seats, host: false });
const [taken, open] = [seat("person"), seat("open")];
const table = lobby(taken, open, seat("bot"), open);

test("what a link is for stands in its address and is read from there", () => {
  const purposes: readonly Purpose[] = [
    SIT,
    { to: "seat", seat: 2 },
    { to: "bot", level: "hard" },
    { to: "bot", level: "my_cats:Hasty" },
    { to: "watch" },
  ];
  assert.deepEqual(purposes.map(queryOf), ["", "?seat=3", "?bot=hard", "?bot=my_cats%3AHasty", "?watch"]);
  assert.deepEqual(
    purposes.map((purpose) => purposeIn(queryOf(purpose))),
    purposes,
  );
});

test("an address that makes no sense is odd; what others add to it is not minded", () => {
  for (const search of ["?seat=0", "?seat=-1", "?seat=x", "?seat=", "?seat=1e9", "?bot=", "?bot"])
    assert.equal(purposeIn(search), "odd", search);
  assert.deepEqual(purposeIn("?utm_source=chat"), SIT);
  assert.deepEqual(purposeIn("?from=mail&watch="), { to: "watch" });
});

test("a table offers what its seats and its host allow", () => {
  assert.deepEqual(purposesOf(table), ["sit", "seat", "bot", "watch"]);
  assert.deepEqual(purposesOf(lobby(taken, open)), ["sit", "watch"]);
  assert.deepEqual(purposesOf({ ...lobby(taken, open), watchers: "nobody" }), ["sit"]);
});

test("what is no longer possible becomes the nearest that is", () => {
  assert.deepEqual(stillPossible({ to: "seat", seat: 0 }, table), { to: "seat", seat: 1 });
  assert.deepEqual(stillPossible({ to: "seat", seat: 1 }, lobby(taken, open)), SIT);
  assert.deepEqual(stillPossible({ to: "watch" }, { ...table, watchers: "nobody" }), SIT);
  assert.deepEqual(stillPossible({ to: "bot", level: "easy" }, table), { to: "bot", level: "easy" });
});

test("who comes for a seat sits on it, or is told that it is taken", () => {
  assert.deepEqual(arrivalAt(table, { to: "seat", seat: 3 }), { does: "sit", seat: 3, bot: null });
  assert.deepEqual(arrivalAt(table, { to: "seat", seat: 2 }), { does: "told", text: "link-taken", seat: 2 });
  assert.deepEqual(arrivalAt(lobby(taken, taken), { to: "seat", seat: 1 }), {
    does: "told",
    text: "link-taken-full",
    seat: 1,
  });
  assert.deepEqual(arrivalAt(table, { to: "seat", seat: 4 }), { does: "told", text: "link-no-seat", seat: 4 });
});

test("who comes with a bot sits on the first free seat, and the bot on the next", () => {
  assert.deepEqual(arrivalAt(table, { to: "bot", level: "hard" }), { does: "sit", seat: 1, bot: "hard" });
  assert.deepEqual(arrivalAt(lobby(taken, taken), { to: "bot", level: "hard" }), {
    does: "told",
    text: "link-full",
    seat: 0,
  });
  assert.equal(nextOpen(lobby(taken, seat("person", true), taken, open), 1), 3);
  assert.equal(nextOpen(lobby(open, seat("person", true)), 1), 0);
  assert.equal(nextOpen(lobby(taken, seat("person", true)), 1), null);
});

test("a link to watch pushes nobody onto a seat", () => {
  assert.deepEqual(arrivalAt(table, { to: "watch" }), { does: "watch" });
  assert.equal(arrivalAt({ ...table, watchers: "nobody" }, { to: "watch" }).does, "told");
});

test("who sits here already, and who comes by a plain link, is pushed nowhere", () => {
  const mine = lobby(seat("person", true), open);
  for (const purpose of [{ to: "seat", seat: 1 }, { to: "bot", level: "easy" }, { to: "watch" }] as const)
    assert.equal(arrivalAt(mine, purpose).does, "nothing");
  assert.equal(arrivalAt(table, SIT).does, "nothing");
  assert.equal(arrivalAt({ ...table, closed: true }, { to: "seat", seat: 1 }).does, "nothing");
});

test("a link that comes too late, or makes no sense, is answered in words", () => {
  const playing: TableInfo = { ...table, phase: "playing" };
  assert.deepEqual(arrivalAt(playing, { to: "seat", seat: 1 }), { does: "told", text: "link-begun", seat: 0 });
  assert.equal(arrivalAt(playing, { to: "watch" }).does, "nothing");
  assert.deepEqual(arrivalAt(playing, "odd"), { does: "told", text: "link-begun", seat: 0 });
  assert.deepEqual(arrivalAt(table, "odd"), { does: "told", text: "link-odd", seat: 0 });
});

test("a link brings a bot of the house's own where there is one, and is odd elsewhere", () => {
  const link: Purpose = { to: "bot", level: "my_cats:Hasty" };
  assert.deepEqual(arrivalAt(table, link, ["my_cats:Hasty"]), { does: "sit", seat: 1, bot: "my_cats:Hasty" });
  for (const level of ["my_cats:Hasty", "genius"])
    assert.deepEqual(arrivalAt(table, { to: "bot", level }, ["other:Bot"]), {
      does: "told",
      text: "link-odd",
      seat: 0,
    });
});
