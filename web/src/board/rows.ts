/** The lines of a score sheet, those of one name and clause together. */
import type { LedgerRow } from "../design";
import type { Line, Outcome } from "../wire/types";

export function rowsOf(outcome: Outcome, sides: number, label: (line: Line) => string): readonly LedgerRow[] {
  const rows = new Map<string, LedgerRow>();
  for (const line of outcome.lines) {
    const said = label(line);
    const key = JSON.stringify([line.part, said, line.clause]);
    const row = rows.get(key) ?? { key, label: said, clause: line.clause, points: new Array<null>(sides).fill(null) };
    const points = row.points.map((sum, side) => (side === line.side ? (sum ?? 0) + line.points : sum));
    rows.set(key, { ...row, points });
  }
  return [...rows.values()];
}
