/** An event as it is on the server: asked for every few seconds while somebody looks, and again after each request. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useTables } from "../shell/tables";
import { api, Failure } from "../wire/api";
import type { EventInfo, EventRequest } from "../wire/events";
import type { Asked } from "./refusals";

const POLL = 4_000; // as at the house's board

export type Following = {
  readonly event: EventInfo | null;
  /** Why there is nothing to show, or why what was asked last was refused. */
  readonly failure: Failure | null;
  /** What was asked last. */
  readonly asked: Asked;
  readonly busy: boolean;
  /** The tables at which it is my turn. */
  readonly turns: readonly string[];
  readonly ask: (asked: EventRequest) => Promise<void>;
};

const failed = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure("internal", String(error), null, 0);

export function useEvent(id: string): Following {
  const [event, setEvent] = useState<EventInfo | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>("join");
  const lines = useTables();
  const known = useRef(0);
  const take = useCallback((now: EventInfo | null) => {
    if (now === null || now.version < known.current) return;
    known.current = now.version;
    setEvent(now);
  }, []);
  const refresh = useCallback(() => {
    if (document.visibilityState !== "visible") return;
    api.event(id, known.current).then(take, (error: unknown) => {
      if (known.current === 0) setFailure(failed(error));
    });
  }, [id, take]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, POLL);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [refresh]);
  const ask = async (asked: EventRequest) => {
    setBusy(true);
    setAsked(asked.type);
    setFailure(null);
    try {
      take(await api.askEvent(id, asked));
    } catch (error) {
      setFailure(failed(error));
    }
    setBusy(false);
  };
  const turns = lines.filter(({ yours }) => yours).map(({ table }) => table.id);
  return { event, failure, asked, busy, turns, ask };
}
