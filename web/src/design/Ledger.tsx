/** A score sheet: a row for each thing that counts, a column for each side, the total behind a bold line. */
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "./Icon";
import { Card } from "./parts";

export type LedgerRow = {
  readonly key: string;
  readonly icon?: string;
  readonly label: ReactNode;
  /** What it is for, small under the label. */
  readonly note?: ReactNode;
  readonly clause: string;
  /** Of each side; null: this row is none of its own. */
  readonly points: readonly (number | null)[];
};

/** Points with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** More or fewer points: always with its sign. */
export const gain = (points: number): string => (points > 0 ? `+${points}` : signed(points));

export function Ledger({
  title,
  sides,
  rows,
  total,
  totals,
  column = () => "",
  iconSize = 34,
  counting = false,
  empty,
  foot,
  grained = false,
  className = "",
  busy,
  children,
}: {
  readonly title: string;
  /** What stands over each column. */
  readonly sides: readonly ReactNode[];
  readonly rows: readonly LedgerRow[];
  readonly total: string;
  readonly totals: readonly number[];
  /** How the column of a side looks: "first", "looked". */
  readonly column?: (side: number) => string;
  readonly iconSize?: number;
  /** Rows are counted in one after another. */
  readonly counting?: boolean;
  /** Stands there while there are no rows. */
  readonly empty?: string;
  /** Rows below the total. */
  readonly foot?: ReactNode;
  readonly grained?: boolean;
  readonly className?: string;
  readonly busy?: boolean;
  /** Under the table, on the same paper. */
  readonly children?: ReactNode;
}) {
  return (
    <Card
      grained={grained}
      className={`ledger ${sides.length > 2 ? "many " : ""}${className}`}
      style={{ "--sides": sides.length } as CSSProperties}
      aria-busy={busy}
    >
      <table>
        <caption className="spoken">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="what">
              {title}
            </th>
            {sides.map((side, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
              <th scope="col" key={at} className={column(at)}>
                <span className="side">{side}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {empty !== undefined && rows.length === 0 ? (
            <tr className="empty">
              <td colSpan={1 + sides.length}>{empty}</td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={row.key} className={counting ? "line" : undefined} data-row={row.key}>
              <th scope="row" className="what">
                {row.icon ? <Icon name={row.icon} size={iconSize} /> : null}
                <span>
                  {row.label}
                  <small>
                    {row.note ? <span className="why">{row.note} </span> : null}
                    <span className="clause">[{row.clause}]</span>
                  </small>
                </span>
              </th>
              <Figures points={row.points} column={column} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-row="total">
            <th scope="row" className="what">
              {total}
            </th>
            <Figures points={totals} column={column} />
          </tr>
          {foot}
        </tfoot>
      </table>
      {children}
    </Card>
  );
}

/** What each side has, in a row of a ledger. */
export function Figures({
  points,
  column,
}: {
  readonly points: readonly (number | null)[];
  readonly column: (side: number) => string;
}) {
  return points.map((one, side) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
    <td key={side} className={column(side)}>
      {one === null ? (
        <span className="none" aria-hidden="true">
          ·
        </span>
      ) : (
        <span className={one < 0 ? "loss" : undefined}>{signed(one)}</span>
      )}
    </td>
  ));
}
