/** What a side has if the game ended now, as the server counts it; pressed, the sheet behind the figure. */
import { useState } from "react";
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Dialog, signed } from "../../design";
import { useText } from "../../i18n";
import type { Outcome } from "../../wire/types";
import { rowsOf, totalsOf } from "./rows";
import { Sheet } from "./Sheet";

export function Points({
  standing,
  names,
  side,
}: {
  readonly standing: Outcome | null;
  readonly names: readonly SeatName[];
  readonly side: number;
}) {
  const { t } = useText();
  const [looked, setLooked] = useState<number | null>(null);
  if (!standing) return null;
  return (
    <>
      <button type="button" className="figure isle-points" aria-haspopup="dialog" onClick={() => setLooked(side)}>
        <span className="spoken">{t("isle-ui-in-sight")} </span>
        {signed(totalsOf(standing, names.length)[side] ?? 0)}
      </button>
      {looked === null ? null : (
        <Dialog wide open onClose={() => setLooked(null)} title={t("isle-ui-standing")}>
          <Sheet
            outcome={standing}
            names={names}
            shown={rowsOf(standing, names.length).length}
            side={looked}
            onSide={setLooked}
          />
          <Lines standing={standing} names={names} side={looked} />
          {names.length > 1 ? <p className="note">{t("isle-ui-growth-note")}</p> : null}
        </Dialog>
      )}
    </>
  );
}

/** One side's lines one by one, each with its clause. */
function Lines({
  standing,
  names,
  side,
}: {
  readonly standing: Outcome;
  readonly names: readonly SeatName[];
  readonly side: number;
}) {
  const { t } = useText();
  const speaker = new Speaker("isle", names, t);
  return (
    <ul className="isle-lines">
      {standing.lines
        .filter((line) => line.side === side)
        .map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sheet, in their order
          <li key={i}>
            <span>
              {speaker.line(line)} <small className="clause">[{line.clause}]</small>
            </span>
            <b>{signed(line.points)}</b>
          </li>
        ))}
    </ul>
  );
}
