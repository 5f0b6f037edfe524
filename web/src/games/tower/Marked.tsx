/** Places marked on the picture, solid or flat: Micka's pencil with its numbers, or those that a puzzle asks about. */
import { useEffect } from "react";
import { usePhone } from "../../design";
import { useText } from "../../i18n";
import { placedBy } from "./advice";
import { spread } from "./apart";
import type { Piece } from "./box";
import type { PlaceAction } from "./menu";
import { type Drawn, type Mark, type Sketch, useSketch } from "./sketch";
import { cornersOf, type Placed, type Vector } from "./space";
import type { Stage } from "./stage";

export type Marked = {
  readonly places: readonly PlaceAction[];
  readonly piece: Piece | null;
  /** What could be, in pencil and by numbers; or what is yours to do, by letters. */
  readonly by: "pencil" | "lamp";
  /** Somebody has pressed the tag of one of them; null: nobody may. */
  readonly onPress: ((place: PlaceAction) => void) | null;
};

const ABOVE = 10; // millimetres over the piece, where its tag hangs

export const tagOf = (at: number, by: Marked["by"]): string => (by === "pencil" ? String(at + 1) : "ABCD".charAt(at));

/** Every part of a piece is outlined by itself: a folded wall has two. */
function marksOf(placed: Placed, words: string): readonly Mark[] {
  const parts = cornersOf(placed);
  const all = parts.flat();
  const middle = (axis: 0 | 1) => all.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, all.length);
  const top: Vector = [middle(0), middle(1), Math.max(...all.map(([, , z]) => z)) + ABOVE];
  return [...parts.map((points): Mark => ({ kind: "place", points, words })), { kind: "tag", points: [top], words }];
}

export function MarkedPlaces({
  sketch,
  stage,
  places,
  piece,
  by,
  onPress,
}: Marked & { readonly sketch: Sketch; readonly stage: Stage }) {
  const { t } = useText();
  const phone = usePhone();
  useEffect(() => {
    const marks = piece === null ? [] : places.map((place, at) => marksOf(placedBy(place, piece), tagOf(at, by)));
    sketch.mark(marks.flat());
    stage.redraw();
    return () => sketch.mark([]);
  }, [sketch, stage, places, piece, by]);
  const drawn = useSketch(sketch);
  const tags = drawn.filter(({ kind }) => kind === "tag");
  if (tags.length === 0) return null;
  const first = tagOf(0, by);
  const across = spread(
    tags.flatMap(({ words, spots: [spot] }) => (spot ? [[words, spot[0]] as const] : [])),
    phone,
  );
  const outlines = drawn.filter(({ kind }) => kind === "place");
  return (
    <div className={`tower-marked ${by}`}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {outlines.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of pieces, in their order
          <g key={at} className={one.words === first ? "first" : undefined}>
            <path className="casing" d={pathOf(one)} vectorEffect="non-scaling-stroke" />
            <path d={pathOf(one)} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </svg>
      {places.map((place, at) => {
        const tag = tags.find(({ words }) => words === tagOf(at, by));
        const [spot] = tag?.spots ?? [];
        if (!tag || !spot) return null;
        const key = by === "pencil" ? "tower-ui-to-number" : "tower-ui-choose-place";
        return (
          <button
            type="button"
            key={tag.words}
            className={at === 0 ? "first" : undefined}
            style={{ left: part(across.get(tag.words) ?? spot[0]), top: part(spot[1]) }}
            disabled={onPress === null}
            onClick={() => onPress?.(place)}
            aria-label={t(key, { number: tag.words })}
            data-number={tag.words}
          >
            {tag.words}
          </button>
        );
      })}
    </div>
  );
}

/** A tag is always in the picture, at its edge where its place is not. */
const part = (value: number): string => `${(Math.min(0.96, Math.max(0.04, value)) * 100).toFixed(2)}%`;

const pathOf = ({ spots }: Drawn): string => `M${spots.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}Z`;
