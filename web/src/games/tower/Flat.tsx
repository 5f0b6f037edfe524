/** Pieces drawn flat, from one side: in the picture without three dimensions, and in the strip of a film. */
import { Marks } from "../../design/picture";
import { tall, wallFace } from "./art";
import { colourOf, kindOf, type Piece, scarfOf, sortOf, TABLE } from "./box";
import { hullOf, type Point } from "./landing";
import { axesOf, cornersOf, extentOf, inWorld, type Placed, type Vector } from "./space";
import { spanOf } from "./spread";

/** Where a point is as one looks from a side: across, down, and how far away. */
export type Look = (point: Vector) => readonly [across: number, down: number, away: number];

export function lookFrom(azimuth: number): Look {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return ([x, y, z]) => [x * c + y * s, -z, y * c - x * s];
}

/** What is farther away is drawn first. */
export const inOrder = (standing: readonly Placed[], look: Look): readonly Placed[] =>
  standing
    .map((placed) => ({ placed, away: look(inWorld(placed.pose, [0, 0, 5]))[2] }))
    .sort((a, b) => b.away - a.away)
    .map(({ placed }) => placed);

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

const WIDER = 1.1; // than high: a picture of the strip
const BELOW = 24; // millimetres of the table

/** All that stands or lies, small and still, from one side: a picture of a strip. */
export function Thumb({ standing, azimuth }: { readonly standing: readonly Placed[]; readonly azimuth: number }) {
  const look = lookFrom(azimuth);
  const { middle, reach } = spanOf(standing.map(({ pose }) => look(pose.at)[0]));
  const tall = Math.max(160, ...standing.map((placed) => extentOf(placed).high[2])) + 20 + BELOW;
  const wide = Math.max(2 * reach, tall * WIDER);
  const top = wide / WIDER - BELOW;
  return (
    <svg
      className="tower-thumb"
      viewBox={`${middle - wide / 2} ${-top} ${wide} ${top + BELOW}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect x={-TABLE} y={0} width={2 * TABLE} height={600} className="tower-side-table" />
      {inOrder(standing, look).map((placed) => (
        <Flat key={placed.piece} placed={placed} look={look} mark="" />
      ))}
    </svg>
  );
}

type FlatProps = {
  readonly placed: Placed;
  readonly look: Look;
  /** What is told of it: lit, ringed, held, wrong, a ghost. */
  readonly mark: string;
  readonly onPress?: () => void;
};

/** One piece, as its shadow on the wall behind it would look; what faces the eye has its drawing. */
export function Flat({ placed, look, mark, onPress }: FlatProps) {
  const sort = sortOf(placed.piece);
  const parts = cornersOf(placed).map((corners) => hullOf(corners.map((point) => flatly(look(point)))));
  const [ahead, , upwards] = axesOf(placed.pose.turn);
  const [ux, uy] = look(upwards);
  const drawn: Drawn = {
    piece: placed.piece,
    parts,
    room: roomOf(parts.flat(), Math.atan2(ux, -uy)),
    facing: look(ahead)[0] < 0,
  };
  const facesUs = Math.hypot(ux, uy); // 1 where it leans neither to the eye nor away
  const isFigure = (sort === "cat" || sort === "kitten") && facesUs > 0.6 && !mark.startsWith("ghost");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by the buttons beside the picture
    <g className={`tower-flat ${sort} ${mark}`} data-piece={placed.piece} onClick={onPress}>
      {isFigure ? <Figure {...drawn} /> : <Cut {...drawn} mark={mark} faced={facesUs > 0.9} />}
    </g>
  );
}

const flatly = ([across, down]: ReturnType<Look>): Point => [across, down];

/** Bounds of what is drawn, as it would be if it stood upright: turn it by `degrees` and it leans as it does. */
type Room = {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly degrees: number;
};

function roomOf(points: readonly Point[], angle: number): Room {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [xs, ys] = [points.map(([x, y]) => c * x + s * y), points.map(([x, y]) => c * y - s * x)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, wide: Math.max(...xs) - left, high: Math.max(...ys) - top, degrees: (angle * 180) / Math.PI };
}

type Drawn = {
  readonly piece: Piece;
  readonly parts: readonly (readonly Point[])[];
  readonly room: Room;
  /** It looks to the left. */
  readonly facing: boolean;
};

/** A cat or a kitten. */
function Figure({ piece, room: { left, top, wide, high, degrees }, facing }: Drawn) {
  const cat = sortOf(piece) === "cat";
  const scarf = scarfOf(piece) === "yellow" ? "var(--art-gold)" : `var(--cat-${scarfOf(piece)})`;
  return (
    <g transform={`rotate(${degrees.toFixed(2)})`}>
      <svg
        aria-hidden="true"
        x={left - 3}
        y={top - 7}
        width={Math.max(30, wide + 6)}
        height={high + 7}
        viewBox={cat ? "0 0 100 66" : "6 2 54 60"}
        preserveAspectRatio="xMidYMax meet"
        overflow="visible"
      >
        <g transform={facing ? undefined : `translate(${cat ? 100 : 66} 0) scale(-1 1)`}>
          <use
            href={cat ? `#cat-${colourOf(piece)}` : "#toto"}
            width={cat ? 100 : 64}
            height={cat ? 72 : 64}
            style={cat ? undefined : ({ "--cat-red": scarf } as React.CSSProperties)}
          />
        </g>
      </svg>
    </g>
  );
}

/** A floor or a wall, which has a face; a figure seen from above or below; or the ghost of any of them. */
function Cut({ piece, parts, room, mark, faced }: Drawn & { readonly mark: string; readonly faced: boolean }) {
  const sort = sortOf(piece);
  const ghost = mark.startsWith("ghost");
  const outline = sort === "floor" ? [hullOf(parts.flat())] : parts;
  const fill = mark === "ghost" ? "var(--go)" : ghost ? "var(--stop)" : fillOf(piece);
  const { left, top, wide, high, degrees } = room;
  return (
    <>
      {outline.map((points, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a piece, in their order
        <path key={at} d={pathOf(points)} fill={fill} />
      ))}
      {sort === "wall" && faced && !ghost ? (
        <g
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          transform={`rotate(${degrees.toFixed(2)}) translate(${left} ${top}) scale(${wide / 100} ${high / tall(kindOf(piece))})`}
        >
          <Marks of={wallFace(kindOf(piece)).slice(1)} />
        </g>
      ) : null}
    </>
  );
}

function fillOf(piece: Piece): string {
  switch (sortOf(piece)) {
    case "wall":
      return `var(--piece-${kindOf(piece)})`;
    case "floor":
      return "var(--piece-board)";
    case "cat":
      return `var(--cat-${colourOf(piece)})`;
    case "kitten":
      return "var(--piece-toto)";
  }
}
