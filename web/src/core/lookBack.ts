/** A table's finished game once more, for its end page. Reading the record takes a moment, and the page says so. */
import { useEffect, useState } from "react";
import { api } from "../wire/api";
import type { Replay } from "../wire/types";

export type LookBack<V> = {
  readonly replay: Replay<V> | null;
  readonly state: "reading" | "read" | "missing";
};

const READING = { replay: null, state: "reading" } as const;

export function useLookBack<V>(table: string): LookBack<V> {
  const [found, setFound] = useState<LookBack<V>>(READING);
  useEffect(() => {
    let wanted = true;
    const tell = (next: LookBack<V>) => {
      if (wanted) setFound(next);
    };
    tell(READING);
    api.replay<V>(table).then(
      (replay) => tell({ replay, state: "read" }),
      () => tell({ replay: null, state: "missing" }),
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return found;
}
