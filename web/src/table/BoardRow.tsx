/** The lobby's way to the house's board, where strangers are let in: its host hangs the table up, and takes it off. */
import { type FormEvent, useState } from "react";
import { Button, Field, Icon, Switch } from "../design";
import { useText } from "../i18n";
import { useStrangers } from "../shell/house";
import type { Pin, TableInfo } from "../wire/types";
import type { Room, RoomState } from "./room";

const LONGEST_TITLE = 40;

type BoardRowProps = { readonly room: Room; readonly state: RoomState; readonly table: TableInfo };

export function BoardRow({ room, state, table }: BoardRowProps) {
  const { t } = useText();
  const strangers = useStrangers();
  if (!strangers) return null;
  if (!table.host) {
    return table.pin ? (
      <p className="note on-board">
        <Icon name="ui-people" size={20} /> {t("pin-guest")}
      </p>
    ) : null;
  }
  const asked = state.pending.findLast((request) => request.type === "pin" || request.type === "unpin");
  const pinned = asked ? asked.type === "pin" : table.pin !== null;
  return (
    <div className="on-board" data-testid="on-board">
      <Switch
        label={t("pin")}
        note={t(pinned ? "pin-note-on" : "pin-note")}
        checked={pinned}
        onChange={(on) => (on ? room.pin("") : room.unpin())}
      />
      {pinned && table.pin ? (
        <NoteForm
          key={`${table.pin.title} ${table.pin.low} ${table.pin.high}`}
          pin={table.pin}
          ranged={wantsRating(table)}
          room={room}
        />
      ) : null}
    </div>
  );
}

/** A range is for a game that its host wants to be rated. */
const wantsRating = ({ rating, seats }: TableInfo): boolean =>
  rating?.seats.some((seat) => seats[seat]?.mine === true) === true;

type NoteFormProps = { readonly pin: Pin; readonly ranged: boolean; readonly room: Room };

/** What the note says: a title, and for whom the table is where it is to be rated. */
function NoteForm({ pin, ranged, room }: NoteFormProps) {
  const { t } = useText();
  const [title, setTitle] = useState(pin.title);
  const [low, setLow] = useState(pin.low?.toString() ?? "");
  const [high, setHigh] = useState(pin.high?.toString() ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    room.pin(title, ranged ? pointsOf(low) : null, ranged ? pointsOf(high) : null);
  };
  const asked = [title.trim(), pointsOf(low), pointsOf(high)].join(" ");
  return (
    <form className="on-board-title" onSubmit={submit}>
      <Field
        label={t("pin-title")}
        note={t("pin-title-note")}
        value={title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      {ranged ? (
        <>
          <div className="on-board-range">
            <Points label={t("pin-low")} value={low} onChange={setLow} />
            <Points label={t("pin-high")} value={high} onChange={setHigh} />
          </div>
          <p className="note">{t("pin-range-note")}</p>
        </>
      ) : null}
      <Button
        type="submit"
        kind="quiet"
        size="small"
        disabled={asked === [pin.title, pin.low, pin.high].join(" ")}
        data-testid="pin-take"
      >
        {t("pin-title-take")}
      </Button>
    </form>
  );
}

const pointsOf = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

type PointsProps = { readonly label: string; readonly value: string; readonly onChange: (text: string) => void };

function Points({ label, value, onChange }: PointsProps) {
  return (
    <Field
      label={label}
      value={value}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
