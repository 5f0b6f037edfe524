/** The isle of cats for the shell. */
import { lazy } from "react";
import { texts } from "../../i18n";
import type { GameModule } from "../../table/module";
import type { Replay } from "../../wire/types";
import { type AddedTile, addTiles } from "./box";
import { addLessons } from "./cards";
import { End } from "./End";
import { Moment } from "./Moment";
import { phaseOf } from "./menu";
import { Play } from "./Play";
import { daysOf } from "./rows";
import type { IsleView } from "./wire";
import { type Text, words } from "./words";
import "./isle.css";
import "./cards.css";

/** "Day 3, the rescue". */
function where(view: IsleView, t: Text): string {
  return t("isle-ui-where", { day: Math.max(1, view.day), phase: phaseOf(view) });
}

/** A tick for each day. */
const ticks = (replay: Replay): readonly { readonly frame: number; readonly label: string }[] => daysOf(replay);

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

export const isle: GameModule = {
  key: "isle",
  prepare,
  Play: Play as unknown as GameModule["Play"],
  End: End as unknown as GameModule["End"],
  Moment: Moment as unknown as GameModule["Moment"],
  ticks,
  Pad: lazy(() => import("./Pad").then(({ Pad }) => ({ default: Pad }))),
  Learn: lazy(() => import("./Learn").then(({ Learn }) => ({ default: Learn }))),
  hides: ({ own }: IsleView) => own !== null,
  where,
  words,
};
