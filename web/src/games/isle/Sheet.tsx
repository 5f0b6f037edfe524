/** The score sheet: a row for each thing that counts, a column for each side. */

import type { SeatName } from "../../core/module";
import { Icon } from "../../design";
import { useText } from "../../i18n";
import type { Outcome } from "../../wire/types";
import { type RowKey, rowsOf, totalsOf } from "./rows";
import { shownName, signed } from "./words";

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
    <div className="card ledger isle-sheet-card">
      <table>
        <caption className="spoken">{t("isle-ui-sheet")}</caption>
        <thead>
          <tr>
            <th scope="col" className="what">
              {t("isle-ui-sheet")}
            </th>
            {totals.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
              <th scope="col" key={at} className={column(at)}>
                <button type="button" onClick={() => onSide(at)} aria-pressed={at === side}>
                  {shownName(names, at, t)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.key} className="line">
              <th scope="row" className="what">
                <Icon name={ICONS[row.key]} size={34} />
                <span>
                  {t(`isle-ui-row-${row.key}`)}
                  <small>
                    {t(`isle-ui-row-${row.key}-note`)} <span className="clause">[{row.clause}]</span>
                  </small>
                </span>
              </th>
              {row.points.map((points, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
                <td key={at} className={column(at)}>
                  {points === null ? (
                    <span className="none">·</span>
                  ) : (
                    <span className={points < 0 ? "loss" : ""}>{signed(points)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="what">
              {t("isle-ui-total")}
            </th>
            {soFar.map((points, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
              <td key={at} className={column(at)}>
                {signed(points)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
