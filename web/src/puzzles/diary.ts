/** What this device remembers of puzzles: how each went, and how each day went, whatever was solved by its number. */
import { dayFrom } from "../core/puzzles";
import { memory, Store, useStore } from "../ground/store";

export type Entry = {
  readonly tries: number;
  /** The highest rung of the ladder of hints that was asked for: 1 is a nudge, 2 says which it is. */
  readonly help: number;
  readonly end: "solved" | "shown" | null;
};

export const FRESH: Entry = { tries: 0, help: 0, end: null };

export type Numbers = Readonly<Record<string, Entry>>;
/** By date, then by number: a book that has grown since the morning has another one for the same day. */
export type Days = Readonly<Record<string, Numbers>>;
/** What is remembered of one game. */
export type Page = { readonly numbers: Numbers; readonly days: Days };
export type Diary = Readonly<Record<string, Page>>;

/** Which puzzle, and of which day it is the one; "": of none, it was chosen by its number. */
export type Which = { readonly game: string; readonly number: number; readonly day: string };

const EMPTY: Page = { numbers: {}, days: {} };

const KEYS = { numbers: "tabbytop.puzzles", days: "tabbytop.puzzles.days" } as const;

type Table<T> = Readonly<Record<string, T>>;
/** As it was written before days were kept by themselves: the day was a note beside the number. */
type Noted = Entry & { readonly day?: string };

/** Reads what was stored; anything odd in it is forgotten. */
export function readDiary(numbers: string | null, days: string | null = null): Diary {
  const [byNumber, byDay] = [tablesIn<Table<Noted>>(numbers), tablesIn<Days>(days)];
  const games = [...new Set([...Object.keys(byNumber), ...Object.keys(byDay)])];
  return Object.fromEntries(games.map((game) => [game, pageOf(tables(byNumber[game]), tables(byDay[game]))]));
}

function pageOf(numbers: Table<Noted>, days: Days): Page {
  const all: Record<string, Numbers> = { ...days };
  for (const [number, { day, ...entry }] of Object.entries(numbers))
    if (day) all[day] = { [number]: entry, ...all[day] };
  return { numbers, days: all };
}

const isTable = (found: unknown): found is Table<unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

/** What is itself a table of something. */
const tables = <T>(found: unknown): Table<T> =>
  Object.fromEntries(Object.entries(isTable(found) ? found : {}).filter(([, one]) => isTable(one))) as Table<T>;

function tablesIn<T>(text: string | null): Table<T> {
  try {
    return tables<T>(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

const read = (): Diary => readDiary(memory.read(KEYS.numbers), memory.read(KEYS.days));

const diary = new Store<Diary>(read());

export const useDiary = (game: string): Page => useStore(diary)[game] ?? EMPTY;

export function note(which: Which, entry: Entry): void {
  const isKept = memory.read(KEYS.numbers) !== null; // another tab may have written there since
  diary.set(noted(isKept ? read() : diary.get(), which, entry));
  for (const part of ["numbers", "days"] as const) {
    const all = Object.entries(diary.get()).map(([game, page]) => [game, page[part]]);
    memory.write(KEYS[part], JSON.stringify(Object.fromEntries(all)));
  }
}

/** The same with that in it. What had come to an end by its number is not undone on its day. */
export function noted(all: Diary, { game, number, day }: Which, entry: Entry): Diary {
  const { numbers, days } = all[game] ?? EMPTY;
  const before = numbers[number]?.end ?? null;
  const keeps = day !== "" && (before === "solved" || (before === "shown" && entry.end === null));
  return {
    ...all,
    [game]: {
      numbers: keeps ? numbers : { ...numbers, [number]: entry },
      days: day ? { ...days, [day]: { ...days[day], [number]: entry } } : days,
    },
  };
}

/** How far it is: on its day, what was done on that day. */
export const entryOf = ({ numbers, days }: Page, { number, day }: Omit<Which, "game">): Entry =>
  (day ? days[day]?.[number] : numbers[number]) ?? FRESH;

/** How today's went; null: it waits. */
export const endOn = ({ days }: Pick<Page, "days">, day: string): Entry["end"] => {
  const ends = Object.values(days[day] ?? {}).map(({ end }) => end);
  return ends.find((end) => end === "solved") ?? ends.find((end) => end) ?? null;
};

export type Round = { readonly day: string; readonly was: "solved" | "missed" | "nothing" };

/** Found by oneself, which a nudge does not spoil. */
const isSolved = ({ end, help }: Entry): boolean => end === "solved" && help < 2;

const roundOf = (entries: readonly Entry[]): Round["was"] =>
  entries.length === 0 ? "nothing" : entries.some(isSolved) ? "solved" : "missed";

const wasOn = (days: Days, day: string): Round["was"] => roundOf(Object.values(days[day] ?? {}));

/** The seven days up to today. */
export const weekOf = (days: Days, today: string): readonly Round[] =>
  Array.from({ length: 7 }, (_, at) => {
    const day = dayFrom(today, at - 6);
    return { day, was: wasOn(days, day) };
  });

/** So many days in a row, up to today; while today's waits, up to yesterday. */
export function streakOf(days: Days, today: string): number {
  const solved = (day: string): boolean => wasOn(days, day) === "solved";
  let count = 0;
  for (let day = solved(today) ? today : dayFrom(today, -1); solved(day); day = dayFrom(day, -1)) count += 1;
  return count;
}
