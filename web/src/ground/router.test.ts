import assert from "node:assert/strict";
import { test } from "node:test";
import { match } from "./router";

test("addresses are matched part by part", () => {
  assert.deepEqual(match("/", "/"), {});
  assert.deepEqual(match("/t/:id", "/t/x1"), { id: "x1" });
  assert.deepEqual(match("/t/:id", "/t/x1/"), { id: "x1" });
  assert.deepEqual(match("/j/:code", "/j/FERN-42"), { code: "FERN-42" });
  assert.deepEqual(match("/j/:code", "/j/a%20b"), { code: "a b" });
});

test("what is missing, too long or badly written matches nothing", () => {
  assert.equal(match("/t/:id", "/t"), null);
  assert.equal(match("/t/:id", "/t/"), null);
  assert.equal(match("/t/:id", "/t/x1/more"), null);
  assert.equal(match("/t/:id", "/t/%E0%A4%A"), null);
  assert.equal(match("/", "/learn"), null);
});
