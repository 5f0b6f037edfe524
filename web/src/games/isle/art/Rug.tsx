/** A tile: one merged piece of pasteboard with one cat on it, as long as the tile, or with treasure. */
import { memo, type ReactNode } from "react";
import { Drawn } from "../../../design/Icon";
import { type Colour, colourKey, type Kind } from "../box";
import type { Point } from "../cells";
import { DROP, outline, smooth, spine } from "../outline";

const LINE = "var(--art-line)";
const CREAM = "var(--art-cream)";

export type RugProps = {
  readonly kind: Kind;
  /** Of a cat its own, of an oshax the chosen one or none. */
  readonly colour: Colour;
  readonly points: readonly Point[];
  /** Of one cell, in the units of the drawing. */
  readonly size: number;
  /** Held over the boat: no cut edge. */
  readonly lifted?: boolean;
  /** Nothing may be laid here: it loses its colour. */
  readonly grey?: boolean;
  /** On the hip, for readers who asked for letters. */
  readonly letter?: string | null;
};

export const Rug = memo(
  function Rug({ kind, colour, points, size, lifted = false, grey = false, letter = null }: RugProps) {
    const { fill, deep, pattern } = inks(kind, colour);
    return (
      <g style={grey ? { filter: "saturate(.25)", opacity: 0.85 } : undefined}>
        <Cloth {...{ points, size, fill, deep, pattern, lifted }} />
        {kind === "cat" || kind === "oshax" ? (
          <LongCat points={points} size={size} kind={kind} colour={colour} letter={letter} />
        ) : kind === "rare" ? (
          <Goblet points={points} size={size} />
        ) : (
          <Chest points={points} size={size} />
        )}
        {grey ? <path d={outline(points, size)} fill="url(#isle-no)" /> : null}
      </g>
    );
  },
  (one, other) =>
    one.kind === other.kind &&
    one.colour === other.colour &&
    one.size === other.size &&
    one.lifted === other.lifted &&
    one.grey === other.grey &&
    one.letter === other.letter &&
    String(one.points) === String(other.points),
);

type Inks = { readonly fill: string; readonly deep: string; readonly pattern: string | null };

function inks(kind: Kind, colour: Colour): Inks {
  const key = colourKey(colour);
  if (key) return { fill: `var(--cat-${key}-rug)`, deep: `var(--cat-${key}-deep)`, pattern: key };
  if (kind === "oshax") return { fill: "var(--oshax-rug)", deep: "var(--oshax-deep)", pattern: null };
  const fill = kind === "rare" ? "var(--rare-rug)" : "var(--treasure-rug)";
  return { fill, deep: "var(--wood-deep)", pattern: null };
}

/** A cut edge below, colour slipped off its outline, pattern, stitched hem, ink line. */
function Cloth({
  points,
  size,
  fill,
  deep,
  pattern,
  lifted,
}: Pick<RugProps, "points" | "size"> & Inks & { readonly lifted: boolean }) {
  const shape = outline(points, size);
  const hem = outline(points, size, { inset: 0.125, outer: 0.14, inner: 0.2 });
  const width = Math.max(1.4, size * 0.05);
  return (
    <g strokeLinejoin="round">
      {lifted ? null : (
        <path d={shape} transform={`translate(0 ${size * 0.075})`} fill={LINE} stroke={LINE} strokeWidth={width} />
      )}
      <path d={shape} fill={CREAM} />
      <path d={shape} transform={`translate(${size * 0.035} ${size * 0.03})`} fill={fill} />
      {pattern ? <path d={shape} fill={`url(#isle-rug-${pattern})`} /> : null}
      <path
        d={hem}
        fill="none"
        stroke={deep}
        strokeWidth={Math.max(1, size * 0.032)}
        strokeDasharray={`${size * 0.1} ${size * 0.09}`}
        opacity=".75"
      />
      <path d={shape} fill="none" stroke={LINE} strokeWidth={width} />
    </g>
  );
}

// ---- the cat --------------------------------------------------------------------------------------------------------

type Coat = {
  /** Of the marks along the back: how wide, how far apart, which ends. */
  readonly width: number;
  readonly dash: readonly [number, number];
  readonly cap: "butt" | "round" | "square";
  readonly tail: number;
};

const COATS: Readonly<Record<string, Coat>> = {
  blue: { width: 0.3, dash: [0.05, 0.13], cap: "butt", tail: 0.14 },
  green: { width: 0.14, dash: [0.003, 0.19], cap: "round", tail: 0.14 },
  orange: { width: 0.36, dash: [0.06, 0.1], cap: "butt", tail: 0.14 },
  red: { width: 0.16, dash: [0.003, 0.22], cap: "square", tail: 0.112 },
  purple: { width: 0.1, dash: [0.003, 0.26], cap: "round", tail: 0.19 },
};

/** Head in the first cell of the spine, body over the next two, the rest is tail. The head stays upright. */
function LongCat({ points, size, kind, colour, letter }: Omit<RugProps, "lifted" | "grey">) {
  const path = spine(points);
  const last = path.length - 1;
  const hipAt = Math.max(1, Math.min(2, last - 1));
  const [head, neck, before, hip] = [path[0], path[1], path[hipAt - 1], path[hipAt]];
  if (!head || !neck || !before || !hip) return null;
  const key = colourKey(colour);
  const pale = kind === "oshax";
  const coat = pale ? "var(--art-oshax, #e9e2ee)" : `var(--cat-${key})`;
  const marks = pale || !key ? null : COATS[key];
  const width = Math.max(1.3, size * 0.05);
  const thin = size * (marks?.tail ?? 0.14);
  const wide = size * 0.44;
  const body = smooth(path.slice(0, hipAt + 1), size, 0.08);
  const tail = last > hipAt ? smooth(path.slice(hipAt), size, -0.08) : null;
  const end = path[last];
  const [hx, hy] = [(hip[0] + 0.5) * size, (hip[1] + DROP) * size];
  const face = size * 1.06;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {tail ? (
        <>
          <path d={tail} stroke={LINE} strokeWidth={thin + 2 * width} />
          <path d={tail} stroke={coat} strokeWidth={thin} />
          {marks && end ? <TailTip d={tail} thin={thin} size={size} ink={`var(--cat-${key}-deep)`} /> : null}
        </>
      ) : null}
      <Paws at={[head[0] + (neck[0] - head[0]) * 0.52, head[1] + (neck[1] - head[1]) * 0.52]} {...{ size, width }}>
        {[neck[0] - head[0], neck[1] - head[1]]}
      </Paws>
      <Paws at={hip} {...{ size, width }}>
        {[hip[0] - before[0], hip[1] - before[1]]}
      </Paws>
      <path d={body} stroke={LINE} strokeWidth={wide + 2 * width} />
      <circle cx={hx} cy={hy} r={size * 0.285 + width} fill={LINE} />
      <circle cx={hx} cy={hy} r={size * 0.285} fill={coat} />
      <path d={body} stroke={coat} strokeWidth={wide} />
      <path
        d={body}
        transform={`translate(${size * 0.035} ${size * 0.14})`}
        stroke="var(--art-shade)"
        strokeWidth={size * 0.14}
        opacity=".13"
      />
      {marks ? (
        <path
          d={body}
          stroke={`var(--cat-${key}-deep)`}
          strokeWidth={size * marks.width}
          strokeDasharray={marks.dash.map((part) => part * size).join(" ")}
          strokeLinecap={marks.cap}
          opacity=".85"
        />
      ) : null}
      {pale ? (
        <path
          d={body}
          stroke="var(--art-gold)"
          strokeWidth={size * 0.08}
          strokeDasharray={`0.1 ${size * 0.3}`}
          opacity=".9"
        />
      ) : null}
      {letter ? <Tag x={hx} y={hy} size={size} letter={letter} /> : null}
      <Drawn
        name={pale ? "oshax" : `head-${key}`}
        x={(head[0] + 0.5) * size - face / 2}
        y={(head[1] + 0.48) * size - face / 2}
        size={face}
      />
    </g>
  );
}

/** A ring or two of the deep ink on the tail. */
function TailTip({
  d,
  thin,
  size,
  ink,
}: {
  readonly d: string;
  readonly thin: number;
  readonly size: number;
  readonly ink: string;
}) {
  return (
    <path
      d={d}
      stroke={ink}
      strokeWidth={thin}
      strokeLinecap="butt"
      strokeDasharray={`${size * 0.055} ${size * 0.24}`}
      strokeDashoffset={size * -0.3}
      opacity=".7"
    />
  );
}

/** Two paws, left and right of the way the cat goes. */
function Paws({
  at: [x, y],
  size,
  width,
  children: [dx, dy],
}: {
  readonly at: Point;
  readonly size: number;
  readonly width: number;
  readonly children: Point;
}): ReactNode {
  return [-1, 1].map((side) => (
    <circle
      key={side}
      cx={(x + 0.5 - dy * 0.32 * side) * size}
      cy={(y + DROP + dx * 0.32 * side) * size}
      r={size * 0.105}
      fill={CREAM}
      stroke={LINE}
      strokeWidth={width}
    />
  ));
}

/** A cream name tag with the letter of the colour. */
function Tag({
  x,
  y,
  size,
  letter,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly letter: string;
}) {
  return (
    <g>
      <circle cx={x} cy={y} r={size * 0.34} fill={CREAM} stroke={LINE} strokeWidth={Math.max(1.2, size * 0.04)} />
      <text
        x={x}
        y={y + size * 0.175}
        textAnchor="middle"
        fontFamily="var(--font-hand)"
        fontWeight="800"
        fontSize={size * 0.5}
        fill={LINE}
      >
        {letter}
      </text>
    </g>
  );
}

// ---- treasure -------------------------------------------------------------------------------------------------------

/** The cell nearest to the middle. */
function heart(points: readonly Point[]): Point {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const far = ([px, py]: Point) => (px - x) ** 2 + (py - y) ** 2;
  return [...points].sort((one, other) => far(one) - far(other))[0] ?? [0, 0];
}

function Goblet({ points, size }: Pick<RugProps, "points" | "size">) {
  const at = heart(points);
  return (
    <>
      <Drawn name="treasure-rare" x={(at[0] + 0.06) * size} y={(at[1] + 0.04) * size} size={size * 0.88} />
      {points
        .filter((point) => point !== at)
        .map(([x, y]) => (
          <path
            key={`${x},${y}`}
            transform={`translate(${(x + 0.5) * size} ${(y + 0.3) * size}) scale(${size})`}
            d="M0 0l.13.2-.13.2-.13-.2ZM-.13.2h.26"
            fill="var(--cat-purple)"
            stroke={LINE}
            strokeWidth=".04"
            strokeLinejoin="round"
          />
        ))}
    </>
  );
}

function Chest({ points, size }: Pick<RugProps, "points" | "size">) {
  const [first, ...rest] = points;
  if (!first) return null;
  return (
    <>
      <Drawn name="treasure-common" x={(first[0] + 0.08) * size} y={(first[1] + 0.05) * size} size={size * 0.84} />
      {rest.map(([x, y]) => (
        <g
          key={`${x},${y}`}
          transform={`translate(${(x + 0.5) * size} ${(y + 0.5) * size}) scale(${size})`}
          stroke={LINE}
          strokeWidth=".045"
          strokeLinecap="round"
        >
          <circle r=".17" fill="var(--art-gold)" />
          <path d="M0-.07v.14" />
        </g>
      ))}
    </>
  );
}
