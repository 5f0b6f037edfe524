/** What is called, at the pawns: a bubble each, off what is talked about [KINGOS 6.16]. */
import type { SeatName } from "../../core/module";
import { Face } from "../../design";
import { useText } from "../../i18n";
import { type Obstacle, placed, tailOf } from "./bubbles";
import { CARD, groundOf, PITCH } from "./camera";
import { isSame, seatsAt, spotKey } from "./ground";
import { standing } from "./pawns";
import type { Looking } from "./useCamera";
import type { KingosView } from "./wire";
import { calledName, shownName } from "./words";

const HIGH = 62;
const LETTER = 8.6; // pixels, about, of the letters in a bubble
const RIM = 34;
const FACE = 48;
const MOST_SMALL = 150;
const AIR = 6; // round what must be seen
/** The white curse in words lies in the upper left corner. */
const STANDING: Obstacle = { left: 0, top: 0, width: 262, height: 108, weight: 30 };

/** What must not be covered weighs most: pawns, strengths, and places one may go. */
function obstaclesOf(view: KingosView, lit: ReadonlyMap<string, unknown>, looking: Looking): readonly Obstacle[] {
  const { scale, x: left, y: top } = looking.camera;
  const boxAt = (spot: { readonly x: number; readonly y: number }, weight: number): Obstacle => {
    const [x, y] = groundOf(spot);
    const size = CARD * scale + 2 * AIR;
    return { left: left + x * scale - size / 2, top: top + y * scale - size / 2, width: size, height: size, weight };
  };
  const weightOf = (field: KingosView["fields"][number]): number =>
    seatsAt(view, field).length > 0 || field.guards.length > 0 || field.card === "citadel" ? 20 : 1;
  const laid = view.fields.map((field) => boxAt(field, lit.has(spotKey(field)) ? 20 : weightOf(field)));
  const open = [...lit.keys()].flatMap((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    return view.fields.some((field) => isSame(field, { x, y })) ? [] : [boxAt({ x, y }, 20)];
  });
  const over = { x: 0, y: view.rules.distance + 0.45 }; // where a white curse hangs
  const hanging = view.white ? [boxAt(over, 20)] : [];
  const { width, height } = looking.size;
  const keys: Obstacle = { left: width - 190, top: height - 60, width: 190, height: 60, weight: 30 };
  return [...laid, ...open, ...hanging, keys, ...(view.white && width > 600 ? [STANDING] : [])];
}

export function Bubbles({
  view,
  names,
  lit,
  looking,
  small,
}: {
  readonly view: KingosView;
  readonly names: readonly SeatName[];
  readonly lit: ReadonlyMap<string, unknown>;
  readonly looking: Looking;
  readonly small: boolean;
}) {
  const { t } = useText();
  const { scale, x: left, y: top } = looking.camera;
  const { width, height } = looking.size;
  const speakers = view.players.flatMap(({ call }, seat) => {
    const at = standing(view, seat);
    const [x, y] = [left + at.x * scale, top + at.y * scale];
    if (!call || x < 0 || y < 0 || x > width || y > height) return [];
    const letters = Math.max(calledName(call, t, small).length, shownName(names, seat, t).length);
    const wide = letters * LETTER + RIM + (small ? 0 : FACE);
    return [{ seat, x, y, width: small ? Math.min(MOST_SMALL, wide) : wide }];
  });
  if (speakers.length === 0) return null;
  const picture = { left: 6, top: 6, width: width - 12, height: height - 12 };
  const boxes = placed(speakers, HIGH, picture, obstaclesOf(view, lit, looking), 40 * scale, PITCH * scale);
  return (
    <div className="kingos-bubbles">
      <svg width={width} height={height} aria-hidden="true">
        {boxes.map((box) => (
          <path
            key={box.seat}
            d={`M${tailOf(box, 16 * scale)
              .map((point) => point.join(" "))
              .join("L")}`}
          />
        ))}
      </svg>
      {boxes.map((box) => {
        const face = names[box.seat]?.face;
        const call = view.players[box.seat]?.call;
        return call ? (
          <p
            key={box.seat}
            className="kingos-bubble"
            data-called={call.word}
            data-seat={box.seat}
            style={{ left: box.left, top: box.top, width: box.width, minHeight: box.height }}
          >
            {face && !small ? <Face name={face} size={40} /> : null}
            <span>
              <small>{shownName(names, box.seat, t)}</small>
              <span>{calledName(call, t, small)}</span>
            </span>
          </p>
        ) : null;
      })}
    </div>
  );
}
