/** The table being filled in: kept in this browser and in the address, taken back step by step, counted by the server. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useAgain } from "../../ground/again";
import { addressHere, search } from "../../ground/router";
import { memory } from "../../ground/store";
import { api, Failure } from "../../wire/api";
import { readPad, writePad } from "./padLink";
import {
  begin,
  emptyPad,
  faultOf,
  isBare,
  type PadFault,
  type PadScore,
  type PadState,
  sheetOf,
  tableOf,
  type Work,
} from "./padState";

const KEY = "tabbytop.isle.pad";
const MOST_STEPS = 400;

const kept = (): PadState | null => readPad(memory.read(KEY) ?? "");
const sent = (): PadState | null => readPad(location.hash.slice(1));
/** Something came by a link, and it is no table. */
const isBroken = (): boolean => location.hash.length > 1 && !sent();

/** The address of a table on a site, to be sent. */
export const linkTo = (site: string, work: Work): string => `${site}${addressHere(`#${writePad(tableOf(work))}`)}`;

function show(text: string): void {
  history.replaceState(history.state, "", addressHere(`${search()}#${text}`));
}

export type Desk = {
  readonly work: Work;
  /** As it is by now, in the middle of a stroke too. */
  readonly now: () => Work;
  readonly set: (work: Work) => void;
  /** Part of the step before: it is taken back with it. */
  readonly amend: (work: Work) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** One's own table, where another one came by a link. */
  readonly own: PadState | null;
  readonly openOwn: () => void;
  /** The link that was opened holds no table. */
  readonly broken: boolean;
};

export function useDesk(): Desk {
  const [work, put] = useState<Work>(() => begin(sent() ?? kept() ?? emptyPad));
  const [own, setOwn] = useState<PadState | null>(() => ownBeside(sent()));
  const [broken, setBroken] = useState(isBroken);
  const latest = useRef(work);
  const past = useRef<readonly Work[]>([]);
  const [canUndo, setCanUndo] = useState(false);

  const store = useCallback((next: Work) => {
    latest.current = next;
    put(next);
    setCanUndo(past.current.length > 0);
    setBroken(false);
    const text = writePad(tableOf(next));
    memory.write(KEY, text);
    show(text);
  }, []);

  useEffect(() => {
    const follow = () => {
      const pad = sent();
      setBroken(isBroken());
      if (!pad) return;
      past.current = [];
      setCanUndo(false);
      setOwn(ownBeside(pad));
      latest.current = begin(pad);
      put(latest.current);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  return {
    work,
    now: () => latest.current,
    set(next) {
      if (next === latest.current) return;
      past.current = [...past.current.slice(-MOST_STEPS), latest.current];
      setOwn(null);
      store(next);
    },
    amend(next) {
      if (next !== latest.current) store(next);
    },
    undo() {
      const before = past.current.at(-1);
      if (!before) return;
      past.current = past.current.slice(0, -1);
      store(before);
    },
    canUndo,
    own,
    openOwn() {
      if (!own) return;
      past.current = [];
      setOwn(null);
      store(begin(own));
    },
    broken,
  };
}

/** What this browser keeps, where it is something and something else than what was sent. */
function ownBeside(pad: PadState | null): PadState | null {
  const mine = kept();
  return pad && mine && !isBare(mine) && writePad(mine) !== writePad(pad) ? mine : null;
}

/** Asks what a table is worth; the answer is a score, or what is wrong with it. */
export async function counted(pad: PadState): Promise<PadScore | PadFault | "unreachable"> {
  try {
    return await api.score<PadScore>("isle", sheetOf(pad));
  } catch (error) {
    if (error instanceof Failure && error.kind !== "unreachable" && error.kind !== "too_fast")
      return faultOf(error.message);
    return "unreachable";
  }
}

export const isScore = (answer: PadScore | PadFault | "unreachable"): answer is PadScore =>
  typeof answer === "object" && "players" in answer;

export type Count = {
  /** The last score that came; while `fresh` is false it is the one before the last change. */
  readonly score: PadScore | null;
  readonly fresh: boolean;
  readonly fault: PadFault | "unreachable" | null;
};

/** Counted anew after every change. */
export function useCount(work: Work): Count {
  const pad = useMemo(() => tableOf(work), [work]);
  const text = useMemo(() => JSON.stringify(sheetOf(pad)), [pad]);
  const [last, setLast] = useState<{ readonly of: string; readonly score: PadScore } | null>(null);
  const [fault, setFault] = useState<{ readonly of: string; readonly what: PadFault | "unreachable" } | null>(null);
  const again = useAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet says all there is to ask, again if nobody answered
  useEffect(() => {
    let here = true;
    void counted(pad).then((answer) => {
      if (!here) return;
      setFault(isScore(answer) ? null : { of: text, what: answer });
      if (isScore(answer)) setLast({ of: text, score: answer });
    });
    return () => {
      here = false;
    };
  }, [text, again]);
  return {
    // A table of other players has no use for the old score.
    score: last && last.score.players.length === sides(text) ? last.score : null,
    fresh: last?.of === text,
    fault: fault?.of === text ? fault.what : null,
  };
}

const sides = (text: string): number => (JSON.parse(text) as { readonly players: readonly unknown[] }).players.length;
