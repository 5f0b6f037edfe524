/** What is heard of the tower, and felt where a piece settles. */
import { perform, settle } from "../../design/sound";
import { SCORES } from "./scores";
import type { Heard } from "./stage";

const QUIET = 70; // milliseconds between two taps
let last = 0;

export function hear({ kind, loud }: Heard): void {
  const now = performance.now();
  if (now - last < QUIET) return;
  last = now;
  if (kind === "tap") settle();
  perform(SCORES[kind](loud));
}

/** A cat that was petted. */
export function purr(): void {
  perform(SCORES.purr());
}
