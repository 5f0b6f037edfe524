/** One's own boat: the picture that is played on. A tile in the hand lies over it and follows pointer, finger and keys. */
import { memo, type ReactNode, type RefObject, useContext, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../design";
import { useText } from "../../i18n";
import { Hull, type Layout, Printed, placesOf, viewBox } from "./art/Boat";
import { Rug } from "./art/Rug";
import { LYING, Pieces, STANDING, useLetter } from "./BoatPicture";
import { tileOf } from "./box";
import { cellAt, cellName, type Mask, type Point } from "./cells";
import { Numbered } from "./Drawn";
import { outline } from "./outline";
import { PencilledContext } from "./Pencilled";
import { type Held, isLegal, litCells, twisted, under } from "./placing";
import { Rulers } from "./Rulers";
import type { Piece, Ship } from "./ship";
import { TilePicture } from "./TilePicture";
import { type Handling, type Offset, useCarry, useDrag } from "./useDrag";
import { Waves } from "./Waves";
import { useZoom } from "./zoom";

/** A flag beside the tile: the change in points. */
export type Flag = { readonly points: number; readonly treasure: boolean };

export type DeckProps = Handling & {
  readonly ship: Ship;
  readonly label: string;
  /** It may not be laid now: one only looks how it would be. */
  readonly trying?: boolean;
  readonly flag?: Flag | null;
  /** What was laid last. */
  readonly fresh?: Piece | null;
  /** Treasures that may be given up, and which are chosen. */
  readonly chosen?: Mask;
  /** A cell that somebody asked for. */
  readonly wanted?: Point | null;
  readonly focus: RefObject<HTMLDivElement | null>;
  readonly children?: ReactNode;
};

export function Deck(props: DeckProps) {
  const { ship, phone, label, held, trying = false, flag = null, fresh = null, chosen = 0n, focus, children } = props;
  const wanted = props.wanted ?? null;
  const pencilled = useContext(PencilledContext);
  const { t } = useText();
  const layout = phone ? STANDING : LYING;
  const picture = useRef<SVGSVGElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, phone, held !== null);
  const drag = useDrag(picture, props);
  const carried = useCarry(picture, drag.spot, props);
  const offset = held ? (carried.offset ?? drag.offset) : null;
  const legal = held !== null && isLegal(held);
  return (
    <div
      ref={focus}
      className={["plate isle-sea", held && "holding", trying && "trying", zoom.isNear && "near"]
        .filter(Boolean)
        .join(" ")}
      tabIndex={held ? 0 : -1}
      role="group"
      aria-label={label}
      data-held={held?.tile}
      data-at={held ? cellName(cellAt(held.x, held.y)) : undefined}
      data-turn={held?.turn}
      data-legal={held ? legal : undefined}
    >
      <Waves />
      <div className="isle-stage" ref={stage} {...zoom.handlers}>
        <svg
          ref={picture}
          className="isle-boat"
          style={zoom.style}
          viewBox={viewBox(layout)}
          role="img"
          aria-label={label}
          {...drag.handlers}
        >
          <Still ship={ship} layout={layout} fresh={fresh} lit={held ? litCells(held) & ~under(held) : 0n} />
          {chosen !== 0n ? (
            <path
              d={outline(placesOf(chosen, layout.upright), layout.size, { inset: -0.03, outer: 0.24, inner: 0.12 })}
              className="isle-ring"
            />
          ) : null}
          {wanted ? <Rulers at={wanted} layout={layout} /> : null}
          {held && !carried.away ? (
            <Ghost held={held} layout={layout} legal={legal} trying={trying} offset={offset} />
          ) : null}
          <Numbered {...pencilled} layout={layout} />
          {held && flag && !carried.away ? <FlagMark held={held} layout={layout} flag={flag} offset={offset} /> : null}
        </svg>
      </div>
      {held && !phone && tileOf(held.tile).shape.turns.length > 1 ? (
        <Knobs held={held} onMove={props.onMove} hidden={offset !== null} />
      ) : null}
      {zoom.isNear ? (
        <Button kind="quiet" size="small" className="isle-whole" onClick={zoom.whole}>
          {t("isle-ui-whole")}
        </Button>
      ) : null}
      {held && carried.away ? <InTheAir held={held} upright={phone} at={carried.away} /> : null}
      {children}
    </div>
  );
}

/** On its way from the field to the boat. */
function InTheAir({ held, upright, at }: { readonly held: Held; readonly upright: boolean; readonly at: Point }) {
  return createPortal(
    <div className="isle-air" style={{ left: at[0], top: at[1] }}>
      <TilePicture tile={held.tile} colour={held.colour} turn={held.turn} upright={upright} size={upright ? 25 : 32} />
    </div>,
    document.body,
  );
}

/** All that does not follow the hand. */
const Still = memo(function Still({
  ship,
  layout,
  fresh,
  lit,
}: {
  readonly ship: Ship;
  readonly layout: Layout;
  readonly fresh: Piece | null;
  readonly lit: Mask;
}) {
  const { size, upright } = layout;
  return (
    <>
      <Hull {...layout} />
      {placesOf(lit & ~ship.filled, upright).map(([x, y]) => (
        <g key={`${x},${y}`} className="isle-lit">
          <rect
            x={(x + 0.07) * size}
            y={(y + 0.07) * size}
            width={size * 0.86}
            height={size * 0.86}
            rx={size * 0.13}
            fill="var(--lamp)"
            opacity=".46"
          />
          <circle cx={(x + 0.5) * size} cy={(y + 0.5) * size} r={size * 0.09} fill="var(--art-line)" opacity=".6" />
        </g>
      ))}
      <Printed boat={ship.boat} filled={ship.filled} {...layout} />
      <Pieces pieces={ship.pieces} layout={layout} fresh={fresh} />
    </>
  );
});

// ---- the tile in the hand -------------------------------------------------------------------------------------------

const onPage = ([dx, dy]: Point, { size, upright }: Layout): string =>
  upright ? `translate(${dy * size} ${-dx * size})` : `translate(${dx * size} ${dy * size})`;

function Ghost({
  held,
  layout,
  legal,
  trying,
  offset,
}: {
  readonly held: Held;
  readonly layout: Layout;
  readonly legal: boolean;
  readonly trying: boolean;
  readonly offset: Offset;
}) {
  const letter = useLetter();
  const { size, upright } = layout;
  const points = placesOf(under(held), upright);
  const ring = outline(points, size, { inset: -0.06, outer: 0.26, inner: 0.12 });
  return (
    <g className="isle-ghost" data-in-hand transform={offset ? onPage(offset, layout) : undefined}>
      <path
        d={outline(points, size, { inset: 0 })}
        fill="var(--art-line)"
        opacity=".28"
        transform={`translate(${size * 0.1} ${size * 0.22})`}
      />
      <g transform={`translate(${size * -0.03} ${size * -0.08})`}>
        <Rug
          kind={tileOf(held.tile).kind}
          colour={held.colour}
          points={points}
          size={size}
          lifted
          grey={!legal}
          letter={letter(held.colour)}
        />
        <g fill="none" strokeLinejoin="round">
          <path d={ring} stroke="var(--art-line)" strokeWidth={size * 0.2} />
          <path
            d={ring}
            stroke={legal ? "var(--lamp)" : "var(--isle-no)"}
            strokeWidth={size * 0.12}
            strokeDasharray={trying ? `${size * 0.3} ${size * 0.2}` : undefined}
          />
        </g>
      </g>
    </g>
  );
}

function box(held: Held, layout: Layout) {
  const points = placesOf(under(held), layout.upright);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + 1,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + 1,
  };
}

function FlagMark({
  held,
  layout,
  flag,
  offset,
}: {
  readonly held: Held;
  readonly layout: Layout;
  readonly flag: Flag;
  readonly offset: Offset;
}) {
  const { size, upright } = layout;
  const { left, right, top } = box(held, layout);
  const x = Math.max(1.2, Math.min((upright ? 9 : 22) - 1.2, (left + right) / 2)) * size;
  const low = top < 1.2;
  const y = (low ? box(held, layout).bottom : top) * size + (low ? 34 : -30);
  const text = flag.points > 0 ? `+${flag.points}` : flag.points < 0 ? `−${-flag.points}` : "0";
  const wide = flag.treasure ? 52 : 34;
  return (
    <g className="isle-flag" transform={`${offset ? onPage(offset, layout) : ""} translate(${x} ${y})`}>
      <path
        d={
          low
            ? `M${-wide}-16h${wide - 7}l7-9 7 9h${wide - 7}q6 0 6 6v22q0 6-6 6h${-2 * wide}q-6 0-6-6v-22q0-6 6-6Z`
            : `M${-wide}-18h${2 * wide}q6 0 6 6v22q0 6-6 6H7l-7 9-7-9h${7 - wide}q-6 0-6-6v-22q0-6 6-6Z`
        }
        fill={flag.points < 0 ? "var(--stop)" : flag.points > 0 || flag.treasure ? "var(--go)" : "var(--ink-2)"}
        stroke="var(--art-line)"
        strokeWidth="2"
      />
      <text
        x={flag.treasure ? -16 : 0}
        y={low ? 8 : 7}
        textAnchor="middle"
        fontFamily="var(--font-book)"
        fontWeight="850"
        fontSize="24"
        fill="var(--card)"
      >
        {text}
      </text>
      {flag.treasure ? <use href="#treasure-common" x="14" y={low ? -14 : -16} width="30" height="30" /> : null}
    </g>
  );
}

/** Turn and flip, for the mouse: on the water beside the bow, where no tile lies and nothing is drawn. They stay under
 * the pointer, wherever the tile is. */
function Knobs({
  held,
  onMove,
  hidden,
}: {
  readonly held: Held;
  readonly onMove: (held: Held) => void;
  readonly hidden: boolean;
}) {
  const { t } = useText();
  return (
    <div className={hidden ? "isle-knobs hidden" : "isle-knobs"}>
      <Button
        kind="quiet"
        round
        icon="ui-rotate"
        label={t("isle-ui-turn")}
        onClick={() => onMove(twisted(held, "quarter"))}
      />
      <Button
        kind="quiet"
        round
        icon="ui-flip"
        label={t("isle-ui-flip")}
        onClick={() => onMove(twisted(held, "flip"))}
      />
    </div>
  );
}
