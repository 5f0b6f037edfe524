/** What a page that looks back is given of a game. */
import type { ReactNode } from "react";
import type { GameModule, SeatName } from "../core/module";
import type { Translate } from "../i18n";
import type { Replay } from "../wire/types";
import type { Point } from "./lookback";
import type { Player, Tick } from "./player";
import type { Stop } from "./stops";

export type Game = {
  readonly module: GameModule;
  readonly replay: Replay;
  readonly names: readonly SeatName[];
  readonly stops: readonly Stop[];
  readonly ticks: readonly Tick[];
  readonly player: Player;
  /** Who won, in a sentence. */
  readonly result: string;
  /** The same for whoever was not there: nobody is "you". */
  readonly openly: () => {
    readonly names: readonly SeatName[];
    readonly result: string;
    /** What happened at a stop. */
    readonly lineOf: (stop: number) => string;
  };
  /** What can be done from here, where so many steps of the game are done; null: nothing. */
  readonly means: (step: number | null) => ReactNode;
};

/** What happened at a point, as it is told in a `line`; what was chosen in secret is named, since the game is over. */
export function lineAt(
  { module, replay, stops }: Pick<Game, "module" | "replay" | "stops">,
  { stop, decided }: Pick<Point, "stop" | "decided">,
  names: readonly SeatName[],
  t: Translate,
  line = stops[stop]?.lines[0] ?? "",
): string {
  const at = stops[stop]?.frame ?? -1;
  const [before, frame] = [replay.frames[at - 1], replay.frames[at]];
  const isKept = frame?.events.some(({ key }) => module.keeps?.includes(key)) ?? false;
  if (!before || !decided || frame?.seq !== decided.seq || !isKept) return line;
  const advice = module.advice?.(decided.action, decided.seat, before.view, names, t);
  return advice ? saidOf(decided.seat, advice, names, t) : line;
}

/** "You: Lead the Meowfia." */
export function saidOf(seat: number, said: string, names: readonly SeatName[], t: Translate): string {
  const who = names[seat]?.you ? t("seat-you") : (names[seat]?.name ?? "");
  return `<b>${who}:</b> ${said}`;
}
