/** How far a battle is told: its paws open once, when all energy is in, and what follows is told on open paws. */
import type { Report } from "./battle";

/** Discs, then flowers, then the die, then the end. */
export const STAGES = 4;
/** The paws are open, and red flowers lie beside them or may still be played [KINGOS 6.4]. */
export const FLOWERS = 2;

/** How far there is something to tell, before and after it is decided. */
export const goalOf = (decided: boolean): number => (decided ? STAGES : FLOWERS);

export type Told = { readonly id: number | null; readonly stage: number };

/** How far the battle of this number is told when it is looked at: paws that lay open stay open. */
export function toldNow(before: Told, battle: Report | null, opened: boolean, still: boolean): Told {
  if (!battle) return { id: null, stage: STAGES };
  if (still) return { id: battle.id, stage: goalOf(battle.verdicts.length > 0) };
  return before.id === battle.id ? before : { id: battle.id, stage: opened ? FLOWERS : 0 };
}
