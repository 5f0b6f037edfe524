/** Small marks on tiles: a dog's arrows, the discs with figures. */
import type { Bite } from "../geometry";
import { LINE } from "./ink";

/** A dog's arrow, pointing in an eighth of a turn from north, seen from the middle of a 110 × 110 tile. */
export function TileArrow({ eighth }: { readonly eighth: number }) {
  const far = eighth % 2 === 0 ? 50 : 62;
  return (
    <g transform={`rotate(${eighth * 45} 54 54) translate(54 ${54 - far})`}>
      <path d="M0 0 12 14H5.5V24H-5.5V14H-12Z" transform="translate(.9 .9)" fill="var(--bark)" />
      <path d="M0 0 12 14H5.5V24H-5.5V14H-12Z" fill="none" stroke={LINE} strokeWidth="2" strokeLinejoin="round" />
    </g>
  );
}

/** Arrows over the board: long ones to the cells a dog bites, short ones beyond the edge. */
export function Pointers({
  bites,
  arrows,
  at,
  step,
}: {
  readonly bites: readonly Bite[];
  /** All arrows of the dog at a cell. */
  readonly arrows: (dog: number) => readonly number[];
  /** The middle of a cell, in the units of the drawing; `step` is the way to the next. */
  readonly at: (cell: number) => { readonly x: number; readonly y: number };
  readonly step: number;
}) {
  const dogs = [...new Set(bites.map(({ dog }) => dog))];
  return dogs.flatMap((dog) =>
    [...new Set([...bites.flatMap((bite) => (bite.dog === dog ? [bite.eighth] : [])), ...arrows(dog)])].map(
      (eighth) => {
        const { x, y } = at(dog);
        const slant = eighth % 2 === 1;
        const near = step * (slant ? 0.3 : 0.22);
        const bitten = bites.some((bite) => bite.dog === dog && bite.eighth === eighth);
        const far = step * (bitten ? (slant ? 1.12 : 0.84) : slant ? 0.5 : 0.4);
        return (
          <path
            key={`${dog}-${eighth}`}
            transform={`translate(${x} ${y}) rotate(${eighth * 45})`}
            d={`M-9 ${-near}V${-far + 28}H-23L0 ${-far}L23 ${-far + 28}H9V${-near}Z`}
            fill="var(--bark)"
            stroke={LINE}
            strokeWidth="3.6"
            strokeLinejoin="round"
          />
        );
      },
    ),
  );
}

/** Which way a dog's arrows point, in small: for lists and chips. 24 × 24. */
export function Rose({ eighths, size = 24 }: { readonly eighths: readonly number[]; readonly size?: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true" style={{ flex: "none" }}>
      <circle r="2.6" fill="currentColor" />
      {eighths.map((eighth) => (
        <path
          key={eighth}
          // Slanting ones reach into the corner, so that heads side by side stay apart.
          d={eighth % 2 === 1 ? "M0-14.5 3.6-9H1.2V-3.6h-2.4V-9H-3.6Z" : "M0-11 3.6-5.5H1.2V-3.6h-2.4V-5.5H-3.6Z"}
          transform={`rotate(${eighth * 45})`}
          fill="var(--bark)"
          stroke="currentColor"
          strokeWidth="1"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

const FIGURE = {
  textAnchor: "middle",
  fontFamily: "var(--font-book)",
  fontWeight: 880,
} as const;

/** A cat's strength: a round disc. */
export function StrengthDisc({ side, text }: { readonly side: "a" | "b"; readonly text: string }) {
  return (
    <g className="clans-figure">
      <circle cx="23" cy="24" r="16.5" fill={`var(--side-${side}-deep)`} stroke={LINE} strokeWidth="1.8" />
      <text x="23" y="32.5" fontSize={text.length > 1 ? 20 : 25} {...FIGURE} fill="var(--art-cream)">
        {text}
      </text>
    </g>
  );
}

const SUN = `M${Array.from({ length: 20 }, (_, i) => {
  const r = i % 2 ? 18 : 14.5;
  const angle = (i * Math.PI) / 10;
  return `${(23 + r * Math.cos(angle)).toFixed(1)} ${(24 + r * Math.sin(angle)).toFixed(1)}`;
}).join("L")}Z`;

/** A prey's worth: a disc like the sun. */
export function SunDisc({ text }: { readonly text: string }) {
  return (
    <g className="clans-figure">
      <path d={SUN} fill="var(--art-gold)" stroke={LINE} strokeWidth="1.8" strokeLinejoin="round" />
      <text x="23" y="32.5" fontSize="25" {...FIGURE} fill={LINE}>
        {text}
      </text>
    </g>
  );
}
