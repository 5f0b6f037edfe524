/** The score sheet: the lines of an outcome, put into the rows of the rulebook's sheet. */
import type { Line, Outcome, Replay } from "../../wire/types";
import type { IsleView } from "./wire";

/** A row of the sheet: lines of these keys, added up for each side. */
export type RowKey = "rats" | "rooms" | "families" | "rare" | "lessons" | "public" | "cards" | "colours" | "hers";

const KEYS: Readonly<Record<RowKey, readonly string[]>> = {
  rats: ["rats"],
  rooms: ["rooms"],
  families: ["family"],
  rare: ["rare"],
  lessons: ["lesson"],
  public: ["public", "public-half"],
  cards: ["family-card"],
  colours: ["sister-colour"],
  hers: ["sister-lesson"],
};

const CLAUSES: Readonly<Record<RowKey, string>> = {
  rats: "ISLE 5.1",
  rooms: "ISLE 5.1",
  families: "ISLE 5.2",
  rare: "ISLE 5.3",
  lessons: "ISLE 5.4",
  public: "ISLE 5.4",
  cards: "ISLE 7.3",
  colours: "ISLE 6.7",
  hers: "ISLE 6.7",
};

export type Row = {
  readonly key: RowKey;
  readonly clause: string;
  /** Points of each side; null where this row is none of its own, or secret. */
  readonly points: readonly (number | null)[];
  readonly lines: readonly Line[];
};

/** Rows of cards that others do not see before the end [ISLE 8.1]. */
const SECRET: readonly RowKey[] = ["lessons", "cards"];

/** Rows that somebody has points or lines in; rats, rooms and families are always told. */
export function rowsOf(outcome: Outcome, seats: number): readonly Row[] {
  const sides = seats + outcome.rivals.length;
  return (Object.keys(KEYS) as RowKey[]).flatMap((key) => {
    const lines = outcome.lines.filter((line) => KEYS[key].includes(line.key));
    const always = key === "rats" || key === "rooms" || key === "families";
    if (lines.length === 0 && !always) return [];
    const theirs = key === "colours" || key === "hers";
    const points = Array.from({ length: sides }, (_, side) => {
      const own = lines.filter((line) => line.side === side);
      const told = side >= seats === theirs && (own.length > 0 || !SECRET.includes(key));
      return told ? own.reduce((sum, line) => sum + line.points, 0) : null;
    });
    return [{ key, clause: lines[0]?.clause ?? CLAUSES[key], points, lines }];
  });
}

export function totalsOf(outcome: Outcome, seats: number): readonly number[] {
  return Array.from({ length: seats + outcome.rivals.length }, (_, side) =>
    outcome.lines.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0),
  );
}

export type Growth = { readonly day: number; readonly points: readonly number[] };

/** How each side's points grew: as they stood when each day was over. */
export function growthOf(replay: Replay<IsleView>, seats: number): readonly Growth[] {
  const days = new Map<number, readonly number[]>();
  for (const { view, standing } of replay.frames) {
    const { day } = view;
    if (standing && day >= 1) days.set(day, totalsOf(standing, seats));
  }
  const last = replay.outcome ? totalsOf(replay.outcome, seats) : null;
  const growth = [...days].map(([day, points]) => ({ day, points }));
  const end = growth.at(-1);
  if (last && end) growth[growth.length - 1] = { day: end.day, points: last };
  return growth;
}

/** Where each day begins in a replay. */
export function daysOf(replay: Replay<IsleView>): readonly { readonly frame: number; readonly label: string }[] {
  let day = 0;
  return replay.frames.flatMap(({ view }, frame) => {
    const now = view.day;
    if (now <= day) return [];
    day = now;
    return [{ frame, label: String(now) }];
  });
}
