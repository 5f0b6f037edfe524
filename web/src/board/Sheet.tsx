/** The score of any game: a row for each thing that counts, a column for each side. */
import { points, sides } from "../core/headline";
import type { EndProps, SeatName } from "../core/module";
import { Speaker } from "../core/saying";
import { Card } from "../design";
import { useGameTexts, useText } from "../i18n";
import type { Outcome } from "../wire/types";
import { spaced } from "./labels";
import { Position } from "./Position";
import { rowsOf, signed } from "./rows";

export function End({ game, view, outcome, names, actions }: EndProps & { readonly game: string }) {
  useGameTexts("pages");
  return (
    <div className="beside board-end" data-ended="true">
      <Position game={game} view={view} names={names} />
      <div className="stack board-end-side">
        <Sheet game={game} outcome={outcome} names={names} />
        {actions}
      </div>
    </div>
  );
}

type SheetProps = { readonly game: string; readonly outcome: Outcome; readonly names: readonly SeatName[] };

function Sheet({ game, outcome, names }: SheetProps) {
  const { t, has } = useText();
  const all = sides(outcome, names, game, t);
  const speaker = new Speaker(game, names, t);
  const rows = rowsOf(outcome, all.length, (line) =>
    has(`${game}-line-${line.key}`) ? speaker.line(line) : spaced(line.key),
  );
  const totals = points(outcome, all.length);
  const column = (side: number) => (outcome.places[side] === 1 ? "first" : undefined);
  return (
    <Card className="ledger board-sheet">
      <table>
        <caption className="spoken">{t("board-sheet")}</caption>
        <thead>
          <tr>
            <th scope="col" className="what">
              {t("board-sheet")}
            </th>
            {all.map(({ name, you }, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
              <th key={side} scope="col" className={column(side)}>
                {you ? t("seat-you") : name}
                <small>{t("board-rank", { place: outcome.places[side] ?? 0 })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, clause, points: row }) => (
            <tr key={key}>
              <th scope="row" className="what">
                <span>
                  {label}
                  <small className="clause">[{clause}]</small>
                </span>
              </th>
              {row.map((one, side) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
                <td key={side} className={column(side)}>
                  {one === null ? <span className="none">·</span> : signed(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="what">
              {t("board-total")}
            </th>
            {totals.map((total, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side
              <td key={side} className={column(side)}>
                {signed(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** What everybody would have if the game ended now. */
export function Standing({ game, outcome, names }: SheetProps) {
  const { t } = useText();
  const totals = points(outcome, outcome.places.length);
  return (
    <section className="board-standing">
      <h2>{t("standing")}</h2>
      <ul>
        {sides(outcome, names, game, t).map(({ name, you }, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          <li key={side}>
            <span>{you ? t("seat-you") : name}</span>
            <b>{signed(totals[side] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
