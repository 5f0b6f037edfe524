/** What those nearby could bring against a strength: for sure, as they say, and at most. For telling only. */

import { bonusOf } from "./battle";
import { flowerOf } from "./box";
import { isBattle, isOpen } from "./fights";
import { fieldAt, isFighting, type Spot, strengthAt } from "./ground";
import type { KingosView } from "./wire";

/** How near somebody has to be to come along: steps on the grid. */
export const NEAR = 2;

export type Share = {
  readonly seat: number;
  /** Vitality: energy that is there, though nobody has to put it in. In a battle whose paws are open, what was. */
  readonly sure: number;
  /** What was named before the battle, or called on the way; what is there, where nothing was said. */
  readonly said: number;
  /** With the best red flower there may be in the hand. */
  readonly most: number;
  /** Was anything said? */
  readonly spoke: boolean;
  readonly steps: number;
};

export type Together = {
  readonly spot: Spot;
  readonly kingos: boolean;
  readonly strength: number;
  readonly shares: readonly Share[];
};

const apart = (one: Spot, other: Spot): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

export const citadelOf = (view: KingosView): Spot => ({ x: 0, y: view.rules.distance });

/** Who can be at the citadel soon. */
export const withinReach = (view: KingosView): number =>
  view.players.filter((player) => apart(player, citadelOf(view)) <= NEAR).length;

/**
 * Against the guardians one stands beside, with those who are there or right beside; else all against Kingoš. Once a
 * battle has begun nobody comes any more.
 */
export function togetherOf(view: KingosView, me: number | null): Together {
  const own = me === null ? undefined : view.players[me];
  const guarded = own !== undefined && (fieldAt(view, own)?.guards.length ?? 0) > 0;
  const spot = guarded && own ? { x: own.x, y: own.y } : citadelOf(view);
  const here = guarded || (own !== undefined && apart(own, citadelOf(view)) === 0);
  const near = here && isBattle(view) ? 0 : guarded ? 1 : Number.POSITIVE_INFINITY;
  return { spot, kingos: !guarded, strength: strengthAt(view, spot), shares: sharesAt(view, me, spot, near) };
}

/** What those could bring who are no more than so many steps from a place. */
export function sharesAt(view: KingosView, me: number | null, spot: Spot, near: number): readonly Share[] {
  const kingos = fieldAt(view, spot)?.card === "citadel";
  return view.players.flatMap((player, seat) => {
    const steps = apart(player, spot);
    return steps <= near ? [shareOf(view, me, seat, steps, kingos)] : [];
  });
}

/** An equal part of what is needed there, as far as one has it: where a number starts that nobody has chosen yet. */
export function fairPart(view: KingosView, spot: Spot, most: number): number {
  const company = view.players.filter((player) => apart(player, spot) === 0).length;
  return Math.min(most, Math.ceil((strengthAt(view, spot) + 1) / Math.max(1, company)));
}

function shareOf(view: KingosView, me: number | null, seat: number, steps: number, kingos: boolean): Share {
  const player = view.players[seat];
  const best = seat === me ? ownBest(view, kingos) : (player?.hand ?? 0) > 0 ? unseenBest(view, kingos) : 0;
  if (isOpen(view) && isFighting(view, seat)) {
    const red = player?.red ?? "";
    const sure = (player?.battle ?? 0) + (red ? bonusOf(red, companyOf(view, kingos), kingos) : 0);
    return { seat, sure, said: sure, most: red ? sure : sure + best, spoke: false, steps };
  }
  const sure = (player?.vitality ?? 0) + (player?.battle ?? 0);
  const called = kingos && player?.call?.word === "bring" ? player.call.energy : null;
  const word = player?.said ?? called;
  return { seat, sure, said: word ?? sure, most: Math.max(sure + best, word ?? 0), spoke: word !== null, steps };
}

/** The best red flower in one's own hand, on a field with everybody. */
function ownBest(view: KingosView, kingos: boolean): number {
  const reds = (view.own?.hand ?? []).filter((flower) => flowerOf(flower).colour === "red");
  return Math.max(0, ...reds.map((flower) => bonusOf(flower, companyOf(view, kingos), kingos)));
}

/** What a hand that is not seen may hold at best: a rose against guardians, else a peony or a poppy. */
const unseenBest = (view: KingosView, kingos: boolean): number =>
  Math.max(...["rose", "peony", "poppy"].map((flower) => bonusOf(flower, companyOf(view, kingos), kingos)));

const companyOf = (view: KingosView, kingos: boolean): number => (kingos ? view.players.length : 2);

export const sumOf = (shares: readonly Share[], of: "sure" | "said" | "most"): number =>
  shares.reduce((sum, share) => sum + share[of], 0);
