/** One seat of a lobby: who sits there, and who might. */
import { type ReactNode, useEffect, useState } from "react";
import { useHabits } from "../core/games";
import { followedOptions } from "../core/habits";
import { type BotChoice, botChoices, isLevel, levelNote, useGameInfo, type Where, whereOf } from "../core/infos";
import type { SeatName } from "../core/module";
import { botName, isShared, mySeats, nameSharedSeat } from "../core/names";
import { Beads, Button, Chip, Choices, Dialog, Face, Field } from "../design";
import { useText } from "../i18n";
import { askName, catName, LONGEST_NAME, rename, tidyName } from "../shell/me";
import { api } from "../wire/api";
import { type GameInfo, LEVELS, type Level, type NetbotInfo, type SeatInfo, type TableInfo } from "../wire/types";
import { BotMark, ownerOf } from "./BotMark";
import { SeatDeeds } from "./Hosting";
import type { Room } from "./room";

export function SeatRow({
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
  const [asking, ask] = useState<"bot" | "open" | "name" | "deeds" | null>(null);
  const shared = isShared(table);
  const seated = mySeats(table).length > 0;
  const info = useGameInfo(table.game);
  const seatBot = useBots(room, table);

  let note: ReactNode;
  let control: ReactNode = null;
  if (seat.kind === "bot") {
    note = seat.level
      ? `${t(`level-${seat.level}`)}: ${levelNote(text, table.game, seat.level, whereOf(table))}`
      : t("bot-brought-note");
    control =
      table.host || seat.brought ? (
        <Button kind="quiet" onClick={() => ask("bot")} aria-label={t("seat-change", { name: name.name })}>
          {t("change")}
        </Button>
      ) : null;
  } else if (seat.asked) {
    note = t("netbot-asked");
    control =
      table.host || seat.brought ? (
        <Button kind="quiet" onClick={() => room.stand(at)} aria-label={t("netbot-withdraw-of", { name: name.name })}>
          {t("netbot-withdraw")}
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
    } else {
      control = (
        <Button
          kind="quiet"
          onClick={() => ask("open")}
          {...(!table.host && { icon: "ui-bot", label: t("bring-bot") })}
        >
          {t(table.host ? "fill-seat" : "a-bot")}
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
        {table.event ? null : (
          <Button kind="quiet" onClick={() => room.stand(at)} aria-label={t("stand-up-of", { name: name.name })}>
            {t("stand-up")}
          </Button>
        )}
      </>
    );
  } else {
    note = seat.here ? t("seat-here-note") : t("seat-away-note");
    const deeds = table.host ? (
      <Button
        kind="bare"
        round
        icon="ui-menu"
        label={t("host-deeds-of", { name: name.name })}
        onClick={() => ask("deeds")}
      />
    ) : null;
    control = seat.here ? (
      <>
        <Chip tone="go" icon="ui-check">
          {t("seat-here")}
        </Chip>
        {deeds}
      </>
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
        {deeds}
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
          <BotMark of={seat.of} />
        </b>
        <span className="note">
          {note}
          {seat.host && table.seats.length > 1 ? <>, {t("seat-host")}</> : null}
        </span>
      </span>
      <span className="seat-control">{control}</span>
      {asking === "bot" || asking === "open" ? (
        <FillSeat
          at={at}
          seat={seat}
          game={table.game}
          where={whereOf(table)}
          info={info}
          room={room}
          onBot={(level) => seatBot(at, level)}
          host={table.host}
          mayShare={asking === "open" && table.host && !table.seats.some((one) => one.kind === "bot")}
          onClose={() => ask(null)}
        />
      ) : null}
      {asking === "deeds" && table.host && seat.kind === "person" && !seat.mine ? (
        <SeatDeeds room={room} at={at} name={name.name} onClose={() => ask(null)} />
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
function useBots(room: Room, table: TableInfo): (at: number, level: BotChoice | null) => void {
  const habits = useHabits(table.game);
  const infos = useGameInfo(table.game)?.options ?? [];
  return (at, level) => {
    const before = table.seats.map((seat) => seat.level);
    const after = before.with(at, isLevel(level) ? level : null).filter(isLevel);
    if (level) room.seatBot(at, level);
    else room.stand(at);
    if (!table.host) return;
    const options = followedOptions(habits, infos, table.options, before.filter(isLevel), after);
    if (Object.keys(options).some((key) => options[key] !== table.options[key])) room.options(options);
  };
}

function LevelBeads({ level }: { readonly level: Level }) {
  const { t } = useText();
  const at = LEVELS.indexOf(level) + 1;
  return <Beads level={at} of={LEVELS.length} label={t("level-beads", { level: at })} />;
}

/** The bots from the network that are here and play this game. */
function useNetbots(game: string): readonly NetbotInfo[] {
  const [bots, setBots] = useState<readonly NetbotInfo[]>([]);
  useEffect(() => void api.bots().then(setBots, () => {}), []);
  return bots.filter(({ games }) => games.length === 0 || games.includes(game));
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
  where,
  info,
  room,
  onBot,
  host,
  mayShare,
  onClose,
}: {
  readonly at: number;
  readonly seat: SeatInfo;
  readonly game: string;
  readonly where: Where;
  readonly info: GameInfo | null;
  readonly room: Room;
  /** A bot of this level, or of this name, sits down; null: the one that sat here leaves. */
  readonly onBot: (level: BotChoice | null) => void;
  /** Asked by the host, who also says who else may sit here. */
  readonly host: boolean;
  readonly mayShare: boolean;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { t } = text;
  const [level, setLevel] = useState<BotChoice>(seat.mind ?? seat.level ?? "medium");
  const netbots = useNetbots(game);
  const isGuest = netbots.some(({ id }) => id === level);
  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  const choices = [
    ...botChoices(text, game, info, where),
    ...netbots.map(({ id, name, of }) => ({ value: id, label: name, note: ownerOf(of, t) })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={seat.kind === "bot" ? botName(seat.name, t) : t(host ? "fill-title" : "bring-bot")}
    >
      <Choices legend={t("level")} value={level} onChange={setLevel} choices={choices} />
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
        <Button onClick={done(() => (isGuest ? room.askNetbot(at, level) : onBot(level)))} data-testid="seat-bot">
          {isGuest ? t("netbot-ask") : seat.kind === "bot" ? t("bot-set") : t("bot-seat")}
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
