/** The score sheet: a row for each thing that counts, a column for each side. */

import type { SeatName } from "../../core/module";
import { Ledger } from "../../design";
import { useText } from "../../i18n";
import type { Outcome } from "../../wire/types";
import { type RowKey, rowsOf, totalsOf } from "./rows";
import { shownName } from "./words";

const ICONS: Readonly<Record<RowKey, string>> = {
  rats: "rat",
  rooms: "room-apple",
  families: "head-green",
  rare: "treasure-rare",
  lessons: "ui-pen",
  public: "ui-people",
  cards: "ui-pen",
  colours: "head-orange",
  hers: "sister",
};

export function Sheet({
  outcome,
  names,
  shown,
  side,
  onSide,
}: {
  readonly outcome: Outcome;
  readonly names: readonly SeatName[];
  /** How many rows have been counted. */
  readonly shown: number;
  /** Which side is looked at. */
  readonly side: number;
  readonly onSide: (side: number) => void;
}) {
  const { t } = useText();
  const rows = rowsOf(outcome, names.length);
  const done = shown >= rows.length;
  const totals = totalsOf(outcome, names.length);
  const soFar = totals.map((_, at) => rows.slice(0, shown).reduce((sum, row) => sum + (row.points[at] ?? 0), 0));
  const column = (at: number) =>
    [done && outcome.places[at] === 1 && "first", at === side && "looked"].filter(Boolean).join(" ");
  return (
    <Ledger
      className="isle-sheet-card"
      counting
      title={t("isle-ui-sheet")}
      sides={totals.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
        <button key={at} type="button" onClick={() => onSide(at)} aria-pressed={at === side}>
          {shownName(names, at, t)}
        </button>
      ))}
      rows={rows.slice(0, shown).map((row) => ({
        ...row,
        icon: ICONS[row.key],
        label: t(`isle-ui-row-${row.key}`),
        note: t(`isle-ui-row-${row.key}-note`),
      }))}
      total={t("isle-ui-total")}
      totals={soFar}
      column={column}
    />
  );
}
