import assert from "node:assert/strict";
import { test } from "node:test";
import type { Socket, SocketEvents } from "../wire/transport";
import type { FromServer, Request } from "../wire/types";
import { Connection, type LinkState, retryDelay } from "./connection";

/** A line that the test holds in its hand: sockets, time and the outbox. */
function bench(outbox: string | null = null) {
  const sockets: (Socket & { events: SocketEvents; sent: Request[]; closed: boolean })[] = [];
  const links: LinkState[] = [];
  const received: FromServer[] = [];
  const timers: { at: number; then: () => void }[] = [];
  const store = { text: outbox };
  let now = 1_000;
  const connection = new Connection({
    open(events) {
      const socket = {
        events,
        sent: [] as Request[],
        closed: false,
        send(text: string) {
          this.sent.push(JSON.parse(text) as Request);
        },
        close() {
          this.closed = true;
        },
      };
      sockets.push(socket);
      return socket;
    },
    receive: (message) => received.push(message),
    changed: (link) => links.push(link),
    outbox: {
      read: () => store.text,
      write: (text) => {
        store.text = text;
      },
    },
    now: () => now,
    wait(milliseconds, then) {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    jitter: () => 0,
  });
  const last = () => {
    const socket = sockets.at(-1);
    assert.ok(socket);
    return socket;
  };
  return {
    connection,
    sockets,
    links,
    received,
    store,
    last,
    open: () => last().events.opened(),
    lose: (code = 1006) => last().events.closed(code),
    say: (...messages: FromServer[]) =>
      last().events.heard(JSON.stringify(messages.length === 1 ? messages[0] : messages)),
    pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers.filter((one) => one.at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.then();
      }
    },
  };
}

const state = (connection: Connection): string => connection.link.state;

const move: Request = { type: "move", id: "m1", seat: 0, seq: 7, action: { type: "Stay" } };

test("a request goes out and is forgotten when it is answered", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.connection.send(move);
  assert.deepEqual(line.last().sent, [move]);
  assert.equal(line.connection.pending.length, 1);
  line.say({ type: "done", id: "m1", seq: 8 });
  assert.equal(line.connection.pending.length, 0);
  assert.equal(line.store.text, null);
});

test("messages that were sent together are heard one after the other", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.connection.send(move);
  const chat: FromServer = { type: "chat", lines: [], whole: false };
  line.say({ type: "done", id: "m1", seq: 8 }, chat);
  assert.equal(line.connection.pending.length, 0);
  assert.deepEqual(line.received, [{ type: "done", id: "m1", seq: 8 }, chat]);
});

test("an unanswered request is sent again with the same id after the line was lost", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.connection.send(move);
  line.lose();
  assert.equal(state(line.connection), "lost");
  line.pass(500);
  assert.equal(line.sockets.length, 2);
  line.open();
  assert.equal(state(line.connection), "back");
  assert.deepEqual(line.last().sent, [move]);
  line.pass(2_000);
  assert.equal(state(line.connection), "open");
});

test("what could not be kept is asked for again with the same id, at growing intervals", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.connection.send(move);
  const error = { kind: "not_kept", reason: "the database does not answer", clause: null } as const;
  for (const [tries, delay] of [200, 400, 800].entries()) {
    line.say({ type: "refused", id: "m1", error });
    assert.equal(state(line.connection), "lost");
    line.pass(delay - 1);
    assert.equal(line.sockets.length, tries + 1);
    line.pass(1);
    assert.equal(line.sockets.length, tries + 2);
    line.open();
    assert.deepEqual(line.last().sent, [move]);
  }
  assert.deepEqual(line.received, []);
  line.say({ type: "done", id: "m1", seq: 8 });
  assert.equal(line.connection.pending.length, 0);
});

test("a request made while the line is lost waits for it", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.lose();
  line.connection.send(move);
  line.connection.retryNow();
  line.open();
  assert.deepEqual(line.last().sent, [move]);
});

test("unanswered requests outlive a reload, old ones do not", () => {
  const kept = JSON.stringify([
    { request: move, at: 900 },
    { request: { ...move, id: "m0" }, at: -1_000_000 },
  ]);
  const line = bench(kept);
  line.connection.start();
  line.open();
  assert.deepEqual(line.last().sent, [move]);
});

test("a damaged outbox is an empty one", () => {
  const line = bench("{oh");
  line.connection.start();
  assert.deepEqual(line.connection.pending, []);
});

test("silence after a request means a dead line", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.connection.send(move);
  line.pass(8_000);
  assert.equal(state(line.connection), "lost");
  assert.ok(line.sockets[0]?.closed);
});

test("an unknown table is not asked for again", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.say({ type: "refused", id: null, error: { kind: "unknown_table", reason: "no table x", clause: null } });
  assert.equal(state(line.connection), "gone");
  line.pass(60_000);
  line.connection.retryNow();
  assert.equal(line.sockets.length, 1);
});

test("why a table is not shown any more is kept, and it is not asked for again", () => {
  for (const kind of ["not_shown", "shut", "blocked", "signed_out"] as const) {
    const line = bench();
    line.connection.start();
    line.open();
    line.say({ type: "refused", id: null, error: { kind, reason: "from now on", clause: null } });
    const link = line.connection.link;
    assert.ok(link.state === "gone");
    assert.equal(link.error.kind, kind);
    line.pass(60_000);
    assert.equal(line.sockets.length, 1);
  }
});

test("retries come slower and slower, up to a ceiling, and never all at once", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((tries) => retryDelay(tries, 0)),
    [200, 400, 800, 1600],
  );
  assert.equal(retryDelay(0, 1), 400);
  assert.equal(retryDelay(30, 1), 12_000);
});

test("the time since the loss is kept over several tries", () => {
  const line = bench();
  line.connection.start();
  line.open();
  line.lose();
  line.pass(500);
  line.lose();
  const link = line.connection.link;
  assert.ok(link.state === "lost");
  assert.equal(link.since, 1_000);
});

test("a closed page asks no more", () => {
  const line = bench();
  line.connection.start();
  line.connection.end();
  line.pass(60_000);
  assert.equal(line.sockets.length, 1);
  assert.ok(line.sockets[0]?.closed);
});
