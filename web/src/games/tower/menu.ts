/** What the server listed, sorted by what the page does with it. */
import type { Menu, Ranges } from "../../wire/types";
import type { Piece } from "./box";
import type { TowerAction } from "./wire";

export type PlaceAction = Extract<TowerAction, { readonly type: "Place" }>;

/** Where a piece may be let go, over one floor: low and high of each axis. */
export type Span = readonly [low: number, high: number];
export type Room = {
  readonly x: Span;
  readonly y: Span;
  readonly z: Span;
  readonly tilt: Span;
  readonly fold: Span;
  readonly speed: number;
};

export type Offers = {
  /** Sides that may be chosen, by card. */
  readonly sides: ReadonlyMap<number, readonly number[]>;
  readonly discards: ReadonlySet<number>;
  /** Kittens that are free, where one chooses one's own. */
  readonly adopts: readonly Piece[];
  readonly takes: readonly Piece[];
  readonly pets: ReadonlySet<Piece>;
  /** The goals that may be met, and by how many floors. */
  readonly meets: ReadonlyMap<number, readonly number[]>;
  readonly swaps: ReadonlySet<number>;
  readonly rooms: readonly Room[];
  /** Where a piece may be let go, where it is asked among a few places. */
  readonly places: readonly PlaceAction[];
  readonly done: boolean;
  readonly pass: boolean;
  readonly giveUp: boolean;
  readonly goOn: boolean;
};

export function offersOf(menu: Menu<TowerAction> | null): Offers {
  const [sides, meets] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const [discards, pets, swaps] = [new Set<number>(), new Set<Piece>(), new Set<number>()];
  const takes: Piece[] = [];
  const adopts: Piece[] = [];
  const rooms: Room[] = [];
  const places: PlaceAction[] = [];
  const seen = new Set<TowerAction["type"]>();
  const more = (map: Map<number, number[]>, key: number, value: number) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (const set of menu?.sets ?? []) {
    if (set.type === "Ranges") rooms.push(roomOf(set));
    if (set.type !== "Listed") continue;
    for (const action of set.actions) {
      seen.add(action.type);
      if (action.type === "Choose") more(sides, action.card, action.side);
      else if (action.type === "Discard") discards.add(action.card);
      else if (action.type === "Adopt") adopts.push(action.kitten);
      else if (action.type === "Take") takes.push(action.piece);
      else if (action.type === "Pet") pets.add(action.cat);
      else if (action.type === "Meet") more(meets, action.card, action.floors);
      else if (action.type === "Swap") swaps.add(action.card);
      else if (action.type === "Place") places.push(action);
    }
  }
  return {
    sides,
    discards,
    adopts,
    takes,
    pets,
    meets,
    swaps,
    rooms,
    places,
    done: seen.has("Done"),
    pass: seen.has("Pass"),
    giveUp: seen.has("GiveUp"),
    goOn: seen.has("GoOn"),
  };
}

const NOWHERE: Span = [0, 0];

function roomOf({ bounds }: Ranges): Room {
  const span = (axis: number): Span => {
    const bound = bounds[axis];
    return bound ? [bound[0], bound[1]] : NOWHERE;
  };
  return { x: span(0), y: span(1), z: span(2), tilt: span(4), fold: span(6), speed: span(7)[1] };
}
