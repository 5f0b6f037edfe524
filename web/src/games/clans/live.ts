/** Whether the game that ends now was watched while it was played: then its end plays by itself. */
let watched = false;

export const wasWatched = (): boolean => watched;

export function noteWatched(now: boolean): void {
  watched = now;
}

/** How many finished games of a match have been watched to their end here, by table. */
const seen = new Map<string, number>();

/** What was finished before the page was opened counts as seen; what ends while it is open wants to be watched. */
export function partsSeen(table: string, finished: number): number {
  const parts = seen.get(table) ?? finished;
  seen.set(table, parts);
  return parts;
}

export function noteSeen(table: string, parts: number): void {
  seen.set(table, parts);
}
