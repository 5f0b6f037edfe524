/** What one is about to do is kept while the same is asked, and forgotten with the question. */
import { useRef, useState } from "react";
import type { News, Position } from "../../wire/types";

const isCalled = ({ events }: News): boolean => events.every(({ key }) => key.startsWith("called-"));

/** A question by the number at which it was put, and how far the table had gone on when it was last looked at. */
export type Question = { readonly seq: number; readonly put: number };

/** What is only called meanwhile puts no new question [KINGOS 6.16]; a step back does. */
export function questionAfter(
  before: Question,
  { seq, whole }: Pick<Position, "seq" | "whole">,
  told: readonly News[],
): Question {
  if (before.seq === seq) return before;
  const since = told.filter((news) => news.seq >= before.seq);
  const same = !whole && since.length > 0 && since.every(isCalled);
  return { seq, put: same ? before.put : seq };
}

/** The number of the question that is asked now. */
export function useQuestion(position: Position, told: readonly News[]): number {
  const kept = useRef<Question>({ seq: position.seq, put: position.seq });
  kept.current = questionAfter(kept.current, position, told);
  return kept.current.put;
}

/** A state that belongs to one question. */
export function useKept<T>(question: number, empty: T): readonly [T, (value: T) => void] {
  const [kept, keep] = useState({ question, value: empty });
  return [kept.question === question ? kept.value : empty, (value) => keep({ question, value })];
}
