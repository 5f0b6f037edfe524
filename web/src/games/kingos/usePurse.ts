/** How much one is about to put in, or to speak of, and what was put in [KINGOS 6.2, 6.3]. */
import type { Explain } from "../../core/module";
import type { Offers } from "./menu";
import type { Purse } from "./Strength";
import { fairPart } from "./together";
import { useKept } from "./useQuestion";
import type { KingosAction, KingosPlayerView, KingosView } from "./wire";

export function usePurse({
  view,
  player,
  offers,
  question,
  ready,
  send,
  explain,
}: {
  readonly view: KingosView;
  readonly player: KingosPlayerView | undefined;
  readonly offers: Offers;
  readonly question: number;
  readonly ready: boolean;
  readonly send: (action: KingosAction) => void;
  readonly explain: Explain;
}): {
  readonly purse: (Purse & { readonly confirm: () => void }) | null;
  /** Put in here, whether or not the server has answered: discs do not jump back meanwhile. */
  readonly put: number | null;
} {
  const [chosen, choose] = useKept<number | null>(question, null);
  const [put, putIn] = useKept<number | null>(question, null);
  const most = offers.putIn ?? offers.say;
  if (most === null) return { purse: null, put };
  // A word starts at an equal part, and what was said lies ready to be put in: never "nothing" under the same finger.
  const asSaid = offers.say !== null && player ? fairPart(view, player, offers.say) : (player?.said ?? 0);
  const amount = chosen ?? Math.min(most, asSaid);
  const only = offers.putIn === null ? "words" : "energy";
  const refuse = () =>
    only === "energy" ? explain("too-much", "KINGOS 6.3", { most }) : explain("say-too-much", "KINGOS 6.2", { most });
  const confirm = () => {
    if (!ready) return;
    if (amount > most) return refuse();
    if (only === "energy") putIn(amount);
    send(only === "energy" ? { type: "PutIn", energy: amount } : { type: "Say", energy: amount });
  };
  return { purse: { most, amount, choose, only, refuse, confirm }, put };
}
