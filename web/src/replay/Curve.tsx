/** How a game went: the chances after every stop, or the points. Underneath it is a slider. */
import type { CSSProperties, ReactNode } from "react";
import { along, Icon, Legend, usePhone, useWidth } from "../design";
import { useText } from "../i18n";
import { CurvePicture, type Drawing, firstOf, hasShares, isOfMany, LEFT, RIGHT, SideSample } from "./CurvePicture";
import { linePath } from "./curve";
import { marksOf } from "./lookback";
import { SignMark } from "./SignMark";

type Walked = Drawing & {
  readonly at: number;
  readonly go: (place: number) => void;
  readonly label: string;
  /** What a screen reader says of the present point. */
  readonly said: string;
};

export function Curve({ go, label, said, ...drawing }: Walked) {
  const { points, shown, at } = drawing;
  const [ref, width] = useWidth<HTMLElement>();
  const phone = usePhone();
  const first = firstOf(points, shown);
  const now = along(first, points.length - 1, LEFT, width - RIGHT)(Math.max(first, at));
  return (
    <figure className="chart curve" ref={ref}>
      <CurveLegend {...drawing} />
      <div className="curve-picture">
        <CurvePicture {...drawing} width={width} brief={phone} />
        <span className="curve-mark" style={{ left: now }} aria-hidden="true">
          <Icon name="mark" size={34} />
        </span>
        <Slider first={first} last={points.length - 1} at={at} go={go} label={label} said={said} />
      </div>
    </figure>
  );
}

/** Whose lines they are, and what the signs mean. */
function CurveLegend({ points, sides, me, shown }: Drawing) {
  const { t } = useText();
  const lines = isOfMany(sides)
    ? sides.map(({ name, series }, side) => ({
        key: `side ${side}`,
        sign: <SideSample series={series} chosen={side === me} />,
        text: name,
      }))
    : [];
  const share =
    shown === "chances" && hasShares(sides)
      ? [{ key: "share", sign: <path className="curve-middle" d="M0 8H28" />, text: t("look-share") }]
      : [];
  const signs = (["slip", "luck"] as const)
    .filter((sign) => points.some((point) => point.sign === sign))
    .map((sign) => ({ key: sign, sign: <SignMark sign={sign} x={14} y={8} />, text: t(`look-sign-${sign}`) }));
  return <Legend items={[...lines, ...share, ...signs]} />;
}

function Slider({
  first,
  last,
  at,
  go,
  label,
  said,
  left = LEFT,
  right = RIGHT,
}: Pick<Walked, "at" | "go" | "label" | "said"> & {
  readonly first: number;
  readonly last: number;
  readonly left?: number;
  readonly right?: number;
}) {
  return (
    <input
      type="range"
      className="curve-slider"
      style={{ "--left": `${left}px`, "--right": `${right}px` } as CSSProperties}
      min={first}
      max={last}
      value={Math.max(first, at)}
      aria-label={label}
      aria-valuetext={said}
      onChange={(event) => go(Number(event.target.value))}
    />
  );
}

const [LOW, END] = [40, 12];

/** The same curve as one line over the keys of a phone: the way through the game while the board is looked at. */
export function CurveLine({ points, me, shown, at, go, label, said }: Walked): ReactNode {
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const first = firstOf(points, shown);
  const x = along(first, points.length - 1, END, width - END);
  const drawn = points.slice(first).map((point) => point[shown]?.[me] ?? 0);
  const y = along(Math.min(0, ...drawn), Math.max(shown === "chances" ? 1 : 0, ...drawn), LOW - 4, 6);
  const spot = (place: number) => [x(place), y(drawn[place - first] ?? 0)] as const;
  const now = x(Math.max(first, at));
  return (
    <div className="curve-line-walk" ref={ref}>
      <svg width={width} height={LOW + 4} aria-hidden="true">
        <path className="chart-axis" d={`M${END} ${LOW}H${width - END}`} />
        <path className="curve-line" d={linePath(drawn.map((_, place) => spot(first + place)))} />
        <path className="curve-now" d={`M${now} 2V${LOW + 2}`} />
        {marksOf(points).map((place) => {
          const [markX, markY] = spot(place);
          return <SignMark key={place} sign={points[place]?.sign ?? "fine"} x={markX} y={markY} />;
        })}
        <circle className="curve-here" cx={now} cy={spot(Math.max(first, at))[1]} r={5} />
      </svg>
      <Slider first={first} last={points.length - 1} at={at} go={go} label={label} said={said} left={END} right={END} />
    </div>
  );
}
