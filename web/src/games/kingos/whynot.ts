/** Why an action cannot be done now, in the order in which one would ask. The server decides. */

import { topOf } from "./agenda";
import { cardOf, PLACES } from "./box";
import { fieldAt } from "./ground";
import type { Offers } from "./menu";
import type { KingosView } from "./wire";

export type Deed = "rest" | "flower" | "curse" | "move";
export const DEEDS: readonly Deed[] = ["rest", "flower", "curse", "move"];

/** A text's key and the clause that says so. */
export type Why = { readonly key: string; readonly clause: string };
/** What the reader is asked just now: a prompt, or a part of it. */
export type Asked = { readonly key: string; readonly clause: string };

/** Null where the action can be done. */
export function whyNot(view: KingosView, seat: number, deed: Deed, offers: Offers, asked: Asked | null): Why | null {
  const player = view.players[seat];
  const top = topOf(view);
  if (!player || canDo(deed, offers)) return null;
  if (top.type !== "Acting" || top.seat !== seat)
    return asked ? { key: `first-${asked.key}`, clause: asked.clause } : { key: "waiting", clause: "KINGOS 3.1" };
  if (top.done === deed) return { key: "same-kind", clause: "KINGOS 3.2" };
  if (deed !== "curse" && player.cursed[PLACES.indexOf(deed)]) return { key: "blocked", clause: "KINGOS 3.3" };
  const field = fieldAt(view, player);
  if (deed === "rest") {
    const guarded = (field?.guards.length ?? 0) > 0 && !view.rules.rest_beside_guardian;
    return { key: guarded ? "rest-guardian" : "rest-nothing", clause: "KINGOS 4.1" };
  }
  if (deed === "flower") {
    // Gathered is wherever anything is left to draw.
    if (field && cardOf(field.card).kind === "meadow") return { key: "none-left", clause: "KINGOS 5.8" };
    // A yellow one could be played, if only in vain: what lies in the hand now is red.
    const holds = (view.own?.hand.length ?? 0) > 0;
    return { key: holds ? "only-red" : "no-flower", clause: "KINGOS 4.2" };
  }
  if (deed === "curse") return { key: "no-curse", clause: "KINGOS 4.3" };
  return { key: "no-step", clause: "KINGOS 4.4" };
}

function canDo(deed: Deed, offers: Offers): boolean {
  if (deed === "rest") return offers.rest;
  if (deed === "flower") return offers.gather || offers.plays.length > 0 || offers.wastes.length > 0;
  if (deed === "curse") return offers.curses.length > 0;
  return offers.moves.length > 0 || offers.goBack;
}
