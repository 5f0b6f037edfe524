/**
 * Parts of charts: real axes with their unit, and five series that differ by marker, stroke, pattern and, last, colour.
 * A chart is drawn as wide as it is shown, so that its words keep their size; behind each stands a table.
 */
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../i18n";
import { Button } from "./Button";
import "./chart.css";

/** In the order in which they are given out. */
export const SERIES = ["one", "two", "three", "four", "five"] as const;
export type Series = (typeof SERIES)[number];

/** How wide an element is, now. */
export function useWidth<E extends HTMLElement>(first = 560): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setWidth(Math.max(80, Math.floor(element.clientWidth)));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** ● ▲ ■ ◆, full or open. */
export function Marker({
  series,
  x,
  y,
  open = false,
}: {
  readonly series: Series;
  readonly x: number;
  readonly y: number;
  readonly open?: boolean;
}) {
  const look = `chart-mark ${series}${open ? " open" : ""}`;
  const at = `translate(${x} ${y})`;
  if (series === "one") return <circle className={look} cx={x} cy={y} r={open ? 4.5 : 5} />;
  if (series === "two") return <path className={look} transform={at} d="M0 -6 L5.5 4 H-5.5 Z" />;
  if (series === "three") return <rect className={look} x={x - 4.5} y={y - 4.5} width={9} height={9} />;
  if (series === "four") return <path className={look} transform={at} d="M0 -6 L6 0 L0 6 L-6 0 Z" />;
  return <path className={look} transform={at} d="M0 6 L5.5 -4 H-5.5 Z" />;
}

export function Line({
  series,
  points,
}: {
  readonly series: Series;
  readonly points: readonly (readonly [number, number])[];
}) {
  if (points.length < 2) return null;
  return <polyline className={`chart-line ${series}`} points={points.map(([x, y]) => `${x},${y}`).join(" ")} />;
}

export type Tick = { readonly at: number; readonly text: string };

/** A grid line for each number at the left, a short one for each below; the units stand at the ends. */
export function Axes({
  left,
  right,
  bottom,
  across,
  below,
  unit,
  under,
}: {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly across: readonly Tick[];
  readonly below: readonly Tick[];
  readonly unit: string;
  readonly under: string;
}) {
  return (
    <g>
      <text x={0} y={13}>
        {unit}
      </text>
      {across.map(({ at, text }) => (
        <g key={text}>
          <path className={at === bottom ? "chart-axis" : "chart-grid"} d={`M${left} ${at} H${right}`} />
          <text className="end" x={left - 8} y={at + 4.5}>
            {text}
          </text>
        </g>
      ))}
      {below.map(({ at, text }) => (
        <g key={text}>
          <path className="chart-axis" d={`M${at} ${bottom} v6`} />
          <text className="mid" x={at} y={bottom + 22}>
            {text}
          </text>
        </g>
      ))}
      <text className="mid" x={(left + right) / 2} y={bottom + 42}>
        {under}
      </text>
    </g>
  );
}

/** Stripes for the first side, dots for the second; `id` names them in this drawing. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-stripes`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="chart-stripe" d="M0 0 V7" />
      </pattern>
      <pattern id={`${id}-dots`} width="7" height="7" patternUnits="userSpaceOnUse">
        <circle className="chart-dot" cx="2" cy="2" r="1.5" />
        <circle className="chart-dot" cx="5.5" cy="5.5" r="1.5" />
      </pattern>
    </defs>
  );
}

export type LegendItem = { readonly key: string; readonly sign: ReactNode; readonly text: string };

/** What each sign means: a small drawing and its words. */
export function Legend({ items }: { readonly items: readonly LegendItem[] }) {
  return (
    <ul className="chart-legend">
      {items.map(({ key, sign, text }) => (
        <li key={key}>
          <svg width={28} height={16} viewBox="0 0 28 16" aria-hidden="true">
            {sign}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

export type TableRow = { readonly key: string; readonly cells: readonly ReactNode[] };

/** The same as figures, for who would rather read them: unfolded under the picture. */
export function ChartTable({
  caption,
  heads,
  rows,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly TableRow[];
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="chart-figures">
      <Button kind="bare" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? "chart-no-table" : "chart-table")}
      </Button>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by keys must be reached by them
        <section className="chart-scroll" id={id} aria-label={caption} tabIndex={0}>
          <table>
            <caption className="spoken">{caption}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, at) => {
                    const head = heads[at];
                    return at === 0 ? (
                      <th scope="row" key={head}>
                        {cell}
                      </th>
                    ) : (
                      <td key={head}>{cell}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </div>
  );
}
