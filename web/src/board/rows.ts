/** The lines of a score sheet, those of one name and clause together. */
import type { Line, Outcome } from "../wire/types";

export type SheetRow = {
  readonly key: string;
  readonly label: string;
  readonly clause: string;
  /** By side; null where it has no such line. */
  readonly points: readonly (number | null)[];
};

export function rowsOf(outcome: Outcome, sides: number, label: (line: Line) => string): readonly SheetRow[] {
  const rows = new Map<string, SheetRow>();
  for (const line of outcome.lines) {
    const said = label(line);
    const key = JSON.stringify([line.part, said, line.clause]);
    const row = rows.get(key) ?? { key, label: said, clause: line.clause, points: new Array<null>(sides).fill(null) };
    const points = row.points.map((sum, side) => (side === line.side ? (sum ?? 0) + line.points : sum));
    rows.set(key, { ...row, points });
  }
  return [...rows.values()];
}

/** Points with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
