/** What is going on, one thing inside the other. */
import type { KingosView } from "./wire";

export type Frame = KingosView["agenda"][number];

/** What is asked now: the last on top. */
export const topOf = (view: KingosView): Frame => view.agenda.at(-1) ?? { type: "Starting" };
