/** The running head of a table: where the game is, whose turn it is, who looks on, and the keys of the whole page. */

import type { ReactNode } from "react";
import type { SeatName } from "../core/module";
import { botFace, botName, mySeats } from "../core/names";
import { listed } from "../core/saying";
import { Button, Chip, Face } from "../design";
import { type Translate, useText } from "../i18n";
import { Head } from "../shell/Head";
import { isBegunAtHome } from "../shell/whence";
import type { Position, TableInfo } from "../wire/types";
import { TimeLeft } from "./Clock";
import { StandIns } from "./Gone";
import { RatingChip, ratedWord } from "./Rating";
import { isBusy, type Room, type RoomState } from "./room";
import { SoundButton } from "./SoundButton";
import { UndoButton } from "./Undo";
import { WatchersChip } from "./Watchers";

export function TableHead({
  room,
  state,
  table,
  position,
  names,
  where,
  yours,
  over,
  ended,
  held,
  hint,
  talk,
  onMenu,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
  readonly position: Position;
  readonly names: readonly SeatName[];
  readonly where: string;
  /** Something is asked of who reads here. */
  readonly yours: boolean;
  readonly over: boolean;
  /** The page of the end is shown, which has a headline of its own. */
  readonly ended: boolean;
  /** The board still tells what just happened. */
  readonly held: boolean;
  /** The key to Micka's pencil. */
  readonly hint: ReactNode;
  /** The key to what is said at the table. */
  readonly talk: ReactNode;
  readonly onMenu: () => void;
}) {
  const { t } = useText();
  const rated = ratedWord(table);
  const begun = isBegunAtHome(table);
  return (
    <Head
      atTable
      heading={!ended}
      title={t(`${table.game}-title`)}
      where={
        <>
          {over ? t("over-where") : where}
          {table.practice ? <span className="told-beside">, {t("practice")}</span> : null}
          {begun ? <span className="told-beside">, {t("begun-at-home")}</span> : null}
          {rated ? <span className="told-beside">, {t(rated)}</span> : null}
        </>
      }
      turn={held ? null : turnLine(table, position, names, yours, t)}
    >
      {mySeats(table).length === 0 ? (
        <Chip tone="plain" icon="ui-eye">
          <span className="spoken-when-narrow">{t("watching")}</span>
        </Chip>
      ) : null}
      {table.practice ? (
        <Chip tone="plain" className="practice">
          {t("practice")}
        </Chip>
      ) : null}
      {begun ? (
        <Chip tone="plain" className="practice">
          {t("begun-at-home")}
        </Chip>
      ) : null}
      <RatingChip table={table} names={names} />
      {over ? null : <TimeLeft table={table} position={position} heard={state.heard} mine={yours} />}
      <Absent table={table} names={names} />
      {over ? null : <StandIns table={table} names={names} />}
      <WatchersChip table={table} />
      {over ? null : <UndoButton room={room} position={position} table={table} busy={isBusy(state)} />}
      {over ? null : hint}
      {talk}
      <SoundButton />
      <Button kind="quiet" size="small" round icon="ui-menu" label={t("menu")} onClick={onMenu} />
    </Head>
  );
}

/** The key to the talk, with how much of it is new. */
export function TalkButton({ news, onOpen }: { readonly news: number; readonly onOpen: () => void }) {
  const { t } = useText();
  return (
    <span className="with-mark">
      <Button
        kind="quiet"
        size="small"
        round
        icon="ui-chat"
        label={news > 0 ? t("chat-unread", { count: news }) : t("chat")}
        onClick={onOpen}
      />
      {news > 0 ? (
        <span className="mark" aria-hidden="true">
          {news}
        </span>
      ) : null}
    </span>
  );
}

/** Whose turn it is, as a chip; null when nobody's. */
function turnLine(
  table: TableInfo,
  position: Position,
  names: readonly SeatName[],
  yours: boolean,
  t: Translate,
): ReactNode {
  if (position.outcome) return null;
  const waiting = position.must.filter((seat) => seat >= 0);
  const shared = mySeats(table).length > 1;
  const mine = waiting.find((seat) => table.seats[seat]?.mine);
  if (shared && mine !== undefined) return <Chip tone="lamp">{t("turn-of", { name: names[mine]?.name ?? "" })}</Chip>;
  if (yours) return <Chip tone="lamp">{t("your-turn")}</Chip>;
  const other = waiting.find((seat) => !table.seats[seat]?.mine);
  if (other === undefined) return null;
  const bot = table.seats[other]?.stand_in;
  const who = bot ? { name: botName(bot, t), face: botFace(bot) } : names[other];
  return (
    <span className="chip thinking">
      <Face name={who?.face ?? "mark"} size={28} />
      {t("is-thinking", { name: who?.name ?? "", count: 1 })}
    </span>
  );
}

/** People who have a seat and are not here now. */
function Absent({ table, names }: { readonly table: TableInfo; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  const gone = table.seats.flatMap((seat, at) =>
    seat.kind === "person" && !seat.mine && !seat.here && !seat.stand_in ? [names[at]?.name ?? ""] : [],
  );
  if (gone.length === 0) return null;
  return (
    <Chip tone="plain" className="absent">
      {t("has-stepped-out", { name: listed(gone, t), count: gone.length })}
    </Chip>
  );
}
