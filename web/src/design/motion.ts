import { pace, useSettings } from "../ground/settings";

export { pace } from "../ground/settings";

export type Motion = {
  /** Factor for durations; 0: do not move, show where something changed. */
  readonly pace: number;
  readonly still: boolean;
};

/** How much things may move now. Durations in CSS follow by themselves (`--pace`). */
export function useMotion(): Motion {
  useSettings();
  const now = pace();
  return { pace: now, still: now === 0 };
}
