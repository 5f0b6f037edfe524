import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatLine, Muted, Request } from "../wire/types";
import { heard, shownMuted } from "./muted";

const line = (n: number, who: string): ChatLine => ({ n, seat: null, name: `cat ${n}`, text: "", at: 0, who });
const chat = [line(1, "a"), line(2, "b"), line(3, "a")];
const hearsAll: Muted = { all: false, who: [] };
const asked = (who: string | null, on: boolean): Request => ({ type: "mute", id: `${who} ${on}`, who, on });
const numbers = (muted: Muted): readonly number[] => heard(chat, muted).map(({ n }) => n);

test("who is muted is not heard, whatever they are called", () => {
  assert.deepEqual(numbers({ all: false, who: ["a"] }), [2]);
  assert.deepEqual(numbers({ all: true, who: [] }), []);
});

test("what was asked for shows at once, in its order", () => {
  const shown = (muted: Muted, ...pending: readonly Request[]): Muted => shownMuted({ muted, pending });
  assert.deepEqual(numbers(shown(hearsAll, asked("a", true))), [2]);
  assert.deepEqual(numbers(shown(hearsAll, asked("a", true), asked("a", false))), [1, 2, 3]);
  assert.deepEqual(numbers(shown({ all: false, who: ["b"] }, asked(null, true), asked(null, false))), [1, 3]);
});
