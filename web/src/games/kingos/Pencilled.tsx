/** The places to which the choices lead that Micka has drawn. Where nobody asked there are none. */
import { createContext, useContext } from "react";
import { PencilNumber } from "../../design";
import { beside, type Spot, spotKey } from "./ground";
import type { KingosAction } from "./wire";

type Numbers = ReadonlyMap<string, number>;

export const NumbersContext = createContext<Numbers>(new Map());

/** Where an action of somebody here ends; null for what ends nowhere on the island. */
function endOf(action: KingosAction, here: Spot): Spot | null {
  switch (action.type) {
    case "Move":
    case "Drift":
    case "Drive":
      return beside(here, action.direction);
    case "Recall":
      return action;
    default:
      return null;
  }
}

/** The best choice for each place has its number. */
export function numbersOf(choices: readonly KingosAction[], here: Spot | undefined): Numbers {
  const numbers = new Map<string, number>();
  for (const [at, choice] of choices.entries()) {
    const end = here ? endOf(choice, here) : null;
    if (end && !numbers.has(spotKey(end))) numbers.set(spotKey(end), at + 1);
  }
  return numbers;
}

export function PlaceNumber({ spot }: { readonly spot: string }) {
  const number = useContext(NumbersContext).get(spot);
  return number === undefined ? null : <PencilNumber number={number} />;
}
