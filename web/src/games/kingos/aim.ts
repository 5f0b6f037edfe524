/** What it is all about: which line stands over the island [KINGOS 7]. */
import { moonTrack } from "./box";
import { isSame } from "./ground";
import { citadelOf } from "./together";
import type { KingosView } from "./wire";

/** Which line: it changes with the game. */
export function aimOf(view: KingosView, me: number | null): string {
  const own = me === null ? undefined : view.players[me];
  if (own && isSame(own, citadelOf(view))) return "here";
  if (!view.rules.countdown) return view.players.length > 1 ? "ever" : "alone-ever";
  if (moonTrack(view.rules, view.players.length) - view.moon <= 1) return "last";
  return view.players.length > 1 ? "together" : "alone";
}
