/** Somebody who left: what the others can agree on about it, and the way back for who was stood in for. */
import { type ReactNode, useEffect, useState } from "react";
import { levelChoices, offeredLevels, useGameInfo, whereOf } from "../core/infos";
import type { SeatName } from "../core/module";
import { botName, mySeats } from "../core/names";
import { listed } from "../core/saying";
import { Button, Chip, Choices, Dialog, Icon, Strip } from "../design";
import { rich, useText } from "../i18n";
import { LEVELS, type Level, type Patience, type Position, type TableInfo, type VoteState } from "../wire/types";
import { goneSeats, nextGone, votingSeats } from "./absence";
import { ownerOf } from "./BotMark";
import type { Room, RoomState } from "./room";

type AtTable = {
  readonly room: Room;
  readonly table: TableInfo;
  readonly names: readonly SeatName[];
};

/** One strip: the way back to my own seat, else a vote that is open, else that somebody is gone. */
export function GoneStrip({
  room,
  state,
  table,
  position,
  names,
}: AtTable & { readonly state: RoomState; readonly position: Position }) {
  const { t } = useText();
  const gone = useGone(table, position, state.heard);
  const away = mySeats(table).find((seat) => table.seats[seat]?.stand_in);
  if (position.outcome) return null;
  if (away !== undefined) {
    const bot = botName(table.seats[away]?.stand_in ?? "", t);
    return (
      <Strip
        tone="lamp"
        icon="ui-bot"
        action={
          <Button size="small" onClick={() => room.comeBack(away)} data-testid="come-back">
            {t("gone-back")}
          </Button>
        }
      >
        {rich(t("gone-stood-in", { bot }))}
      </Strip>
    );
  }
  if (position.vote) return <VoteStrip room={room} table={table} names={names} vote={position.vote} />;
  const [first] = gone;
  if (first === undefined || votingSeats(table).length === 0) return null;
  return <GoneNotice room={room} table={table} names={names} seat={first} />;
}

/** Who is gone now; looked at again when the next one may be. */
function useGone(table: TableInfo, position: Position, heard: number): readonly number[] {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const left = nextGone(position, heard, Date.now());
    if (left === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 50, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [position, heard]);
  return goneSeats(table, position, heard, now);
}

function GoneNotice({ room, table, names, seat }: AtTable & { readonly seat: number }) {
  const text = useText();
  const { t } = text;
  const [asking, ask] = useState(false);
  const levels = offeredLevels(useGameInfo(table.game)?.levels ?? LEVELS);
  const [level, setLevel] = useState<Level>("medium");
  const name = names[seat]?.name ?? "";
  const others = table.seats.flatMap((one, at) =>
    one.kind === "person" && !one.mine && one.stand_in === null && at !== seat ? [names[at]?.name ?? ""] : [],
  );
  const suggest = (what: Level | null) => () => {
    room.vote(seat, what, true);
    ask(false);
  };
  return (
    <>
      <Strip
        tone="info"
        icon="ui-clock"
        action={
          <Button size="small" onClick={() => ask(true)} data-testid="gone">
            {t("gone-what")}
          </Button>
        }
      >
        {rich(t("gone-is", { name }))}
      </Strip>
      {asking ? (
        <Dialog open onClose={() => ask(false)} title={t("gone-title", { name })}>
          <p className="lead">{rich(t("gone-lead", { name }))}</p>
          <Choices
            legend={t("gone-level")}
            value={level}
            onChange={setLevel}
            choices={levelChoices(text, table.game, levels, whereOf(table))}
          />
          {others.length > 0 ? (
            <p className="note">{t("gone-others", { names: listed(others, t), count: others.length })}</p>
          ) : null}
          <div className="dialog-actions">
            <Button kind="quiet" icon="ui-flag" onClick={suggest(null)} data-testid="vote-end">
              {t("gone-end")}
            </Button>
            <Button icon="ui-bot" onClick={suggest(level)} data-testid="vote-bot">
              {t("gone-bot")}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function VoteStrip({ room, table, names, vote }: AtTable & { readonly vote: VoteState }) {
  const { t } = useText();
  const { seat, level, agreed, missing } = vote;
  const said = (seats: readonly number[]) =>
    listed(
      seats.map((at) => (names[at]?.you ? t("seat-you-within") : (names[at]?.name ?? ""))),
      t,
    );
  const args = { name: names[seat]?.name ?? "", level: level ? t(`level-${level}`) : "" };
  const mine = votingSeats(table);
  const asked = mine.length > 0 && mine.some((at) => missing.includes(at));
  const no = (words: string): ReactNode => (
    <Button kind="quiet" size="small" onClick={() => room.vote(seat, level, false)} data-testid="vote-no">
      {words}
    </Button>
  );
  return (
    <Strip
      tone={asked ? "lamp" : "info"}
      icon={level ? "ui-bot" : "ui-flag"}
      action={
        asked ? (
          <>
            {no(t("vote-no"))}
            <Button size="small" onClick={() => room.vote(seat, level, true)} data-testid="vote-yes">
              {t("vote-yes")}
            </Button>
          </>
        ) : mine.length > 0 ? (
          no(t("vote-withdraw"))
        ) : undefined
      }
    >
      {rich(t(level ? "vote-bot" : "vote-end", args))}{" "}
      {asked
        ? t("vote-agreed", { names: said(agreed), count: agreed.length })
        : t("vote-missing", { names: said(missing), count: missing.length })}
    </Strip>
  );
}

/** Which bots play for whom, and which came over the network. */
function useStandIns({ table, names }: Omit<AtTable, "room">): readonly string[] {
  const { t } = useText();
  return table.seats.flatMap((seat, at) => {
    const name = names[at]?.name ?? "";
    if (seat.stand_in && !seat.mine) return [t("gone-plays-for", { bot: botName(seat.stand_in, t), name })];
    return seat.of === null ? [] : [`${name}: ${ownerOf(seat.of, t)}`];
  });
}

/** In the running head, where there is room for it. */
export function StandIns(at: Omit<AtTable, "room">) {
  return useStandIns(at).map((said) => (
    <Chip key={said} tone="plain" icon="ui-bot" className="stand-in">
      {said}
    </Chip>
  ));
}

/** A line of its own where the head has none. */
export function StandInsNote(at: Omit<AtTable, "room">) {
  const told = useStandIns(at);
  return told.length > 0 ? (
    <p className="note stand-in-note">
      <Icon name="ui-bot" size={20} />
      {told.join(". ")}
    </p>
  ) : null;
}

const OFFERED: readonly Patience[] = [120, 3_600, 86_400, 259_200, 0];

/** After how long somebody who is gone may be voted about, beside the game's options. */
export function PatienceRow({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
}) {
  const { t } = useText();
  const asked = state.pending.findLast((request) => request.type === "patience");
  if (table.seats.length < 2) return null;
  return (
    <Choices<number>
      legend={t("patience")}
      value={asked?.type === "patience" && asked.seconds !== null ? asked.seconds : table.patience}
      disabled={!table.host}
      onChange={(value) => {
        const seconds = OFFERED.find((one) => one === value);
        if (seconds !== undefined) room.patience(seconds);
      }}
      choices={OFFERED.map((value) => ({
        value,
        label: t(`patience-${value}`),
        note: t(value === 0 ? "patience-never-note" : "patience-note"),
      }))}
    />
  );
}
