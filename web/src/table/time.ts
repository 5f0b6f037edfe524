/** How long is left, counted from what the server said: this browser's own clock is only trusted to go on. */
import type { Position } from "../wire/types";

/** Whole seconds until the deadline, never below 0; `heard` and `now` are milliseconds of this browser's clock. */
export function secondsLeft(position: Pick<Position, "deadline" | "now">, heard: number, now: number): number | null {
  if (position.deadline === null) return null;
  const passed = Math.max(0, now - heard) / 1_000;
  return Math.max(0, Math.ceil(position.deadline - position.now - passed));
}

/** From an hour on in hours and minutes; below, minutes and seconds as they stand on a clock: 0:42. */
export function split(seconds: number): { readonly hours: number; readonly minutes: number } | string {
  if (seconds >= 3_600) return { hours: Math.floor(seconds / 3_600), minutes: Math.floor((seconds % 3_600) / 60) };
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
