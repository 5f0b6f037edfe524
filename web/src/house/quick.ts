/** Quick match as this page knows it: what somebody waits for, for how long, and where they were brought. */
import { useCallback, useEffect, useRef, useState } from "react";
import { announce } from "../ground/live";
import { navigate } from "../ground/router";
import { useText } from "../i18n";
import { haveName } from "../shell/me";
import { api, Failure } from "../wire/api";
import type { Match, Wanted } from "../wire/house";

const EVERY = 2_500;

const WHY: Readonly<Partial<Record<Failure["kind"], string>>> = {
  too_fast: "house-too-fast",
  too_many: "refused-too_many",
  unreachable: "fault-unreachable",
};

export type Quick = {
  /** null: nobody waits here. */
  readonly match: Match | null;
  readonly busy: boolean;
  readonly fault: string | null;
  readonly begin: (wanted: Wanted) => void;
  readonly leave: () => void;
  readonly withBots: () => void;
};

export function useQuick(): Quick {
  const { t } = useText();
  const [match, setMatch] = useState<Match | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const waits = useRef(false);

  const hear = useCallback(
    (told: Match) => {
      waits.current = told.wanted !== null && told.table === null;
      if (told.table !== null) {
        announce(t("quick-found"));
        navigate(`/t/${told.table}`);
      }
      setMatch(waits.current ? told : null);
    },
    [t],
  );

  const ask = async (question: () => Promise<Match>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      hear(await question());
    } catch (error) {
      setFault((error instanceof Failure && WHY[error.kind]) || "house-fault");
    } finally {
      setBusy(false);
    }
  };

  const waiting = match !== null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      api.waitOn().then(
        (told) => {
          if (waits.current) hear(told);
        },
        () => {}, // it is asked again in a moment; who cannot ask for long waits no more
      );
    }, EVERY);
    return () => clearInterval(timer);
  }, [waiting, hear]);

  // Whoever leaves the page waits no more, by whichever way they go.
  useEffect(() => {
    const go = () => {
      if (waits.current) api.waitNoMore(true).catch(() => {});
      waits.current = false;
    };
    addEventListener("pagehide", go);
    return () => {
      removeEventListener("pagehide", go);
      go();
    };
  }, []);

  return {
    match,
    busy,
    fault,
    begin: (wanted) =>
      void ask(async () => {
        await haveName(true);
        const told = await api.wait(wanted);
        if (told.table === null) announce(t("quick-waiting"));
        return told;
      }),
    leave: () => void ask(() => api.waitNoMore()),
    withBots: () => void ask(() => api.withBots()),
  };
}
