/** What the server listed, sorted by what it is done with: fields, actions, flowers, curses, energy. */
import type { Menu } from "../../wire/types";
import type { KingosAction, KingosDirection, KingosSpace } from "./wire";

type Of<T extends KingosAction["type"]> = Extract<KingosAction, { readonly type: T }>;

export type Offers = {
  readonly moves: readonly KingosDirection[];
  readonly drifts: readonly KingosDirection[];
  readonly drives: readonly Of<"Drive">[];
  readonly recalls: readonly Of<"Recall">[];
  readonly turns: readonly number[];
  readonly rest: boolean;
  readonly gather: boolean;
  readonly goBack: boolean;
  /** Yellow flowers to be played, red ones in a battle. */
  readonly plays: readonly string[];
  readonly blooms: readonly string[];
  /** Yellow flowers that would do nothing here, and may be played all the same [KINGOS 4.2]. */
  readonly wastes: readonly string[];
  readonly curses: readonly Of<"Unleash">[];
  readonly places: readonly KingosSpace[];
  /** How many flowers must go; 0: none. */
  readonly discard: number;
  /** The most energy that may be put in or spoken of; null: not asked. */
  readonly putIn: number | null;
  readonly say: number | null;
  readonly pass: boolean;
  /** What can be called to the others [KINGOS 6.16]. */
  readonly calls: readonly Of<"Call">[];
};

const most = (numbers: readonly number[]): number | null => (numbers.length > 0 ? Math.max(...numbers) : null);

export function offersOf(menu: Menu<KingosAction> | null): Offers {
  const all = (menu?.sets ?? []).flatMap((set) => (set.type === "Listed" ? set.actions : []));
  const of = <T extends KingosAction["type"]>(type: T) => all.filter((one): one is Of<T> => one.type === type);
  return {
    moves: of("Move").map(({ direction }) => direction),
    drifts: of("Drift").map(({ direction }) => direction),
    drives: of("Drive"),
    recalls: of("Recall"),
    turns: of("TurnCard").map(({ quarters }) => quarters),
    rest: of("Rest").length > 0,
    gather: of("Gather").length > 0,
    goBack: of("GoBack").length > 0,
    plays: of("Play").map(({ flower }) => flower),
    blooms: of("Bloom").map(({ flower }) => flower),
    wastes: of("Waste").map(({ flower }) => flower),
    curses: of("Unleash"),
    places: of("LayCurse").map(({ place }) => place),
    discard: of("Discard")[0]?.flowers.length ?? 0,
    putIn: most(of("PutIn").map(({ energy }) => energy)),
    say: most(of("Say").map(({ energy }) => energy)),
    pass: of("Pass").length > 0,
    calls: of("Call"),
  };
}

export const NO_OFFERS = offersOf(null);
