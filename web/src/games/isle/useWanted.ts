/** Where is k5? A place that somebody asks for on the boat. */
import { useState } from "react";
import { HULL } from "./box";
import { cellAt, has, type Point, pointNamed } from "./cells";

/**
 * The cell that somebody asks for: by a place named in the story, under the pointer or tapped, or by pressing it on the
 * boat, and once more to be rid of it. With the next position it is forgotten.
 */
export function useWanted(seq: number) {
  const [asked, setAsked] = useState<{ readonly seq: number; readonly cell: Point } | null>(null);
  const cell = asked?.seq === seq ? asked.cell : null;
  const named = (event: { readonly target: EventTarget }): Point | null => {
    const place = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-place]") : null;
    return pointNamed(place?.dataset.place ?? "");
  };
  const ask = (at: Point | null) => setAsked(at && { seq, cell: at });
  return {
    cell,
    press: ([x, y]: Point) => ask(has(HULL, cellAt(x, y)) && String(cell) !== String([x, y]) ? [x, y] : null),
    /** Where the story lies over the boat, a tap on a place closes it: `shown`. */
    inStory: (shown?: () => void) => ({
      onPointerOver: (event: React.PointerEvent) => {
        const at = named(event);
        if (at || event.pointerType === "mouse") ask(at);
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (event.pointerType === "mouse") ask(null);
      },
      onClick: (event: React.MouseEvent) => {
        const at = named(event);
        if (!at || !shown) return;
        ask(at);
        shown();
      },
    }),
  };
}

export type Wanted = ReturnType<typeof useWanted>;
