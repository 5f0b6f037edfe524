/** A person's own games, and how strong they are. Generated like `wire/types.ts`; do not edit. */
import type { Args, Level } from "./types";

/** Who sat on a seat of a finished game, as they were called then. */
export type Sat = {
  readonly kind: "person" | "bot";
  readonly name: string; // a bot's is one of BOTS; "": somebody
  readonly level: Level | null;
  readonly mine: boolean;
};
/** One's own game that is over. */
export type FinishedGame = {
  readonly table: string;
  readonly at: number; // when it ended, in seconds
  readonly game: string;
  readonly mode: string; // its text is `GAME-mode-MODE`; "": there is but one way to play
  readonly seats: readonly Sat[];
  readonly end: "won" | "shared" | "lost" | null; // null: several at one screen, who had no side of their own
  readonly places: readonly number[]; // of all sides, rivals without a seat after the last
  readonly points: readonly number[];
  readonly figures: Args; // the game's own, where it was played to its end
  readonly practice: boolean;
  readonly early: boolean; // it was ended as it stood
  readonly resigned: readonly number[]; // the seats that were given up
  readonly gained: number | null; // what it did to one's rating; null: nothing
};
/** Newest first; `more` asks for those behind them (`before`), null where there are none. */
export type FinishedGames = { readonly games: readonly FinishedGame[]; readonly more: string | null };
export type Best = {
  readonly game: string;
  readonly measure: string; // its text is `GAME-measure-KEY`
  readonly value: number;
  readonly table: string;
  readonly at: number;
};
/** Games with one companion. `key` finds them, and says nothing of who it is. */
export type Versus = {
  readonly key: string;
  readonly kind: "person" | "bot";
  readonly name: string;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  readonly together: number; // all won or all lost, against a rival without a seat
};
export type MeasureInfo = {
  readonly key: string;
  readonly chart: "course" | "parts" | "shares" | "";
  readonly middles: readonly number[]; // of a course: at each game that is shown, the middle of the last ten
  readonly best: "most" | "least" | ""; // the fewest only of a game that was won
};
export type Share = {
  readonly measure: string;
  readonly value: string; // its text is `GAME-MEASURE-VALUE`
  readonly games: number;
  readonly won: number;
};
/** How games of one kind went. */
export type Course = {
  readonly game: string;
  readonly mode: string;
  readonly games: number; // all of them
  readonly won: number;
  readonly first: number; // the number of the first game that is shown, among those played to their end
  readonly shown: readonly FinishedGame[]; // oldest first
  readonly measures: readonly MeasureInfo[];
  readonly shares: readonly Share[];
};
/** How strong somebody is at one way to play. */
export type RatingInfo = {
  readonly game: string;
  readonly mode: string;
  readonly points: number; // 1000 where everybody begins
  readonly give: number; // nineteen times of twenty it is no farther off
  readonly sure: "well" | "roughly" | "hardly";
  readonly games: number;
  readonly like: Level | null; // the bots whose strength is nearest
  readonly gained: number | null; // at a table that is over: by its game
};
/** Of the seats of a rated table; null of one of whom nothing is known yet. */
export type SeatRatings = { readonly seats: readonly (RatingInfo | null)[] };
/** What one's finished games add up to. */
export type Memory = {
  readonly games: number;
  readonly won: number;
  readonly since: number | null; // seconds
  readonly last: number | null;
  readonly bests: readonly Best[];
  readonly versus: readonly Versus[]; // most games first
  readonly courses: readonly Course[]; // what was played last first
  readonly ratings: readonly RatingInfo[]; // the newest first
  readonly older: number; // games that are not counted yet: who asks again is told of more
};
