/** What is in the box [KINGOS 9], read from the files that the rules read. Things are named by their keys. */
import curseData from "../../../../src/tabbytop/games/kingos/data/curses.json";
import flowerData from "../../../../src/tabbytop/games/kingos/data/flowers.json";
import guardianData from "../../../../src/tabbytop/games/kingos/data/guardians.json";
import islandData from "../../../../src/tabbytop/games/kingos/data/island.json";
import tableData from "../../../../src/tabbytop/games/kingos/data/table.json";
import type { KingosRules, KingosSpace } from "./wire";

export type Flower = { readonly key: string; readonly colour: "yellow" | "red"; readonly amount: number };
export type Curse = {
  readonly key: string;
  readonly colour: "blue" | "white";
  readonly change: Readonly<Record<string, number | string>>;
};
export type Punishment = "flowers" | "curses" | "energy";
export type Guardian = {
  readonly key: string;
  readonly strength: number;
  readonly reward: number;
  readonly punishment: Punishment;
  readonly count: number;
};
export type Kind = "relax" | "meadow" | "danger" | "beach" | "citadel";
/** Spikes of an edge have one colour and point one way: into the field or out of it [KINGOS 4.4]. */
export type Edge = "" | "black in" | "black out" | "red in" | "red out";
export type Card = { readonly key: string; readonly kind: Kind; readonly edges: readonly Edge[] };

const keyed = <T extends { readonly key: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.key, thing]));

const BARE: readonly Edge[] = ["", "", "", ""];

export const FLOWERS = keyed(flowerData.flowers as readonly Flower[]);
export const CURSES = keyed(
  curseData.curses.map(({ key, colour, ...rest }) => ({
    key,
    colour: colour as Curse["colour"],
    change: (rest as { change?: Curse["change"] }).change ?? {},
  })),
);
export const GUARDIANS = keyed(guardianData.guardians as readonly Guardian[]);
const CARDS = keyed<Card>([
  ...(islandData.cards as readonly Card[]),
  { key: "beach", kind: "beach", edges: BARE },
  { key: "citadel", kind: "citadel", edges: BARE },
]);

export const flowerOf = (key: string): Flower => FLOWERS.get(key) ?? { key, colour: "yellow", amount: 0 };
export const curseOf = (key: string): Curse => CURSES.get(key) ?? { key, colour: "blue", change: {} };
export const guardianOf = (key: string): Guardian =>
  GUARDIANS.get(key) ?? { key, strength: 0, reward: 0, punishment: "energy", count: 0 };
/** What guardians on one field give and take together; each kind of punishment once, in the order they came. */
export function stakesOf(guards: readonly string[]): {
  readonly reward: number;
  readonly punishments: readonly (readonly [Punishment, number])[];
} {
  const taken = new Map<Punishment, number>();
  for (const { punishment, count } of guards.map(guardianOf))
    taken.set(punishment, (taken.get(punishment) ?? 0) + count);
  return { reward: guards.reduce((sum, key) => sum + guardianOf(key).reward, 0), punishments: [...taken] };
}
export const cardOf = (key: string): Card => CARDS.get(key) ?? { key, kind: "relax", edges: BARE };

/** The edges of a card turned clockwise by quarters: up, right, down, left. */
export const edgesOf = (card: string, turn: number): readonly Edge[] => {
  const { edges } = cardOf(card);
  return [0, 1, 2, 3].map((side) => edges[(side - turn + 4) % 4] ?? "");
};

export const PLACES = tableData.places as readonly KingosSpace[];
export const WHEEL: readonly string[] = tableData.wheel;
export const SWORD: number = tableData.sword;

/** How strong he is [KINGOS 6.10]. */
export function kingosStrength(rules: KingosRules, players: number): number {
  const table: Readonly<Record<string, number>> = tableData.kingos[rules.battle_token];
  return (table[String(players)] ?? 0) - (rules.island === "mild" ? tableData.milder_each * players : 0);
}

/** How many spaces the moon has [KINGOS 2.6]. */
export function moonTrack(rules: KingosRules, players: number): number {
  return players > 1 && rules.battle_token === "against" ? tableData.moon_against : tableData.moon_with_each * players;
}

// ---- the standing rules, as far as a board has to tell them beforehand [KINGOS 4.3] ------------------------------------

const USUAL = {
  black: "curse",
  red: "forbid",
  guardian: 0,
  second_action: 1,
  gather: 1,
  rest: 2,
  rest_relax: 3,
  hand: 5,
};

export type Law = Readonly<typeof USUAL>;

/** With the white curse that hangs over the citadel, "" for none. */
export const lawOf = (white: string): Law => ({ ...USUAL, ...curseOf(white).change });
