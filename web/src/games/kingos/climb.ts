/** How everybody climbed: the row in which each stood when each turn was over. */
import type { Replay } from "../../wire/types";
import type { KingosView } from "./wire";

export type Climb = {
  readonly turns: number;
  readonly citadel: number;
  /** The highest row that anybody came to, or the citadel's. */
  readonly top: number;
  /** Rows by seat, one for each turn from the first. */
  readonly rows: readonly (readonly number[])[];
};

export function climbOf(replay: Pick<Replay<KingosView>, "frames">): Climb | null {
  const last = new Map<number, KingosView>();
  for (const { view } of replay.frames) if (view.turn >= 1) last.set(view.turn, view);
  const views = [...last.values()];
  const first = views[0];
  if (!first || views.length < 2) return null; // played on from its last turn: nobody climbed
  const rows = first.players.map((_, seat) => views.map((view) => view.players[seat]?.y ?? 0));
  const citadel = first.rules.distance;
  return { turns: views.length, citadel, top: Math.max(citadel, ...rows.flat()), rows };
}

/** What a table's end tells of each seat beside its place. */
export const energyOf = ({ vitality, fatigue, battle }: KingosView["players"][number]): number =>
  vitality + fatigue + battle;
