/** Kitten, don't fall! for the shell. */
import { gameModule, type Stage } from "../../core/module";
import { Speaker } from "../../core/saying";
import type { Event, News, Replay } from "../../wire/types";
import { advice, nudge } from "./advice";
import { secondsOf } from "./clip";
import { topmost } from "./describe";
import { End } from "./End";
import { headline, together } from "./headline";
import { Moment } from "./Moment";
import { Play } from "./Play";
import { clipsOf } from "./useStage";
import type { TowerAction, TowerView } from "./wire";
import type { Text } from "./words";
import "./picture.css";
import "./cards.css";
import "./tower.css";

/** "The climb to floor 10, turn 7". */
function where(view: TowerView, t: Text): string {
  return t(view.mode === "coop" ? "tower-ui-where" : "tower-ui-where-apart", {
    floor: view.floor,
    turn: Math.max(1, view.turn.number),
    top: topmost(view),
  });
}

/** A tick for every fifth turn. */
function ticks(replay: Replay<TowerView>): readonly { readonly frame: number; readonly label: string }[] {
  const marks: { frame: number; label: string }[] = [];
  let turn = 0;
  for (const [frame, { view }] of replay.frames.entries()) {
    const now = view.turn.number;
    if (now > turn && (now - 1) % 5 === 0) marks.push({ frame, label: String(now) });
    turn = Math.max(turn, now);
  }
  return marks;
}

const AFTER = 900; // milliseconds to look at what a clip has left

const watched = (events: readonly Event[]): number =>
  clipsOf(events)
    .filter(({ frames }) => frames.length > 0)
    .reduce((sum, clip) => sum + secondsOf(clip) * 1000 + AFTER, 0);

/** A moment with a clip takes as long as the clip. */
function stages({ events }: { readonly events: readonly Event[] }, t: Text): readonly Stage[] {
  const milliseconds = watched(events);
  if (milliseconds === 0) return [];
  const told = events.find(({ key }) => key === "missed" || key === "stands" || key === "walls-fell");
  const text = told ? new Speaker("tower", [], t).event(told) : t("tower-ui-moving-Placing");
  return [{ text, milliseconds: Math.max(1700, milliseconds) }];
}

const shownFor = (fresh: readonly News[]): number => watched(fresh.flatMap(({ events }) => events));

export const game = gameModule<TowerView, TowerAction>({
  key: "tower",
  Play,
  End,
  Moment,
  ticks,
  stages,
  shownFor,
  headline,
  advice,
  nudge,
  together,
  hides: (views) => views.some(({ hand }) => hand.length > 0),
  where,
  sounds: { "action-turned": "paper", "goal-turned": "paper", met: "chime" },
});
