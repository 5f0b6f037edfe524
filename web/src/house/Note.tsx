/** One table on the board: its game's picture, what it is called, who sits there, and one button at the foot. */
import { Suspense } from "react";
import { clockWord } from "../core/clocks";
import { useGames } from "../core/games";
import { offeredOptions, spelt } from "../core/habits";
import { useGameInfo } from "../core/infos";
import { botFace, botName, personFace } from "../core/names";
import { listed } from "../core/saying";
import { Button, Chip, Face, Icon, LinkButton } from "../design";
import { type Translate, useGameTexts, useText } from "../i18n";
import type { BoardNote } from "../wire/house";
import type { SeatInfo } from "../wire/types";

export const nameOf = (seat: SeatInfo, t: Translate): string =>
  seat.kind === "bot" ? botName(seat.name, t) : seat.name || t("seat-somebody");

/** As its host called it; else after those who play, or after its host. */
export function noteTitle(note: BoardNote, t: Translate): string {
  if (note.title) return note.title;
  const taken = note.seats.filter(({ kind }) => kind !== "open");
  if (note.kind === "watch")
    return listed(
      taken.map((seat) => nameOf(seat, t)),
      t,
    );
  const host = note.host === null ? undefined : note.seats[note.host];
  return host ? t("house-table-of", { name: nameOf(host, t) }) : t(`${note.game}-title`);
}

type NoteProps = {
  readonly note: BoardNote;
  readonly at: number;
  readonly busy: boolean;
  readonly onSit: () => void;
};

export function PinnedNote({ note, at, busy, onSit }: NoteProps) {
  const text = useText();
  const { t, has } = text;
  const { Scene } = useGames().face(note.game);
  const title = noteTitle(note, t);
  const free = note.seats.filter(({ kind }) => kind === "open").length;
  const moment = `${note.game}-moment`;
  return (
    <li className="pinned" data-tilt={at % 5} data-testid="pinned" data-table={note.id}>
      <article aria-labelledby={`note-${note.id}`}>
        <div className="pinned-picture still" aria-hidden="true">
          <Scene />
        </div>
        <h2 id={`note-${note.id}`}>{title}</h2>
        <p className="pinned-game">{t(`${note.game}-title`)}</p>
        <Seats seats={note.seats} />
        <div className="chips">
          {note.kind === "seat" ? (
            <>
              <Chip>{t("house-free", { count: free })}</Chip>
              <Chip>{clockWord(note.clock, t, "house-clock")}</Chip>
              <Suspense fallback={null}>
                <OptionChips note={note} />
              </Suspense>
            </>
          ) : (
            <>
              {has(moment) ? <Chip>{t(moment, toldOf(note, t))}</Chip> : null}
              <Chip>{t("house-may-watch")}</Chip>
            </>
          )}
          {note.low !== null || note.high !== null ? <Chip icon="ui-star">{rangeOf(note, t)}</Chip> : null}
          {note.kind === "seat" && !note.here ? (
            <Chip tone="info" icon="ui-door">
              {t("house-host-away")}
            </Chip>
          ) : null}
        </div>
        <Act note={note} title={title} busy={busy} onSit={onSit} />
      </article>
    </li>
  );
}

/** For which ratings the table is. Points are no amount, so that no language puts a comma into them. */
const rangeOf = ({ low, high }: BoardNote, t: Translate): string =>
  t("house-range", {
    which: high === null ? "low" : low === null ? "high" : "both",
    low: String(low ?? ""),
    high: String(high ?? ""),
  });

/** What the game's text `moment` is told, as in a list of one's own tables. */
function toldOf({ moment, seats }: BoardNote, t: Translate): Record<string, string | number> {
  const told = moment as Record<string, string | number>;
  const seat = typeof told.seat === "number" ? seats[told.seat] : undefined;
  return { ...told, who: seat ? nameOf(seat, t) : "", you: seat?.mine ? "yes" : "no" };
}

function Seats({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const { t } = useText();
  const said = seats.map((seat) => (seat.kind === "open" ? t("seat-open") : nameOf(seat, t)));
  return (
    <div className="pinned-seats" role="img" aria-label={said.join(", ")}>
      {seats.map((seat, at) =>
        seat.kind === "open" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={at} className="free">
            <Icon name="ui-plus" size={18} />
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={at} title={said[at]}>
            <Face name={seat.kind === "bot" ? botFace(seat.name) : personFace(seat.name)} size={40} />
          </span>
        ),
      )}
    </div>
  );
}

/** Options that are not as usual. Their words are the game's own, and come when there is something to say. */
function OptionChips({ note }: { readonly note: BoardNote }) {
  const info = useGameInfo(note.game);
  const infos = info?.options ?? [];
  const unusual = offeredOptions(infos, note.options, note.seats.length).filter(
    ({ key, default: usual }) => (note.options[key] ?? usual) !== usual,
  );
  return unusual.length > 0 ? <Unusual note={note} keys={unusual.map(({ key }) => key)} /> : null;
}

function Unusual({ note, keys }: { readonly note: BoardNote; readonly keys: readonly string[] }) {
  useGameTexts(note.game);
  const { t } = useText();
  return keys.map((key) => <Chip key={key}>{t(`${note.game}-option-${key}-${spelt(note.options[key] ?? "")}`)}</Chip>);
}

type ActProps = {
  readonly note: BoardNote;
  readonly title: string;
  readonly busy: boolean;
  readonly onSit: () => void;
};

function Act({ note, title, busy, onSit }: ActProps) {
  const { t } = useText();
  const sits = note.seats.some(({ mine }) => mine);
  if (note.mine || sits || note.kind === "watch") {
    const watching = note.kind === "watch" && !sits;
    const id = watching ? "house-watch" : "house-go";
    return (
      <LinkButton
        to={`/t/${note.id}`}
        kind="quiet"
        icon={watching ? "ui-eye" : "ui-step"}
        label={t(`${id}-at`, { table: title })}
      >
        {t(id)}
      </LinkButton>
    );
  }
  if (!note.fits) return <p className="note">{t("house-not-in-range")}</p>;
  return (
    <Button
      kind="quiet"
      disabled={busy}
      onClick={onSit}
      aria-label={t("house-sit-at", { table: title })}
      data-testid="sit-down"
    >
      {t("sit-down")}
    </Button>
  );
}
