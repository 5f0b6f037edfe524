/** Small things of the island as the page uses them: pawns, spikes, rows of energy. */
import { EnergyDisc, PawnArt, type Side, SpikesArt } from "./art";
import type { Edge } from "./box";

/** A pawn: its ears, coat and cloak tell it from the others, and a number does where letters are wanted. */
export function Pawn({
  seat,
  size,
  letter = false,
}: {
  readonly seat: number;
  readonly size?: number;
  readonly letter?: boolean;
}) {
  return (
    <span className="kingos-head" style={size === undefined ? undefined : { width: size, height: size }}>
      <PawnArt seat={seat} letter={letter ? String(seat + 1) : null} />
    </span>
  );
}

/** Spikes on the edges they guard, pointing into the field or out of it. */
export function Spikes({ edges }: { readonly edges: readonly Edge[] }) {
  return (
    <span className="kingos-spikes">
      {edges.map((edge, side) => {
        if (!edge) return null;
        const [colour, direction] = edge.split(" ") as ["black" | "red", "in" | "out"];
        // biome-ignore lint/suspicious/noArrayIndexKey: an edge is its side
        return <SpikesArt key={side} colour={colour} direction={direction} side={side as Side} />;
      })}
    </span>
  );
}

/** Wooden discs of a seat, so many as there are. */
export function Discs({
  seat,
  count,
  label,
}: {
  readonly seat: number;
  readonly count: number;
  readonly label: string;
}) {
  return (
    <span className="kingos-discs" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discs are alike
        <span key={i} className="kingos-disc">
          <EnergyDisc seat={seat} />
        </span>
      ))}
    </span>
  );
}
