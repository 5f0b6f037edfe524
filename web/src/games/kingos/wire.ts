/** The island on the wire, by the names the board uses. */
import type { KingosView } from "../../wire/types";

export type {
  KingosAction,
  KingosDirection,
  KingosDone,
  KingosFace,
  KingosFieldView,
  KingosHow,
  KingosPlace,
  KingosPlayerView,
  KingosRules,
  KingosView,
} from "../../wire/types";

/** What is going on, the last on top. */
export type Frame = KingosView["agenda"][number];

export const topOf = (view: KingosView): Frame => view.agenda.at(-1) ?? { type: "Starting" };
