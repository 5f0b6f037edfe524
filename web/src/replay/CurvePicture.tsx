/**
 * The curve alone, as wide as it is asked to be. Of two sides it is one line, over or under a half. Of more there is no
 * half that would mean anything: each side has a line, and where all of them are seats an even share is the measure.
 */
import { type RefObject, useId } from "react";
import { Axes, along, gain, Marker, Patterns, type Series, signed, ticks as ticksOf } from "../design";
import { areaPath, linePath, roomiest, type Spot } from "./curve";
import { changed, marksOf, type Point } from "./lookback";
import type { Tick } from "./player";
import { SignMark } from "./SignMark";
import { measured } from "./saving";

export const LEFT = 40;
export const RIGHT = 14;
const TOP = 50;
const HIGH = 190;
const BOTTOM = TOP + HIGH;
export const TALL = BOTTOM + 48;
const NUMBER = 28; // how wide a tag is that has its number only,
const WIDE = 40; // and how much of one with figures is none of them
const MARKERS = 3; // on each line, so that it is told by more than its stroke

export type Shown = "chances" | "scores";

/** A side and how its line looks; who has no seat (an island, a sister) has the last. */
export type Side = { readonly name: string; readonly series: Series | "rest" };

export type Drawing = {
  readonly points: readonly Point[];
  readonly sides: readonly Side[];
  /** Whose turning points are shown, and whose line is the bold one. */
  readonly me: number;
  readonly shown: Shown;
  /** What stands at the axes. */
  readonly unit: string;
  readonly turns: string;
  readonly ticks: readonly Tick[];
  /** The point that is looked at, as a place among the points; null: none. */
  readonly at: number | null;
};

/** Before it nothing can be valued. */
export const firstOf = (points: readonly Point[], shown: Shown): number =>
  Math.max(
    0,
    points.findIndex((point) => point[shown] !== null),
  );

const figureOf = (point: Point, side: number, shown: Shown): number => {
  const figure = point[shown]?.[side] ?? 0;
  return shown === "chances" ? figure * 100 : figure;
};

export const isOfMany = (sides: readonly Side[]): boolean => sides.length > 2;
/** A rival without a seat has no share that would be due to it. */
export const hasShares = (sides: readonly Side[]): boolean =>
  isOfMany(sides) && sides.every(({ series }) => series !== "rest");

export function CurvePicture({
  points,
  sides,
  me,
  shown,
  unit,
  turns,
  ticks,
  at,
  width,
  brief = false,
  picture,
  x: across,
  y: down,
}: Drawing & {
  readonly width: number;
  /** Tags have their number only, as on a phone, and wherever they would lie on each other with more. */
  readonly brief?: boolean;
  readonly picture?: RefObject<SVGSVGElement | null>;
  /** Where it stands in another picture. */
  readonly x?: number;
  readonly y?: number;
}) {
  const id = useId();
  const many = isOfMany(sides);
  const first = firstOf(points, shown);
  const right = width - RIGHT;
  const x = along(first, points.length - 1, LEFT, right);
  const drawn = points.slice(first);
  const order = many ? [...sides.keys()].filter((side) => side !== me).concat(me) : [me];
  const values = order.flatMap((side) => drawn.map((point) => figureOf(point, side, shown)));
  const farthest = Math.max(5, ...values.map(Math.abs));
  const lowest = values.some((value) => value < 0) ? -farthest : 0;
  const marks = shown === "chances" ? [0, 25, 50, 75, 100] : ticksOf(lowest, farthest, 5);
  const y = along(marks[0] ?? 0, marks.at(-1) ?? 100, BOTTOM, TOP);
  const middle = y(shown === "scores" ? 0 : 50);
  const share = shown === "chances" && hasShares(sides) ? y(100 / sides.length) : null;
  const spotsOf = (side: number) =>
    drawn.map((point, place): Spot => [x(first + place), y(figureOf(point, side, shown))]);
  const spots = spotsOf(me);
  const spotOf = (place: number): Spot => spots[Math.max(0, place - first)] ?? [LEFT, middle];
  const marked = marksOf(points);
  const figuresAt = (place: number): string => {
    const change = points[place] ? changed(points[place], me, shown) : null;
    return change === null ? "" : inFigures(change, shown);
  };
  const numbers = marked.map((place) => ({ place, figures: "", wide: NUMBER }));
  const told = marked.map((place) => {
    const figures = figuresAt(place);
    return { place, figures, wide: figures ? WIDE + measured(figures, "mark") : NUMBER };
  });
  const tagged = brief ? [numbers] : [told, numbers];
  const { at: which, tags } = roomiest(
    marked.map(spotOf),
    tagged.map((all) => all.map(({ wide }) => wide)),
    { left: LEFT, right, top: TOP, bottom: BOTTOM },
  );
  const now = at === null ? null : spotOf(at);
  return (
    <svg ref={picture} x={across} y={down} width={width} height={TALL} aria-hidden="true">
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
      {many ? (
        <>
          {share === null ? null : <path className="curve-middle" d={`M${LEFT} ${share}H${right}`} />}
          {order.map((side) => (
            <SideLine
              key={side}
              side={sides[side]}
              spots={spotsOf(side)}
              chosen={side === me}
              from={side / sides.length}
            />
          ))}
        </>
      ) : (
        <>
          <path d={areaPath(spots, middle)} fill={`url(#${id}-stripes)`} clipPath={`url(#${id}-above)`} />
          <path d={areaPath(spots, middle)} fill={`url(#${id}-dots)`} clipPath={`url(#${id}-below)`} />
          <path className="curve-middle" d={`M${LEFT} ${middle}H${right}`} />
          <path className="curve-line" d={linePath(spots)} />
        </>
      )}
      {now ? <path className="curve-now" d={`M${now[0]} ${TOP - 8}V${BOTTOM}`} /> : null}
      {marked.map((place, number) => {
        const [[fromX, fromY], tag] = [spotOf(place), tags[number]];
        return tag ? <path key={place} className="curve-lead" d={`M${fromX} ${fromY}L${tag.x} ${tag.y}`} /> : null;
      })}
      {marked.map((place) => {
        const point = points[place];
        const [markX, markY] = spotOf(place);
        return point ? <SignMark key={place} sign={point.sign} x={markX} y={markY} large /> : null;
      })}
      {tagged[which]?.map(({ place, figures, wide }, number) => {
        const tag = tags[number];
        return tag ? (
          <NumberTag key={place} number={number + 1} {...tag} wide={wide} figures={figures} now={place === at} />
        ) : null;
      })}
    </svg>
  );
}

/** The number of a turning point, and what it changed where there is room. */
export function NumberTag({
  number,
  x,
  y,
  wide,
  figures = "",
  now = false,
}: {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly figures?: string;
  readonly now?: boolean;
}) {
  return (
    <g className={now ? "curve-tag now" : "curve-tag"} transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y={-13} width={wide} height={26} rx={8} />
      <text className="mid" y={5}>
        {number}
        {figures && <tspan dx={6}>{figures}</tspan>}
      </text>
    </g>
  );
}

/** One of several lines: stroke, marker, colour. The markers of two lines do not stand one over the other. */
function SideLine({
  side,
  spots,
  chosen,
  from,
}: {
  readonly side: Side | undefined;
  readonly spots: readonly Spot[];
  readonly chosen: boolean;
  readonly from: number;
}) {
  if (!side) return null;
  const at = Array.from({ length: MARKERS }, (_, place) => Math.floor(((place + from) / MARKERS) * spots.length));
  return (
    <g className={chosen ? "curve-side chosen" : "curve-side"}>
      <path className={`chart-line ${side.series}`} d={linePath(spots)} />
      {at.map((place) => {
        const spot = spots[place];
        return spot ? <SideMark key={place} series={side.series} x={spot[0]} y={spot[1]} /> : null;
      })}
    </g>
  );
}

function SideMark({ series, x, y }: { readonly series: Side["series"]; readonly x: number; readonly y: number }) {
  return series === "rest" ? null : <Marker series={series} x={x} y={y} />;
}

/** What a line looks like, for a legend; 28 by 16. */
export function SideSample({ series, chosen }: { readonly series: Side["series"]; readonly chosen: boolean }) {
  return (
    <g className={chosen ? "curve-side chosen" : "curve-side"}>
      <path className={`chart-line ${series}`} d="M0 8H28" />
      <SideMark series={series} x={14} y={8} />
    </g>
  );
}

/** "−11 %", or "+6" in points; nothing where it comes to nothing. */
export function inFigures(change: number, shown: Shown): string {
  const size = Math.round(Math.abs(shown === "chances" ? change * 100 : change)); // the same for who lost as for who won it
  const figure = change < 0 ? 0 - size : size;
  return figure === 0 ? "" : `${gain(figure)}${shown === "chances" ? " %" : ""}`;
}
