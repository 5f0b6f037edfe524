/** Whose table it is: handed over, taken over; who was sent away, and may be let back. */
import { useEffect, useState } from "react";
import type { SeatName } from "../core/module";
import { mySeats } from "../core/names";
import { Button, Dialog, Strip } from "../design";
import { rich, useText } from "../i18n";
import type { TableInfo } from "../wire/types";
import type { Room } from "./room";

/** The host has not been here for long: who sits here may take over. */
export function TakeOverStrip({ room, table }: { readonly room: Room; readonly table: TableInfo }) {
  const { t } = useText();
  const { heir_from: from, phase } = table;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const left = from === null ? 0 : from * 1_000 - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 50, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [from]);
  const may = from !== null && from * 1_000 <= now && phase === "lobby" && !table.host && !table.closed;
  if (!may || mySeats(table).length === 0) return null;
  return (
    <Strip
      tone="info"
      icon="ui-people"
      action={
        <Button size="small" onClick={() => room.takeOver()} data-testid="take-over">
          {t("host-take-over")}
        </Button>
      }
    >
      {t("host-gone")}
    </Strip>
  );
}

/** What a host can do about another person who sits here, before the game. */
export function SeatDeeds({
  room,
  at,
  name,
  onClose,
}: {
  readonly room: Room;
  readonly at: number;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={name}>
      <p className="lead">{rich(t("host-deeds", { name }))}</p>
      <div className="dialog-actions">
        <Button kind="quiet" icon="ui-people" onClick={then(() => room.handOver(at))} data-testid="hand-over">
          {t("host-hand-over")}
        </Button>
        <Button kind="warn" icon="ui-close" onClick={then(() => room.remove(at))} data-testid="remove">
          {t("host-remove")}
        </Button>
      </div>
      <p className="note">{t("host-remove-note")}</p>
    </Dialog>
  );
}

/** Who was sent away; told to the host alone. */
export function SentAway({ room, table }: { readonly room: Room; readonly table: TableInfo }) {
  const { t } = useText();
  if (table.removed.length === 0) return null;
  return (
    <ul className="sent-away" aria-label={t("host-removed")}>
      {table.removed.map(({ n, name }) => (
        <li key={n}>
          <span className="note">{t("host-removed-one", { name: name || t("seat-somebody") })}</span>
          <Button kind="quiet" size="small" onClick={() => room.letBack(n)} data-testid="let-back">
            {t("host-let-back")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** At any time: who shall be the host now. */
export function HandOverDialog({
  room,
  table,
  names,
  onClose,
}: {
  readonly room: Room;
  readonly table: TableInfo;
  readonly names: readonly SeatName[];
  readonly onClose: () => void;
}) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t("host-hand-over")}>
      <p className="lead">{t("host-hand-over-lead")}</p>
      <div className="dialog-actions">
        {table.seats.map((seat, at) =>
          seat.kind === "person" && !seat.mine ? (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={at}
              kind="quiet"
              onClick={() => {
                room.handOver(at);
                onClose();
              }}
            >
              {names[at]?.name}
            </Button>
          ) : null,
        )}
      </div>
    </Dialog>
  );
}
