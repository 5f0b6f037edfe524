/** The house's board, and quick match. Generated like `wire/types.ts`; do not edit. */
import type { Args, Options, SeatInfo, Seconds } from "./types";

/** `rated`: if all others want it too, as in a lobby. */
export type Wanted = {
  readonly game: string;
  readonly seats: number;
  readonly clock: Seconds;
  readonly rated: boolean;
};
/** A table on the house's board, for anybody: a seat is free, or the game may be watched. */
export type BoardNote = {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: number;
  readonly kind: "seat" | "watch";
  readonly title: string; // as its host called it; "": nothing of their own
  readonly seats: readonly SeatInfo[];
  readonly host: number | null; // on which seat the host sits
  readonly here: boolean; // the host is there now
  readonly mine: boolean; // this browser's person is the host
  readonly moment: Args; // where the game is, for its text `GAME-moment`
  readonly at: number; // since when it hangs there
  readonly low: number | null; // who sits down here is rated so high at least, and at most; null: however high
  readonly high: number | null;
  readonly fits: boolean; // this browser's person does
};
/** Somebody waits for others, in a quick match. */
export type WaitingInfo = {
  readonly name: string; // "" without a name
  readonly wanted: Wanted;
  readonly since: number;
  readonly mine: boolean;
};
export type Board = {
  readonly notes: readonly BoardNote[];
  readonly more: string | null; // what to ask for the next page with; null: this was the last
  readonly waiting: readonly WaitingInfo[];
  readonly now: number; // the server's time, in the seconds of `at` and `since`
};
export type SitDown = { readonly nonce: string };
/** How somebody stands who waits for others. */
export type Match = {
  readonly wanted: Wanted | null; // null: they do not wait
  readonly waited: number; // seconds
  readonly table: string | null; // to which they were brought
  readonly bots_in: number; // seconds until bots are offered
};
