/**
 * Options that hang together, as a game's face says it: a lobby has no board. What so many seats can play, which options
 * matter and which follow another one, the rules say (`OptionInfo`).
 */
import type { Level, OptionInfo, Options } from "../wire/types";

type Value = Options[string];

export type Habits = {
  /** How it is played alone: what that means for the options, and the option that says how hard it is. */
  readonly alone: {
    readonly options: Options;
    readonly strength: string;
    readonly picture: string;
    /** Alone or not is part of the first question; else it is one more way to begin. */
    readonly first?: boolean;
  } | null;
  /** The option that is asked for at the very start, of the values that so many seats can play. */
  readonly first: string | null;
  /** Options that go with bots of a level, where the game begins with one click. */
  readonly beside: Readonly<Partial<Record<Level, Options>>>;
  /** What makes a short game of it, for somebody who has just learnt it; and against how many, unless one. */
  readonly short: { readonly options: Options; readonly rivals?: number };
};

export const usualHabits: Habits = {
  alone: null,
  first: null,
  beside: {},
  short: { options: {} },
};

/** Whether an option changes anything for so many seats, the others being as chosen, or else as usual. */
function matters({ when }: OptionInfo, infos: readonly OptionInfo[], options: Options, seats: number): boolean {
  const usual = Object.fromEntries(infos.map((info) => [info.key, info.default]));
  const chosen: Options = { ...usual, ...options, seats };
  return Object.entries(when).every(([key, values]) => values.some((value) => value === chosen[key]));
}

/** What can be chosen in a lobby: options that matter, with at least two values that so many seats can play. */
export function offeredOptions(infos: readonly OptionInfo[], options: Options, seats: number): readonly OptionInfo[] {
  return infos
    .filter((info) => matters(info, infos, options, seats))
    .map((info) => ({ ...info, values: info.values.filter((_, at) => info.seats[at]?.includes(seats)) }))
    .filter(({ values }) => values.length > 1);
}

/** The options after one was chosen: those that follow it are as is usual then. */
export function chosenOptions(infos: readonly OptionInfo[], options: Options, key: string, value: Value): Options {
  const at = infos.find((info) => info.key === key)?.values.indexOf(value) ?? -1;
  const following = infos.flatMap(({ key: other, follows }) => {
    const usual = follows[key]?.[at];
    return usual === undefined ? [] : [[other, usual] as const];
  });
  return { ...options, [key]: value, ...Object.fromEntries(following) };
}

/** A value as part of a text's id: "A,B,C" is spelt "A-B-C". */
export const spelt = (value: Value): string => String(value).replaceAll(",", "-");

/** The options that go with bots of these levels: a level's own where all are of it, else as the game usually is. */
function goingWith({ beside }: Habits, infos: readonly OptionInfo[], levels: readonly Level[]): Options {
  const keys = new Set(Object.values(beside).flatMap((options) => Object.keys(options)));
  const usual = infos.filter(({ key }) => keys.has(key)).map((info) => [info.key, info.default]);
  const [level] = levels;
  const own = level && levels.every((one) => one === level) ? beside[level] : undefined;
  return { ...Object.fromEntries(usual), ...own };
}

/** The options after other bots have sat down: what went with those before follows, what was chosen otherwise stays. */
export function followedOptions(
  habits: Habits,
  infos: readonly OptionInfo[],
  options: Options,
  before: readonly Level[],
  after: readonly Level[],
): Options {
  const [then, now] = [goingWith(habits, infos, before), goingWith(habits, infos, after)];
  const follow = Object.entries(now).filter(([key]) => options[key] === then[key]);
  return { ...options, ...Object.fromEntries(follow) };
}
