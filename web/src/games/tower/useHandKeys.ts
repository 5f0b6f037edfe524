/** What the hand does without a finger: keys from anywhere on the page, and the one piece that there is to take. */
import { type RefObject, useEffect, useRef } from "react";
import type { Piece } from "./box";
import { handKey } from "./Hands";
import type { Offers } from "./menu";
import type { Orbit } from "./orbit";
import type { Holding } from "./useHolding";
import type { TowerAction, TowerView } from "./wire";

/** One piece and nothing else to choose: it is in the hand already. Who takes that back wants it otherwise. */
export function useOnlyPiece(
  offers: Offers,
  { turn }: TowerView,
  ready: boolean,
  play: (action: TowerAction) => void,
): void {
  const only = offers.takes.length === 1 && !offers.done && !offers.pass && !offers.giveUp && offers.pets.size === 0;
  const piece = only ? offers.takes[0] : undefined;
  const moment = `${turn.number} ${turn.card} ${turn.side} ${turn.failed.length} ${piece}`;
  const last = useRef("");
  useEffect(() => {
    if (!ready || piece === undefined || last.current === moment) return;
    last.current = moment;
    play({ type: "Take", piece });
  }, [ready, piece, moment, play]);
}

/** Keys of the hand, wherever on the page nothing else wants them. */
export function useHandKeys(
  plate: RefObject<HTMLDivElement | null>,
  { grip, letGo }: Holding,
  orbit: Orbit,
  ready: boolean,
): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!ready || !grip.held || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select, dialog, [role=tablist]")) return;
      if (event.key === "Enter" && target?.closest("button, a, summary")) return;
      if (handKey(grip, orbit, event, letGo)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [grip, letGo, orbit, ready]);
  // A piece that comes into the hand is moved by keys at once, and is in sight with the page's head, however far down its
  // card was chosen; where the window is too low for both, without the head.
  useEffect(() => {
    let held: Piece | null = null;
    return grip.subscribe(() => {
      const before = held;
      held = grip.held?.piece ?? null;
      if (held === null) {
        // What it does when it is let go is seen, though the fine steps were below.
        if (before !== null) plate.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
        return;
      }
      const here = document.activeElement;
      if (here === document.body || here === null) plate.current?.focus({ preventScroll: true });
      if (held === before) return;
      scrollTo({ top: 0, behavior: "instant" });
      plate.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
  }, [grip, plate]);
}
