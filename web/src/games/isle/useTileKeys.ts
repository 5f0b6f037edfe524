/** Arrows, R, F, Enter and Escape, while a tile is in the hand: in play, on the score pad and in the lesson. */
import { useEffect } from "react";
import type { Point } from "./cells";
import { flipFor, nudged, stepFor, twisted } from "./placing";
import type { Placing } from "./usePlacing";

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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
