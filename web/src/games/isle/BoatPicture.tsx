/** A boat as it lies there, to be looked at: others' boats, the end, replays. The one that is played on is Deck. */
import type { ReactNode } from "react";
import { useSettings } from "../../ground/settings";
import { useText } from "../../i18n";
import { Hull, type Layout, Printed, placesOf, viewBox } from "./art/Boat";
import { Rug } from "./art/Rug";
import { colourKey, tileOf } from "./box";
import type { Piece, Ship } from "./ship";
import { letterOf } from "./words";

export const LYING: Layout = { size: 38, upright: false };
export const STANDING: Layout = { size: 27, upright: true };

export function BoatPicture({
  ship,
  layout = LYING,
  label,
  fresh,
  children,
}: {
  readonly ship: Ship;
  readonly layout?: Layout;
  readonly label: string;
  /** Drawn over all tiles. */
  readonly children?: ReactNode;
  /** The piece that was laid last, to be seen. */
  readonly fresh?: Piece | null;
}) {
  return (
    <svg className="isle-boat" viewBox={viewBox(layout)} role="img" aria-label={label}>
      <Hull {...layout} />
      <Printed boat={ship.boat} filled={ship.filled} {...layout} />
      <Pieces pieces={ship.pieces} layout={layout} {...(fresh && { fresh })} />
      {children}
    </svg>
  );
}

/** All tiles of a boat. */
export function Pieces({
  pieces,
  layout,
  fresh = null,
  children,
}: {
  readonly pieces: readonly Piece[];
  readonly layout: Layout;
  readonly fresh?: Piece | null;
  readonly children?: ReactNode;
}) {
  const letter = useLetter();
  return (
    <g>
      {pieces.map((piece) => (
        <g key={String(piece.cells)} className={piece === fresh ? "isle-fresh" : undefined} data-tile={piece.tile}>
          <Rug
            kind={tileOf(piece.tile).kind}
            colour={piece.colour}
            points={placesOf(piece.cells, layout.upright)}
            size={layout.size}
            letter={letter(piece.colour)}
          />
        </g>
      ))}
      {children}
    </g>
  );
}

/** The letter of a colour where the reader wants letters. */
export function useLetter(): (colour: number) => string | null {
  const { language } = useText();
  const { letters } = useSettings();
  return (colour) => {
    const key = colourKey(colour);
    return letters && key ? letterOf(key, language) : null;
  };
}
