/**
 * The 25 tiles on their meadow. Knows no rules: it draws what it is given, says what was pressed, hovered and dragged,
 * and lets tiles travel when a beat says so.
 */
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../../design";
import { Pointers } from "./art/marks";
import { Grass } from "./Grass";
import { arrowsAt, arrowsOf, type Bite, colOf, ROWS, rowOf, SIDE } from "./geometry";
import { type LiveBeat, quartersBetween } from "./motion";
import { type Clans, TilePicture } from "./Tile";
import { type Grid, type Side, type Token, tileOf } from "./tiles";

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

/** Units of the board: 1000 wide; a tile is 110 × 112 of its own. */
const TILE = 181.2;
const TALL = (TILE * 112) / 110;
const STEP_X = (1000 - TILE) / (SIDE - 1);
const STEP_Y = STEP_X + 1.5;
const HEIGHT = STEP_Y * (SIDE - 1) + TALL;

/** The middle of a cell's face, in units of the board. */
export function middleOf(cell: number): { readonly x: number; readonly y: number } {
  return { x: colOf(cell) * STEP_X + TILE / 2 - 2, y: rowOf(cell) * STEP_Y + TILE / 2 - 2 };
}

const place = (cell: number) => ({
  left: `${(colOf(cell) * STEP_X) / 10}%`,
  top: `${((rowOf(cell) * STEP_Y) / HEIGHT) * 100}%`,
  width: `${TILE / 10}%`,
});

export type Press = { readonly cell: number };

export type BoardProps = {
  readonly grid: Grid;
  readonly clans: Clans;
  readonly label: string;
  /** What a screen reader says of a cell. */
  readonly name: (cell: number) => string;
  readonly mark?: (cell: number) => Mark;
  readonly beat?: LiveBeat | null;
  /** Dogs' arrows drawn over the board. */
  readonly arrows?: readonly Bite[];
  /** Counts up to let the lit cells flash once. */
  readonly flash?: number;
  readonly busy?: boolean;
  /** Cells without a tile are empty places, not sleeping tiles. */
  readonly slots?: boolean;
  readonly onPress?: (press: Press) => void;
  /** Which tile one looks at: by pointer, focus or a long press. */
  readonly onLook?: (cell: number | null) => void;
  /** The held tile is carried over a lit cell, or over none. */
  readonly onOver?: (cell: number | null) => void;
  /** The held tile was let go over a lit cell. */
  readonly onDrop?: (cell: number) => void;
  readonly onKey?: (event: KeyboardEvent, cell: number) => void;
  /** Drawn over one cell, such as the dial of a dog. */
  readonly over?: { readonly cell: number; readonly content: ReactNode } | null;
  readonly className?: string;
};

const LONG_PRESS = 380;
const noMark = () => NO_MARK;

export function Board({
  grid,
  clans,
  label,
  name,
  mark = noMark,
  beat = null,
  arrows = [],
  flash = 0,
  busy = false,
  slots = false,
  onPress,
  onLook,
  onOver,
  onDrop,
  onKey,
  over = null,
  className = "",
}: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(12);
  const drag = useDrag(board, mark, onDrop);
  useTravel(board, beat, drag.carried);
  useFlash(board, flash);
  useEffect(() => onOver?.(drag.over), [drag.over, onOver]);

  const walk = useCallback(
    (event: KeyboardEvent<HTMLDivElement>) => {
      const cell = Number(
        (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset.cell ?? Number.NaN,
      );
      if (Number.isNaN(cell) || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = step(event.key, cell);
      if (to !== null) {
        event.preventDefault();
        event.stopPropagation();
        setFocus(to);
        board.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
      } else if ((event.key === "Enter" || event.key === " ") && (event.target as HTMLElement).dataset.cell) {
        event.preventDefault();
        if (!event.repeat) onPress?.({ cell });
      } else onKey?.(event, cell);
    },
    [onPress, onKey],
  );

  return (
    <div className={`clans-ground plate ${className}`}>
      <Grass />
      <div
        ref={board}
        className="clans-board"
        role="grid"
        aria-label={label}
        aria-busy={busy}
        style={{ aspectRatio: `1000 / ${HEIGHT}` }}
        onKeyDown={walk}
      >
        {ROWS.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus, one of them at a time
          <div role="row" key={row[0]}>
            {row.map((cell) => (
              <Cell
                key={cell}
                cell={cell}
                token={grid[cell] ?? null}
                clans={clans}
                mark={mark(cell)}
                name={name(cell)}
                beat={beat && touchesCell(beat, cell) ? beat : null}
                stop={cell === focus}
                over={drag.over === cell}
                empty={slots && !grid[cell]}
                pointing={arrows.some(({ dog }) => dog === cell)}
                onPress={onPress}
                onLook={onLook}
                onFocus={setFocus}
                onGrab={onDrop ? drag.grab : null}
              >
                {over?.cell === cell ? over.content : null}
              </Cell>
            ))}
          </div>
        ))}
        <div className="clans-coordinates" aria-hidden="true">
          {ROWS.map((row, at) => (
            <span key={row[0]} style={{ top: `${((at * STEP_Y + TILE / 2) / HEIGHT) * 100}%` }}>
              {at + 1}
            </span>
          ))}
          {[..."abcde"].map((letter, at) => (
            <span key={letter} className="column" style={{ left: `${(at * STEP_X + TILE / 2) / 10}%` }}>
              {letter}
            </span>
          ))}
        </div>
        {arrows.length > 0 && (
          <svg className="clans-arrows" viewBox={`0 0 1000 ${HEIGHT}`} aria-hidden="true">
            <Pointers bites={arrows} arrows={(dog) => arrowsAt(grid, dog)} at={middleOf} step={STEP_X} />
          </svg>
        )}
      </div>
    </div>
  );
}

function step(key: string, cell: number): number | null {
  const [row, col] = [rowOf(cell), colOf(cell)];
  const to: Record<string, readonly [number, number]> = {
    ArrowUp: [row - 1, col],
    ArrowDown: [row + 1, col],
    ArrowLeft: [row, col - 1],
    ArrowRight: [row, col + 1],
    Home: [row, 0],
    End: [row, SIDE - 1],
    PageUp: [0, col],
    PageDown: [SIDE - 1, col],
  };
  const next = to[key];
  if (!next) return null;
  const bound = (n: number) => Math.min(SIDE - 1, Math.max(0, n));
  return bound(next[0]) * SIDE + bound(next[1]);
}

function touchesCell(beat: LiveBeat, cell: number): boolean {
  return beat.kind === "swap" ? beat.from === cell || beat.to === cell : beat.cell === cell;
}

// ---- one cell -------------------------------------------------------------------------------------------------------

const BADGES: Record<Badge, string> = { swap: "ui-swap", turn: "ui-flip", rotate: "ui-rotate", check: "ui-check" };

type CellProps = {
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
  readonly onPress: BoardProps["onPress"];
  readonly onLook: BoardProps["onLook"];
  readonly onFocus: (cell: number) => void;
  readonly onGrab: ((cell: number, event: PointerEvent<HTMLElement>) => void) | null;
  readonly children: ReactNode;
};

const Cell = memo(function Cell({
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
  const press = useRef({ timer: 0, long: false });
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
    if (mark.held) onGrab?.(cell, event);
    if (event.pointerType !== "mouse" && onLook) {
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
      onClick={() => {
        if (!press.current.long) onPress?.({ cell });
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

/** Whatever was refused: the lit cells flash once, there it would work. */
function useFlash(board: RefObject<HTMLDivElement | null>, flash: number): void {
  useEffect(() => {
    if (flash === 0) return;
    const glow = "color-mix(in srgb, var(--lamp) 55%, transparent)";
    for (const cell of board.current?.querySelectorAll(".clans-cell.lit, .clans-cell.quiet") ?? [])
      cell.animate([{}, { backgroundColor: glow, offset: 0.3 }, {}], { duration: 900, pseudoElement: "::after" });
  }, [board, flash]);
}

// ---- tiles that travel ----------------------------------------------------------------------------------------------

type Carried = { cell: number; x: number; y: number } | null;

/** Two tiles that changed places start where they were and arrive where they are: straight, lifted in the middle. */
function useTravel(board: RefObject<HTMLDivElement | null>, beat: LiveBeat | null, carried: RefObject<Carried>) {
  const before = useRef<Map<number, string>>(new Map());
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const cellOf = (cell: number) => root.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    if (beat?.kind === "swap") {
      const ms = Math.min(beat.ms, 380);
      for (const [here, there] of [
        [beat.to, beat.from],
        [beat.from, beat.to],
      ] as const) {
        const [at, from] = [cellOf(here), cellOf(there)];
        if (!at || !from) continue;
        const hand = carried.current?.cell === there ? carried.current : { x: 0, y: 0 };
        letGo(at);
        const x = from.offsetLeft - at.offsetLeft + hand.x;
        const y = from.offsetTop - at.offsetTop + hand.y;
        const first = here === beat.to;
        at.style.zIndex = first ? "8" : "7";
        const travel = at.animate(
          [
            { transform: `translate(${x}px, ${y}px) scale(${first ? 1.06 : 1})` },
            { transform: `translate(${x / 2}px, ${y / 2 - 6}px) scale(1.05)`, offset: 0.5 },
            { transform: "none" },
          ],
          { duration: ms, easing: "cubic-bezier(.3, 0, .2, 1)" },
        );
        travel.onfinish = travel.oncancel = () => {
          at.style.zIndex = "";
        };
      }
      carried.current = null;
    } else if (beat?.kind === "rotate") {
      const at = cellOf(beat.cell);
      const turn = quartersBetween(before.current.get(beat.cell) ?? null, beat.token);
      at?.querySelector(".clans-bites")?.animate([{ transform: `rotate(${-90 * turn}deg)` }, { transform: "none" }], {
        duration: Math.min(beat.ms, 320),
        easing: "cubic-bezier(.3, 0, .2, 1)",
      });
    }
  }, [beat, board, carried]);
  useLayoutEffect(() => {
    const tokens = new Map<number, string>();
    for (const cell of board.current?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])
      tokens.set(Number(cell.dataset.cell), cell.dataset.token ?? ".");
    before.current = tokens;
  });
}

/** The held tile follows the pointer; over a lit cell it may be let go. */
function useDrag(board: RefObject<HTMLDivElement | null>, mark: (cell: number) => Mark, onDrop: BoardProps["onDrop"]) {
  const [over, setOver] = useState<number | null>(null);
  const carried = useRef<Carried>(null);
  const latest = useRef({ mark, onDrop });
  latest.current = { mark, onDrop };

  const grab = useCallback(
    (cell: number, down: PointerEvent<HTMLElement>) => {
      const tile = down.currentTarget;
      if (!latest.current.onDrop || down.button !== 0) return;
      const { clientX, clientY, pointerId, pointerType } = down;
      const raise = pointerType === "mouse" ? 0 : -0.35 * tile.offsetHeight;
      let moved = false;
      let under: number | null = null;

      const move = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        const x = event.clientX - clientX;
        const y = event.clientY - clientY;
        if (!moved && Math.hypot(x, y) < 8) return;
        if (!moved) {
          moved = true;
          tile.setPointerCapture(pointerId);
          tile.classList.add("dragging");
        }
        carried.current = { cell, x, y: y + raise };
        tile.style.transform = `translate(${x}px, ${y + raise}px) rotate(-2deg) scale(1.08)`;
        const to = cellUnder(board.current, event.clientX, event.clientY);
        const lit = to !== null && to !== cell && latest.current.mark(to).lit ? to : null;
        if (lit !== under) {
          under = lit;
          setOver(lit);
        }
      };
      const end = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        setOver(null);
        if (!moved) return;
        // The click that follows a drag is no press.
        addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
        if (event.type === "pointerup" && under !== null) {
          latest.current.onDrop?.(under);
          // It lies where it was let go until the swap is shown; should none come, it goes home.
          setTimeout(() => carried.current?.cell === cell && goHome(tile, carried), 1500);
        } else goHome(tile, carried);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    },
    [board],
  );
  return { over, grab, carried };
}

function goHome(tile: HTMLElement, carried: RefObject<Carried>): void {
  carried.current = null;
  const from = tile.style.transform;
  letGo(tile);
  tile.animate([{ transform: from }, {}], { duration: 200, easing: "cubic-bezier(.2, .8, .25, 1)" });
}

function letGo(tile: HTMLElement): void {
  tile.classList.remove("dragging");
  tile.style.transform = "";
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The cell whose middle is nearest to a point, if it is within about half a tile. */
function cellUnder(board: HTMLElement | null, x: number, y: number): number | null {
  if (!board) return null;
  const box = board.getBoundingClientRect();
  const col = Math.round((((x - box.left) / box.width) * 1000) / STEP_X - TILE / 2 / STEP_X);
  const row = Math.round((((y - box.top) / box.height) * HEIGHT) / STEP_Y - TALL / 2 / STEP_Y);
  return row >= 0 && row < SIDE && col >= 0 && col < SIDE ? row * SIDE + col : null;
}
