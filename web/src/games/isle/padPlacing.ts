/** A tile in the hand where no server asks for it: the score pad and the lesson. The same keys and buttons as in play. */
import { type RefObject, useEffect } from "react";
import { asPiece, type Held, inFrame, isLegal } from "./placing";
import { type Ship, worthOf } from "./ship";
import type { Placing } from "./usePlacing";

const nothing = () => {};

export function heldOver(
  ship: Ship,
  held: Held | null,
  { move, lay, putBack }: { move: (held: Held) => void; lay: () => void; putBack: (() => void) | null },
): Placing {
  const legal = held !== null && isLegal(held);
  return {
    held,
    errand: { kind: "place" },
    legal,
    worth: held && legal ? worthOf(ship, asPiece(held)) : null,
    baskets: [],
    basket: null,
    finds: [],
    find: null,
    colours: [],
    pick: nothing,
    move: (next) => move(inFrame(next)),
    payWith: nothing,
    findBy: nothing,
    dye: nothing,
    lay,
    putBack: putBack ?? nothing,
    free: putBack !== null,
  };
}

/** A tile that was picked up is moved by keys: the focus goes to the boat. */
export function useFocusOnHeld(tile: number | null, deck: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (tile !== null) deck.current?.focus({ preventScroll: true });
  }, [tile, deck]);
}
