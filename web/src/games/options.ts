/** Options that hang together, by game; small enough for the lobby, where no board is loaded. */
import type { OptionInfo, Options } from "../wire/types";
import * as clans from "./clans/options";
import * as isle from "./isle/options";
import * as kingos from "./kingos/options";
import * as tower from "./tower/options";

type Value = Options[string];

export type Habits = {
  /** The options after one was chosen. */
  readonly chosenOptions: (options: Options, key: string, value: Value) => Options;
  /** Whether an option changes anything for so many seats. */
  readonly isOffered: (options: Options, key: string, seats: number) => boolean;
  /** Whether so many seats can play that. */
  readonly isPlayed: (key: string, value: Value, seats: number) => boolean;
  /** How it is played alone: what that means for the options, and the option that says how hard it is. */
  readonly alone: { readonly options: Options; readonly strength: string; readonly picture: string } | null;
};

const usual: Habits = {
  chosenOptions: (options, key, value) => ({ ...options, [key]: value }),
  isOffered: () => true,
  isPlayed: () => true,
  alone: null,
};

const habits: Readonly<Record<string, Partial<Habits>>> = { clans, isle, kingos, tower };

export function habitsOf(game: string): Habits {
  return { ...usual, ...habits[game] };
}

/** What can be chosen in a lobby: options with at least two values that so many seats can play. */
export function offeredOptions(
  game: string,
  infos: readonly OptionInfo[],
  options: Options,
  seats: number,
): readonly OptionInfo[] {
  const { isOffered, isPlayed } = habitsOf(game);
  return infos
    .filter(({ key }) => isOffered(options, key, seats))
    .map((info) => ({ ...info, values: info.values.filter((value) => isPlayed(info.key, value, seats)) }))
    .filter(({ values }) => values.length > 1);
}

/** A value as part of a text's id: "A,B,C" is spelt "A-B-C". */
export const spelt = (value: Value): string => String(value).replaceAll(",", "-");
