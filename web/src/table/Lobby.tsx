/** Before the game: what is played, who sits where, what we wait for. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useGames, useHabits } from "../core/games";
import { followedOptions, offeredOptions, spelt } from "../core/habits";
import { levelChoices, levelNote, offeredLevels, useGameInfo } from "../core/infos";
import type { SeatName } from "../core/module";
import { isShared, mySeats, nameSharedSeat, seatNames, useSharedNames, watcherNames } from "../core/names";
import {
  Beads,
  Button,
  Caption,
  Card,
  Chip,
  Choices,
  Dialog,
  Face,
  Field,
  Icon,
  LinkButton,
  Plate,
  useNarrow,
  useTab,
} from "../design";
import { rich, type Translate, useText } from "../i18n";
import { Head } from "../shell/Head";
import { askName, catName, haveName, LONGEST_NAME, rename, tidyName } from "../shell/me";
import { LEVELS, type Level, type SeatInfo, type TableInfo } from "../wire/types";
import { ClockRow } from "./Clock";
import { faultText } from "./faults";
import { Invitation } from "./invite";
import { LinkStrip } from "./LinkStrip";
import { RefusalStrip } from "./RefusalStrip";
import { type Room, type RoomState, shownOptions } from "./room";
import "./lobby.css";

export function Lobby({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
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
      <Head title={t("lobby-title", { code: table.code })} where={open >= 0 ? t("lobby-waiting") : t("lobby-ready")}>
        {lesson(table.game) ? (
          <LinkButton to={`/learn/${table.game}`} kind="quiet" size="small" icon="ui-help">
            {t("how-to-play")}
          </LinkButton>
        ) : null}
      </Head>
      <main id="main" className="lobby" tabIndex={-1}>
        <div className="strips">
          <LinkStrip room={room} state={state} />
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
          <Card grained className="seats">
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
          {table.watching.length > 0 ? (
            <p className="note lobby-watchers">
              <Icon name="ui-eye" size={20} />
              {t("watchers", { names: watcherNames(table, t).join(", "), count: table.watching.length })}
            </p>
          ) : null}
          {open >= 0 && mine.length > 0 ? <Invitation table={table} /> : null}
          <div className="sheet lobby-foot">
            <LobbyCaption
              table={table}
              names={names}
              room={room}
              busy={state.pending.some((request) => request.type === "start")}
              watching={watching}
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
  if (!seated && free > 0 && !table.host) {
    if (watching) {
      return <Caption actions={<Button onClick={onSit}>{t("sit-down")}</Button>}>{rich(t("wait-watching"))}</Caption>;
    }
    return (
      <Caption
        actions={
          <>
            <Button kind="quiet" icon="ui-eye" onClick={onWatch}>
              {t("just-watch")}
            </Button>
            <Button onClick={onSit} data-testid="sit">
              {t("sit-down")}
            </Button>
          </>
        }
      >
        {rich(t("wait-free-seat"))}
      </Caption>
    );
  }
  const late = table.seats.findIndex((seat) => seat.kind === "person" && !seat.mine && !seat.ready);
  if (free === 0 && late >= 0) {
    const name = names[late]?.name ?? "";
    return <Caption>{rich(t(table.eager ? "wait-eager" : "wait-for-person", { name }))}</Caption>;
  }
  if (!table.host) return <Caption>{rich(free > 0 ? t("wait-for-all") : t("wait-for-host"))}</Caption>;
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
  if (free > 0) return <Caption actions={start}>{rich(t("wait-for-seats", { free }))}</Caption>;
  return <Caption actions={start}>{rich(readyText(table, t))}</Caption>;
}

function readyText(table: TableInfo, t: Translate): string {
  if (table.seats.length === 1) return t("wait-ready-alone");
  return isShared(table) ? t("wait-ready-screen", { count: mySeats(table).length }) : t("wait-ready");
}

function SeatRow({
  at,
  seat,
  name,
  table,
  room,
  onSit,
}: {
  readonly at: number;
  readonly seat: SeatInfo;
  readonly name: SeatName;
  readonly table: TableInfo;
  readonly room: Room;
  readonly onSit: () => void;
}) {
  const text = useText();
  const { t } = text;
  const [asking, ask] = useState<"bot" | "open" | "name" | null>(null);
  const shared = isShared(table);
  const seated = mySeats(table).length > 0;
  const info = useGameInfo(table.game);
  const levels = offeredLevels(info?.levels ?? LEVELS);
  const seatBot = useBots(room, table);

  let note: ReactNode;
  let control: ReactNode = null;
  if (seat.kind === "bot") {
    note = `${t(`level-${seat.level}`)}: ${levelNote(text, table.game, seat.level ?? "medium")}`;
    control = table.host ? (
      <Button kind="quiet" onClick={() => ask("bot")} aria-label={t("seat-change", { name: name.name })}>
        {t("change")}
      </Button>
    ) : null;
  } else if (seat.kind === "open") {
    note = seated ? t("seat-open-note") : t("seat-open-note-guest");
    if (!seated) {
      control = (
        <Button kind="quiet" onClick={onSit}>
          {t("sit-down")}
        </Button>
      );
    } else if (table.host) {
      control = (
        <Button kind="quiet" onClick={() => ask("open")}>
          {t("fill-seat")}
        </Button>
      );
    }
  } else if (seat.mine) {
    note = shared ? t("seat-at-screen") : t("seat-is-you");
    control = (
      <>
        <Button
          kind="bare"
          round
          icon="ui-pen"
          label={t("name-change-of", { name: name.name })}
          onClick={() => (shared ? ask("name") : void renameMe())}
        />
        <Button kind="quiet" onClick={() => room.stand(at)} aria-label={t("stand-up-of", { name: name.name })}>
          {t("stand-up")}
        </Button>
      </>
    );
  } else {
    note = seat.here ? t("seat-here-note") : t("seat-away-note");
    control = seat.here ? (
      <Chip tone="go" icon="ui-check">
        {t("seat-here")}
      </Chip>
    ) : (
      <>
        <Chip tone="plain">{t("seat-away")}</Chip>
        {table.host ? (
          <Button
            kind="bare"
            round
            icon="ui-close"
            label={t("free-seat-of", { name: name.name })}
            onClick={() => room.stand(at)}
          />
        ) : null}
      </>
    );
  }

  return (
    <li className="seat">
      {seat.kind === "open" ? <span className="hole" /> : <Face name={name.face ?? "mark"} size={62} />}
      <span className="seat-words">
        <b>
          {name.name}
          {seat.level ? <LevelBeads level={seat.level} /> : null}
        </b>
        <span className="note">{note}</span>
      </span>
      <span className="seat-control">{control}</span>
      {asking === "bot" || asking === "open" ? (
        <FillSeat
          at={at}
          seat={seat}
          game={table.game}
          levels={levels}
          room={room}
          onBot={(level) => seatBot(at, level)}
          mayShare={asking === "open" && !table.seats.some((one) => one.kind === "bot")}
          onClose={() => ask(null)}
        />
      ) : null}
      {asking === "name" ? (
        <NameSeat
          name={name.name}
          onName={(text) => {
            nameSharedSeat(table.id, at, text);
            ask(null);
          }}
          onClose={() => ask(null)}
        />
      ) : null}
    </li>
  );
}

/** Seats a bot or sends it away; options that go with the bots follow, unless the host has chosen otherwise. */
function useBots(room: Room, table: TableInfo): (at: number, level: Level | null) => void {
  const habits = useHabits(table.game);
  const infos = useGameInfo(table.game)?.options ?? [];
  return (at, level) => {
    const before = table.seats.map((seat) => seat.level);
    const isLevel = (one: Level | null): one is Level => one !== null;
    const after = before.with(at, level).filter(isLevel);
    if (level) room.seatBot(at, level);
    else room.stand(at);
    const options = followedOptions(habits, infos, table.options, before.filter(isLevel), after);
    if (Object.keys(options).some((key) => options[key] !== table.options[key])) room.options(options);
  };
}

function LevelBeads({ level }: { readonly level: Level }) {
  const { t } = useText();
  const at = LEVELS.indexOf(level) + 1;
  return <Beads level={at} of={LEVELS.length} label={t("level-beads", { level: at })} />;
}

async function renameMe(): Promise<void> {
  const name = await askName();
  if (name) await rename(name).catch(() => {});
}

/** Who sits here: a bot of a level, a second person at this screen, or whoever comes. */
function FillSeat({
  at,
  seat,
  game,
  levels,
  room,
  onBot,
  mayShare,
  onClose,
}: {
  readonly at: number;
  readonly seat: SeatInfo;
  readonly game: string;
  readonly levels: readonly Level[];
  readonly room: Room;
  /** A bot of this level sits down; null: the one that sat here leaves. */
  readonly onBot: (level: Level | null) => void;
  readonly mayShare: boolean;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { t } = text;
  const [level, setLevel] = useState<Level>(seat.level ?? "medium");
  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={seat.kind === "bot" ? t(`bot-${seat.name}`) : t("fill-title")}>
      <Choices legend={t("level")} value={level} onChange={setLevel} choices={levelChoices(text, game, levels)} />
      <div className="dialog-actions">
        {seat.kind === "bot" ? (
          <Button kind="quiet" onClick={done(() => onBot(null))}>
            {t("free-seat")}
          </Button>
        ) : mayShare ? (
          <Button
            kind="quiet"
            icon="ui-screen"
            onClick={done(() => {
              nameSharedSeat(room.id, at, catName());
              room.sit(at);
            })}
          >
            {t("seat-second")}
          </Button>
        ) : null}
        <Button onClick={done(() => onBot(level))} data-testid="seat-bot">
          {seat.kind === "bot" ? t("bot-set") : t("bot-seat")}
        </Button>
      </div>
    </Dialog>
  );
}

function NameSeat({
  name,
  onName,
  onClose,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const [text, setText] = useState(name);
  return (
    <Dialog open onClose={onClose} title={t("name-seat-title")}>
      <form
        style={{ display: "grid", gap: 18 }}
        onSubmit={(event) => {
          event.preventDefault();
          onName(tidyName(text) || name);
        }}
      >
        <Field
          label={t("name-label")}
          note={t("name-seat-note")}
          value={text}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          data-autofocus
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="dialog-actions">
          <Button kind="quiet" icon="ui-rotate" onClick={() => setText(catName(text))}>
            {t("name-another")}
          </Button>
          <Button type="submit">{t("name-take")}</Button>
        </div>
      </form>
    </Dialog>
  );
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
  const habits = useHabits(table.game);
  const narrow = useNarrow();
  if (!info) return null;
  const options = shownOptions(state);
  const offered = offeredOptions(habits, info.options, options, table.seats.length);
  const rows = offered.map((option) => (
    <Choices
      key={option.key}
      legend={t(`${table.game}-option-${option.key}`)}
      value={options[option.key] ?? option.default}
      disabled={!table.host}
      onChange={(value) => room.options(habits.chosenOptions(options, option.key, value))}
      choices={option.values.map((value) => {
        const id = `${table.game}-option-${option.key}-${spelt(value)}`;
        return { value, label: t(id), note: has(`${id}-note`) ? t(`${id}-note`) : undefined };
      })}
    />
  ));
  return (
    <details className="options" open={!narrow}>
      <summary>
        <h2>{t("options")}</h2>
        <Icon name="ui-down" size={20} />
        <span className="options-chosen" data-testid="options-chosen">
          {offered
            .map(({ key, default: usual }) => t(`${table.game}-option-${key}-${spelt(options[key] ?? usual)}`))
            .join(" · ")}
        </span>
      </summary>
      <div className="option-rows">
        {rows}
        <ClockRow room={room} state={state} table={table} />
      </div>
      {table.host ? null : <p className="note">{t("options-guest")}</p>}
    </details>
  );
}
