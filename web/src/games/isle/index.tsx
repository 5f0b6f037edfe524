/** The isle of cats for the shell. */
import { gameModule } from "../../core/module";
import { texts } from "../../i18n";
import type { Replay } from "../../wire/types";
import { advice, nudge } from "./advice";
import { type AddedTile, addTiles } from "./box";
import { addLessons } from "./cards";
import { End } from "./End";
import { Moment } from "./Moment";
import { phaseOf } from "./menu";
import { Play } from "./Play";
import { daysOf } from "./rows";
import type { IsleAction, IsleView } from "./wire";
import type { Text } from "./words";
import "./boat.css";
import "./cards.css";
import "./fields.css";
import "./rail.css";
import "./play.css";
import "./end.css";

/** "Day 3, the rescue". */
function where(view: IsleView, t: Text): string {
  return t("isle-ui-where", { day: Math.max(1, view.day), phase: phaseOf(view) });
}

/** A tick for each day. */
const ticks = (replay: Replay<IsleView>): readonly { readonly frame: number; readonly label: string }[] =>
  daysOf(replay);

type Added = {
  readonly tiles: readonly AddedTile[];
  readonly lessons: Parameters<typeof addLessons>[0];
  readonly texts: Parameters<typeof texts.add>[0];
};

function prepare(extra: unknown): void {
  const added = extra as Added;
  addTiles(added.tiles);
  addLessons(added.lessons);
  texts.add(added.texts);
}

export const game = gameModule<IsleView, IsleAction>({
  key: "isle",
  prepare,
  Play,
  End,
  Moment,
  ticks,
  nudge,
  counts: true,
  hides: (views) => views.some(({ own }) => own !== null),
  where,
  advice,
  keeps: ["chosen"],
  sounds: {
    "new-day": "dawn",
    fished: "splash",
    caught: "splash",
    dealt: "shuffle",
    "family-dealt": "shuffle",
    "drew-cards": "paper",
    "passed-on": "paper",
    bought: "coins",
    "paid-drawn": "coins",
    "lessons-played": "scroll",
    "public-lesson": "herald",
    named: "brush",
    revealed: "flip",
    played: "flutter",
    "basket-gained": "wicker",
    rescued: "meow",
    took: "tuck",
    "let-go": "felt",
    found: "chime",
    befriended: "bloom",
    placed: "knock",
    "sister-took": "step",
    "sister-swap": "step",
  },
});
