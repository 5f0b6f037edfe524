import assert from "node:assert/strict";
import { test } from "node:test";
import { rangeOf, widest } from "./guide";

const figure = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half, count: 9 });

test("an axis shows every interval, every price, and nothing itself", () => {
  const rows = [
    { key: "one", figures: [figure(8, 1), null], price: 12 },
    { key: "other", figures: [figure(-2, 0.5), figure(3, 1)], price: null },
  ];
  assert.deepEqual(rangeOf({ rows }), [-2.5, 12]);
  assert.equal(widest({ rows }), 1);
  assert.deepEqual(rangeOf({ rows: [{ key: "one", figures: [figure(8, 1)], price: null }] }), [0, 9]);
});
