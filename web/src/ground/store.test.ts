import assert from "node:assert/strict";
import { test } from "node:test";
import { followMedia, holds } from "./store";

/** As Chromium has it: what was read from a list between a change and the next frame is not told by that list. */
function likeChromium() {
  let dark = false;
  const lists: { frame: () => void }[] = [];
  const matchMedia = () => {
    let known = dark;
    const listeners = new Set<() => void>();
    lists.push({
      frame: () => {
        if (known === dark) return;
        known = dark;
        for (const listener of listeners) listener();
      },
    });
    return {
      get matches() {
        known = dark;
        return dark;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
  };
  Object.assign(globalThis, { matchMedia });
  return {
    wish: (now: boolean) => {
      dark = now;
    },
    frame: () => {
      for (const list of lists) list.frame();
    },
  };
}

test("a change of the system is told although somebody has read it before", (context) => {
  const system = likeChromium();
  context.after(() => Reflect.deleteProperty(globalThis, "matchMedia"));
  let told = 0;
  const leave = followMedia("(prefers-color-scheme: dark)", () => {
    told += 1;
  });
  system.wish(true);
  assert.equal(holds("(prefers-color-scheme: dark)"), true);
  system.frame();
  assert.equal(told, 1);
  leave();
  system.wish(false);
  system.frame();
  assert.equal(told, 1);
});

test("where there is no matchMedia nothing holds, and nothing is followed", () => {
  assert.equal(holds("(prefers-reduced-motion: reduce)"), false);
  followMedia("(prefers-reduced-motion: reduce)", () => assert.fail())();
});
