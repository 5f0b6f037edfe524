/** Cat clans for the shell. */
import { gameModule, type Stage } from "../../core/module";
import type { Event, Replay } from "../../wire/types";
import { advice, nudge } from "./advice";
import { End } from "./End";
import { stepWords } from "./Finale";
import { stepsOf } from "./finale";
import { endedIn, Moment } from "./Moment";
import { Play } from "./Play";
import type { ClansAction, ClansView } from "./wire";
import type { Text } from "./words";
import "./art.css";
import "./clans.css";
import "./cards.css";
import "./play.css";
import "./finale.css";

/** "Turn 16, 8 tiles still asleep." */
function where(view: ClansView, t: Text): string {
  if (view.grid.length === 0) return t(view.past.length > 0 ? "clans-where-second" : "clans-where-clans");
  if (view.step === "over" || view.step === "rotate") return t("clans-where-end");
  return t("clans-where", { turn: Math.max(1, view.number), asleep: view.asleep.length });
}

/** A tick for every sixth turn, and one for the end of each game. */
function ticks(replay: Replay<ClansView>): readonly { readonly frame: number; readonly label: string }[] {
  const marks: { frame: number; label: string }[] = [];
  let [number, games] = [0, 0];
  for (const [frame, { view }] of replay.frames.entries()) {
    const now = view;
    if (now.past.length > games || (now.ending && games === now.past.length)) {
      games = now.past.length + (now.ending ? 1 : 0);
      number = 0;
    }
    if (now.step === "turn" && now.number > number) {
      number = now.number;
      if ((number - 1) % 6 === 0) marks.push({ frame, label: String(number) });
    }
  }
  return marks;
}

/** The end of a game is watched stage by stage. */
function stages({ view, events }: { readonly view: ClansView; readonly events: readonly Event[] }, t: Text): Stage[] {
  const ended = endedIn(view, events);
  if (!ended) return [];
  return stepsOf(ended.ending, ended.clans).map((step) => ({
    text: stepWords(step, ended.clans, t),
    milliseconds: step.span,
  }));
}

export const game = gameModule<ClansView, ClansAction>({
  key: "clans",
  Play,
  End,
  Moment,
  ticks,
  stages,
  advice,
  keeps: ["kept"],
  nudge,
  where,
  // Tiles are heard as they are shown (`Play.tsx`).
  sounds: { "clan-chosen": "paper", "clans-shown": "drum", stayed: "step" },
});
