/** What this seat is asked, what it can do, and what it is about to do: all that the parts of the table share. */
import { useMemo } from "react";
import type { PlayProps } from "../../core/module";
import { sound } from "../../design";
import { useText } from "../../i18n";
import { type Frame, topOf } from "./agenda";
import { NO_OFFERS, type Offers, offersOf } from "./menu";
import { usePurse } from "./usePurse";
import { useKept, useQuestion } from "./useQuestion";
import { type Steps, useSteps } from "./useSteps";
import type { Asked, Deed } from "./whynot";
import type { KingosAction, KingosPlayerView, KingosView } from "./wire";

export type Deeds = {
  readonly view: KingosView;
  /** Null: one who looks on. */
  readonly seat: number | null;
  /** Whose table is shown: one's own, or the first. */
  readonly looking: number;
  readonly player: KingosPlayerView | undefined;
  readonly top: Frame;
  /** What the server listed; and of that, what can be done now. */
  readonly listed: Offers;
  readonly offers: Offers;
  /** Is the table waiting for this seat? Calls can be made beside the turns of others too. */
  readonly asked: boolean;
  readonly prompt: Asked | null;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly send: (action: KingosAction) => void;
  readonly steps: Steps;
  /** The action whose ways are laid out. */
  readonly deed: Deed | null;
  readonly onDo: (deed: Deed) => void;
  /** A flower that would do nothing, and waits for a second press; "" for none. */
  readonly wasting: string;
  readonly onWaste: (flower: string) => void;
} & ReturnType<typeof usePurse>;

type Props = PlayProps<KingosView, KingosAction>;

export function useDeeds({ position, sight, told, play, busy, explain }: Props): Deeds {
  const { t } = useText();
  const { view, seat, menu, may } = sight;
  const player = view.players[seat ?? 0];
  const ready = menu !== null && !busy;
  const asked = menu !== null && !may;
  const prompt = asked ? (menu?.prompt ?? null) : null;
  const listed = useMemo(() => offersOf(menu), [menu]);
  const offers = busy ? NO_OFFERS : listed;
  const question = useQuestion(position, told);
  const [deed, setDeed] = useKept<Deed | null>(question, null);
  const [wasting, onWaste] = useKept(question, "");
  const send = (action: KingosAction) => {
    sound("paper");
    play(action);
  };
  const steps = useSteps({ question, view, seat, offers, asked: prompt, ready, play, explain, t });
  const { purse, put } = usePurse({ view, player, offers, question, ready, send, explain });
  function onDo(wish: Deed): void {
    if (!ready) return;
    if (wish === "rest") send({ type: "Rest" });
    else if (wish === "move" && offers.goBack) send({ type: "GoBack" });
    else if (wish === "move") focusStep();
    else if (wish === "flower" && offers.plays.length + offers.wastes.length === 0) send({ type: "Gather" });
    else setDeed(deed === wish ? null : wish);
  }
  return {
    view,
    seat,
    looking: seat ?? 0,
    player,
    top: topOf(view),
    listed,
    offers,
    asked,
    prompt,
    ready,
    busy,
    send,
    steps,
    deed,
    onDo,
    wasting,
    onWaste,
    purse,
    put,
  };
}

/** The keys go to the first lit place. */
function focusStep(): void {
  document.querySelector<HTMLElement>(".kingos-place.lit")?.focus();
}
