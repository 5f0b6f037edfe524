import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatLine } from "../wire/types";
import { heard, hearsAll, withAll, withoutSpeaker, withSpeaker } from "./muted";

const line = (n: number, who: string): ChatLine => ({ n, seat: null, name: `cat ${n}`, text: "", at: 0, who });
const chat = [line(1, "a"), line(2, "b"), line(3, "a")];

test("who is muted is not heard, whatever they are called, until they are heard again", () => {
  const muted = withSpeaker("a", "cat 1")(hearsAll);
  assert.deepEqual(
    heard(chat, muted).map(({ n }) => n),
    [2],
  );
  assert.deepEqual(heard(chat, withoutSpeaker("a")(muted)), chat);
});

test("all talk can be muted, and who was muted before stays so", () => {
  const muted = withAll(true)(withSpeaker("b", "cat 2")(hearsAll));
  assert.deepEqual(heard(chat, muted), []);
  assert.deepEqual(
    heard(chat, withAll(false)(muted)).map(({ n }) => n),
    [1, 3],
  );
});
