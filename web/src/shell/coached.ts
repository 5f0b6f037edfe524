/** Coached games: three short ones after the lesson, against easy bots, in which less and less is told unasked. */
import { memory, Store, useStore } from "../ground/store";

export const COACHED = [1, 2, 3] as const;
export type Coached = (typeof COACHED)[number];

const numbered = (text: string | null): Coached | null => COACHED.find((one) => String(one) === text) ?? null;

/** Which coached game is played at a table, if any. */
export const coachedAt = (table: string): Coached | null => numbered(memory.read(`tabbytop.coached.${table}`));

export const coach = (table: string, number: Coached): void =>
  memory.write(`tabbytop.coached.${table}`, String(number));

const keyOf = (game: string): string => `tabbytop.coached-done.${game}`;
const changes = new Store(0);

/** The coached game was played to its end: the next one is to come. */
export function coachedOver(game: string, number: Coached): void {
  if (number <= (numbered(memory.read(keyOf(game))) ?? 0)) return;
  memory.write(keyOf(game), String(number));
  changes.set(changes.get() + 1);
}

/** How many of a game's are done, and which comes next; after the last one the last again. */
export function useCoached(game: string): { readonly done: number; readonly next: Coached } {
  useStore(changes);
  const done = numbered(memory.read(keyOf(game))) ?? 0;
  return { done, next: COACHED[Math.min(done, COACHED.length - 1)] ?? 1 };
}
