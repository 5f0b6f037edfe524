/** A tile in the hand where no server asks for it: the score pad and the lesson. The same keys and buttons as in play. */
import { type RefObject, useEffect } from "react";
import type { Point } from "./cells";
import { flipFor, stepFor } from "./Deck";
import { asPiece, type Held, inFrame, isLegal, nudged, twisted } from "./placing";
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

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows, R, F, Enter and Escape, while a tile is in the hand. */
export function useTileKeys(placing: Placing, phone: boolean): void {
  useEffect(() => {
    const { held } = placing;
    if (!held) return;
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const on = event.target instanceof HTMLElement ? event.target : null;
      if (on?.closest("input, textarea, select, dialog")) return;
      const step = STEPS[event.key];
      const key = event.key.toLowerCase();
      if (step) placing.move(nudged(held, ...stepFor(phone, ...step)));
      else if (key === "r") placing.move(twisted(held, event.shiftKey ? "back" : "quarter"));
      else if (key === "f") placing.move(twisted(held, flipFor(phone)));
      else if (key === "escape" && placing.free) placing.putBack();
      else if (key === "enter" && !on?.closest("button, a")) placing.lay();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

/** A tile that was picked up is moved by keys: the focus goes to the boat. */
export function useFocusOnHeld(tile: number | null, deck: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (tile !== null) deck.current?.focus({ preventScroll: true });
  }, [tile, deck]);
}
