/** Puzzles as they come with the client: what a seat sees, and what each of its choices is worth. */
import type { ReasonInfo } from "../wire/analysis";
import type { AnyAction, Args, Cells, Menu, Outcome } from "../wire/types";

export type Puzzle = {
  readonly game: string;
  readonly number: number;
  readonly seat: number;
  readonly view: unknown;
  readonly menu: Menu;
  /** If the game ended now. */
  readonly standing: Outcome | null;
  /** What every choice is worth, in the order of the menu. */
  readonly worths: readonly number[];
  /** What its title and its question say: `GAME-puzzle-title`, `GAME-puzzle-aim`. */
  readonly aim: Args;
  /** The best choice, in notation. */
  readonly said: string;
  readonly reasons: readonly ReasonInfo[];
  /** How many of their five tries the solvers solved, the weakest first: as a rule bots from easy to expert. */
  readonly solved: readonly number[];
  /** What is asked after the right answer, if more than one choice is. */
  readonly then?: readonly Further[];
};

type Asked = Pick<Puzzle, "view" | "menu" | "standing" | "worths" | "said" | "reasons">;
/** `changed`: the parts of the view that are others then. */
type Further = Omit<Asked, "view"> & { readonly changed: Readonly<Record<string, unknown>> };

/** All that a puzzle asks for, one after another; only of the last there may be several right answers. */
export function stepsOf(puzzle: Pick<Puzzle, "then"> & Asked): readonly Asked[] {
  const steps: Asked[] = [puzzle];
  for (const { changed, ...asked } of puzzle.then ?? [])
    steps.push({ ...asked, view: { ...(steps.at(-1)?.view as object), ...changed } });
  return steps;
}

export type PuzzleBook = {
  /** The command that made them. */
  readonly source: string;
  /** What worths are: of 100 games; points; of 100 battles, where energy that is spared decides between equals; of the hands in which a place was tried. */
  readonly unit: "chance" | "points" | "battle" | "hands";
  /** Who tried them: the bots' levels; or sums, where bots have other aims than the puzzle. */
  readonly graded: "levels" | "sums";
  readonly puzzles: readonly Puzzle[];
};

/** Who tries them before they are printed, weakest first, and how often. */
export const TRIED_BY = ["easy", "medium", "hard", "expert"] as const;
export const TRIES = 5;

/** From 1, which easy solves, to 5, on which even expert stumbles. */
export function gradeOf({ solved }: Pick<Puzzle, "solved">): number {
  const first = solved.findIndex((tries) => tries >= TRIES - 1);
  return first < 0 ? TRIED_BY.length + 1 : first + 1;
}

/** The choices of a menu, in its order: those of lists, and those of cells. */
export function choicesOf(menu: Menu): readonly AnyAction[] {
  return menu.sets.flatMap((set) => (set.type === "Listed" ? set.actions : set.type === "Cells" ? placesOf(set) : []));
}

function placesOf({ kind, fields: [turns = "", cells = ""], masks }: Cells): readonly AnyAction[] {
  return masks.flatMap((text, turn) => {
    const places: AnyAction[] = [];
    for (let [cell, mask] = [0, BigInt(`0x${text}`)]; mask > 0n; cell += 1, mask >>= 1n)
      if (mask & 1n) places.push({ type: kind, [turns]: turn, [cells]: cell } as AnyAction);
    return places;
  });
}

export const bestOf = ({ worths }: Pick<Puzzle, "worths">): number => worths.indexOf(Math.max(...worths));

/** What a choice came to: which one it is, how many are better, and what it is worth. */
export type Verdict = { readonly right: boolean; readonly worth: number; readonly rank: number };

export function verdictOf(puzzle: Pick<Puzzle, "menu" | "worths">, action: AnyAction): Verdict | null {
  const wanted = spelt(action);
  const at = choicesOf(puzzle.menu).findIndex((one) => spelt(one) === wanted);
  const worth = puzzle.worths[at];
  if (worth === undefined) return null;
  const rank = puzzle.worths.filter((other) => other > worth).length + 1;
  return { right: rank === 1, worth, rank };
}

/** The same text for the same action, in whatever order its parts were put together. */
const spelt = (action: AnyAction): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

const DAY = 86_400_000;
/** Neighbours in a book come out of one game: a stride of this many lies between two days. */
const STRIDE = 101;

/** A date as people have it where they are: "2026-11-16". */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The day so many days before or after. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Which puzzle of a book is that day's, counted from 0: the same for all, and all of them before one comes again. */
export function placeOn(day: string, count: number): number {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
  return (days * STRIDE) % count;
}
