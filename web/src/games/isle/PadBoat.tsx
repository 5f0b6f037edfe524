/** The boat that is filled by tapping: every cell is a key, a stroke over several is one piece. */

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useText } from "../../i18n";
import { frameOf, Hull, type Layout, Printed, placeOf, placesOf, viewBox } from "./art/Boat";
import { Rug } from "./art/Rug";
import { LYING, Pieces, STANDING, useLetter } from "./BoatPicture";
import { boatOf, COLOURS, colourKey } from "./box";
import { type Cell, cellAt, cellName, has, type Mask, pointOf } from "./cells";
import { outline } from "./outline";
import { cellsOfHull, isPiece, type PadPiece, type PadPlayer, pieceOn, playerOf, shipOf, type Work } from "./padState";
import { stepFor } from "./placing";
import { Waves } from "./Waves";
import { colourName, type Text } from "./words";
import "./pad.css";

export type PadBoatProps = {
  readonly work: Work;
  readonly phone: boolean;
  readonly label: string;
  /** A piece that the server would not count. */
  readonly wrong: Mask;
  readonly onTap: (cell: Cell) => void;
  readonly onStrokeBegin: (cell: Cell) => void;
  readonly onStroke: (cell: Cell) => void;
  readonly onRemove: (cell: Cell) => void;
};

export function PadBoat(props: PadBoatProps) {
  const { work, phone, label, wrong } = props;
  const layout = phone ? STANDING : LYING;
  const player = playerOf(work);
  const ship = shipOf(player);
  const chosen = work.chosen === null ? undefined : player.pieces[work.chosen];
  return (
    <div className={phone ? "plate isle-sea isle-pad-sea phone" : "plate isle-sea isle-pad-sea"}>
      <Waves />
      <div className="isle-stage">
        <svg className="isle-boat" viewBox={viewBox(layout)} aria-hidden="true">
          <Hull {...layout} />
          <Printed boat={ship.boat} filled={ship.filled} {...layout} />
          <Pieces pieces={ship.pieces} layout={layout} />
          {work.draft ? <Draft piece={work.draft} layout={layout} /> : null}
          {chosen ? <Ring cells={chosen.cells} layout={layout} tone="chosen" /> : null}
          {wrong !== 0n ? <Ring cells={wrong} layout={layout} tone="no" /> : null}
        </svg>
        <Cells {...props} layout={layout} label={label} />
      </div>
    </div>
  );
}

/** The piece that is being built up: with its cat as soon as it is one. */
function Draft({ piece, layout }: { readonly piece: PadPiece; readonly layout: Layout }) {
  const letter = useLetter();
  const { size, upright } = layout;
  const points = placesOf(piece.cells, upright);
  const key = colourKey(piece.colour);
  const d = outline(points, size, { inset: 0.03, outer: 0.2, inner: 0.1 });
  return (
    <g data-draft={isPiece(piece) ? "whole" : "part"}>
      {isPiece(piece) ? (
        <Rug kind={piece.kind} colour={piece.colour} points={points} size={size} letter={letter(piece.colour)} />
      ) : (
        <g>
          <path
            d={d}
            fill={key ? `var(--cat-${key}-rug)` : `var(--${piece.kind === "rare" ? "rare" : "treasure"}-rug)`}
            stroke="var(--art-line)"
            strokeWidth="2"
          />
          {key ? <path d={d} fill={`url(#isle-rug-${key})`} /> : null}
        </g>
      )}
      <Ring cells={piece.cells} layout={layout} tone={isPiece(piece) ? "chosen" : "open"} />
    </g>
  );
}

function Ring({
  cells,
  layout: { size, upright },
  tone,
}: {
  readonly cells: Mask;
  readonly layout: Layout;
  readonly tone: "chosen" | "open" | "no";
}) {
  const d = outline(placesOf(cells, upright), size, { inset: -0.03, outer: 0.24, inner: 0.12 });
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--art-line)" strokeWidth={size * 0.18} />
      <path
        d={d}
        stroke={tone === "no" ? "var(--isle-no)" : "var(--art-cream)"}
        strokeWidth={size * 0.1}
        strokeDasharray={tone === "open" ? `${size * 0.26} ${size * 0.18}` : undefined}
      />
    </g>
  );
}

// ---- the cells ------------------------------------------------------------------------------------------------------

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Stroke = { readonly id: number; readonly from: Cell; last: Cell; at: readonly [number, number]; moved: boolean };

const STROKE_PX = 6;
const HULL_CELLS = new Set(cellsOfHull);
const MIDDLE = cellAt(10, 4);

/** The next cell in a direction on the page; the edge of the boat is the end. */
function walked(from: Cell, key: string, phone: boolean): Cell | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [dx, dy] = stepFor(phone, ...arrow);
  const [x, y] = pointOf(from);
  const to = cellAt(x + dx, y + dy);
  return HULL_CELLS.has(to) ? to : from;
}

function Cells({
  work,
  phone,
  layout,
  label,
  onTap,
  onStrokeBegin,
  onStroke,
  onRemove,
}: PadBoatProps & { readonly layout: Layout }) {
  const { t } = useText();
  const [focus, setFocus] = useState(MIDDLE);
  const group = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke | null>(null);
  const [left, top, wide, high] = frameOf(layout.upright);
  const player = playerOf(work);

  const cellUnder = (x: number, y: number): Cell | null => {
    const under = document.elementFromPoint(x, y);
    const cell = under instanceof HTMLElement && group.current?.contains(under) ? under.dataset.cell : undefined;
    return cell === undefined ? null : Number(cell);
  };
  const down = (event: PointerEvent) => {
    const cell = cellUnder(event.clientX, event.clientY);
    if (event.button !== 0 || cell === null) return;
    stroke.current = { id: event.pointerId, from: cell, last: cell, at: [event.clientX, event.clientY], moved: false };
  };
  const move = (event: PointerEvent) => {
    const now = stroke.current;
    if (now?.id !== event.pointerId) return;
    const [fromX, fromY] = now.at;
    const [dx, dy] = [event.clientX - fromX, event.clientY - fromY];
    // A quick finger jumps from cell to cell: look at those between too.
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STROKE_PX));
    now.at = [event.clientX, event.clientY];
    for (let step = 1; step <= steps; step++) {
      const cell = cellUnder(fromX + (dx * step) / steps, fromY + (dy * step) / steps);
      if (cell === null || cell === now.last) continue;
      if (!now.moved) onStrokeBegin(now.from);
      now.moved = true;
      now.last = cell;
      onStroke(cell);
    }
  };
  const press = (event: KeyboardEvent, cell: Cell) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = walked(cell, event.key, phone);
    if (to !== null) {
      setFocus(to);
      group.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
    } else if (event.key === "Delete" || event.key === "Backspace") onRemove(cell);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={group}
      className="isle-pad-cells"
      role="group"
      aria-label={label}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => {
        const done = stroke.current;
        // The click that may follow at once belongs to the stroke.
        setTimeout(() => {
          if (stroke.current === done) stroke.current = null;
        });
      }}
      onPointerCancel={() => {
        stroke.current = null;
      }}
      onClickCapture={(event) => {
        if (!stroke.current?.moved) return;
        stroke.current = null;
        event.stopPropagation();
      }}
    >
      {cellsOfHull.map((cell) => {
        const [x, y] = placeOf(pointOf(cell), layout.upright);
        const style: CSSProperties = {
          left: `${((x - left) / wide) * 100}%`,
          top: `${((y - top) / high) * 100}%`,
          width: `${100 / wide}%`,
          height: `${100 / high}%`,
        };
        return (
          <button
            key={cell}
            type="button"
            data-cell={cell}
            data-holds={holds(work, player, cell)}
            style={style}
            tabIndex={cell === focus ? 0 : -1}
            aria-label={cellSaid(work, player, cell, t)}
            aria-pressed={work.draft !== null && has(work.draft.cells, cell)}
            onFocus={() => setFocus(cell)}
            onKeyDown={(event) => press(event, cell)}
            onClick={() => onTap(cell)}
          />
        );
      })}
    </div>
  );
}

/** What lies on a cell, for those who test: "cat-red", "rare", "." */
function holds({ draft }: Work, player: PadPlayer, cell: Cell): string {
  const piece = draft && has(draft.cells, cell) ? draft : player.pieces[pieceOn(player, cell)];
  if (!piece) return ".";
  const key = colourKey(piece.colour);
  return key ? `${piece.kind}-${key}` : piece.kind;
}

function cellSaid({ draft }: Work, player: PadPlayer, cell: Cell, t: Text): string {
  const name = cellName(cell);
  if (draft && has(draft.cells, cell)) return t("isle-pad-cell-draft", { cell: name, tile: pieceName(draft, t) });
  const piece = player.pieces[pieceOn(player, cell)];
  if (piece) return t("isle-pad-cell-tile", { cell: name, tile: pieceName(piece, t) });
  const plan = boatOf(player.boat);
  if (has(plan.rats, cell)) return t("isle-pad-cell-rat", { cell: name });
  const map = plan.maps.findIndex((mask) => has(mask, cell));
  if (map >= 0) return t("isle-pad-cell-map", { cell: name, colour: colourName(map, t) });
  return t("isle-pad-cell", { cell: name });
}

/** "red cat", "green oshax", "rare treasure". */
export function pieceName({ kind, colour }: Pick<PadPiece, "kind" | "colour">, t: Text): string {
  return t(`isle-tile-${kind}`, { colour: COLOURS[colour] ?? "none" });
}
