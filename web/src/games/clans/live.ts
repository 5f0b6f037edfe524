/** Whether the game that ends now was watched while it was played: then its end plays by itself. */
let watched = false;

/** A game is on the screen and not over. */
export function noteLiveGame(): void {
  watched = true;
}

/** True once for every game that was watched. */
export function takeLiveGame(): boolean {
  const live = watched;
  watched = false;
  return live;
}
