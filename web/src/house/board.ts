/** What hangs on the house's board, asked for every few seconds while somebody looks; and sitting down there. */
import { useCallback, useEffect, useRef, useState } from "react";
import { navigate } from "../ground/router";
import { haveName } from "../shell/me";
import { api, Failure, nonce } from "../wire/api";
import type { Board, BoardNote, WaitingInfo } from "../wire/house";

const EVERY = 4_000;

export type Kind = "all" | BoardNote["kind"];
export type Filter = { readonly kind: Kind; readonly game: string };
export const EVERYTHING: Filter = { kind: "all", game: "" };

type Looking = {
  readonly board: Board | null;
  readonly isAway: boolean;
  readonly look: () => void;
  readonly more: () => void;
};

/** As many pages as were asked for, as one. */
async function pages({ kind, game }: Filter, count: number, signal: AbortSignal): Promise<Board> {
  let whole = await api.board({ ...(kind !== "all" && { kind }), ...(game && { game }) }, signal);
  for (let page = 1; page < count && whole.more !== null; page += 1) {
    const next = await api.board(
      { ...(kind !== "all" && { kind }), ...(game && { game }), before: whole.more },
      signal,
    );
    const known = new Set(whole.notes.map(({ id }) => id));
    whole = { ...next, notes: [...whole.notes, ...next.notes.filter(({ id }) => !known.has(id))] };
  }
  return whole;
}

export function useBoard(filter: Filter): Looking {
  const [board, setBoard] = useState<Board | null>(null);
  const [isAway, setAway] = useState(false);
  const [count, setCount] = useState(1);
  const looking = useRef<AbortController | null>(null);
  const look = useCallback(() => {
    looking.current?.abort();
    const mine = new AbortController();
    looking.current = mine;
    pages(filter, count, mine.signal).then(
      (found) => {
        if (mine.signal.aborted) return;
        setBoard(found);
        setAway(false);
      },
      (error: unknown) => {
        if (!mine.signal.aborted) setAway(!(error instanceof Failure) || error.kind === "unreachable");
      },
    );
  }, [filter, count]);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") look();
    };
    look();
    const timer = setInterval(seen, EVERY);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      looking.current?.abort();
    };
  }, [look]);
  return { board, isAway, look, more: () => setCount(count + 1) };
}

/** Who is in the house, as far as they asked to be told of: at tables on the board, or waiting. */
export function peopleOf(notes: readonly BoardNote[], waiting: readonly WaitingInfo[]): number {
  const seated = notes.flatMap(({ seats }) => seats.filter(({ kind, here }) => kind === "person" && here));
  const others = seated.filter(({ mine }) => !mine).length + waiting.filter(({ mine }) => !mine).length;
  return others + (seated.some(({ mine }) => mine) || waiting.some(({ mine }) => mine) ? 1 : 0);
}

/** Another table at which a seat is free: of the same game first. */
export function another(notes: readonly BoardNote[], late: BoardNote): BoardNote | null {
  const free = notes.filter(
    (note) => note.id !== late.id && note.kind === "seat" && note.here && note.fits && !note.mine,
  );
  return free.find(({ game }) => game === late.game) ?? free[0] ?? null;
}

/** Why nobody sat down, as the id of a text. */
const WHY: Readonly<Partial<Record<Failure["kind"], string>>> = {
  taken: "house-faster",
  not_now: "house-host-gone",
  unknown_table: "house-taken-off",
  sent_away: "house-not-you",
  not_in_range: "house-not-in-range",
  too_many: "house-too-many-seats",
  too_fast: "house-too-fast",
  unreachable: "fault-unreachable",
};

export type Late = { readonly why: string; readonly note: BoardNote };

/** One click: a seat is found, or it is said in words why not. */
export function useSitting(look: () => void) {
  const [busy, setBusy] = useState(false);
  const [late, setLate] = useState<Late | null>(null);
  const sit = async (note: BoardNote): Promise<void> => {
    setBusy(true);
    setLate(null);
    try {
      await haveName(true);
      await api.sitDown(note.id, nonce());
      navigate(`/t/${note.id}`);
    } catch (error) {
      const kind = error instanceof Failure ? error.kind : "internal";
      setLate({ why: WHY[kind] ?? "house-fault", note });
      look();
    } finally {
      setBusy(false);
    }
  };
  return { busy, late, sit, forget: () => setLate(null) };
}
