/** What a page that looks back is given of a game. */
import type { ReactNode } from "react";
import type { GameModule, SeatName } from "../core/module";
import type { Replay } from "../wire/types";
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
