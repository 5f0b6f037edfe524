/** A finished game's analysis: asked for once, then waited for. */
import { useEffect, useState } from "react";
import type { AnalysisInfo } from "../wire/analysis";
import { api, Failure } from "../wire/api";

export type Analysis =
  | { readonly at: "working"; readonly done: number }
  | { readonly at: "found"; readonly found: AnalysisInfo }
  | { readonly at: "failed"; readonly why: Failure["kind"]; readonly again: () => void };

const PAUSE = 1000; // milliseconds between two questions
const BEGUN = { at: "working", done: 0 } as const;

export function useAnalysis(table: string): Analysis {
  const [tries, setTries] = useState(0);
  const [now, tell] = useState<Analysis>(BEGUN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let timer = 0;
    let here = true;
    tell(BEGUN);
    const ask = async (begin: boolean) => {
      try {
        const found = await api.analysis(table, begin);
        if (!here) return;
        if (found.done === 1) return tell({ at: "found", found });
        // Nobody works on it any more: the house was shut meanwhile.
        if (found.done === null) throw new Failure("not_now", "the analysis was broken off", null, 0);
        tell({ at: "working", done: found.done });
        timer = window.setTimeout(ask, PAUSE, false);
      } catch (error) {
        const why = error instanceof Failure ? error.kind : "internal";
        if (here) tell({ at: "failed", why, again: () => setTries((count) => count + 1) });
      }
    };
    void ask(true);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, tries]);
  return now;
}
