/**
 * A picture as data: marks in the order in which they are printed, in a box of 100 × 100.
 *
 * The ink of a mark says how it is printed:
 *   leaf     a shape: cream paper, colour slipped off to the lower right, a dark line round it
 *   leaf,    the same with a fine line: small things that lie close together
 *   leaf.    colour alone, without a line
 *   leaf=6   a stroke of colour 6 wide with a dark line on both sides: stems, tails, legs
 *   leaf-3   a stroke of colour 3 wide
 *   -  ~  *  %   a line, a fine line, solid dark, shade
 */
import { memo, type ReactNode, type SVGProps } from "react";

export type Mark = readonly [ink: string, d: string, transform?: string];
export type Picture = readonly Mark[];

const mix = (one: string, part: number, other = "--art-cream") =>
  `color-mix(in srgb, var(${one}) ${part}%, var(${other}))`;

/** Every ink of the pictures, made of tokens, so that both prints have it. */
const INKS: Readonly<Record<string, string>> = {
  cream: "var(--art-cream)",
  gold: "var(--art-gold)",
  sun: mix("--art-gold", 42),
  glow: mix("--art-gold", 26),
  blush: "var(--art-blush)",
  wood: "var(--art-wood)",
  bark: "var(--art-wood-deep)",
  grey: "var(--art-grey)",
  stone: mix("--art-grey", 62, "--art-wood"),
  slate: mix("--art-grey", 60, "--cat-blue"),
  pebble: mix("--art-grey", 46),
  coal: mix("--art-line", 72, "--cat-blue"),
  red: "var(--cat-red)",
  wine: "var(--cat-red-deep)",
  pink: mix("--cat-red", 52),
  haze: mix("--cat-red", 24),
  magenta: mix("--cat-red", 52, "--cat-purple"),
  orange: "var(--cat-orange)",
  rust: "var(--cat-orange-deep)",
  coral: mix("--cat-red", 62, "--cat-orange"),
  tan: mix("--cat-orange", 34, "--art-wood"),
  brown: mix("--art-wood-deep", 72, "--art-line"),
  green: "var(--cat-green)",
  pine: "var(--cat-green-deep)",
  moss: mix("--cat-green", 66, "--art-gold"),
  sage: mix("--cat-green", 62, "--art-grey"),
  mint: mix("--cat-green", 46),
  blue: "var(--cat-blue)",
  navy: "var(--cat-blue-deep)",
  sky: mix("--cat-blue", 48),
  ice: mix("--cat-blue", 34),
  teal: mix("--cat-blue", 50, "--cat-green"),
  purple: "var(--cat-purple)",
  plum: "var(--cat-purple-deep)",
  lilac: mix("--cat-purple", 48),
  sand: "var(--field-beach)",
  shelter: "var(--field-relax)",
  meadow: "var(--field-meadow)",
  danger: "var(--field-danger)",
  citadel: "var(--field-citadel)",
  water: mix("--cat-blue", 42, "--sea"),
  foam: mix("--art-cream", 78, "--sea"),
  brick: `var(--piece-brick, ${mix("--cat-red", 34, "--art-wood")})`,
  window: `var(--piece-window, ${mix("--cat-blue", 52)})`,
  portal: `var(--piece-portal, ${mix("--cat-purple", 46)})`,
  statue: `var(--piece-statue, ${mix("--cat-green", 48)})`,
  column: `var(--piece-column, ${mix("--art-wood", 42)})`,
  board: `var(--piece-board, ${mix("--art-gold", 40)})`,
  toto: `var(--piece-toto, ${mix("--art-line", 88, "--cat-purple")})`,
  dusk: mix("--art-line", 52, "--cat-blue"),
};

/** A named ink, or a colour given outright. */
export const ink = (name: string): string => INKS[name] ?? name;

const LINE = "var(--art-line)";
const BOLD = 2.7;
const FINE = 1.8;
const SLIP = "translate(1.8 1.5)";
const SMALL_SLIP = "translate(.9 .8)";

export type Stroke = {
  readonly d: string;
  readonly transform?: string | undefined;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
};

/** The strokes of which a mark is printed. */
export function strokesOf([how, d, transform]: Mark): readonly Stroke[] {
  const drawn = (stroke: string, strokeWidth: number): Stroke => ({ d, transform, stroke, strokeWidth });
  const filled = (fill: string, slip?: string): Stroke => ({
    d,
    transform: slip && transform ? `${slip} ${transform}` : (slip ?? transform),
    fill,
  });
  if (how === "-") return [drawn(LINE, BOLD)];
  if (how === "~") return [drawn(LINE, FINE)];
  if (how === "*") return [filled(LINE)];
  if (how === "%") return [{ ...filled("var(--art-shade)", SLIP), opacity: 0.15 }];
  const [name = "", width] = how.split(/[=,-]|\.$/);
  const colour = ink(name);
  const wide = Number(width);
  if (how.endsWith(".")) return [filled(colour, SLIP)];
  if (how.includes("-")) return [drawn(colour, wide)];
  if (how.includes("=")) return [drawn(LINE, wide + 4.6), drawn(colour, wide)];
  const paper = filled("var(--art-cream)");
  return how.endsWith(",")
    ? [paper, filled(colour, SMALL_SLIP), drawn(LINE, FINE)]
    : [paper, filled(colour, SLIP), drawn(LINE, BOLD)];
}

/** The marks alone, for a picture inside another one; its frame says that shapes are empty and lines are round. */
export const Marks = memo(function Marks({ of }: { readonly of: Picture }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes its order
  return of.flatMap(strokesOf).map((stroke, index) => <path key={index} {...stroke} />);
});

export type ArtProps = Omit<SVGProps<SVGSVGElement>, "id" | "children" | "viewBox"> & {
  /** A spoken name; without one the picture is decoration. */
  readonly label?: string | undefined;
};

/** The frame of a picture: as big as its box in a page, or at x, y, width, height in another drawing. */
export function Frame({
  label,
  children,
  ...rest
}: ArtProps & { readonly viewBox?: string; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width="100%"
      height="100%"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      overflow="visible"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  );
}

// -- pen strokes that many pictures share -----------------------------------------------------------------------------

const round = (value: number) => Math.round(value * 10) / 10;

/** An ellipse, or a circle. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Several circles of one size: x, y, x, y … */
export function dots(r: number, ...at: readonly number[]): string {
  let d = "";
  for (let i = 0; i < at.length; i += 2) d += oval(at[i] ?? 0, at[i + 1] ?? 0, r);
  return d;
}

/** A round shape with a scalloped edge. */
export function bloom(x: number, y: number, r: number, scallops: number): string {
  const point = (i: number) => {
    const angle = (i * 2 * Math.PI) / scallops;
    return `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
  };
  const bow = round((r * Math.PI) / scallops);
  return `M${point(0)}${Array.from({ length: scallops }, (_, i) => `A${bow} ${bow} 0 0 1 ${point(i + 1)}`).join("")}Z`;
}

/** A zigzag all round: stars, bursts, spiny backs. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  from = 0,
  sweep = 360,
): string {
  const whole = sweep === 360;
  const many = points * 2 + (whole ? 0 : 1);
  return `M${Array.from({ length: many }, (_, i) => {
    const r = i % 2 === (whole ? 0 : 1) ? outer : inner;
    const angle = ((from + (i * sweep) / (points * 2)) * Math.PI) / 180;
    return `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
  }).join("L")}${whole ? "Z" : ""}`;
}

/** Marks turned about a point, once for each angle. */
export function turned(marks: Picture, x: number, y: number, ...angles: readonly number[]): Picture {
  return angles.flatMap((angle) =>
    marks.map(([how, d, transform = ""]): Mark => [how, d, `rotate(${round(angle)} ${x} ${y}) ${transform}`.trim()]),
  );
}

/** The same mark many times round a point. */
export function ring(many: number, how: string, d: string, x: number, y: number, from = 0): Picture {
  return turned([[how, d]], x, y, ...Array.from({ length: many }, (_, i) => from + (i * 360) / many));
}

/** Marks moved, and grown or shrunk. */
export function put(marks: Picture, x: number, y: number, scale = 1): Picture {
  return marks.map(([how, d, t = ""]): Mark => [how, d, `translate(${x} ${y}) scale(${scale}) ${t}`.trim()]);
}

/** Marks and what a mirror on the middle line makes of them. */
export function both(...marks: Picture): Picture {
  return [...marks, ...marks.map(([how, d, t = ""]): Mark => [how, d, `matrix(-1 0 0 1 100 0) ${t}`.trim()])];
}
