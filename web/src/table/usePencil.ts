/** Asking for a hint: what was answered, how much of it is told, what lies in the hand. */
import { useCallback, useEffect, useRef, useState } from "react";
import { memory } from "../ground/store";
import { type Coached, coachedAt } from "../shell/coached";
import type { HintInfo } from "../wire/analysis";
import { api, Failure } from "../wire/api";
import type { AnyAction } from "../wire/types";
import type { AskedSince } from "./askedSince";
import { LADDER, type Rung, weighed } from "./pencil";

/** Why it takes longer than anybody would wait without a word. */
export type Late = Exclude<HintInfo["state"], "found">;

export type Asked =
  | { readonly at: "shut" }
  | { readonly at: "waiting"; readonly why: Late | null }
  | { readonly at: "failed"; readonly why: Failure["kind"] }
  | { readonly at: "found"; readonly hint: HintInfo };

export type Asking = {
  readonly asked: Asked;
  readonly ask: () => void;
  readonly shut: () => void;
  readonly rung: Rung;
  readonly climb: (rung: Rung) => void;
  readonly inHand: AnyAction | null;
  /** What lies in the hand was done at one touch: it waits on the card to be confirmed, since no board asks. */
  readonly waits: boolean;
  readonly weigh: (action: AnyAction | null, waits?: boolean) => void;
};

type Held = { readonly of: string; readonly action: AnyAction | null; readonly waits: boolean };

const SHUT: Asked = { at: "shut" };
const SETTLED = 400; // milliseconds after which what lies in the hand is looked at, where it was not
const TRIES = 3; // somebody's word may have come between
const AGAIN = 3000; // milliseconds, after what lies in the hand could not be weighed
const SOON = 1000; // milliseconds, after the house has said that it takes longer: it waits with whoever asks again

/** Nothing pencilled outlasts a move: what is known belongs to what one seat is asked since entry `seq`. */
export function usePencil(table: string, { seat, seq }: AskedSince): Asking {
  const of = `${seat} ${seq}`;
  const [kept, keep] = useState<{ readonly of: string; readonly asked: Asked }>({ of, asked: SHUT });
  const [held, hold] = useState<Held>({ of, action: null, waits: false });
  const [rung, climb] = useRung(table);
  const now = useRef(of);
  now.current = of;
  const asked = kept.of === of ? kept.asked : SHUT;
  const asks = useRef({}); // the last time that was asked; the card that is shut asks no more
  const forget = useCallback(() => {
    asks.current = {};
  }, []);
  useEffect(() => forget, [forget]);
  const ask = useCallback(() => {
    if (seat === null) return;
    forget();
    const mine = asks.current;
    const tell = (next: Asked) => {
      if (now.current === of)
        keep((before) => (before.of === of && before.asked.at === "shut" ? before : { of, asked: next }));
    };
    keep({ of, asked: { at: "waiting", why: null } });
    const isWanted = () => asks.current === mine && now.current === of;
    const later = (why: Late, tries: number): void => {
      if (!isWanted()) return;
      tell({ at: "waiting", why });
      setTimeout(() => (isWanted() ? void hint(tries) : null), SOON);
    };
    const hint = (tries: number): Promise<void> =>
      api.hint(table, seat, { weigh: null }).then(
        (found) => {
          if (found.state !== "found") return later(found.state, tries);
          return tell(found.seq >= seq ? { at: "found", hint: found } : SHUT);
        },
        (error: unknown) => {
          const why = error instanceof Failure ? error.kind : "unreachable";
          const isOvertaken = why === "stale" && tries > 1 && now.current === of;
          return isOvertaken ? hint(tries - 1) : tell({ at: "failed", why });
        },
      );
    void hint(TRIES);
  }, [table, seat, seq, of, forget]);
  const shut = useCallback(() => {
    forget();
    keep({ of, asked: SHUT });
  }, [of, forget]);
  const weigh = useCallback(
    (action: AnyAction | null, waits = false) => hold({ of, action, waits: waits && action !== null }),
    [of],
  );
  const inHand = held.of === of ? held.action : null;
  const unknown = asked.at === "found" && inHand && !weighed(asked.hint, inHand) ? inHand : null;
  useEffect(() => {
    if (!unknown || seat === null) return;
    const found = (hint: HintInfo) => {
      if (now.current === of && hint.seq >= seq)
        keep((before) =>
          before.of === of && before.asked.at === "found" ? { of, asked: { at: "found", hint } } : before,
        );
    };
    let isGone = false;
    let timer = setTimeout(() => weighIt(TRIES), SETTLED);
    const weighIt = (tries: number): void => {
      const heard = (hint: HintInfo) => {
        if (hint.state === "found") found(hint);
        else if (!isGone) timer = setTimeout(() => weighIt(tries), SOON);
      };
      void api.hint(table, seat, { weigh: unknown }).then(heard, (error: unknown) => {
        if (isGone || now.current !== of) return;
        if (tries > 1) timer = setTimeout(() => weighIt(tries - 1), AGAIN);
        else keep({ of, asked: { at: "failed", why: error instanceof Failure ? error.kind : "unreachable" } });
      });
    };
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [unknown, table, seat, seq, of]);
  return { asked, ask, shut, rung, climb, inHand, waits: inHand !== null && held.waits, weigh };
}

/** How much Micka tells in a coached game, of herself: less and less. */
const UNASKED: Readonly<Record<Coached, Rung>> = { 1: "why", 2: "where", 3: "nudge" };

/** Remembered for the table, as long as the browser is open. */
function useRung(table: string): readonly [Rung, (rung: Rung) => void] {
  const key = `tabbytop.hints.${table}`;
  const [rung, setRung] = useState<Rung>(
    () => LADDER.find((one) => one === memory.read(key, "session")) ?? UNASKED[coachedAt(table) ?? 1],
  );
  useEffect(() => memory.write(key, rung, "session"), [key, rung]);
  return [rung, setRung];
}
