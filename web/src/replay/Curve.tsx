/** How a game went: a seat's chance to win after every stop, or its points. Underneath it is a slider. */
import { type CSSProperties, useId, useRef } from "react";
import { Axes, along, Button, gain, Icon, Legend, Patterns, signed, ticks as ticksOf, useWidth } from "../design";
import { useText } from "../i18n";
import { areaPath, linePath, type Spot, tagsBeside } from "./curve";
import { changed, marksOf, type Point } from "./lookback";
import type { Tick } from "./player";
import { SignMark } from "./SignMark";
import { savePicture } from "./saving";

const LEFT = 40;
const RIGHT = 14;
const TOP = 50;
const HIGH = 190;
const BOTTOM = TOP + HIGH;
const NARROW = 480; // there tags have their number only

export type Shown = "chances" | "scores";

export function Curve({
  points,
  me,
  shown,
  unit,
  turns,
  ticks,
  at,
  go,
  label,
  said,
}: {
  readonly points: readonly Point[];
  /** Whose curve it is. */
  readonly me: number;
  readonly shown: Shown;
  /** What stands at the axes. */
  readonly unit: string;
  readonly turns: string;
  readonly ticks: readonly Tick[];
  /** The point that is looked at, as a place among the points. */
  readonly at: number;
  readonly go: (place: number) => void;
  readonly label: string;
  /** What a screen reader says of the present point. */
  readonly said: string;
}) {
  const { t } = useText();
  const id = useId();
  const [ref, width] = useWidth<HTMLElement>();
  const chart = useRef<SVGSVGElement>(null);
  const first = Math.max(
    0,
    points.findIndex((point) => point[shown] !== null),
  );
  const last = points.length - 1;
  const right = width - RIGHT;
  const x = along(first, last, LEFT, right);
  const value = (point: Point): number => {
    const figure = point[shown]?.[me] ?? 0;
    return shown === "chances" ? figure * 100 : figure;
  };
  const drawn = points.slice(first);
  const farthest = Math.max(5, ...drawn.map((point) => Math.abs(value(point))));
  const lowest = drawn.some((point) => value(point) < 0) ? -farthest : 0;
  const marks = shown === "chances" ? [0, 25, 50, 75, 100] : ticksOf(lowest, farthest, 5);
  const y = along(marks[0] ?? 0, marks.at(-1) ?? 100, BOTTOM, TOP);
  const middle = y(shown === "chances" ? 50 : 0);
  const spots = drawn.map((point, place): Spot => [x(first + place), y(value(point))]);
  const spotOf = (place: number): Spot => spots[Math.max(0, place - first)] ?? [LEFT, middle];
  const marked = marksOf(points);
  const narrow = width < NARROW;
  const wide = narrow ? 28 : 78;
  const tags = tagsBeside(marked.map(spotOf), wide, { left: LEFT, right, top: TOP, bottom: BOTTOM });
  const now = spotOf(at);
  return (
    <figure className="chart curve" ref={ref}>
      <Legend
        items={(["slip", "luck"] as const)
          .filter((sign) => sign === "slip" || points.some((point) => point.sign === sign))
          .map((sign) => ({
            key: sign,
            sign: <SignMark sign={sign} x={14} y={8} />,
            text: t(`look-sign-${sign}`),
          }))}
      />
      <div className="curve-picture">
        <svg ref={chart} width={width} height={BOTTOM + 48} aria-hidden="true">
          <Patterns id={id} />
          <clipPath id={`${id}-above`}>
            <rect x={0} y={0} width={width} height={middle} />
          </clipPath>
          <clipPath id={`${id}-below`}>
            <rect x={0} y={middle} width={width} height={BOTTOM - middle} />
          </clipPath>
          <Axes
            left={LEFT}
            right={right}
            bottom={BOTTOM}
            across={marks.map((mark) => ({ at: y(mark), text: signed(mark) }))}
            below={ticks
              .filter(({ at: place }) => place >= first)
              .map(({ at: place, label: text }) => ({ at: x(place), text }))}
            unit={unit}
            under={turns}
          />
          <path d={areaPath(spots, middle)} fill={`url(#${id}-stripes)`} clipPath={`url(#${id}-above)`} />
          <path d={areaPath(spots, middle)} fill={`url(#${id}-dots)`} clipPath={`url(#${id}-below)`} />
          <path className="curve-middle" d={`M${LEFT} ${middle}H${right}`} />
          <path className="curve-line" d={linePath(spots)} />
          <path className="curve-now" d={`M${now[0]} ${TOP - 8}V${BOTTOM}`} />
          {marked.map((place, number) => {
            const [[fromX, fromY], tag] = [spotOf(place), tags[number]];
            return tag ? <path key={place} className="curve-lead" d={`M${fromX} ${fromY}L${tag.x} ${tag.y}`} /> : null;
          })}
          {marked.map((place) => {
            const point = points[place];
            const [markX, markY] = spotOf(place);
            return point ? <SignMark key={place} sign={point.sign} x={markX} y={markY} large /> : null;
          })}
          {marked.map((place, number) => {
            const [point, tag] = [points[place], tags[number]];
            if (!point || !tag) return null;
            const change = changed(point, me, shown);
            const figures = narrow || change === null ? "" : inFigures(change, shown);
            return (
              <g
                key={place}
                className={place === at ? "curve-tag now" : "curve-tag"}
                transform={`translate(${tag.x} ${tag.y})`}
              >
                <rect x={-wide / 2} y={-13} width={wide} height={26} rx={8} />
                <text className="mid" y={5}>
                  {number + 1}
                  {figures && `  ${figures}`}
                </text>
              </g>
            );
          })}
        </svg>
        <span className="curve-mark" style={{ left: now[0] }} aria-hidden="true">
          <Icon name="mark" size={34} />
        </span>
        <input
          type="range"
          className="curve-slider"
          style={{ "--left": `${LEFT}px`, "--right": `${RIGHT}px` } as CSSProperties}
          min={first}
          max={last}
          value={Math.max(first, at)}
          aria-label={label}
          aria-valuetext={said}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <Button
        kind="quiet"
        size="small"
        icon="ui-download"
        onClick={() => void (chart.current && savePicture(chart.current, label, "curve.png"))}
      >
        {t("look-picture")}
      </Button>
    </figure>
  );
}

/** "−11 %", or "+6" in points; nothing where it comes to nothing. */
export function inFigures(change: number, shown: Shown): string {
  const figure = Math.round(shown === "chances" ? change * 100 : change);
  return figure === 0 ? "" : `${gain(figure)}${shown === "chances" ? " %" : ""}`;
}
