/** What this device remembers of puzzles: how each went, and on which day. */
import { dayFrom } from "../core/puzzles";
import { memory, Store, useStore } from "../ground/store";

export type Entry = {
  /** The day on which it was that day's puzzle; "": it was solved out of its turn. */
  readonly day: string;
  readonly tries: number;
  /** The highest rung of the ladder of hints that was asked for: 1 is a nudge, 2 says which it is. */
  readonly help: number;
  readonly end: "solved" | "shown" | null;
};

export const FRESH: Entry = { day: "", tries: 0, help: 0, end: null };

/** By game, then by number. */
export type Diary = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const KEY = "tabbytop.puzzles";

/** Reads what was stored; anything odd in it is forgotten. */
export function readDiary(text: string | null): Diary {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as Diary) : {};
  } catch {
    return {};
  }
}

const diary = new Store<Diary>(readDiary(memory.read(KEY)));

export const useDiary = (game: string): Readonly<Record<string, Entry>> => useStore(diary)[game] ?? NOTHING;

const NOTHING: Readonly<Record<string, Entry>> = {};

export function note(game: string, number: number, entry: Entry): void {
  const all = diary.get();
  diary.set({ ...all, [game]: { ...all[game], [number]: entry } });
  memory.write(KEY, JSON.stringify(diary.get()));
}

export type Round = { readonly day: string; readonly was: "solved" | "missed" | "nothing" };

/** Found by oneself, which a nudge does not spoil. */
const isSolved = ({ end, help }: Entry): boolean => end === "solved" && help < 2;

/** The seven days up to today. */
export function weekOf(entries: readonly Entry[], today: string): readonly Round[] {
  const byDay = new Map(entries.map((entry) => [entry.day, entry]));
  return Array.from({ length: 7 }, (_, at) => {
    const day = dayFrom(today, at - 6);
    const entry = byDay.get(day);
    return { day, was: !entry ? "nothing" : isSolved(entry) ? "solved" : "missed" };
  });
}

/** So many days in a row, up to today; while today's waits, up to yesterday. */
export function streakOf(entries: readonly Entry[], today: string): number {
  const solved = new Set(entries.filter(isSolved).map(({ day }) => day));
  let days = 0;
  for (let day = solved.has(today) ? today : dayFrom(today, -1); solved.has(day); day = dayFrom(day, -1)) days += 1;
  return days;
}
