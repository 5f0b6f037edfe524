/** Advice: what could be done on the island, in words. */
import type { SeatName } from "../../core/module";
import { listed } from "../../core/saying";
import { topOf } from "./agenda";
import type { KingosAction, KingosView } from "./wire";
import { placeName, type Text } from "./words";

/** Null for what chance does, and for what is called: no figure can weigh a call. */
export function advice(
  action: KingosAction,
  seat: number,
  view: KingosView,
  _names: readonly SeatName[],
  t: Text,
): string | null {
  const say = (key: string, args: Readonly<Record<string, string | number>> = {}): string =>
    t(`kingos-advice-${key}`, args);
  const flower = (key: string): string => t(`kingos-flower-${key}`);
  switch (action.type) {
    case "Rest":
      return say("rest");
    case "Gather":
      return say("gather");
    case "Play":
    case "Waste":
    case "Bloom":
      return say("flower", { flower: flower(action.flower) });
    case "Unleash":
      return say("curse", { curse: t(`kingos-curse-${action.curse}`) });
    case "Move":
    case "Drift":
      return say("move", { direction: t(`kingos-direction-${action.direction}`) });
    case "GoBack":
      return say("go-back");
    case "Pass":
      return say(view.players[seat]?.chosen === false && view.agenda.at(-1)?.type === "Talking" ? "silent" : "pass");
    case "LayCurse":
      return say("lay-curse", { place: t(`kingos-action-${action.place}`) });
    case "Discard":
      return say("discard", { flowers: listed(action.flowers.map(flower), t) });
    case "Drive":
      return say("drive", {
        guardian: t(`kingos-guardian-${action.guardian}`),
        direction: t(`kingos-direction-${action.direction}`),
      });
    case "TurnCard":
      return say("turn-card", { quarters: action.quarters });
    case "Recall":
      return say("recall", { guardian: t(`kingos-guardian-${action.guardian}`), place: placeName(action, t) });
    case "Say":
      return say("say", { energy: action.energy });
    case "PutIn":
      return say("put-in", { energy: action.energy });
    default:
      return null;
  }
}

/** What to think of. */
export function nudge(action: KingosAction, view: KingosView, t: Text): string | null {
  const about = ABOUT[action.type];
  if (about !== "energy" || !("energy" in action)) return about ? t(`kingos-nudge-${about}`) : null;
  const most = view.players[view.viewer ?? 0]?.vitality ?? 0;
  return t("kingos-nudge-energy", {
    much: 3 * action.energy <= most ? "little" : 3 * action.energy >= 2 * most ? "much" : "some",
  });
}

/** Is a word asked for, or what one puts in? */
export const bluffs = (view: KingosView): boolean => ["Talking", "PuttingIn"].includes(topOf(view).type);

const ABOUT: Readonly<Partial<Record<KingosAction["type"], string>>> = {
  Rest: "rest",
  Gather: "flowers",
  Play: "flowers",
  Bloom: "flowers",
  Discard: "flowers",
  Unleash: "curses",
  LayCurse: "curses",
  Move: "way",
  Drift: "way",
  GoBack: "way",
  Drive: "guardians",
  Recall: "guardians",
  Pass: "nothing",
  Say: "energy",
  PutIn: "energy",
};
