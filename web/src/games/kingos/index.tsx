/** Kingoš's island for the shell. */

import { gameModule, type SeatName } from "../../core/module";
import { listed } from "../../core/saying";
import type { News, Outcome, Replay } from "../../wire/types";
import { advice, bluffs, nudge } from "./advice";
import { End } from "./End";
import { Moment } from "./Moment";
import { Play } from "./Play";
import { TOLD } from "./useReveal";
import type { KingosAction, KingosView } from "./wire";
import { shownName, type Text } from "./words";
import "./board.css";
import "./battle.css";
import "./calls.css";
import "./energy.css";
import "./hand.css";
import "./play.css";
import "./end.css";

/** "Turn 7". The moon stands on its track, where it is held back until a battle is told. */
const where = (view: KingosView, t: Text): string => t("kingos-ui-turn", { turn: Math.max(1, view.turn) });

/** A tick for every fifth turn. */
function ticks(replay: Replay<KingosView>): readonly { readonly frame: number; readonly label: string }[] {
  let turn = 0;
  return replay.frames.flatMap(({ view }, frame) => {
    const now = view.turn;
    if (now <= turn) return [];
    turn = now;
    return (turn - 1) % 5 === 0 ? [{ frame, label: String(turn) }] : [];
  });
}

/** The island wins, or whoever landed the last blow [KINGOS 7]. */
function headline(outcome: Outcome, sides: readonly SeatName[], t: Text): string {
  const winners = outcome.places.flatMap((place, side) => (place === 1 ? [side] : []));
  const first = winners[0] ?? 0;
  if (first >= sides.length - outcome.rivals.length) return t("kingos-ui-headline-island");
  if (winners.length > 1)
    return t("kingos-ui-headline-shared", {
      who: listed(
        winners.map((seat) => shownName(sides, seat, t)),
        t,
      ),
    });
  return sides[first]?.you
    ? t("kingos-ui-headline-you")
    : t("kingos-ui-headline-one", { who: sides[first]?.name ?? "" });
}

/** The last battle is told before the end is laid down. */
const shownFor = (fresh: readonly News[]): number =>
  fresh.some(({ events }) => events.some(({ key }) => key === "rolled")) ? TOLD : 0;

const PHRASES = [
  "together",
  "promise",
  "everything",
  "more",
  "empty",
  "mine",
  "wait",
  "citadel",
  "moon",
  "remember",
  "sorry",
  "thanks",
];

export const game = gameModule<KingosView, KingosAction>({
  key: "kingos",
  advice,
  keeps: ["chosen"],
  nudge,
  bluffs,
  Play,
  End,
  Moment,
  ticks,
  hides: (views) => views.some(({ own }) => own !== null),
  phrases: PHRASES,
  shownFor,
  headline,
  where,
  // What a battle brought is heard when its paws are open, on the sheet.
  sounds: {
    moved: "step",
    explored: "paper",
    battles: "drum",
    bloomed: "bloom",
    "curse-laid": "curse",
    "drew-flower": "bloom",
    midnight: "moon",
    "called-bring": "pop",
    "called-here": "pop",
    "called-citadel": "pop",
    "called-wait": "pop",
    "called-rest": "pop",
    "called-how_much": "pop",
  },
});
