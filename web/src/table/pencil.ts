/** What a hint says, before it is drawn: which choice lies in the hand, how good it is, where all of them lie. */
import { choicesOf } from "../core/puzzles";
import { hasPoints, isInHands } from "../core/units";
import type { AdviceInfo, HintInfo } from "../wire/analysis";
import type { AnyAction, Menu } from "../wire/types";

/** How far the reader wants to be helped: which part of the board, the best choice, three of them and why. */
export const LADDER = ["nudge", "where", "why"] as const;
export type Rung = (typeof LADDER)[number];

export const MOST_SHOWN = 3;
const MANY = 9; // choices from which on they are shown on an axis
const SMALL = 0.05; // of a win

/** The choices that are drawn and told at a rung. */
export const shownAt = (rung: Rung, { choices }: Pick<HintInfo, "choices">): readonly AdviceInfo[] =>
  choices.slice(0, rung === "nudge" ? 0 : rung === "where" ? 1 : MOST_SHOWN);

/** Do two actions say the same, in whatever order? */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

/** Are all of them, as far as can be told? Then it matters little which. */
export const allAlike = (hint: Pick<HintInfo, "choices">): boolean => asGood(hint) === hint.choices.length;

export type Verdict = "best" | "alike" | "less" | "worse";
export type Weighed = { readonly advice: AdviceInfo; readonly rank: number; readonly verdict: Verdict };

/** What is in the hand among all choices; null where it was not looked at. */
export function weighed({ choices }: Pick<HintInfo, "choices">, action: AnyAction): Weighed | null {
  const at = choices.findIndex((choice) => isSame(choice.action, action));
  const advice = choices[at];
  if (!advice) return null;
  const verdict = at === 0 ? "best" : !advice.sure ? "alike" : advice.less_chance < SMALL ? "less" : "worse";
  return { advice, rank: at + 1, verdict };
}

/** Is it done at the first touch, though her card lies there? What cannot be weighed is, and what lies in the hand. */
export const isDone = (action: AnyAction, menu: Menu | null, inHand: AnyAction | null): boolean =>
  menu === null || isSame(action, inHand) || !choicesOf(menu).some((choice) => isSame(choice, action));

/** How many are as good as the best, as far as can be told. */
export const asGood = ({ choices }: Pick<HintInfo, "choices">): number => choices.filter(({ sure }) => !sure).length;

/** What tells choices apart here: points, chances, or both. Where all have the same, it tells nothing. */
export function told({ unit, choices }: Pick<HintInfo, "unit" | "choices">): {
  readonly scores: boolean;
  readonly chances: boolean;
} {
  const apart = (of: (choice: AdviceInfo) => number) =>
    choices.some((choice) => of(choice) !== of(choices[0] ?? choice));
  if (!hasPoints(unit)) return { scores: false, chances: true };
  const [scores, chances] = [apart(({ score }) => score), apart(({ chance }) => chance)];
  return { scores: scores || !chances, chances };
}

/** A figure of a choice, as it is written: games won of a hundred, or points with one digit. */
export type Measure = "score" | "chance";
const written = (choice: AdviceInfo, by: Measure): number =>
  by === "chance" ? Math.round(choice.chance * 100) : Math.round(choice.score * 10) / 10;

/**
 * The figures that stand beside choices, the leading one first. Choices are ordered by points and chances together, so
 * one of the two may run against the order, by no more than it is unsure: that one is left out. Where both do, only
 * number 1 has a figure, and the others say how far they are behind.
 */
export function figuresOf(hint: Pick<HintInfo, "unit" | "choices">): readonly Measure[] {
  const shown = hint.choices.slice(0, MOST_SHOWN);
  const falls = (by: Measure) =>
    shown.every((choice, at) => at === 0 || written(choice, by) <= written(shown[at - 1] ?? choice, by));
  const { scores, chances } = told(hint);
  const all = [scores ? ("score" as const) : null, chances ? ("chance" as const) : null].filter((by) => by !== null);
  return all.filter(falls);
}

/** How much less than the best one it is: where both figures stand there, by what is written, so that they add up. */
export function lessOf(
  hint: Pick<HintInfo, "unit" | "choices">,
  choice: AdviceInfo,
): { readonly score: number; readonly chance: number } {
  const exact = { score: choice.less_score, chance: choice.less_chance };
  const [best] = hint.choices;
  if (!best || isInHands(hint.unit) || !hint.choices.slice(0, MOST_SHOWN).includes(choice)) return exact;
  const figures = figuresOf(hint);
  const less = (by: Measure): number => written(best, by) - written(choice, by);
  return {
    score: figures.includes("score") ? less("score") : exact.score,
    chance: figures.includes("chance") ? less("chance") / 100 : exact.chance,
  };
}

/** Are choices ordered by points and chances together? */
export const isByBoth = (hint: Pick<HintInfo, "unit" | "choices">): boolean => told(hint).scores && told(hint).chances;

/** By which choices are measured against each other: the leading figure, or the first of those that differ. */
export const leading = (hint: Pick<HintInfo, "unit" | "choices">): Measure =>
  figuresOf(hint)[0] ?? (told(hint).scores ? "score" : "chance");

export type Ring = { readonly value: number; readonly row: number };

/** All choices along one axis, those that would lie on each other one over another; none where a few can be read. */
export function ringsOf(hint: Pick<HintInfo, "unit" | "choices">, apart: number): readonly Ring[] {
  if (hint.choices.length < MANY) return [];
  const last: number[] = [];
  return [...hint.choices]
    .map((choice) => worthOf(hint, choice))
    .sort((one, other) => one - other)
    .map((value) => {
      const free = last.findIndex((before) => value - before >= apart);
      const row = free < 0 ? (last.length < ROWS ? last.length : ROWS - 1) : free;
      last[row] = value;
      return { value, row };
    });
}

const ROWS = 3;

/** By which it lies on the axis: its points, or its games out of a hundred where those lead. */
export const worthOf = (hint: Pick<HintInfo, "unit" | "choices">, { score, chance }: AdviceInfo): number =>
  leading(hint) === "score" ? score : chance * 100;
