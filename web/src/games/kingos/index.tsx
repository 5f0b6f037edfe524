/** Kingoš's island for the shell. */
import type { GameModule } from "../../table/module";
import type { Replay } from "../../wire/types";
import { moonTrack } from "./box";
import { End } from "./End";
import { Moment } from "./Moment";
import { Play } from "./Play";
import type { KingosView } from "./wire";
import { type Text, words } from "./words";
import "./board.css";
import "./battle.css";
import "./kingos.css";

/** "Turn 7, the moon stands at 4 of 12". */
function where(view: KingosView, t: Text): string {
  const last = moonTrack(view.rules, view.players.length);
  return t(view.rules.countdown ? "kingos-ui-where" : "kingos-ui-turn", {
    turn: Math.max(1, view.turn),
    moon: view.moon,
    last,
  });
}

/** A tick for every fifth turn. */
function ticks(replay: Replay): readonly { readonly frame: number; readonly label: string }[] {
  let turn = 0;
  return replay.frames.flatMap(({ view }, frame) => {
    const now = (view as KingosView).turn;
    if (now <= turn) return [];
    turn = now;
    return (turn - 1) % 5 === 0 ? [{ frame, label: String(turn) }] : [];
  });
}

export const kingos: GameModule = {
  key: "kingos",
  Play: Play as unknown as GameModule["Play"],
  End: End as unknown as GameModule["End"],
  Moment: Moment as unknown as GameModule["Moment"],
  ticks,
  hides: ({ own }: KingosView) => own !== null,
  Pad: null,
  Learn: null,
  where,
  words,
};
