/** What is called, at the pawns: a bubble each, off what is talked about [KINGOS 6.16]. */
import type { SeatName } from "../../core/module";
import { Face } from "../../design";
import { useText } from "../../i18n";
import { placed, tailOf } from "./bubbles";
import { PITCH } from "./camera";
import { obstaclesOf } from "./obstacles";
import { standing } from "./pawns";
import type { Looking } from "./useCamera";
import type { KingosView } from "./wire";
import { calledName, shownName } from "./words";

const HIGH = 62;
const RIM = 34; // what is left and right of the letters
const FACE = 48;
const MOST_SMALL = 150;

let ruler: CanvasRenderingContext2D | null = null;

/** How wide a text is drawn in the type of that name. */
function widthOf(text: string, type: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return 0;
  ruler.font = getComputedStyle(document.documentElement).getPropertyValue(type);
  return Math.ceil(ruler.measureText(text).width);
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
    const words = widthOf(calledName(call, t, small), "--t-line");
    const wide = Math.max(words, widthOf(shownName(names, seat, t), "--t-label")) + RIM + (small ? 0 : FACE);
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
