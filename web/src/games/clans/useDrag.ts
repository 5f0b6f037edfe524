import { type PointerEvent, type RefObject, useCallback, useRef, useState } from "react";
import type { Mark } from "./Cell";
import { cellUnder } from "./grid";

/** The tile in the hand as it was last seen, away from its cell. */
export type Carried = { cell: number; x: number; y: number } | null;

/** The held tile follows the pointer; over a lit cell it may be let go. */
export function useDrag(
  board: RefObject<HTMLDivElement | null>,
  mark: (cell: number) => Mark,
  onDrop: ((cell: number) => void) | undefined,
) {
  const [over, setOver] = useState<number | null>(null);
  const carried = useRef<Carried>(null);
  const latest = useRef({ mark, onDrop });
  latest.current = { mark, onDrop };

  const grab = useCallback(
    (cell: number, down: PointerEvent<HTMLElement>) => {
      const tile = down.currentTarget;
      if (!latest.current.onDrop || down.button !== 0) return;
      const { clientX, clientY, pointerId, pointerType } = down;
      const raise = pointerType === "mouse" ? 0 : -0.35 * tile.offsetHeight;
      let moved = false;
      let under: number | null = null;

      const move = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        const x = event.clientX - clientX;
        const y = event.clientY - clientY;
        if (!moved && Math.hypot(x, y) < 8) return;
        if (!moved) {
          moved = true;
          tile.setPointerCapture(pointerId);
          tile.classList.add("dragging");
        }
        carried.current = { cell, x, y: y + raise };
        tile.style.transform = `translate(${x}px, ${y + raise}px) rotate(-2deg) scale(1.08)`;
        const to = cellUnder(board.current, event.clientX, event.clientY);
        const lit = to !== null && to !== cell && latest.current.mark(to).lit ? to : null;
        if (lit !== under) {
          under = lit;
          setOver(lit);
        }
      };
      const end = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        setOver(null);
        if (!moved) return;
        // The click that follows a drag is no press.
        addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
        if (event.type === "pointerup" && under !== null) {
          latest.current.onDrop?.(under);
          // It lies where it was let go until the swap is shown; should none come, it goes home.
          setTimeout(() => carried.current?.cell === cell && goHome(tile, carried), 1500);
        } else goHome(tile, carried);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    },
    [board],
  );
  return { over, grab, carried };
}

function goHome(tile: HTMLElement, carried: RefObject<Carried>): void {
  carried.current = null;
  const from = tile.style.transform;
  letGo(tile);
  tile.animate([{ transform: from }, {}], { duration: 200, easing: "cubic-bezier(.2, .8, .25, 1)" });
}

export function letGo(tile: HTMLElement): void {
  tile.classList.remove("dragging");
  tile.style.transform = "";
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
