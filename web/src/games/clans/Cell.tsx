/** One cell of the board: its tile, and what it shows beside it. */
import { type CSSProperties, memo, type PointerEvent, type ReactNode, useRef } from "react";
import { Icon } from "../../design";
import { arrowsOf } from "./geometry";
import { place } from "./grid";
import type { LiveBeat } from "./motion";
import { type Clans, TilePicture } from "./Tile";
import { type Side, type Token, tileOf } from "./tiles";

export type Badge = "swap" | "turn" | "rotate" | "check";

/** Everything a cell may show beside its tile. */
export type Mark = {
  /** Yours to do: lamp ring, and a badge that says what. `quiet` waits for the pointer. */
  readonly lit?: Badge | "quiet";
  /** Reach of the tile one is looking at. */
  readonly faint?: boolean;
  /** In the hand: lifted. */
  readonly held?: boolean;
  /** Chosen, waiting to be confirmed: this token is shown in its place. */
  readonly ghost?: Token | null;
  /** In the way of a dog: grey. */
  readonly struck?: boolean;
  /** A cat back to sleep that everybody still knows. */
  readonly down?: boolean;
  /** In the finale: the prey that is hunted, and who hunts it. */
  readonly spot?: boolean;
  readonly hunter?: Side;
  /** Taken by this side. */
  readonly taken?: Side;
  /** Steps back behind the others. */
  readonly dim?: boolean;
  readonly changed?: boolean;
  /** One of the two that changed places last. */
  readonly latest?: boolean;
  /** What a Chaoticat's "?" has come to be. */
  readonly strength?: number | null;
};

export const NO_MARK: Mark = {};

/** A press on a cell; `again`: the second one of a double press. */
export type Press = { readonly cell: number; readonly touch: boolean; readonly again: boolean };

const LONG_PRESS = 380;

const BADGES: Record<Badge, string> = { swap: "ui-swap", turn: "ui-flip", rotate: "ui-rotate", check: "ui-check" };

export type CellProps = {
  readonly cell: number;
  readonly token: Token | null;
  readonly clans: Clans;
  readonly mark: Mark;
  readonly name: string;
  readonly beat: LiveBeat | null;
  /** The one cell in the order of tabbing. */
  readonly stop: boolean;
  readonly over: boolean;
  readonly empty: boolean;
  /** Its arrows are drawn over the board. */
  readonly pointing: boolean;
  readonly onPress: ((press: Press) => void) | undefined;
  readonly onLook: ((cell: number | null) => void) | undefined;
  readonly onFocus: (cell: number) => void;
  readonly onGrab: ((cell: number, event: PointerEvent<HTMLElement>) => void) | null;
  readonly children: ReactNode;
};

export const Cell = memo(function Cell({
  cell,
  token,
  clans,
  mark,
  name,
  beat,
  stop,
  over,
  empty,
  pointing,
  onPress,
  onLook,
  onFocus,
  onGrab,
  children,
}: CellProps) {
  const press = useRef({ timer: 0, long: false, touch: false });
  const ghost = mark.ghost !== undefined;
  const lit = mark.lit && mark.lit !== "quiet" ? mark.lit : null;
  const turning = beat?.kind === "turn";
  const shown = ghost ? (mark.ghost ?? null) : token;
  const state = [
    "clans-cell",
    lit && "lit",
    mark.lit === "quiet" && "quiet",
    mark.faint && "faint",
    mark.held && "held",
    mark.held && onGrab && "grab",
    ghost && "ghost",
    mark.struck && "struck",
    mark.spot && "spot",
    mark.hunter !== undefined && `hunter-${mark.hunter === 0 ? "a" : "b"}`,
    mark.taken !== undefined && "taken",
    mark.dim && "dim",
    mark.changed && "changed",
    mark.latest && "latest",
    over && "over",
    pointing && "pointing",
    beat && "moving",
  ]
    .filter(Boolean)
    .join(" ");

  const down = (event: PointerEvent<HTMLElement>) => {
    const now = press.current;
    now.long = false;
    now.touch = event.pointerType !== "mouse";
    if (mark.held) onGrab?.(cell, event);
    if (now.touch && onLook) {
      now.timer = window.setTimeout(() => {
        now.long = true;
        onLook(cell);
      }, LONG_PRESS);
    }
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    clearTimeout(press.current.timer);
    if (event.pointerType !== "mouse" && press.current.long) onLook?.(null);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
    <div
      role="gridcell"
      className={state}
      style={place(cell)}
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      data-cell={cell}
      data-token={token ?? "."}
      data-lit={mark.lit ? (mark.lit === "quiet" ? "turn" : mark.lit) : undefined}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerEnter={(event) => event.pointerType === "mouse" && onLook?.(cell)}
      onPointerLeave={(event) => {
        clearTimeout(press.current.timer);
        if (event.pointerType === "mouse") onLook?.(null);
      }}
      onContextMenu={(event) => press.current.long && event.preventDefault()}
      onFocus={(event) => {
        onFocus(cell);
        if (event.currentTarget.matches(":focus-visible")) onLook?.(cell);
      }}
      onBlur={() => onLook?.(null)}
      onClick={(event) => {
        const { long, touch } = press.current;
        if (!long) onPress?.({ cell, touch, again: event.detail > 1 });
      }}
    >
      <span className="clans-tile" key={turning ? beat.id : "tile"}>
        {turning && <TilePicture token={null} clans={clans} className="clans-old" />}
        {empty && <span className="clans-slot" />}
        {!empty && (
          <TilePicture
            token={mark.down ? null : shown}
            clans={clans}
            strength={mark.strength ?? null}
            className={turning ? "clans-new" : ""}
          />
        )}
        {mark.down && token && <Dozing token={token} clans={clans} />}
      </span>
      {mark.taken !== undefined && (
        <span className={`clans-flag side-${mark.taken === 0 ? "a" : "b"}`}>
          {clans[mark.taken] && <Icon name={`clan-${clans[mark.taken]}`} size={30} />}
        </span>
      )}
      {lit && (
        <span className="clans-badge" style={badgePlace(shown)}>
          <Icon name={BADGES[lit]} size={18} />
        </span>
      )}
      {children}
    </div>
  );
});

/** The badge hangs at the lower right, or at the first corner where it hides no arrow of a dog. */
function badgePlace(token: Token | null): CSSProperties | undefined {
  const tile = token ? tileOf(token) : null;
  if (tile?.kind !== "dog") return undefined;
  const arrows = arrowsOf(tile.dog, tile.quarter);
  const free = [3, 5, 1, 7, 4].find((eighth) => !arrows.includes(eighth)) ?? 3;
  const x = free === 4 ? "66%" : free > 4 ? "24%" : "108%";
  const y = free === 1 || free === 7 ? "22%" : "103%";
  return { "--badge-x": x, "--badge-y": y } as CSSProperties;
}

/** A cat that sleeps again: its back, and in the corner who it was. */
function Dozing({ token, clans }: { readonly token: Token; readonly clans: Clans }) {
  return (
    <span className="clans-dozing">
      <TilePicture token={token} clans={clans} />
    </span>
  );
}
