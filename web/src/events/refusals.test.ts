import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedAs } from "./refusals";

test("what is refused is told by what was asked for, else by its kind", () => {
  const texts = ["event-refused-join-not_now", "event-refused-not_your_seat", "refused-not_now", "refused-too_fast"];
  const has = (id: string) => [...texts, "fault-unreachable"].includes(id);
  assert.equal(refusedAs("join", "not_now", has), "event-refused-join-not_now");
  assert.equal(refusedAs("start", "not_now", has), "refused-not_now");
  assert.equal(refusedAs("start", "not_your_seat", has), "event-refused-not_your_seat");
  assert.equal(refusedAs("bot", "too_fast", has), "refused-too_fast");
  assert.equal(refusedAs("bot", "unreachable", has), "fault-unreachable");
  assert.equal(refusedAs("new", "shut", has), "refused-internal");
});
