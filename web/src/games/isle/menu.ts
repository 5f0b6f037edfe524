/** What the server listed, sorted by what the page does with it. */
import type { Menu, Subsets } from "../../wire/types";
import { type Mask, readMask } from "./cells";
import type { IsleAction, IsleBasket, IsleView } from "./wire";

export type Send = Extract<IsleAction, { readonly type: "Send" }>;
export type Find = Extract<IsleAction, { readonly type: "Find" }>;

export type Offers = {
  /** Cats that may be rescued, and with which baskets. */
  readonly rescues: ReadonlyMap<number, readonly IsleBasket[]>;
  /** Tiles that may be taken as they are: a map's treasure, the second of a card, a cat of the family game. */
  readonly takes: ReadonlySet<number>;
  readonly finds: ReadonlyMap<number, readonly Find[]>;
  /** Oshax and the colours they may get. */
  readonly befriends: ReadonlyMap<number, readonly number[]>;
  readonly plays: readonly number[];
  readonly names: readonly number[];
  readonly sells: readonly boolean[];
  readonly sends: readonly Send[];
  readonly done: boolean;
  readonly hold: boolean;
  /** Where the tile in hand may lie, by turn. */
  readonly places: readonly Mask[] | null;
  readonly subset: Subsets | null;
};

export function offersOf(menu: Menu<IsleAction> | null): Offers {
  const rescues = new Map<number, IsleBasket[]>();
  const finds = new Map<number, Find[]>();
  const befriends = new Map<number, number[]>();
  const takes = new Set<number>();
  const [plays, names]: [number[], number[]] = [[], []];
  const sells: boolean[] = [];
  const sends: Send[] = [];
  let [done, hold] = [false, false];
  let places: readonly Mask[] | null = null;
  let subset: Subsets | null = null;
  const more = <K, V>(map: Map<K, V[]>, key: K, value: V) => map.set(key, [...(map.get(key) ?? []), value]);
  for (const set of menu?.sets ?? []) {
    if (set.type === "Cells") places = set.masks.map(readMask);
    else if (set.type === "Subsets") subset = set;
    if (set.type !== "Listed") continue;
    for (const action of set.actions)
      switch (action.type) {
        case "Rescue":
          more(rescues, action.tile, action.basket);
          break;
        case "Take":
          takes.add(action.tile);
          break;
        case "Find":
          more(finds, action.tile, action);
          break;
        case "Befriend":
          more(befriends, action.tile, action.colour);
          break;
        case "Play":
          plays.push(action.card);
          break;
        case "Name":
          names.push(action.colour);
          break;
        case "Sell":
          sells.push(action.used);
          break;
        case "Send":
          sends.push(action);
          break;
        case "Done":
          done = true;
          break;
        case "Hold":
          hold = true;
          break;
      }
  }
  return { rescues, takes, finds, befriends, plays, names, sells, sends, done, hold, places, subset };
}

/** Whether what may be taken now lies under the island only. */
export function lightsUnder(view: Pick<IsleView, "left" | "right">, offers: Offers): boolean {
  const lit = [...offers.rescues.keys(), ...offers.takes, ...offers.finds.keys(), ...offers.befriends.keys()];
  return lit.length > 0 && !lit.some((tile) => view.left.includes(tile) || view.right.includes(tile));
}

/** Whether so many of a menu's things may be chosen, and what they cost together. */
export function billOf(subset: Subsets, chosen: readonly number[]): { readonly cost: number; readonly ready: boolean } {
  const cost = chosen.reduce((sum, at) => sum + (subset.costs[at] ?? 0), 0);
  const fits = chosen.length >= subset.least && chosen.length <= subset.most;
  return { cost, ready: fits && (subset.costs.length === 0 || cost <= subset.budget) };
}

// ---- what is going on -----------------------------------------------------------------------------------------------

/** What lies on the agenda, told apart by its type whatever the wire calls the rest. */
export type Frame = { readonly type: string; readonly seat?: number } & Readonly<Record<string, unknown>>;

export const framesOf = (view: IsleView): readonly Frame[] => view.agenda as readonly Frame[];

export const topOf = (view: IsleView): Frame => framesOf(view).at(-1) ?? { type: "Over" };

/** The tile that a seat has in its hand by the rules, not by trying. */
export function placingOf(
  view: IsleView,
  seat: number | null,
): { readonly tile: number; readonly colour: number } | null {
  const top = topOf(view);
  if (top.type !== "Placing" || top.seat !== seat || seat === null) return null;
  return { tile: Number(top.tile), colour: Number(top.colour) };
}

export type Phase = "setup" | "explore" | "lessons" | "cards" | "rescue" | "finds" | "evening" | "take" | "over";

const PHASES: Readonly<Record<string, Phase>> = {
  Preparing: "setup",
  LayingOut: "setup",
  Choosing: "setup",
  Filling: "explore",
  Dealing: "explore",
  Drafting: "explore",
  Buying: "explore",
  Teaching: "lessons",
  Naming: "lessons",
  Laying: "cards",
  SisterReveal: "cards",
  Rescuing: "rescue",
  Emptied: "rescue",
  SisterTurn: "rescue",
  Finding: "finds",
  Evening: "evening",
  Taking: "take",
  Over: "over",
};
const MOMENTS: Readonly<Record<string, Phase>> = {
  dawn: "explore",
  morning: "explore",
  lessons: "lessons",
  taught: "lessons",
  sister: "rescue",
  empty: "rescue",
  dusk: "evening",
};

/** The part of the day: what lies lowest on the agenda says it. */
export function phaseOf(view: IsleView): Phase {
  for (const frame of framesOf(view)) {
    const phase = frame.type === "Window" ? MOMENTS[String(frame.moment)] : PHASES[frame.type];
    if (phase) return phase;
  }
  return "explore";
}
