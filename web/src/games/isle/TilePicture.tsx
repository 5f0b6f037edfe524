/** A tile beside the boat: in a field, under the island, in a list. */
import { useSettings } from "../../ground/settings";
import { useText } from "../../i18n";
import { Rug } from "./art/Rug";
import { type Colour, colourKey, tileOf } from "./box";
import type { Point } from "./cells";
import { letterOf } from "./words";

export function TilePicture({
  tile: number,
  colour,
  turn = 0,
  upright = false,
  size = 25,
}: {
  readonly tile: number;
  readonly colour?: Colour;
  readonly turn?: number;
  /** As it would lie on a boat whose bow points up. */
  readonly upright?: boolean;
  readonly size?: number;
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
  const [w, h] = [wide * 40 + 6, high * 40 + 9];
  return (
    <svg
      className="isle-tile"
      viewBox={`-3 -3 ${w} ${h}`}
      width={(w * size) / 40}
      height={(h * size) / 40}
      aria-hidden="true"
    >
      <Rug
        kind={tile.kind}
        colour={colour ?? tile.colour}
        points={points}
        size={40}
        letter={letters && key ? letterOf(key, language) : null}
      />
    </svg>
  );
}
