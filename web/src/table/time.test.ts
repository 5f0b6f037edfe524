import assert from "node:assert/strict";
import { test } from "node:test";
import { secondsLeft, split } from "./time";

test("time left is counted from the server's time, whatever this browser's clock says", () => {
  const position = { deadline: 1_060, now: 1_000 };
  for (const heard of [0, 5_000_000]) {
    assert.equal(secondsLeft(position, heard, heard), 60);
    assert.equal(secondsLeft(position, heard, heard + 59_500), 1);
    assert.equal(secondsLeft(position, heard, heard + 90_000), 0);
    assert.equal(secondsLeft(position, heard, heard - 90_000), 60);
  }
  assert.equal(secondsLeft({ deadline: null, now: 1_000 }, 0, 0), null);
});

test("minutes and seconds below an hour, hours and minutes above", () => {
  assert.equal(split(0), "0:00");
  assert.equal(split(9), "0:09");
  assert.equal(split(60), "1:00");
  assert.equal(split(3_599), "59:59");
  assert.deepEqual(split(86_400), { hours: 24, minutes: 0 });
  assert.deepEqual(split(3_661), { hours: 1, minutes: 1 });
});
