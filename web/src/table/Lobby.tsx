/** Before the game: what is played, who sits where, what we wait for. */

import { useEffect, useRef, useState } from "react";
import { useGames } from "../core/games";
import { chosenOptions, offeredOptions, spelt } from "../core/habits";
import { useGameInfo } from "../core/infos";
import type { SeatName } from "../core/module";
import { isShared, mySeats, seatNames, tableName, useSharedNames } from "../core/names";
import { Button, Caption, Card, Choices, Icon, LinkButton, Plate, Strip, useNarrow, useTab } from "../design";
import { rich, type Translate, useText } from "../i18n";
import { Head } from "../shell/Head";
import { haveName } from "../shell/me";
import { isBegunAtHome } from "../shell/whence";
import { needsNetwork } from "../wire/transport";
import type { TableInfo } from "../wire/types";
import { ArrivalStrip, type Arrived } from "./arrival";
import { BoardRow } from "./BoardRow";
import { ClockRow } from "./Clock";
import { faultText } from "./faults";
import { PatienceRow } from "./Gone";
import { HintsRow, hintsWord, useHintsWish } from "./HintsRow";
import { SentAway, TakeOverStrip } from "./Hosting";
import { Invitation } from "./invite";
import { KeepingStrip, WatchersRow } from "./Keeping";
import { LinkStrip } from "./LinkStrip";
import { RatingRow } from "./Rating";
import { RefusalStrip } from "./RefusalStrip";
import { type Room, type RoomState, shownOptions } from "./room";
import { SeatRow } from "./SeatRow";
import { SeriesRow, SeriesScore } from "./Series";
import { WatchersNote } from "./Watchers";
import "./lobby.css";

export function Lobby({
  room,
  state,
  table,
  arrived,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
  readonly arrived: Arrived;
}) {
  const { t } = useText();
  const shared = useSharedNames(table.id);
  const names = seatNames(table, shared, t);
  const mine = mySeats(table);
  const open = table.seats.findIndex((seat) => seat.kind === "open");
  const [watching, watch] = useState(false);
  const { face, lesson } = useGames();
  const { Scene } = face(table.game);
  const title = t(`${table.game}-title`);
  useTab(t("lobby-tab", { game: title }));

  useNonces(room, state, table);

  const sit = async (seat: number) => {
    await haveName(true).catch(() => {});
    room.sit(seat);
  };

  return (
    <>
      <Head
        title={t("lobby-title", { code: tableName(table) })}
        where={open >= 0 ? t("lobby-waiting") : t("lobby-ready")}
      >
        {table.event ? (
          <LinkButton to={`/event/${table.event}`} kind="quiet" size="small" icon="ui-people">
            {t("to-event")}
          </LinkButton>
        ) : null}
        {lesson(table.game) ? (
          <LinkButton to={`/learn/${table.game}`} kind="quiet" size="small" icon="ui-help">
            {t("how-to-play")}
          </LinkButton>
        ) : null}
      </Head>
      <main id="main" className="lobby" tabIndex={-1}>
        <div className="strips">
          <LinkStrip room={room} state={state} />
          <KeepingStrip room={room} table={table} />
          <TakeOverStrip room={room} table={table} />
          <ArrivalStrip arrived={arrived} table={table} />
          {isBegunAtHome(table) ? (
            <Strip tone="info" icon="ui-help">
              {t("begun-at-home-note")}
            </Strip>
          ) : null}
        </div>
        <section className="lobby-game">
          <Plate still className="lobby-picture">
            <Scene />
          </Plate>
          <div className="lobby-title">
            <h1>{title}</h1>
            <p className="lead">{t(`${table.game}-lead`)}</p>
          </div>
          <OptionRows room={room} state={state} table={table} />
        </section>
        <section className="lobby-seats" aria-label={t("seats")}>
          <SeriesScore series={table.series} names={names} className="lobby-series" />
          <Card grained className="seats" inert={table.closed}>
            <ul>
              {table.seats.map((seat, at) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  key={at}
                  at={at}
                  seat={seat}
                  name={names[at] ?? { name: "", you: false }}
                  table={table}
                  room={room}
                  onSit={() => void sit(at)}
                />
              ))}
            </ul>
          </Card>
          <SentAway room={room} table={table} />
          <RatingRow room={room} state={state} table={table} names={names} />
          <WatchersNote table={table} />
          {open >= 0 && mine.length > 0 && !table.closed && needsNetwork(table.id) ? (
            <Invitation table={table} />
          ) : null}
          {table.closed ? null : <BoardRow room={room} state={state} table={table} />}
          {table.host && !table.closed ? (
            <Button kind="quiet" size="small" icon="ui-door" className="lobby-close" onClick={() => room.close()}>
              {t("close-table")}
            </Button>
          ) : null}
          <div className="sheet lobby-foot" hidden={table.closed}>
            <LobbyCaption
              table={table}
              names={names}
              room={room}
              busy={state.pending.some((request) => request.type === "start")}
              watching={watching || arrived.watches}
              onSit={() => void sit(open)}
              onWatch={() => watch(true)}
            />
          </div>
        </section>
        {state.refusal ? (
          <RefusalStrip
            why={{ text: faultText(state.refusal.error, t), clause: null }}
            words={null}
            onClose={() => room.forgetRefusal()}
          />
        ) : null}
      </main>
    </>
  );
}

/**
 * Each of my seats adds to the randomness once, after the table has committed itself to its own. A seat that I was given
 * (a rematch, a table just made) has not yet.
 */
function useNonces(room: Room, state: RoomState, table: TableInfo): void {
  const asked = useRef(new Set<number>());
  const { link } = state;
  useEffect(() => {
    if (link.state !== "open" && link.state !== "back") return;
    for (const [seat, { mine, ready }] of table.seats.entries()) {
      if (!mine || ready || asked.current.has(seat)) continue;
      asked.current.add(seat);
      room.sit(seat);
    }
  }, [room, link.state, table.seats]);
}

/** What we wait for, and the one button that ends the waiting. */
function LobbyCaption({
  table,
  names,
  room,
  busy,
  watching,
  onSit,
  onWatch,
}: {
  readonly table: TableInfo;
  readonly names: readonly SeatName[];
  readonly room: Room;
  readonly busy: boolean;
  readonly watching: boolean;
  readonly onSit: () => void;
  readonly onWatch: () => void;
}) {
  const { t } = useText();
  const seated = mySeats(table).length > 0;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const open = table.watchers === "anyone";
  if (!seated && free > 0 && !table.host) {
    if (watching && open) {
      return <Caption actions={<Button onClick={onSit}>{t("sit-down")}</Button>}>{rich(t("wait-watching"))}</Caption>;
    }
    return (
      <Caption
        actions={
          <>
            {open ? (
              <Button kind="quiet" icon="ui-eye" onClick={onWatch}>
                {t("just-watch")}
              </Button>
            ) : null}
            <Button onClick={onSit} data-testid="sit">
              {t("sit-down")}
            </Button>
          </>
        }
      >
        {rich(t(open ? "wait-free-seat" : "wait-free-seat-only"))}
      </Caption>
    );
  }
  if (!seated && !table.host) return <FullCaption watches={watching} open={open} onWatch={onWatch} />;
  const late = table.seats.findIndex((seat) => seat.kind === "person" && !seat.mine && !seat.ready);
  if (free === 0 && late >= 0) {
    const name = names[late]?.name ?? "";
    return <Caption told>{rich(t(table.eager ? "wait-eager" : "wait-for-person", { name }))}</Caption>;
  }
  if (!table.host) return <Caption told>{rich(free > 0 ? t("wait-for-all") : t("wait-for-host"))}</Caption>;
  const start = (
    <Button
      onClick={() => {
        if (free === 0) room.start();
      }}
      disabled={busy || free > 0 || table.seats.some((seat) => !seat.ready)}
      data-testid="start"
    >
      {t("start")}
    </Button>
  );
  if (free > 0)
    return (
      <Caption actions={start} told>
        {rich(t("wait-for-seats", { free }))}
      </Caption>
    );
  return <Caption actions={start}>{rich(readyText(table, t))}</Caption>;
}

/** For who comes when all seats are taken. */
function FullCaption({
  watches,
  open,
  onWatch,
}: {
  readonly watches: boolean;
  readonly open: boolean;
  readonly onWatch: () => void;
}) {
  const { t } = useText();
  if (!open)
    return <Caption actions={<LinkButton to="/">{t("to-home")}</LinkButton>}>{rich(t("wait-full-only"))}</Caption>;
  if (watches) return <Caption told>{rich(t("wait-full-watching"))}</Caption>;
  const watch = (
    <Button icon="ui-eye" onClick={onWatch} data-testid="watch">
      {t("just-watch")}
    </Button>
  );
  return <Caption actions={watch}>{rich(t("wait-full"))}</Caption>;
}

function readyText(table: TableInfo, t: Translate): string {
  if (table.seats.length === 1) return t("wait-ready-alone");
  return isShared(table) ? t("wait-ready-screen", { count: mySeats(table).length }) : t("wait-ready");
}

/** The game's options as rows of chips. Guests see them and cannot change them. */
function OptionRows({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
}) {
  const { t, has } = useText();
  const info = useGameInfo(table.game);
  const narrow = useNarrow();
  const hints = useHintsWish(state, table);
  const others = needsNetwork(table.id); // can come there, and leave
  if (!info) return null;
  const options = shownOptions(state);
  const offered = offeredOptions(info.options, options, table.seats.length);
  const rows = offered.map((option) => (
    <Choices
      key={option.key}
      legend={t(`${table.game}-option-${option.key}`)}
      value={options[option.key] ?? option.default}
      disabled={!table.host || isBegunAtHome(table)}
      onChange={(value) => room.options(chosenOptions(info.options, options, option.key, value))}
      choices={option.values.map((value) => {
        const id = `${table.game}-option-${option.key}-${spelt(value)}`;
        return { value, label: t(id), note: has(`${id}-note`) ? t(`${id}-note`) : undefined };
      })}
    />
  ));
  const chosen = offered.map(({ key, default: usual }) => {
    const id = `${table.game}-option-${key}`;
    return `${t(id)}: ${t(`${id}-${spelt(options[key] ?? usual)}`)}`;
  });
  return (
    <details className="options" open={!narrow}>
      <summary>
        <h2>{t("options")}</h2>
        <Icon name="ui-down" size={20} />
        <span className="options-chosen" data-testid="options-chosen">
          {[...chosen, ...(hints ? [`${t("hints")}: ${t(hintsWord(hints))}`] : [])].join(" · ")}
        </span>
      </summary>
      <div className="option-rows">
        {rows}
        <ClockRow room={room} state={state} table={table} />
        {others ? <PatienceRow room={room} state={state} table={table} /> : null}
        <SeriesRow room={room} state={state} table={table} />
        <HintsRow room={room} state={state} table={table} />
        {others ? <WatchersRow room={room} state={state} table={table} /> : null}
      </div>
      {table.host ? null : <p className="note">{t("options-guest")}</p>}
    </details>
  );
}
