/**
 * The 25 tiles on their meadow. Knows no rules: it draws what it is given, says what was pressed, hovered and dragged,
 * and lets tiles travel when a beat says so.
 */
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Pointers } from "./art/marks";
import { Cell, type Mark, NO_MARK, type Press } from "./Cell";
import { Grass } from "./Grass";
import { arrowsAt, type Bite, ROWS } from "./geometry";
import { HEIGHT, middleOf, STEP_X, STEP_Y, step, TILE } from "./grid";
import type { LiveBeat } from "./motion";
import type { Clans } from "./Tile";
import type { Grid } from "./tiles";
import { useDrag } from "./useDrag";
import { useTravel } from "./useTravel";

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
  /** Drawn over the board in its own units. */
  readonly drawn?: ReactNode;
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

const noMark = () => NO_MARK;

export function Board({
  grid,
  clans,
  label,
  name,
  mark = noMark,
  beat = null,
  arrows = [],
  drawn = null,
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
        if (!event.repeat) onPress?.({ cell, touch: false, again: false });
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
        {(arrows.length > 0 || drawn) && (
          <svg className="clans-arrows" viewBox={`0 0 1000 ${HEIGHT}`} aria-hidden="true">
            <Pointers bites={arrows} arrows={(dog) => arrowsAt(grid, dog)} at={middleOf} step={STEP_X} />
            {drawn}
          </svg>
        )}
      </div>
    </div>
  );
}

function touchesCell(beat: LiveBeat, cell: number): boolean {
  return beat.kind === "swap" ? beat.from === cell || beat.to === cell : beat.cell === cell;
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
