import { useState } from "react";
import type { SeatName } from "../core/module";
import { knownTo } from "../core/words";
import { Button, Dialog } from "../design";
import { useText } from "../i18n";
import type { Position, TableInfo } from "../wire/types";
import type { Room } from "./room";

/** Free inside one's own turn; beyond that, and in a rated game, the others are asked, or oneself: from there on it is
 * practice, or rated no longer. */
export function UndoButton({
  room,
  position,
  table,
  busy,
}: {
  readonly room: Room;
  readonly position: Position;
  readonly table: TableInfo;
  readonly busy: boolean;
}) {
  const { t } = useText();
  const [sure, setSure] = useState<number | null>(null);
  const { free, askable, unseen, asked } = position.undo;
  const seat = free[0] ?? askable[0];
  const people = table.seats.some((one) => one.kind === "person" && !one.mine);
  const asks = free.length === 0 && people;
  if (!table.seats.some((one) => one.mine)) return null;
  const word = asks && seat !== undefined ? t("undo-ask") : t("undo");
  const wasSeen = seat !== undefined && !unseen.includes(seat);
  const costs = free.length === 0 && !asks && !table.practice; // what it counts for
  const step = () => {
    if (seat === undefined) return;
    if (costs) setSure(position.seq);
    else room.undo(seat);
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon="ui-undo"
        aria-label={word}
        className="undo"
        disabled={seat === undefined || asked !== null || busy}
        onClick={step}
        data-testid="undo"
      >
        <span className="spoken-when-narrow">{word}</span>
      </Button>
      {/* What has moved on since is asked about anew. */}
      {sure === position.seq && seat !== undefined ? (
        <Dialog open onClose={() => setSure(null)} title={t(wasSeen ? "undo-beyond-title" : "undo-unrated-title")}>
          <p className="lead">{t(wasSeen ? "undo-beyond" : "undo-unrated")}</p>
          <div className="dialog-actions">
            <Button kind="quiet" onClick={() => setSure(null)}>
              {t("undo-refuse")}
            </Button>
            <Button
              onClick={() => {
                setSure(null);
                room.undo(seat);
              }}
              data-testid="undo-beyond"
            >
              {t("undo-beyond-yes")}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** Somebody else would like to take a move back. */
export function UndoQuestion({
  room,
  position,
  table,
  names,
}: {
  readonly room: Room;
  readonly position: Position;
  readonly table: TableInfo;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const { asked, agreed, known } = position.undo;
  const mine = table.seats.flatMap((seat, at) => (seat.mine && !agreed.includes(at) && at !== asked ? [at] : []));
  const wanted = asked !== null && !table.seats[asked]?.mine && mine.length > 0;
  if (!wanted) return null;
  const answer = (agree: boolean) => {
    for (const seat of mine) room.answer(seat, agree);
  };
  return (
    <Dialog open onClose={() => answer(false)} title={t("undo-question-title", { name: names[asked]?.name ?? "" })}>
      <p className="lead">{t("undo-question")}</p>
      {known.length > 0 ? (
        <p>
          {knownTo(known, names, t)}. {table.practice ? null : t("undo-practice")}
        </p>
      ) : table.rating?.on ? (
        <p>{t("undo-unrated")}</p>
      ) : null}
      <div className="dialog-actions">
        <Button kind="quiet" onClick={() => answer(false)}>
          {t("undo-refuse")}
        </Button>
        <Button onClick={() => answer(true)} data-testid="undo-agree">
          {t("undo-agree")}
        </Button>
      </div>
    </Dialog>
  );
}
