/** The coach: a game that is over, analysed; a hint. Generated like `wire/types.ts`; do not edit. */
import type { Line } from "./types";

/** Of one side, in score: final - initial = luck + skill + unseen; null where luck is not told from skill. */
export type SideSum = {
  readonly luck: number | null;
  readonly skill: number | null;
  readonly unseen: number | null;
  readonly final: number;
  readonly initial: number;
  readonly doubt: number | null; // how far off luck and skill may be: one standard error
};
/** What an action changed at once: a line of the score sheet that came, went or counted otherwise, as if the game had ended then; or what a judge saw ahead in it, in a line `ahead-…`. */
export type ReasonInfo = {
  readonly line: Line;
  readonly points: number; // more or less, for who decided
};
/** What would have been better: by how much of a win and of score, and how sure that is. */
export type BetterMove = {
  readonly action: { readonly type: string };
  readonly said: string; // in notation
  readonly chance: number;
  readonly score: number;
  readonly sure: boolean; // more than two standard errors
  readonly reasons: readonly ReasonInfo[];
};
/** A piece that somebody let go in the tower: did all stand, and in how many hands would it have? */
export type TriedInfo = {
  readonly stood: boolean;
  readonly held: number | null; // null: it was not tried again
  readonly hands: number;
  readonly fell: "luck" | "close" | "place" | null; // bad luck, a close thing, or a bad place; null: it stood
};
/** How good a position seems to those who cannot see all of it, a figure a side: to somebody who looks on, and to each by what its own seat sees. */
export type GuessInfo = {
  readonly seen_chances: readonly number[];
  readonly seen_scores: readonly number[];
  readonly own_chances: readonly number[];
  readonly own_scores: readonly number[];
};
/** One entry of the record, and how good the position is after it, a figure a side; null while others choose too. */
export type AnalysedStep = {
  readonly seq: number;
  readonly seat: number;
  readonly action: { readonly type: string };
  readonly said: string; // in notation
  readonly chances: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly error: number; // standard error of the chances
  readonly luck: readonly number[] | null; // of a draw: what it gave each side, in score
  readonly better: BetterMove | null;
  readonly reasons: readonly ReasonInfo[];
  readonly guess: GuessInfo | null; // null where nothing is hidden in the whole game, and within a turn
  readonly tried: TriedInfo | null; // in a game that is looked at by hands, and has such steps alone
};
/** How good a game was, step by step; there is something to be read when all is `done`. */
export type AnalysisInfo = {
  readonly done: number | null; // how much of the work; null: nobody has asked for it
  readonly unit: string; // what scores are: its text is `coach-unit-UNIT`
  readonly sides: readonly SideSum[];
  readonly steps: readonly AnalysedStep[];
  readonly turning_points: readonly number[]; // entries
  readonly worlds: number; // games played on from each position; of the tower hands
};
/** One choice, by bots that play on from it: the chance and the score that it promises, and by how much that is less than by the best. Of a place in the tower the chance is that all stands when the piece is let go. */
export type AdviceInfo = {
  readonly action: { readonly type: string };
  readonly said: string; // in notation
  readonly chance: number;
  readonly score: number;
  readonly less_chance: number;
  readonly less_score: number;
  readonly sure: boolean; // is it surely less, by more than two standard errors?
  readonly reasons: readonly ReasonInfo[];
};
/** The choices of a seat, the best first, at the position with this number: all, or where there are many those that look best. Nobody is kept waiting for long: until they are found there are none, and whoever asks again waits on. */
export type HintInfo = {
  readonly seq: number;
  readonly seat: number;
  readonly unit: string; // what scores are: its text is `coach-unit-UNIT`
  readonly worlds: number; // in how many each choice was tried; of the tower in how many hands
  readonly choices: readonly AdviceInfo[];
  readonly state: "found" | "counting" | "preparing"; // the last: what counts is made ready for the game
};
/** What is to be weighed beside the choices that look best. It may be left out, and so may the body. */
export type NewHint = { readonly weigh: { readonly type: string } | null };
