/** Clans: its view and its actions. Generated like `wire/types.ts`; do not edit. */
import type { Line } from "../../wire/types";

export type ClansStep =
  | "start"
  | "choose"
  | "deal"
  | "keep"
  | "middle"
  | "turn"
  | "reveal"
  | "swap"
  | "rotate"
  | "over";
export type ClansWay = "first" | "free" | "limited" | "experts";
export type ClansPicks = "drawn" | "host" | "guest";
export type ClanKey = "gourmets" | "meowsketeers" | "chaoticats" | "supercats" | "meowfia" | "phantoms" | "powercats";
/** A finished game of a match. */
export type ClansPastView = {
  readonly clans: readonly [ClanKey, ClanKey];
  readonly first: number;
  readonly last: readonly number[];
  readonly ending: ClansEnding;
};
/** The other half of a pair, taken by the Chaoticats' chief after the hunt [CLANS 5.3]. */
export type ClansGift = { readonly cell: number; readonly prey: string; readonly taker: number };
/** One prey: how strong each clan is beside it, with which cats, and who takes it [CLANS 4.3]. */
export type ClansHunt = {
  readonly cell: number;
  readonly prey: string;
  readonly strengths: readonly [number, number];
  readonly hunters: readonly [readonly number[], readonly number[]];
  readonly taker: number | null;
};
/** Everything that happens after the last move, stage by stage. */
export type ClansEnding = {
  readonly before: readonly (string | null)[]; // the layout before the Supercats' chief moved
  readonly grid: readonly (string | null)[]; // the layout the dogs attack
  readonly moved: readonly number[]; // from and to of the Supercats' chief, or nothing
  readonly struck: readonly number[]; // cats that the dogs turn face down
  readonly strength: readonly [number | null, number | null]; // the Chaoticats', of each seat
  readonly hushed: readonly number[]; // cats that the Meowfia's chief turns face down
  readonly hunts: readonly ClansHunt[];
  readonly gifts: readonly ClansGift[];
  readonly lines: readonly Line[];
  readonly points: readonly [number, number];
  readonly prey: readonly [number, number];
};
/** Tiles are tokens [CLANS 9]; None lies face down. Nobody knows more of the tiles than anybody else [CLANS 8.1]. */
export type ClansView = {
  readonly viewer: number | null;
  readonly step: ClansStep;
  readonly way: ClansWay;
  readonly powers: boolean;
  readonly bonus_clan: boolean;
  readonly picks: ClansPicks; // who picks first under a free hand [CLANS 7.1]
  readonly match: boolean; // two games [CLANS 7.3]
  readonly even: boolean; // the weaker clan is given points [CLANS 7.6]
  readonly handicap: readonly [number, number]; // the points agreed on for each seat,
  readonly given: readonly [number, number]; // and all that each begins this game with, as far as the clans are known
  readonly clans: readonly [ClanKey | null, ClanKey | null];
  readonly first: number | null; // the starting seat of this game
  readonly turn: number | null; // the seat to move
  readonly number: number; // of the 24 turns, how many have begun
  readonly at: number | null; // the cell being turned, or just turned
  readonly came_from: number | null; // at the end: where the Supercats' chief stood before it went to the middle [CLANS 5.4]
  readonly last: readonly number[]; // the two cells of the last swap
  readonly grid: readonly (string | null)[]; // empty before the tiles are laid out
  readonly asleep: readonly string[]; // the tiles face down, known to both as a multiset [CLANS 8.1]
  readonly hand: readonly ClanKey[]; // clans to choose from, as far as this viewer may see them
  readonly kept: ClanKey | null; // the viewer's own hidden choice
  readonly chosen: readonly number[]; // seats whose hidden choice is in
  readonly ending: ClansEnding | null;
  readonly past: readonly ClansPastView[];
};
export type ClansAction =
  // Chance draws the starting seat [CLANS 2.2].
  | { readonly type: "Start"; readonly seat: number }
  // Take a clan openly [CLANS 7.1].
  | { readonly type: "Choose"; readonly clan: ClanKey }
  // Chance deals clan cards: three for each, seat 0 first [CLANS 7.2], or three for the starting seat [CLANS 7.3].
  | { readonly type: "DealClans"; readonly cards: readonly ClanKey[] }
  // Keep one of the cards in hand [CLANS 7.2, 7.3].
  | { readonly type: "Keep"; readonly clan: ClanKey }
  // Turn a face-down tile face up [CLANS 3.1].
  | { readonly type: "Turn"; readonly cell: number }
  // Chance says which tile was turned, and how a dog is rotated (0 for the rest) [CLANS 2.1].
  | { readonly type: "Reveal"; readonly tile: string; readonly quarter: number }
  // Swap the turned tile with the one at `cell` [CLANS 3.2].
  | { readonly type: "Swap"; readonly cell: number }
  // Leave the turned cat where it is [CLANS 5.7].
  | { readonly type: "Stay" }
  // Instead of the turned prey, swap the face-up prey at `prey` with the tile at `cell` [CLANS 5.6]. Of two face-up prey the one in the lower cell is named first; a swap with the turned prey is a plain `Swap`.
  | { readonly type: "SwapPrey"; readonly prey: number; readonly cell: number }
  // The Meowsketeers' chief turns the dog at `cell` so that it stands at `quarter` [CLANS 5.2].
  | { readonly type: "Rotate"; readonly cell: number; readonly quarter: number }
  // The Meowsketeers' chief leaves the dogs as they are [CLANS 5.2].
  | { readonly type: "Leave" };
