/** The sea as a postcard: every boat with all that lies on it. */
import { frameOf, Hull, Printed, placesOf, viewBox } from "./art/Boat";
import { Patterns } from "./art/Patterns";
import { Rug } from "./art/Rug";
import { type AddedTile, addTiles, tileOf } from "./box";
import { shipOf } from "./ship";
import { Waves } from "./Waves";
import type { IslePlayerView, IsleView } from "./wire";

export const prepare = (extra: unknown): void => addTiles((extra as { readonly tiles: readonly AddedTile[] }).tiles);

const LAYOUT = { size: 38, upright: false } as const;
const [, , WIDE, HIGH] = frameOf(false);

/** Left, top and width of each boat, by how many there are: two sail past each other, more lie side by side. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[20, 53, 1160]],
  [
    [8, 6, 700],
    [492, 308, 700],
  ],
  [
    [4, 30, 592],
    [604, 30, 592],
    [304, 334, 592],
  ],
  [
    [4, 30, 592],
    [604, 30, 592],
    [4, 334, 592],
    [604, 334, 592],
  ],
];

export function Postcard({ view }: { readonly view: IsleView }) {
  const places = PLACES[view.players.length - 1] ?? [];
  return (
    <>
      <Patterns />
      <rect width="1200" height="630" fill="var(--sea)" />
      <Waves />
      {places.map((place, seat) => {
        const player = view.players[seat];
        // biome-ignore lint/suspicious/noArrayIndexKey: a boat belongs to a seat
        return player ? <Boat key={seat} player={player} place={place} /> : null;
      })}
    </>
  );
}

function Boat({
  player,
  place: [x, y, width],
}: {
  readonly player: IslePlayerView;
  readonly place: readonly [number, number, number];
}) {
  const ship = shipOf(player);
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={(width * HIGH) / WIDE} viewBox={viewBox(LAYOUT)}>
      <Hull {...LAYOUT} />
      <Printed boat={ship.boat} filled={ship.filled} {...LAYOUT} />
      {ship.pieces.map(({ tile, colour, cells }) => (
        <Rug
          key={String(cells)}
          kind={tileOf(tile).kind}
          colour={colour}
          points={placesOf(cells, false)}
          size={LAYOUT.size}
        />
      ))}
    </svg>
  );
}
