/** What the server listed, sorted by what the board does with it. */
import type { Menu } from "../../wire/types";
import { type Grid, isPrey, tileOf } from "./tiles";
import type { ClanKey, ClansAction } from "./wire";

export type Offers = {
  readonly turns: ReadonlySet<number>;
  /** Cells the turned tile may be swapped with. */
  readonly swaps: ReadonlySet<number>;
  /** Phantom cats: another prey, and the swap it would make with each cell. */
  readonly prey: ReadonlyMap<number, ReadonlyMap<number, ClansAction>>;
  readonly stay: boolean;
  /** Meowsketeers' chief: a dog's cell and the quarters it may be turned to. */
  readonly rotations: ReadonlyMap<number, ReadonlySet<number>>;
  readonly leave: boolean;
  readonly clans: readonly ClanKey[];
  /** How the choice of a clan is sent. */
  readonly pick: "Choose" | "Keep" | null;
};

/** The actions of a menu. Everything in clans is a short list. */
export function actionsOf(menu: Menu<ClansAction> | null): readonly ClansAction[] {
  return (menu?.sets ?? []).flatMap((set) => (set.type === "Listed" ? set.actions : []));
}

export function offersOf(menu: Menu<ClansAction> | null, grid: Grid, at: number | null): Offers {
  const turns = new Set<number>();
  const swaps = new Set<number>();
  const prey = new Map<number, Map<number, ClansAction>>();
  const rotations = new Map<number, Set<number>>();
  const clans: ClanKey[] = [];
  let pick: Offers["pick"] = null;
  let [stay, leave] = [false, false];
  const isAwakePrey = (cell: number) => {
    const token = grid[cell];
    return token ? isPrey(tileOf(token)) : false;
  };
  const offerPrey = (from: number, to: number, action: ClansAction) => {
    const targets = prey.get(from) ?? new Map<number, ClansAction>();
    targets.set(to, action);
    prey.set(from, targets);
  };
  const actions = actionsOf(menu);
  for (const action of actions) {
    switch (action.type) {
      case "Turn":
        turns.add(action.cell);
        break;
      case "Swap":
        swaps.add(action.cell);
        break;
      case "SwapPrey":
        // Two prey that change places are listed once; either of them can be picked up.
        offerPrey(action.prey, action.cell, action);
        if (isAwakePrey(action.cell)) offerPrey(action.cell, action.prey, action);
        break;
      case "Rotate":
        rotations.set(action.cell, (rotations.get(action.cell) ?? new Set()).add(action.quarter));
        break;
      case "Stay":
        stay = true;
        break;
      case "Leave":
        leave = true;
        break;
      case "Choose":
      case "Keep":
        clans.push(action.clan);
        pick = action.type;
        break;
    }
  }
  // A prey beside the turned one can also be moved to where that one lies: the same swap, seen from the other end.
  if (at !== null && prey.size > 0)
    for (const cell of swaps) if (prey.has(cell)) offerPrey(cell, at, { type: "Swap", cell });
  return { turns, swaps, prey, stay, rotations, leave, clans, pick };
}
