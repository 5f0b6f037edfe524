import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame } from "../wire/types";
import { stopsOf } from "./stops";

const frame = (seq: number, ...keys: string[]): Frame => ({
  seq,
  seat: 0,
  view: { seq },
  shown: null,
  events: keys.map((key) => ({ key, args: {} })),
  standing: null,
  late: false,
  stand_in: null,
});
const words = {
  mark: ({ late }: Partial<Pick<Frame, "late">>) => (late ? "late" : null),
  news: ({ events }: Pick<Frame, "events">) => events.flatMap(({ key }) => (key === "turned" ? [] : [key])),
};

const none = () => [];

test("a frame with nothing to tell joins the next one", () => {
  const stops = stopsOf([frame(-1), frame(0, "started"), frame(1, "turned"), frame(2, "woke")], words, none);
  assert.deepEqual(
    stops.map(({ frame: at, lines }) => [at, lines]),
    [
      [1, ["started"]],
      [3, ["woke"]],
    ],
  );
  assert.deepEqual(
    stops[1]?.events.map(({ key }) => key),
    ["turned", "woke"],
  );
});

test("the last frame is a stop even when it is silent", () => {
  assert.equal(stopsOf([frame(-1)], words, none).length, 1);
});

test("a frame with stages is a stop for each of them", () => {
  const stages = ({ seq }: Frame) => (seq === 1 ? ["dogs", "hunt"].map((text) => ({ text, milliseconds: 900 })) : []);
  const stops = stopsOf([frame(0, "woke"), frame(1, "game-over")], words, stages);
  assert.deepEqual(
    stops.map(({ frame: at, stage, caption }) => [at, stage, caption]),
    [
      [0, 0, "woke"],
      [1, 0, "dogs"],
      [1, 1, "hunt"],
    ],
  );
});
