/** Options that hang together, by game; small enough for the lobby, where no board is loaded. */
import type { Options } from "../wire/types";
import * as clans from "./clans/options";

type Habits = {
  readonly chosenOptions: (options: Options, key: string, value: Options[string]) => Options;
  readonly isOffered: (options: Options, key: string) => boolean;
};

const none: Habits = {
  chosenOptions: (options, key, value) => ({ ...options, [key]: value }),
  isOffered: () => true,
};

const habits: Readonly<Record<string, Habits>> = { clans };

export function habitsOf(game: string): Habits {
  return habits[game] ?? none;
}
