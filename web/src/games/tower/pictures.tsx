/** Pieces in small, for cards, trays and the view from the side. */
import { Icon } from "../../design";
import { colourOf, kindOf, type Piece, scarfOf, sortOf, type WallKind, wallSize } from "./box";

const INK = { stroke: "var(--art-line)", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** Lines on a wall's face, on a field of 30 × its height. */
const DETAIL: Readonly<Record<WallKind, (h: number) => string>> = {
  brick: (h) => `M0 ${h / 3}h30M0 ${(2 * h) / 3}h30M10 0v${h / 3}M20 ${h / 3}v${h / 3}M10 ${(2 * h) / 3}v${h / 3}`,
  window: (h) => `M8 ${h * 0.24}h14v${h * 0.42}h-14ZM15 ${h * 0.24}v${h * 0.42}M8 ${h * 0.45}h14M6 ${h * 0.72}h18`,
  portal: (h) => `M8 ${h}v-${h * 0.48}q0-9 7-11 7 2 7 11v${h * 0.48}`,
  statue: (h) => `M10 ${h - 5}h10v-4h-10ZM11 ${h - 9}q-2-8 1-13-3-3-1-9l3 3h3l3-3q2 6-1 9 3 5 1 13`,
  column: (h) => `M3 6h24M3 ${h - 6}h24M10 6l1 ${h - 12}M15 6v${h - 12}M20 6l-1 ${h - 12}`,
};

export function WallPicture({ kind, size = 40 }: { readonly kind: WallKind; readonly size?: number }) {
  const h = kind === "column" ? 56 : wallSize(kind).height * 0.66;
  const outline = kind === "column" ? `M0 ${h}L5 0h20l5 ${h}Z` : `M0 0h30v${h}h-30Z`;
  return (
    <svg viewBox={`-3 -3 38 ${h + 7}`} width={(size * 38) / 44} height={(size * (h + 7)) / 44} aria-hidden="true">
      <g transform="translate(2 1.600)">
        <path d={outline} fill={`var(--tower-${kind})`} />
        <path d={`M23 0h7v${h}h-7Z`} fill="var(--art-line)" opacity=".14" />
      </g>
      <path d={outline} fill="none" {...INK} />
      <path d={DETAIL[kind](h)} fill="none" {...INK} strokeWidth="1.500" />
    </svg>
  );
}

export function FloorPicture({ size = 40, number }: { readonly size?: number; readonly number?: number }) {
  return (
    <svg viewBox="0 0 64 40" width={size * 1.5} height={size * 0.94} aria-hidden="true">
      <path d="M14 12h42l6 16H8Z" fill="var(--tower-board)" transform="translate(1.500 1.200)" />
      <path d="M8 28h54v5H8Z" fill="var(--tower-board-edge)" transform="translate(1 1)" />
      <path d="M14 12h42l6 16v5H8v-5ZM8 28h54" fill="none" {...INK} />
      {number ? (
        <text x="35" y="25" textAnchor="middle" className="tower-floor-number">
          {number}
        </text>
      ) : null}
    </svg>
  );
}

/** Any piece, as it looks in a tray. */
export function PiecePicture({ piece, size = 40 }: { readonly piece: Piece; readonly size?: number }) {
  switch (sortOf(piece)) {
    case "wall":
      return <WallPicture kind={kindOf(piece)} size={size} />;
    case "floor":
      return <FloorPicture size={size} number={piece} />;
    case "cat":
      return <Icon name={`cat-${colourOf(piece)}`} size={size * 1.4} height={size} />;
    case "kitten":
      return <KittenPicture scarf={scarfOf(piece)} size={size} />;
  }
}

/** A black kitten in a scarf. */
export function KittenPicture({ scarf, size = 40 }: { readonly scarf: string; readonly size?: number }) {
  const colour = scarf === "yellow" ? "var(--art-gold)" : `var(--cat-${scarf})`;
  return (
    <span className="tower-kitten" style={{ "--cat-red": colour } as React.CSSProperties}>
      <Icon name="toto" size={size} />
    </span>
  );
}
