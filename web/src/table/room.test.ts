import assert from "node:assert/strict";
import { test } from "node:test";
import { seatLike, tableLike } from "../core/examples";
import type { ChatLine, News, Position, Request, WireError } from "../wire/types";
import { emptyRoom, hear, isBusy, isQuiet, type RoomState, shownOptions, unread } from "./room";

const news = (seq: number, seat = 0): News => ({
  seq,
  seat,
  action: null,
  events: [],
  late: false,
  known: null,
  resigned: null,
  stand_in: null,
  ended: null,
  hint: false,
});
const position = (seq: number, told: readonly News[], whole = false): Position => ({
  type: "position",
  seq,
  must: [0],
  sights: [],
  news: told,
  whole,
  standing: null,
  outcome: null,
  draws: null,
  resigned: [],
  undo: { free: [], askable: [], unseen: [], asked: null, agreed: [], known: [] },
  awaited: [],
  vote: null,
  deadline: null,
  now: 0,
});
const table = tableLike({
  id: "t1",
  options: { powers: false },
  phase: "playing",
  seats: [seatLike({ mine: true }), seatLike({ name: "Mourek" })],
});
const start = hear(hear(emptyRoom, { type: "table", table }), position(2, [news(0), news(1)], true));

test("on coming in, the whole story is known and nothing of it is animated", () => {
  assert.deepEqual(
    start.story.map((one) => one.seq),
    [0, 1],
  );
  assert.deepEqual(start.fresh, []);
});

test("what comes later is told and animated once", () => {
  const room = hear(start, position(4, [news(2), news(3)]));
  assert.deepEqual(
    room.story.map((one) => one.seq),
    [0, 1, 2, 3],
  );
  assert.deepEqual(
    room.fresh.map((one) => one.seq),
    [2, 3],
  );
});

test("an older position that comes late is left aside", () => {
  const room = hear(start, position(4, [news(2), news(3)]));
  assert.equal(hear(room, position(3, [news(2)])), room);
});

test("after a lost line only what was missed is animated", () => {
  const room = hear(start, position(4, [news(0), news(1), news(2), news(3)], true));
  assert.deepEqual(
    room.fresh.map((one) => one.seq),
    [2, 3],
  );
  assert.equal(room.story.length, 4);
});

test("after an undo the story is shorter and nothing is animated", () => {
  const room = hear(start, position(3, [news(0)], true));
  assert.deepEqual(
    room.story.map((one) => one.seq),
    [0],
  );
  assert.deepEqual(room.fresh, []);
});

test("a move is waited out until it is told", () => {
  const waiting: RoomState = { ...start, link: { state: "open" }, moved: { seat: 0, seq: 2 } };
  assert.ok(isBusy(waiting));
  assert.ok(!isBusy(hear(waiting, position(3, [news(2)]))));
});

test("what another one chose at the same time is not the move that is waited out", () => {
  const waiting: RoomState = { ...start, link: { state: "open" }, moved: { seat: 0, seq: 2 } };
  const chosen = hear(waiting, position(3, [news(2, 1)]));
  assert.ok(isBusy(chosen));
  assert.ok(!isBusy(hear(chosen, position(4, [news(3)]))));
});

test("an answer that lies face down is waited out until we are no longer asked", () => {
  const asking = (must: readonly number[]): Position => ({ ...position(2, []), must });
  const waiting: RoomState = { ...hear(start, asking([0, 1])), link: { state: "open" }, moved: { seat: 0, seq: 2 } };
  assert.ok(isBusy(hear(waiting, asking([0, 1]))));
  assert.ok(!isBusy(hear(waiting, asking([1]))));
  // Beside another's turn we were never asked: only what is told of our card ends the waiting.
  const interrupting: RoomState = { ...waiting, position: asking([1]) };
  assert.ok(isBusy(hear(interrupting, asking([1]))));
});

test("nothing is sent over a lost line, and the board knows it", () => {
  assert.ok(isBusy({ ...start, link: { state: "lost", since: 0, retry: 0 } }));
  assert.ok(!isBusy({ ...start, link: { state: "back" } }));
});

test("chat: what was said before is read, what others say now is not", () => {
  const line = (n: number, seat: number | null): ChatLine => ({ n, seat, name: "", text: "", at: 0, who: "" });
  let room = hear(start, { type: "chat", lines: [line(1, 1)], whole: true });
  assert.equal(unread(room), 0);
  room = hear(room, { type: "chat", lines: [line(2, 1), line(3, 0), line(4, null)], whole: false });
  assert.equal(unread(room), 2);
  room = hear(room, { type: "chat", lines: [line(4, null)], whole: false });
  assert.equal(room.chat.length, 4);
});

test("options show what was asked for before the server has it", () => {
  const request: Request = { type: "options", id: "o", options: { powers: true } };
  assert.deepEqual(shownOptions(start), { powers: false });
  assert.deepEqual(shownOptions({ ...start, pending: [request] }), { powers: true });
});

test("a move that comes too late is no reason to complain: the page shows what came, or the end", () => {
  const move: Request = { type: "move", id: "m", seat: 0, seq: 3, action: { type: "Hold" } };
  const refused = (kind: WireError["kind"]): WireError => ({ kind, reason: "", clause: null });
  assert.ok(isQuiet(refused("stale"), move));
  assert.ok(isQuiet(refused("not_now"), move));
  assert.ok(!isQuiet(refused("illegal"), move));
  assert.ok(!isQuiet(refused("not_now"), { type: "start", id: "s" }));
});
