/** The table's clock: chosen in the lobby, shown in the running head while a game is played. */
import { useEffect, useRef, useState } from "react";
import { clockChoices, clockOf } from "../core/clocks";
import { Chip, Choices } from "../design";
import { announce } from "../ground/live";
import { useText } from "../i18n";
import type { Position, TableInfo } from "../wire/types";
import type { Room, RoomState } from "./room";
import { secondsLeft, split } from "./time";
import "./clock.css";

const HURRY = 10;

/** Time for a move, beside the game's options. */
export function ClockRow({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
}) {
  const { t } = useText();
  const asked = state.pending.findLast((request) => request.type === "clock");
  return (
    <Choices<number>
      legend={t("clock")}
      value={asked?.type === "clock" ? asked.seconds : table.clock}
      disabled={!table.host}
      onChange={(seconds) => room.clock(clockOf(seconds))}
      choices={clockChoices(t).map((one) => (one.value > 0 ? { ...one, note: t("clock-note") } : one))}
    />
  );
}

/** How long I may still think; when I am not asked, how long the one who is. */
export function TimeLeft({
  table,
  position,
  heard,
  mine,
}: {
  readonly table: TableInfo;
  readonly position: Position;
  readonly heard: number;
  readonly mine: boolean;
}) {
  const { t } = useText();
  const left = useSecondsLeft(position, heard);
  const said = useRef<number | null>(null);
  const { deadline } = position;
  useEffect(() => {
    if (!mine || left === null || left === 0 || left >= HURRY || said.current === deadline) return;
    said.current = deadline;
    announce(t("clock-hurry"));
  }, [mine, left, deadline, t]);

  if (table.clock === 0) {
    if (!table.seats.some((seat) => seat.kind === "person" && !seat.mine)) return null;
    return (
      <Chip icon="ui-clock" className="clock idle">
        {t("clock-chip-none")}
      </Chip>
    );
  }
  if (left === null) return null;
  const parts = split(left);
  const time = typeof parts === "string" ? parts : t("clock-long", parts);
  return (
    <Chip
      icon="ui-clock"
      className="clock"
      {...(mine && left < HURRY ? { tone: "stop" as const } : {})}
      role="timer"
      aria-label={left === 0 ? t("clock-up") : t("clock-left", { time })}
      data-testid="clock"
    >
      {left === 0 ? t("clock-up") : time}
    </Chip>
  );
}

function useSecondsLeft(position: Position, heard: number): number | null {
  const [now, setNow] = useState(heard);
  const { deadline } = position;
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return secondsLeft(position, heard, now);
}
