/** Whether the game that ends now was watched while it was played: then its end is told step by step. */
let watched = false;

export const wasWatched = (): boolean => watched;

export function noteWatched(now: boolean): void {
  watched = now;
}
