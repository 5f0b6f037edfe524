/** Places on the island, and what a step would meet: told before it is done. The server decides. */
import { edgesOf, guardianOf, kingosStrength, lawOf } from "./box";
import type { KingosDirection, KingosFieldView, KingosView } from "./wire";

export const DIRECTIONS: readonly KingosDirection[] = ["up", "right", "down", "left"];
const STEPS: Readonly<Record<KingosDirection, readonly [number, number]>> = {
  up: [0, 1],
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
};

export type Spot = { readonly x: number; readonly y: number };

export const spotKey = ({ x, y }: Spot): string => `${x},${y}`;
export function spotOf(key: string): Spot {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}
export const isSame = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

/** The same place or one of the eight round it. */
export const isNear = (one: Spot, other: Spot): boolean =>
  Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;

export function beside({ x, y }: Spot, direction: KingosDirection): Spot {
  const [dx, dy] = STEPS[direction];
  return { x: x + dx, y: y + dy };
}

export const fieldAt = (view: Pick<KingosView, "fields">, spot: Spot): KingosFieldView | undefined =>
  view.fields.find((field) => isSame(field, spot));

/** The way to a place right beside, if it lies there. */
export const directionTo = (from: Spot, to: Spot): KingosDirection | undefined =>
  DIRECTIONS.find((direction) => isSame(beside(from, direction), to));

export type Bar = "guardian" | "sea" | "unexplored" | "spikes" | "brambles";
export type Step = {
  readonly direction: KingosDirection;
  readonly to: Spot;
  readonly explores: boolean;
  /** Spikes that point at the mover bring a curse [KINGOS 4.5]. */
  readonly curse: boolean;
  readonly bar: Bar | null;
};

const opposite = (side: number): number => (side + 2) % 4;

/** What a step in a direction meets [KINGOS 4.4, 4.5]. */
export function stepFrom(view: KingosView, from: Spot, direction: KingosDirection): Step {
  const law = lawOf(view.white);
  const to = beside(from, direction);
  const side = DIRECTIONS.indexOf(direction);
  const here = fieldAt(view, from);
  const there = fieldAt(view, to);
  const leaving = here ? (edgesOf(here.card, here.turn)[side] ?? "") : "";
  const entering = there ? (edgesOf(there.card, there.turn)[opposite(side)] ?? "") : "";
  const met = (colour: string): boolean => leaving === `${colour} in` || entering === `${colour} out`;
  const does = [met("red") ? law.red : "", met("black") ? law.black : ""];
  const step = { direction, to, explores: !there, curse: does.includes("curse") };
  if (direction === "up" && (here?.guards.length ?? 0) > 0) return { ...step, bar: "guardian" };
  if (to.y < 0) return { ...step, bar: "sea" };
  if (!there && view.beach + view.citadel === 0) return { ...step, bar: "unexplored" };
  if (does.includes("forbid")) return { ...step, bar: met("red") && law.red === "forbid" ? "spikes" : "brambles" };
  return { ...step, bar: null };
}

/** Summed over the guardians there, or Kingoš's own [KINGOS 6.7, 6.10]. */
export function strengthAt(view: KingosView, spot: Spot): number {
  const field = fieldAt(view, spot);
  if (field?.card === "citadel") return kingosStrength(view.rules, view.players.length);
  const more = lawOf(view.white).guardian;
  return (field?.guards ?? []).reduce((sum, guardian) => sum + guardianOf(guardian).strength + more, 0);
}

export const seatsAt = (view: Pick<KingosView, "players">, spot: Spot): readonly number[] =>
  view.players.flatMap((player, seat) => (isSame(player, spot) ? [seat] : []));

/** Who fights when battles come: everybody beside a guardian, or on the citadel [KINGOS 6.1]. */
export const isFighting = (view: KingosView, seat: number): boolean => {
  const player = view.players[seat];
  const field = player && fieldAt(view, player);
  return field !== undefined && (field.guards.length > 0 || field.card === "citadel");
};

/** Fields on which there is a battle, from the citadel down. */
export const battlefields = (view: KingosView): readonly KingosFieldView[] =>
  view.fields
    .filter((field) => seatsAt(view, field).some((seat) => isFighting(view, seat)))
    .sort((one, other) => other.y - one.y || one.x - other.x);

// ---- the picture --------------------------------------------------------------------------------------------------------

export type Extent = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** From the coast to the citadel, with all cards between and the places that are lit. */
export function extentOf(spots: readonly Spot[]): Extent {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** Places beside a laid card where one could go and nothing lies yet. */
export function unexplored(view: KingosView): readonly Spot[] {
  const found = new Map<string, Spot>();
  for (const field of view.fields) {
    if (field.card === "citadel") continue;
    for (const direction of DIRECTIONS) {
      const spot = beside(field, direction);
      if (spot.y >= 0 && !fieldAt(view, spot)) found.set(spotKey(spot), spot);
    }
  }
  for (let y = 1; y < view.rules.distance; y++) if (!fieldAt(view, { x: 0, y })) found.set(`0,${y}`, { x: 0, y });
  return [...found.values()];
}
