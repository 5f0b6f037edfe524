/** Pieces in small, for cards, trays and the view from the side. */
import { Icon } from "../../design";
import { TotoFace, WallFace } from "./art";
import { colourOf, kindOf, type Piece, type Scarf, scarfOf, sortOf } from "./box";

const INK = { stroke: "var(--art-line)", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" } as const;

export function FloorPicture({ size = 40, number }: { readonly size?: number; readonly number?: number }) {
  return (
    <svg viewBox="0 0 64 40" width={size * 1.5} height={size * 0.94} aria-hidden="true">
      <path d="M14 12h42l6 16H8Z" fill="var(--piece-board)" transform="translate(1.500 1.200)" />
      <path d="M8 28h54v5H8Z" fill="var(--piece-board-edge)" transform="translate(1 1)" />
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
      return <WallFace kind={kindOf(piece)} height={size * 1.1} width={size * 0.9} />;
    case "floor":
      return <FloorPicture size={size} number={piece} />;
    case "cat":
      return <Icon name={`cat-${colourOf(piece)}`} size={size * 1.4} height={size} />;
    case "kitten":
      return <KittenPicture scarf={scarfOf(piece)} size={size} />;
  }
}

/** A black kitten in a scarf. */
export function KittenPicture({ scarf, size = 40 }: { readonly scarf: Scarf; readonly size?: number }) {
  return <TotoFace scarf={scarf} width={size} height={size} />;
}
