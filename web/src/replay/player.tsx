/** Going through something step by step: by hand, by key, or by itself. */
import { useCallback, useEffect, useState } from "react";
import { Button, Icon, useMotion } from "../design";
import { useText } from "../i18n";
import "./player.css";

export type Speed = 1 | 2 | 4;
const SPEEDS: readonly Speed[] = [1, 2, 4];

export type Player = {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
};

/** `span` says how long a stop wants to be looked at, in milliseconds. */
export function usePlayer(
  count: number,
  span: (at: number) => number,
  { from = 0, playing: begins = false }: { readonly from?: number; readonly playing?: boolean } = {},
): Player {
  const { pace, still } = useMotion();
  const last = Math.max(0, count - 1);
  const [wish, setAt] = useState(from);
  const at = Math.min(wish, last);
  const [playing, setPlaying] = useState(begins);
  const [speed, setSpeed] = useState<Speed>(1);
  const ms = span(at);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), (ms * (still ? 1 : pace)) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, ms, speed, pace, still]);

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, to)));
    },
    [last],
  );
  const toggle = useCallback(() => {
    if (at >= last) setAt(0);
    setPlaying(!playing);
  }, [at, last, playing]);
  return { at, last, playing, speed, go, toggle, setSpeed };
}

/** Space, arrows, Home and End; true where the key was one of them. */
export function playerKey(
  player: Player,
  event: { readonly key: string; readonly target: EventTarget | null },
): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input, textarea, select, [role=grid], [role=tablist], dialog")) return false;
  switch (event.key) {
    case " ":
      if (target?.closest("button, a, summary")) return false;
      player.toggle();
      return true;
    case "ArrowLeft":
      player.go(player.at - 1);
      return true;
    case "ArrowRight":
      player.go(player.at + 1);
      return true;
    case "Home":
      player.go(0);
      return true;
    case "End":
      player.go(player.last);
      return true;
    default:
      return false;
  }
}

/** Hears the keys of the whole page. */
export function usePlayerKeys(player: Player, on = true): void {
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (playerKey(player, event)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [player, on]);
}

export type Tick = { readonly at: number; readonly label: string };

/** A ruled line with named ticks; the mark walks on it. Underneath it is a slider. */
export function Scrubber({
  player,
  label,
  said,
  ticks = [],
}: {
  readonly player: Player;
  readonly label: string;
  /** What a screen reader says of the present stop. */
  readonly said: string;
  readonly ticks?: readonly Tick[];
}) {
  const part = (at: number) => `${(at / Math.max(1, player.last)) * 100}%`;
  return (
    <div className="scrubber">
      <div className="scrubber-line" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick.at} className="scrubber-tick" style={{ left: part(tick.at) }}>
            <b>{tick.label}</b>
          </span>
        ))}
        <span className="scrubber-done" style={{ width: part(player.at) }} />
        <span className="scrubber-mark" style={{ left: part(player.at) }}>
          <Icon name="mark" size={36} />
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={player.last}
        value={player.at}
        aria-label={label}
        aria-valuetext={said}
        onChange={(event) => player.go(Number(event.target.value))}
      />
    </div>
  );
}

/** Keys, line and speed in one row; on a phone the line has a row of its own. */
export function PlayerBar({
  player,
  ...line
}: {
  readonly player: Player;
  readonly label: string;
  readonly said: string;
  readonly ticks?: readonly Tick[];
}) {
  const { t } = useText();
  const common = { round: true, kind: "quiet" } as const;
  const faster = SPEEDS[(SPEEDS.indexOf(player.speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <div className="player-bar">
      <div className="player-row" role="group" aria-label={t("replay-keys")}>
        <Button
          {...common}
          icon="ui-step"
          className="flip"
          label={t("replay-back")}
          disabled={player.at === 0}
          onClick={() => player.go(player.at - 1)}
        />
        <Button
          round
          icon={player.playing ? "ui-pause" : "ui-play"}
          label={t(player.playing ? "replay-pause" : "replay-play")}
          onClick={player.toggle}
        />
        <Button
          {...common}
          icon="ui-step"
          label={t("replay-on")}
          disabled={player.at === player.last}
          onClick={() => player.go(player.at + 1)}
        />
        <Button
          {...common}
          icon="ui-last"
          label={t("replay-last")}
          disabled={player.at === player.last}
          onClick={() => player.go(player.last)}
        />
      </div>
      <Scrubber player={player} {...line} />
      <Button
        kind="quiet"
        className="player-speed"
        label={t("replay-speed", { speed: player.speed })}
        onClick={() => player.setSpeed(faster)}
      >
        {player.speed}×
      </Button>
    </div>
  );
}
