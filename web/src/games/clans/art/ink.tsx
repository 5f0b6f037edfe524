/** Each layer of a drawing is a plate (flat colour, slipped off), then a line, then fine lines. 64 × 64. */
import type { ReactNode } from "react";

type Layer = { readonly children: ReactNode };

export const LINE = "var(--art-line)";
export const CREAM = "var(--art-cream)";
export const SHADE = "var(--art-shade)";
export const BLUSH = "var(--art-blush)";

/** Colour, printed a little to the lower right of its outline. */
export function Plate({ children }: Layer) {
  return <g transform="translate(2 1.6)">{children}</g>;
}

export function Line({ children }: Layer) {
  return (
    <g fill="none" stroke={LINE} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}

/** Whiskers, hatching, stitches. */
export function Fine({ children }: Layer) {
  return (
    <g fill="none" stroke={LINE} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}

/** A solid dot of ink, for eyes. */
export function Dot({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return <circle cx={x} cy={y} r={r} fill={LINE} stroke="none" />;
}

export type At = { readonly x?: number; readonly y?: number; readonly size?: number };

/** Puts a 64 × 64 drawing at x, y inside another drawing. */
export function Put({ x = 0, y = 0, size = 64, children }: At & Layer) {
  return <g transform={`translate(${x} ${y}) scale(${size / 64})`}>{children}</g>;
}
