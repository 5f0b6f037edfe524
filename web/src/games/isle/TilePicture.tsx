/** A tile beside the boat: in a field, under the island, in a list. */
import { useSettings } from "../../ground/settings";
import { useText } from "../../i18n";
import { Rug } from "./art/Rug";
import { type Colour, colourKey, tileOf } from "./box";
import type { Point } from "./cells";
import { outline } from "./outline";
import { letterOf } from "./words";

export function TilePicture({
  tile: number,
  colour,
  turn = 0,
  upright = false,
  size = 25,
  lit = false,
  away = false,
}: {
  readonly tile: number;
  readonly colour?: Colour;
  readonly turn?: number;
  /** As it would lie on a boat whose bow points up. */
  readonly upright?: boolean;
  readonly size?: number;
  /** It may be taken now: a line of lamp goes round it. */
  readonly lit?: boolean;
  /** It is in the hand: its place is kept. */
  readonly away?: boolean;
}) {
  const { language } = useText();
  const { letters } = useSettings();
  const tile = tileOf(number);
  const key = colourKey(colour ?? tile.colour);
  const lying = (tile.shape.turns[turn] ?? tile.shape.turns[0] ?? []).map(
    ([x, y]): Point => (upright ? [y, -x] : [x, y]),
  );
  const [left, top] = [Math.min(...lying.map(([x]) => x)), Math.min(...lying.map(([, y]) => y))];
  const points = lying.map(([x, y]): Point => [x - left, y - top]);
  const [wide, high] = [Math.max(...points.map(([x]) => x)) + 1, Math.max(...points.map(([, y]) => y)) + 1];
  const [w, h] = [wide * 40 + 2 * MARGIN, high * 40 + 2 * MARGIN];
  const ring = outline(points, 40, { inset: -0.06, outer: 0.26, inner: 0.12 });
  return (
    <svg
      className="isle-tile"
      viewBox={`${-MARGIN} ${-MARGIN} ${w} ${h}`}
      width={(w * size) / 40}
      height={(h * size) / 40}
      aria-hidden="true"
    >
      {away ? (
        <path d={outline(points, 40)} className="isle-away-from" />
      ) : (
        <Rug
          kind={tile.kind}
          colour={colour ?? tile.colour}
          points={points}
          size={40}
          letter={letters && key ? letterOf(key, language) : null}
        />
      )}
      {lit ? (
        <g fill="none" strokeLinejoin="round">
          <path d={ring} stroke="var(--art-line)" strokeWidth="8.5" />
          <path d={ring} stroke="var(--lamp)" strokeWidth="5" />
        </g>
      ) : null}
    </svg>
  );
}

/** Room round the tile for the line that lights it, in the units of the drawing. */
const MARGIN = 7;
