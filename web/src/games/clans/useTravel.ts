import { type RefObject, useLayoutEffect, useRef } from "react";
import { type LiveBeat, quartersBetween } from "./motion";
import { type Carried, letGo } from "./useDrag";

/** Two tiles that changed places start where they were and arrive where they are: straight, lifted in the middle. */
export function useTravel(board: RefObject<HTMLDivElement | null>, beat: LiveBeat | null, carried: RefObject<Carried>) {
  const before = useRef<Map<number, string>>(new Map());
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const cellOf = (cell: number) => root.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    if (beat?.kind === "swap") {
      const ms = Math.min(beat.ms, 380);
      for (const [here, there] of [
        [beat.to, beat.from],
        [beat.from, beat.to],
      ] as const) {
        const [at, from] = [cellOf(here), cellOf(there)];
        if (!at || !from) continue;
        const hand = carried.current?.cell === there ? carried.current : { x: 0, y: 0 };
        letGo(at);
        const x = from.offsetLeft - at.offsetLeft + hand.x;
        const y = from.offsetTop - at.offsetTop + hand.y;
        const first = here === beat.to;
        at.style.zIndex = first ? "8" : "7";
        const travel = at.animate(
          [
            { transform: `translate(${x}px, ${y}px) scale(${first ? 1.06 : 1})` },
            { transform: `translate(${x / 2}px, ${y / 2 - 6}px) scale(1.05)`, offset: 0.5 },
            { transform: "none" },
          ],
          { duration: ms, easing: "cubic-bezier(.3, 0, .2, 1)" },
        );
        travel.onfinish = travel.oncancel = () => {
          at.style.zIndex = "";
        };
      }
      carried.current = null;
    } else if (beat?.kind === "rotate") {
      const at = cellOf(beat.cell);
      const turn = quartersBetween(before.current.get(beat.cell) ?? null, beat.token);
      at?.querySelector(".clans-bites")?.animate([{ transform: `rotate(${-90 * turn}deg)` }, { transform: "none" }], {
        duration: Math.min(beat.ms, 320),
        easing: "cubic-bezier(.3, 0, .2, 1)",
      });
    }
  }, [beat, board, carried]);
  useLayoutEffect(() => {
    const tokens = new Map<number, string>();
    for (const cell of board.current?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])
      tokens.set(Number(cell.dataset.cell), cell.dataset.token ?? ".");
    before.current = tokens;
  });
}
