import { useGames } from "../core/games";
import { botName, mySeats, seatNames, sharedNames } from "../core/names";
import { listed } from "../core/saying";
import { Chip, Icon, Link, signed } from "../design";
import { isAlone } from "../home/place";
import { type TextTools, type Translate, useText } from "../i18n";
import { ago, ahead } from "../i18n/dates";
import type { SeatInfo, TableInfo, TableLine } from "../wire/types";
import { whenceWord } from "./whence";
import "./tables.css";

/** "Cat Clans with Mourek", be that a person or a bot; "Cat Clans at one screen". */
export function tableTitle(table: TableInfo, t: Translate): string {
  const game = t(`${table.game}-title`);
  const others = table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => nameOf(seat, t));
  if (others.length > 0) return t("table-with", { game, names: listed(others, t) });
  if (table.seats.length === 1) return t("table-alone", { game });
  if (table.seats.every((seat) => seat.mine)) return t("table-screen", { game });
  return t("table-open", { game });
}

const nameOf = (seat: SeatInfo, t: Translate): string =>
  seat.kind === "bot" ? botName(seat.name, t) : seat.name || t("seat-somebody");

const isMe = (seat: SeatInfo | undefined, table: TableInfo): boolean =>
  seat?.mine === true && mySeats(table).length === 1;

/** "You won, 21 : 15", "Mourek won", the winner's points first; empty where nobody has written it down. */
export function resultOf({ table, places, points }: TableLine, t: Translate): string {
  if (places.length === 0) return "";
  const winners = places.flatMap((place, side) => (place === 1 ? [side] : []));
  const winner = winners[0];
  const ranked = table.seats.map((_, side) => side).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const counted = table.seats.length > 1 && points.some((one) => one !== 0);
  const score = counted ? ranked.map((side) => signed(points[side] ?? 0)).join(" : ") : "";
  const told = (id: string, who = "") => [t(id, { who }), score].filter(Boolean).join(", ");
  if (winner === undefined) return t("card-nobody");
  if (winners.length > 1) return told("card-shared");
  const seat = table.seats[winner];
  if (!seat) return told("card-beaten");
  return isMe(seat, table)
    ? told("card-won")
    : told("card-lost", seatNames(table, sharedNames(table.id), t)[winner]?.name);
}

/** Where it is, or how it ended; before it has begun, that it has not. */
export function noteOf(line: TableLine, { t, has }: Pick<TextTools, "t" | "has">): string {
  const { table, moment } = line;
  if (table.phase === "over") return resultOf(line, t);
  const id = `${table.game}-moment`;
  if (table.phase !== "playing" || !has(id)) return "";
  const told = moment as Record<string, string | number>;
  const seat = typeof told.seat === "number" ? table.seats[told.seat] : undefined;
  return t(id, { ...told, who: seat ? nameOf(seat, t) : "", you: isMe(seat, table) ? "yes" : "no" });
}

/** What becomes of it if nobody does anything, and when. */
const fateOf = (table: TableInfo, until: number, { t, language }: TextTools): string =>
  t(table.closed ? "card-deleted" : "card-closed", { when: ahead(until, language) });

/** One table as a card, which leads there. */
function TableCard({ line }: { readonly line: TableLine }) {
  const text = useText();
  const { t, language } = text;
  const games = useGames();
  const whence = whenceWord(line.table);
  return (
    <Link to={`/t/${line.table.id}`} className={line.yours ? "card table-card yours" : "card table-card"}>
      <Icon name={games.face(line.table.game).icon} size={54} />
      <span>
        <b>{tableTitle(line.table, t)}</b>
        <span className="table-moment">{noteOf(line, text)}</span>
        <span className="note">
          {[
            ago(line.changed, language),
            ...(line.table.practice ? [t("practice")] : []),
            ...(whence && !isAlone() ? [t(whence)] : []),
            ...(line.table.until === null ? [] : [fateOf(line.table, line.table.until, text)]),
          ].join(" · ")}
        </span>
      </span>
      {line.yours ? (
        <Chip tone="lamp">{t("your-turn")}</Chip>
      ) : (
        <Chip>{t(`table-${line.table.closed ? "closed" : line.table.phase}`)}</Chip>
      )}
    </Link>
  );
}

export function TableCards({ tables }: { readonly tables: readonly TableLine[] }) {
  return (
    <ul className="table-cards">
      {tables.map((line) => (
        <li key={line.table.id}>
          <TableCard line={line} />
        </li>
      ))}
    </ul>
  );
}
