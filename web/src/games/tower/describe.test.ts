import assert from "node:assert/strict";
import { test } from "node:test";
import { describeHeld } from "./describe";

const t = (_: string, args = {}): string => Object.values(args).join(" ");

test("a piece a little to the left of the middle is nothing across, and not minus nothing", () => {
  const place = { x: -0.2, y: -0.4, z: 20, yaw: -0.3, fold: 90 };
  assert.doesNotMatch(describeHeld(place, 20.3, undefined, t), /-0/);
});
