/** A series between the same people: agreed in the lobby, told there and at the end. */
import type { SeatName } from "../core/module";
import { Choices } from "../design";
import { useText } from "../i18n";
import type { SeriesInfo, TableInfo } from "../wire/types";
import type { Room, RoomState } from "./room";
import { isSeries, seriesGame, seriesScore, seriesWon } from "./seriesWords";
import "./series.css";

const OFFERED = [0, 3, 5] as const;

/** How many games, beside the game's options. */
export function SeriesRow({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
}) {
  const { t } = useText();
  if (table.series === null) return null;
  const asked = state.pending.findLast((request) => request.type === "series");
  return (
    <Choices<number>
      legend={t("series")}
      value={asked?.type === "series" ? asked.best_of : table.series.best_of}
      disabled={!table.host}
      onChange={(value) => {
        const count = OFFERED.find((one) => one === value);
        if (count !== undefined) room.series(count);
      }}
      choices={OFFERED.map((value) => ({ value, label: t(`series-${value}`), note: t(`series-${value}-note`) }))}
    />
  );
}

/** "Minka 2 : 1 Mourek. Game 4"; when somebody has won it, that first. */
export function SeriesScore({
  series,
  names,
  className = "",
}: {
  readonly series: SeriesInfo | null;
  readonly names: readonly SeatName[];
  readonly className?: string;
}) {
  const { t } = useText();
  if (series === null || !isSeries(series)) return null;
  const won = seriesWon(series, names, t);
  return (
    <p className={`series ${className}`} data-testid="series">
      {won ? <b className="series-won">{won}</b> : null}
      <span className="series-score">{seriesScore(series, names, t)}</span>
      <span className="note">{seriesGame(series, t)}</span>
    </p>
  );
}
