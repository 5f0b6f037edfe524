/** Who is in the house: only those who hung up a table, or wait for others. */
import { personFace } from "../core/names";
import { listed } from "../core/saying";
import { Button, Card, Face, LinkButton } from "../design";
import { type Translate, useText } from "../i18n";
import type { Board, BoardNote, Wanted } from "../wire/house";
import { nameOf, noteTitle } from "./Note";

const MOST = 8;

type InTheHouseProps = {
  readonly board: Board;
  /** Somebody at this page waits already. */
  readonly waits: boolean;
  readonly onPlay: (wanted: Wanted) => void;
};

export function InTheHouse({ board, waits, onPlay }: InTheHouseProps) {
  const { t } = useText();
  const hosts = board.notes.filter(({ host, here, mine }) => host !== null && here && !mine).slice(0, MOST);
  const waiting = board.waiting.filter(({ mine }) => !mine).slice(0, MOST);
  return (
    <Card className="in-house">
      <h2>{t("house-now")}</h2>
      {hosts.length + waiting.length === 0 ? <p className="note">{t("house-nobody")}</p> : null}
      <ul>
        {waiting.map(({ name, wanted, since }) => (
          <Somebody
            key={`${name} ${since}`}
            name={name || t("seat-somebody")}
            note={t("house-waits-for", { game: t(`${wanted.game}-title`), seats: wanted.seats })}
          >
            <Button kind="quiet" size="small" disabled={waits} onClick={() => onPlay(wanted)}>
              {t("house-play-with")}
            </Button>
          </Somebody>
        ))}
        {hosts.map((note) => (
          <Host key={note.id} note={note} t={t} />
        ))}
      </ul>
    </Card>
  );
}

function Host({ note, t }: { readonly note: BoardNote; readonly t: Translate }) {
  const seat = note.host === null ? undefined : note.seats[note.host];
  if (!seat) return null;
  const others = note.seats.filter((one, at) => at !== note.host && one.kind !== "open").map((one) => nameOf(one, t));
  const game = t(`${note.game}-title`);
  const title = noteTitle(note, t);
  const doing =
    note.kind === "watch"
      ? t("house-plays", { game, names: listed(others, t) })
      : t("house-waits-at", { table: note.title || game });
  return (
    <Somebody name={nameOf(seat, t)} note={doing}>
      {note.kind === "watch" ? (
        <LinkButton
          to={`/t/${note.id}`}
          kind="quiet"
          size="small"
          round
          icon="ui-eye"
          label={t("house-watch-at", { table: title })}
        />
      ) : null}
    </Somebody>
  );
}

type SomebodyProps = { readonly name: string; readonly note: string; readonly children?: React.ReactNode };

function Somebody({ name, note, children }: SomebodyProps) {
  return (
    <li>
      <Face name={personFace(name)} size={44} />
      <div>
        <b>{name}</b>
        <small>{note}</small>
      </div>
      {children}
    </li>
  );
}
