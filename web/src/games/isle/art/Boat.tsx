/** The hull from above, with its rooms, rats and maps. On phones the bow points up and every picture stays upright. */
import { memo, type ReactNode, useId } from "react";
import { Drawn } from "../../../design/Icon";
import { boatOf, COLOURS, HULL, ROOMS, type Room, type RoomKey } from "../box";
import { type Mask, type Point, pointsOf } from "../cells";
import { outline } from "../outline";
import type { Piece } from "../ship";

const LINE = "var(--art-line)";
const SIDE =
  "M-.9 2.3C1 .1 5-1.15 11-1.15 16.5-1.15 20.5 1.2 23.9 4.5 20.5 7.8 16.5 10.15 11 10.15 5 10.15 1 8.9-.9 6.7-1.45 5.5-1.45 3.5-.9 2.3Z";
const PLANKS = "M2.5-1.2V10.2M6-1.2V10.2M9.5-1.2V10.2M13-1.2V10.2M16.5-1.2V10.2M20-1.2V10.2";
const RINGS: readonly Point[] = [
  [1.6, 1.15],
  [1.6, 7.85],
  [20.6, 2.2],
  [20.6, 6.8],
];
const LAMPS: readonly Point[] = [
  [4.9, 0.02],
  [17, 0.12],
  [4.9, 8.98],
  [17, 8.88],
];
const GROUNDS: Readonly<Record<RoomKey, string>> = {
  stern: "stern",
  left_cabin: "cabin",
  right_cabin: "cabin",
  dining: "dining",
  deck: "deck",
  storage: "storage",
  bow: "bow",
};

/** How a boat is laid on the page: the size of a cell in the drawing, and which way the bow points. */
export type Layout = { readonly size: number; readonly upright: boolean };

/** The cell (x, y) of the boat as it lies in the drawing. */
export const placeOf = ([x, y]: Point, upright: boolean): Point => (upright ? [y, 21 - x] : [x, y]);

export const placesOf = (mask: Mask, upright: boolean): readonly Point[] =>
  pointsOf(mask).map((point) => placeOf(point, upright));

/** What is seen, in cells: left, top, width, height. */
export const frameOf = (upright: boolean): readonly [number, number, number, number] =>
  upright ? [-2.72, -0.5, 14.44, 23.1] : [-1.75, -1.4, 26.05, 11.8];

export function viewBox({ size, upright }: Layout): string {
  return frameOf(upright)
    .map((part) => part * size)
    .join(" ");
}

const gear = ([x, y]: Point, { size, upright }: Layout): string =>
  upright ? `translate(${y * size} ${(22 - x) * size})` : `translate(${x * size} ${y * size})`;

/** Everything that never changes during a game. */
export const Hull = memo(function Hull({ size, upright }: Layout) {
  const clip = useId();
  const layout = { size, upright };
  const hair = 1 / size;
  const turn = upright ? `matrix(0 ${-size} ${size} 0 0 ${22 * size})` : `scale(${size})`;
  return (
    <g>
      <g transform={turn} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path
          d={SIDE}
          transform={upright ? "translate(-.22 .2)" : "translate(.16 .22)"}
          fill="var(--sea-deep)"
          stroke="var(--sea-deep)"
          strokeWidth=".5"
        />
        <path
          d="M-2.1 2.6q-.5 1.9 0 3.8M-2.7 3.3q-.3 1.2 0 2.4"
          stroke="var(--art-cream)"
          strokeWidth=".08"
          opacity=".7"
        />
        <path d="M23.6 4.5h1.5" stroke={LINE} strokeWidth=".42" />
        <path d="M23.6 4.5h1.5" stroke="var(--wood)" strokeWidth=".26" />
        <path d={SIDE} fill="var(--wood)" transform={`translate(${2 * hair} ${1.6 * hair})`} />
        <clipPath id={clip}>
          <path d={SIDE} />
        </clipPath>
        <path clipPath={`url(#${clip})`} d={PLANKS} stroke="var(--wood-deep)" strokeWidth={1.3 * hair} opacity=".55" />
        <path d={SIDE} transform="translate(.55 .22) scale(.951)" stroke="var(--wood-deep)" strokeWidth={1.5 * hair} />
        <path
          d="M-.5 3q2.2-2.4 6.2-3.3M16.2-.2q3.6 1.2 6 3.3"
          stroke="var(--art-cream)"
          strokeWidth={2.2 * hair}
          opacity=".35"
        />
        <path d={SIDE} stroke={LINE} strokeWidth={3 * hair} />
      </g>
      {RINGS.map((at) => (
        <g key={String(at)} transform={gear(at, layout)} fill="none">
          <circle r={size * 0.3} stroke={LINE} strokeWidth={size * 0.27} />
          <circle r={size * 0.3} stroke="var(--art-cream)" strokeWidth={size * 0.19} />
          <circle r={size * 0.3} stroke="var(--cat-red)" strokeWidth={size * 0.19} strokeDasharray={size * 0.235} />
        </g>
      ))}
      {LAMPS.map((at) => (
        <g key={String(at)} transform={gear(at, layout)}>
          <circle r={size * 0.26} fill="var(--art-gold)" stroke={LINE} strokeWidth={size * 0.06} />
          <circle r={size * 0.1} fill="var(--art-cream)" />
        </g>
      ))}
      <path
        d={outline(placesOf(HULL, upright), size, { inset: -0.12, outer: 0.3, inner: 0.16 })}
        fill="var(--wood-deep)"
        stroke={LINE}
        strokeWidth={Math.max(1.5, size * 0.05)}
      />
      {ROOMS.map((room) => (
        <RoomFloor key={room.key} room={room} {...layout} />
      ))}
    </g>
  );
});

function RoomFloor({ room, size, upright }: Layout & { readonly room: Room }) {
  const points = placesOf(room.cells, upright);
  const cabin = room.key === "left_cabin" || room.key === "right_cabin";
  const mark = room.key === "bow" ? 1.5 : 2.3;
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length + 0.5 - (cabin && upright ? 0.1 : 0);
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length + 0.5 - (cabin && !upright ? 0.1 : 0);
  return (
    <g>
      <path
        d={outline(points, size, { inset: 0.03, outer: 0.16, inner: 0.1 })}
        fill={`var(--room-${GROUNDS[room.key]})`}
      />
      {points.map(([px, py]) => (
        <rect
          key={`${px},${py}`}
          x={(px + 0.07) * size}
          y={(py + 0.07) * size}
          width={size * 0.86}
          height={size * 0.86}
          rx={size * 0.13}
          fill="var(--art-cream)"
          opacity=".3"
        />
      ))}
      <path
        d={outline(points, size, { inset: 0, outer: 0.16, inner: 0.1 })}
        fill="none"
        stroke="var(--wood-deep)"
        strokeWidth={Math.max(2, size * 0.07)}
      />
      {room.symbol === "none" ? null : (
        <g opacity=".3" color={LINE}>
          <Drawn name={`room-${room.symbol}`} x={(x - mark / 2) * size} y={(y - mark / 2) * size} size={mark * size} />
        </g>
      )}
    </g>
  );
}

/** Rats and maps that nothing covers. */
export const Printed = memo(function Printed({
  boat,
  filled,
  size,
  upright,
}: Layout & { readonly boat: number; readonly filled: Mask }) {
  const { rats, maps } = boatOf(boat);
  return (
    <g>
      {placesOf(rats & ~filled, upright).map(([x, y]) => (
        <Drawn key={`${x},${y}`} name="rat" x={(x + 0.1) * size} y={(y + 0.08) * size} size={size * 0.8} />
      ))}
      {maps.map((cell, colour) =>
        placesOf(cell & ~filled, upright).map(([x, y]) => (
          <MapMark key={COLOURS[colour]} colour={colour} x={x} y={y} size={size} />
        )),
      )}
    </g>
  );
});

/** A treasure map with the head of the cat it waits for: colour is never alone. */
function MapMark({
  colour,
  x,
  y,
  size,
}: {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g>
      <Drawn
        name="map"
        x={(x + 0.02) * size}
        y={(y + 0.01) * size}
        size={size * 0.96}
        style={{ "--map": `var(--cat-${COLOURS[colour]}-rug)` } as React.CSSProperties}
      />
      <Drawn name={`head-${COLOURS[colour]}`} x={(x + 0.22) * size} y={(y + 0.18) * size} size={size * 0.58} />
    </g>
  );
}

/** A thumbnail of a boat: hull, bed and flat tiles; colour comes with its pattern even here. */
export const MiniBoat = memo(function MiniBoat({
  pieces,
  kindOf,
  fresh = null,
}: {
  readonly pieces: readonly Piece[];
  readonly kindOf: (tile: number) => string;
  /** What was just laid. */
  readonly fresh?: Piece | null;
}): ReactNode {
  const size = 12;
  return (
    <svg viewBox={`${-1.8 * size} ${-1.5 * size} ${27.3 * size} ${12 * size}`} className="isle-mini" aria-hidden="true">
      <path transform={`scale(${size})`} d={SIDE} fill="var(--wood)" stroke={LINE} strokeWidth={2.4 / size} />
      <path
        d={outline(pointsOf(HULL), size, { inset: -0.06, outer: 0.3, inner: 0.1 })}
        fill="var(--room-deck)"
        stroke="var(--wood-deep)"
        strokeWidth="1.5"
      />
      {pieces.map(({ tile, colour, cells }) => {
        const key = COLOURS[colour];
        const kind = kindOf(tile);
        const fill = key
          ? `var(--cat-${key}${kind === "oshax" ? "-rug" : ""})`
          : `var(--${kind === "rare" ? "rare" : "treasure"}-rug)`;
        const d = outline(pointsOf(cells), size, { inset: 0.03, outer: 0.2, inner: 0.1 });
        return (
          <g key={String(cells)} className={cells === fresh?.cells ? "isle-fresh" : undefined}>
            {cells === fresh?.cells ? <path d={d} stroke="var(--trace)" strokeWidth="9" /> : null}
            <path d={d} fill={fill} stroke={LINE} strokeWidth="1.6" />
            {key ? <path d={d} fill={`url(#isle-rug-${key})`} /> : null}
          </g>
        );
      })}
    </svg>
  );
});
