/** One tile of pasteboard, drawn from its token. 110 × 112, the last two for the cut edge. */
import { memo, type ReactNode } from "react";
import { Drawn } from "../../design/Icon";
import { DogHead } from "./art/Dog";
import { StrengthDisc, SunDisc, TileArrow } from "./art/marks";
import { arrowsOf } from "./geometry";
import { type CatTile, isPrey, type Token, tileOf } from "./tiles";
import type { ClanKey } from "./wire";

export type Clans = readonly [ClanKey | null, ClanKey | null];

/** A stronger cat is a bigger cat. */
function sizeOf(strength: number | null): number {
  return strength === null ? 70 : Math.min(84, 55 + 5 * strength);
}

const ZIGZAG = (() => {
  const [points, low, high] = [13, 6.5, 11.5];
  const step = (108 - 2 * low) / points;
  const edges: string[] = [];
  for (let turn = 0; turn < 4; turn++)
    for (let i = 0; i < points; i++)
      for (const [along, deep] of [
        [low + i * step, low],
        [low + (i + 0.5) * step, high],
      ] as const) {
        const [x, y] = [
          [along, deep],
          [108 - deep, along],
          [108 - along, 108 - deep],
          [deep, 108 - along],
        ][turn] as [number, number];
        edges.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
  return `M${edges.join("L")}Z`;
})();

/** Side A is beaded, side B zigzagged: the border tells them apart before the colour does. */
function Border({ side }: { readonly side: "a" | "b" }) {
  return side === "a" ? (
    <rect
      x="8"
      y="8"
      width="92"
      height="92"
      rx="11"
      fill="none"
      stroke="var(--side-a-deep)"
      strokeWidth="4.6"
      strokeLinecap="round"
      strokeDasharray="0 8.6"
      opacity=".75"
    />
  ) : (
    <path d={ZIGZAG} fill="none" stroke="var(--side-b-deep)" strokeWidth="1.8" strokeLinejoin="round" opacity=".8" />
  );
}

/** The cut edge, the cream board and the colour slipped off its outline. */
function Board({ fill, children }: { readonly fill: string; readonly children: ReactNode }) {
  return (
    <>
      <rect x="2" y="6" width="104" height="104" rx="17" fill="var(--art-line)" />
      <rect x="2" y="2" width="104" height="104" rx="17" fill="var(--art-cream)" />
      <path
        d="M21 3.5H89A17 17 0 0 1 106 20.5V89A17 17 0 0 1 89 106H21A17 17 0 0 1 4 89V20.5A17 17 0 0 1 21 3.5Z"
        fill={fill}
      />
      {children}
      <rect x="2" y="2" width="104" height="104" rx="17" fill="none" stroke="var(--art-line)" strokeWidth="2.2" />
    </>
  );
}

function Back() {
  return (
    <Board fill="var(--back)">
      <rect
        x="9"
        y="9"
        width="90"
        height="90"
        rx="11"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="1.6"
        opacity=".8"
      />
      <g color="var(--art-gold)">
        <Drawn name="ui-wool" x={30} y={30} size={48} />
      </g>
      <g fill="var(--art-gold)" opacity=".85">
        <circle cx="20" cy="20" r="2.4" />
        <circle cx="88" cy="20" r="2.4" />
        <circle cx="20" cy="88" r="2.4" />
        <circle cx="88" cy="88" r="2.4" />
      </g>
    </Board>
  );
}

function Cat({
  cat,
  clan,
  strength,
}: {
  readonly cat: CatTile;
  readonly clan: ClanKey | null;
  readonly strength: number | null;
}) {
  const side = cat.side === 0 ? "a" : "b";
  const worth = cat.strength ?? strength;
  const size = sizeOf(worth);
  return (
    <Board fill={`var(--side-${side}-soft)`}>
      <Border side={side} />
      {clan && <Drawn name={`clan-${clan}`} x={58 - size / 2} y={101 - size} size={size} />}
      <StrengthDisc side={side} text={worth === null ? "?" : String(worth)} />
      {cat.chief && (
        <g className="clans-crown">
          <Drawn name="chief" x={69} y={4} size={34} />
        </g>
      )}
    </Board>
  );
}

/** What is printed on the face of a tile. `strength` is what the Chaoticats' "?" has come to be. */
export const Face = memo(function Face({
  token,
  clans,
  strength = null,
}: {
  readonly token: Token | null;
  readonly clans: Clans;
  readonly strength?: number | null;
}) {
  if (token === null) return <Back />;
  const tile = tileOf(token);
  if (tile.kind === "cat") return <Cat cat={tile} clan={clans[tile.side]} strength={strength} />;
  if (isPrey(tile))
    return (
      <Board fill="var(--prey-rug)">
        <Drawn name={tile.kind} x={26} y={30} size={66} />
        <SunDisc text={String(tile.value)} />
      </Board>
    );
  return (
    <Board fill="var(--dog-rug)">
      <DogHead dog={tile.dog} x={27} y={27} size={54} />
      <g className="clans-bites">
        {arrowsOf(tile.dog, tile.quarter).map((eighth) => (
          <TileArrow key={eighth} eighth={eighth} />
        ))}
      </g>
    </Board>
  );
});

/** A tile as a picture of its own. Its name is said by whatever holds it. */
export function TilePicture({
  token,
  clans,
  strength = null,
  className,
}: {
  readonly token: Token | null;
  readonly clans: Clans;
  readonly strength?: number | null;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 110 112" aria-hidden="true" className={className}>
      <Face token={token} clans={clans} strength={strength} />
    </svg>
  );
}
