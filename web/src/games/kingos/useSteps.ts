/** What is lit on the island, and what a press does: steps, drifting, driving, calling guardians back. */
import { useMemo } from "react";
import type { Explain } from "../../core/module";
import { sound } from "../../design";
import { announce } from "../../ground/live";
import { plain } from "../../i18n";
import { topOf } from "./agenda";
import { beside, directionTo, isSame, type Spot, type Step, spotKey, stepFrom } from "./ground";
import type { Lit } from "./Island";
import type { Offers } from "./menu";
import { useKept } from "./useQuestion";
import { type Asked, whyNot } from "./whynot";
import type { KingosAction, KingosView } from "./wire";
import { openWays, placeName, type Text } from "./words";

export type Steps = {
  readonly lit: ReadonlyMap<string, Lit>;
  /** A step that costs a curse waits for a second press. */
  readonly picked: Step | null;
  readonly go: () => void;
  readonly leave: () => void;
  /** A press where nothing is lit. */
  readonly press: (spot: Spot) => void;
  readonly stepTo: (spot: Spot | null) => Step | null;
  /** Several guardians to drive off: which one. */
  readonly driven: string | null;
  readonly choose: (guardian: string) => void;
};

export function useSteps({
  question,
  view,
  seat,
  offers,
  asked,
  ready,
  play,
  explain,
  t,
}: {
  readonly question: number;
  readonly view: KingosView;
  readonly seat: number | null;
  readonly offers: Offers;
  readonly asked: Asked | null;
  readonly ready: boolean;
  readonly play: (action: KingosAction) => void;
  readonly explain: Explain;
  readonly t: Text;
}): Steps {
  const [picked, pick] = useKept<Step | null>(question, null);
  const [guardian, choose] = useKept<string | null>(question, null);
  const player = seat === null ? undefined : view.players[seat];
  const driven = guardian ?? offers.drives[0]?.guardian ?? null;
  const send = (action: KingosAction) => {
    if (!ready) return;
    sound(action.type === "Move" ? "knock" : "paper");
    play(action);
  };
  const go = (step: Step) => send({ type: "Move", direction: step.direction });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending is not what changes it
  const lit = useMemo(() => {
    const found = new Map<string, Lit>();
    if (!player) return found;
    for (const direction of offers.moves) {
      const step = stepFrom(view, player, direction);
      const label = t("kingos-ui-step", {
        direction: t(`kingos-direction-${direction}`),
        cost: step.curse ? "curse" : step.explores ? "explore" : "free",
      });
      const press = () => {
        if (!step.curse || (picked && isSame(picked.to, step.to))) return go(step);
        pick(step);
        announce(plain(t("kingos-ui-picked", { place: placeName(step.to, t) })));
      };
      found.set(spotKey(step.to), { label, curse: step.curse, onPress: press });
    }
    for (const direction of offers.drifts)
      found.set(spotKey(beside(player, direction)), {
        label: t("kingos-ui-drift", { direction: t(`kingos-direction-${direction}`) }),
        curse: false,
        onPress: () => send({ type: "Drift", direction }),
      });
    for (const drive of offers.drives)
      if (drive.guardian === driven)
        found.set(spotKey(beside(player, drive.direction)), {
          label: t("kingos-ui-drive", {
            guardian: t(`kingos-guardian-${drive.guardian}`),
            direction: t(`kingos-direction-${drive.direction}`),
          }),
          curse: false,
          onPress: () => send(drive),
        });
    for (const recall of offers.recalls)
      found.set(spotKey(recall), {
        label: t("kingos-ui-recall", { guardian: t(`kingos-guardian-${recall.guardian}`) }),
        curse: false,
        onPress: () => send(recall),
      });
    return found;
  }, [view, player, offers, driven, picked, question, ready, t]);

  const stepTo = (spot: Spot | null): Step | null => {
    const direction = spot && player ? directionTo(player, spot) : undefined;
    const top = topOf(view);
    if (!direction || !player || top.type !== "Acting" || top.seat !== seat) return null;
    return stepFrom(view, player, direction);
  };

  return {
    lit,
    picked,
    go: () => picked && go(picked),
    leave: () => pick(null),
    press: (spot) => {
      const step = stepTo(spot);
      if (!step || !ready) return;
      const why = seat === null ? null : whyNot(view, seat, "move", offers, asked);
      if (why && why.key !== "no-step") explain(why.key, why.clause);
      else if (step.bar) explain(step.bar, "KINGOS 4.4", { open: openWays(offers.moves, t) });
      else explain("no-move-now", "KINGOS 3.2");
    },
    stepTo,
    driven: offers.drives.length > 0 ? driven : null,
    choose,
  };
}
