/** The score of any game: a row for each thing that counts, a column for each side. */
import { Fragment } from "react";
import { points, sides } from "../core/headline";
import type { EndProps, SeatName } from "../core/module";
import { Speaker } from "../core/saying";
import { Ledger, signed } from "../design";
import { useGameTexts, useText } from "../i18n";
import type { Outcome } from "../wire/types";
import { spaced } from "./labels";
import { Position } from "./Position";
import { rowsOf } from "./rows";

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
  return (
    <Ledger
      className="board-sheet"
      title={t("board-sheet")}
      sides={all.map(({ name, you }, side) => (
        <Fragment key={name}>
          {you ? t("seat-you") : name}
          <small>{t("board-rank", { place: outcome.places[side] ?? 0 })}</small>
        </Fragment>
      ))}
      rows={rows}
      total={t("board-total")}
      totals={totals}
      column={(side) => (outcome.places[side] === 1 ? "first" : "")}
    />
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
