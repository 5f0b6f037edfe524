/** A tile in the hand where no server asks for it: the score pad and the lesson. The same keys and buttons as in play. */
import { type RefObject, useEffect } from "react";
import { asPiece, faultOf, type Held, inFrame } from "./placing";
import { type Ship, worthOf } from "./ship";
import type { Placing } from "./usePlacing";
import type { IsleMode } from "./wire";

const nothing = () => {};

export function heldOver(
  ship: Ship,
  held: Held | null,
  mode: IsleMode,
  { move, lay, putBack }: { move: (held: Held) => void; lay: () => void; putBack: (() => void) | null },
): Placing {
  const fault = held ? faultOf(held, ship.filled) : null;
  const worth = held && !fault ? worthOf(ship, asPiece(held), mode) : null;
  return {
    held,
    errand: { kind: "place" },
    fault,
    worth,
    change: worth?.points ?? 0,
    price: 0,
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
