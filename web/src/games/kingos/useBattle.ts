/** The last battle as this browser has heard of it, and whether its end was read. */
import { useState } from "react";
import type { News, Position } from "../../wire/types";
import { beheld, heard, type Report } from "./battle";
import type { KingosView } from "./wire";

type Known = {
  readonly fresh: readonly News[];
  readonly view: KingosView;
  readonly report: Report | null;
  /** The battle whose end was read or was over before we came. */
  readonly read: number | null;
};

export function useBattle(
  position: Position,
  fresh: readonly News[],
  view: KingosView,
): { readonly report: Report | null; readonly open: boolean; readonly close: () => void } {
  const [known, setKnown] = useState<Known>(() => {
    const report = beheld(heard(null, position.news), view);
    return { fresh, view, report, read: report && report.face !== null ? report.id : null };
  });
  let now = known;
  if (known.fresh !== fresh || known.view !== view) {
    const news = known.fresh === fresh ? [] : position.whole && fresh.length === 0 ? position.news : fresh;
    const from = position.whole && fresh.length === 0 && known.fresh !== fresh ? null : known.report;
    // Guardians as they stood before the news, then as they stand after them: who was beaten is known only before.
    const report = beheld(heard(beheld(from, known.view), news), view);
    now = { ...known, fresh, view, report: held(report, known) };
    setKnown(now);
  }
  const { report, read } = now;
  const decided = report !== null && report.verdicts.length > 0;
  return {
    report,
    open: decided && report.id !== read,
    close: () => setKnown((state) => ({ ...state, read: state.report?.id ?? null })),
  };
}

/** A battle that began and ended in the same news still remembers who stood there. */
function held(report: Report | null, { view }: Known): Report | null {
  if (!report || Object.keys(report.guards).length > 0) return report;
  const seen = beheld({ ...report, verdicts: [] }, view);
  return seen ? { ...report, guards: seen.guards } : report;
}
