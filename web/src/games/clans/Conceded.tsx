/** The end of a game that was given up: how it lay, and what both would have had. */
import type { ReactNode } from "react";
import type { SeatName } from "../../core/module";
import { Card, Face } from "../../design";
import { rich, useText } from "../../i18n";
import { Asleep } from "./Asleep";
import { Board } from "./Board";
import { forecast } from "./forecast";
import { cellName } from "./geometry";
import { ClansScene } from "./Scene";
import type { ClansView } from "./wire";
import { clanName, givenText, shownName, tileLabel } from "./words";

export function Conceded({
  view,
  names,
  resigned,
  actions,
}: {
  readonly view: ClansView;
  readonly names: readonly SeatName[];
  readonly resigned: readonly number[];
  readonly actions: ReactNode;
}) {
  const { t } = useText();
  if (view.grid.length === 0) return <BeforeIt actions={actions} given={resigned.length > 0} />;
  const points = forecast(view.grid, view.clans, view.powers);
  const marks = view.last.length > 0 ? new Set(view.last) : null;
  return (
    <div className="beside clans-conceded">
      <div className="play-main clans-middle">
        <Board
          grid={view.grid}
          clans={view.clans}
          label={t("clans-board-end")}
          mark={(cell) => (marks?.has(cell) ? { latest: true } : {})}
          name={(cell) => {
            const token = view.grid[cell];
            return token
              ? t("clans-cell-awake", { cell: cellName(cell), tile: tileLabel(token, view.clans, t) })
              : t("clans-cell-asleep", { cell: cellName(cell) });
          }}
        />
      </div>
      <div className="stack">
        {resigned.length > 0 ? (
          <p className="lead">
            {rich(t("clans-conceded", { turn: Math.max(1, view.number), asleep: view.asleep.length }))}
          </p>
        ) : null}
        <Card className="clans-conceded-sides">
          <h2>{t("clans-conceded-points")}</h2>
          <ul>
            {([0, 1] as const).map((side) => (
              <li key={side}>
                <Face name={names[side]?.face ?? "mark"} size={48} />
                <span>
                  <b>{shownName(names, side, t)}</b>
                  <span className="note">
                    {clanName(view.clans[side], t)}
                    {resigned.includes(side) ? `, ${t("clans-conceded-gave-up")}` : ""}
                  </span>
                  {view.given[side] > 0 && <span className="note">{givenText(view, side, t)}</span>}
                </span>
                <b className="figure">{points[side] + view.given[side]}</b>
              </li>
            ))}
          </ul>
        </Card>
        <Asleep tokens={view.asleep} clans={view.clans} />
        {actions}
      </div>
    </div>
  );
}

/** Given up, or ended by those who were left, while the clans were still being chosen. */
function BeforeIt({ actions, given }: { readonly actions: ReactNode; readonly given: boolean }) {
  const { t } = useText();
  return (
    <div className="beside clans-conceded">
      <div className="plate still clans-wait">
        <ClansScene />
      </div>
      <div className="stack">
        {given ? <p className="lead">{t("clans-conceded-early")}</p> : null}
        {actions}
      </div>
    </div>
  );
}
