/** The battles that are fought or were just decided, as one picture of each field. */

import { topOf } from "./agenda";
import { bonusOf, type Due, duesOf, type Report, type Verdict } from "./battle";
import { battlefields, isFighting, type Spot, seatsAt, spotKey, strengthAt } from "./ground";
import type { KingosFace, KingosView } from "./wire";

export type Fighter = {
  readonly seat: number;
  /** null: said nothing; undefined: was not asked, or has not spoken yet. */
  readonly said: number | null | undefined;
  /** null: not yet revealed. */
  readonly energy: number | null;
  /** Has chosen, and nobody knows what. */
  readonly chosen: boolean;
  readonly red: string;
  readonly bonus: number;
  readonly dues: readonly Due[];
};

export type Fight = Spot & {
  readonly kingos: boolean;
  readonly guards: readonly string[];
  readonly strength: number;
  readonly fighters: readonly Fighter[];
  readonly face: KingosFace | null;
  readonly verdict: Verdict | null;
};

const PHASES: ReadonlySet<string> = new Set(["Talking", "PuttingIn", "Blooming", "Rolling"]);

export const isBattle = (view: KingosView): boolean => PHASES.has(topOf(view).type);

/** The paws are open: nobody adds energy any more, only flowers [KINGOS 6.4]. */
export const isOpen = (view: KingosView): boolean => ["Blooming", "Rolling"].includes(topOf(view).type);

/** Battles that go on now; of a view that is held back while the paws open, with the energy that is told. */
export function fightsNow(view: KingosView, report: Report | null): readonly Fight[] {
  if (!isBattle(view)) return [];
  return battlefields(view).map((field) => {
    const seats = seatsAt(view, field).filter((seat) => isFighting(view, seat));
    const kingos = field.card === "citadel";
    return {
      x: field.x,
      y: field.y,
      kingos,
      guards: field.guards,
      strength: strengthAt(view, field),
      face: null,
      verdict: null,
      fighters: seats.map((seat) => {
        const player = view.players[seat];
        const red = player?.red ?? "";
        return {
          seat,
          said: player?.said ?? report?.said[seat],
          energy: isOpen(view) ? (player?.battle ?? 0) : (report?.energy[seat] ?? null),
          chosen: player?.chosen ?? false,
          red,
          bonus: red ? bonusOf(red, seats.length, kingos) : 0,
          dues: [],
        };
      }),
    };
  });
}

/** Battles as they were decided. */
export function fightsDone(report: Report): readonly Fight[] {
  return report.verdicts.map((verdict) => ({
    x: verdict.x,
    y: verdict.y,
    kingos: verdict.kingos,
    guards: report.guards[spotKey(verdict)] ?? [],
    strength: verdict.strength,
    face: report.face,
    verdict,
    fighters: [...verdict.seats]
      .sort((one, other) => one - other)
      .map((seat) => {
        const red = report.reds[seat] ?? "";
        return {
          seat,
          said: report.said[seat],
          energy: report.energy[seat] ?? null,
          chosen: false,
          red,
          bonus: red ? bonusOf(red, verdict.seats.length, verdict.kingos) : 0,
          dues: duesOf(report.dues, seat),
        };
      }),
  }));
}
