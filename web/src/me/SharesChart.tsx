/** With what one played how often, and how many of those games were won: a bar each, the won part striped. */
import { useId } from "react";
import { along, ChartTable, Patterns, ticks, useWidth } from "../design";
import { useText } from "../i18n";
import type { Course } from "../wire/memory";

const ROW = 40;
const BAR = 22;

export function SharesChart({ course, measure }: { readonly course: Course; readonly measure: string }) {
  const { t } = useText();
  const id = useId();
  const [ref, width] = useWidth<HTMLElement>();
  const shares = course.shares.filter((one) => one.measure === measure);
  if (shares.length === 0) return null;
  const left = Math.min(150, width * 0.36);
  const marks = ticks(0, Math.max(...shares.map(({ games }) => games)), 5);
  const x = along(0, marks.at(-1) ?? 1, left, width - 12);
  const bottom = shares.length * ROW + 4;
  const named = (value: string): string => t(`${course.game}-${measure}-${value}`);
  const title = t(`${course.game}-measure-${measure}`);
  const caption = t("shares-spoken", { measure: title });
  return (
    <figure className="chart" ref={ref}>
      <figcaption className="note">{t("shares-note")}</figcaption>
      <svg width={width} height={bottom + 48} viewBox={`0 0 ${width} ${bottom + 48}`} role="img" aria-label={caption}>
        <Patterns id={id} />
        {marks.map((one) => (
          <g key={one}>
            <path className={one === 0 ? "chart-axis" : "chart-grid"} d={`M${x(one)} 0 V${bottom}`} />
            <text className="mid" x={x(one)} y={bottom + 18}>
              {one}
            </text>
          </g>
        ))}
        <text className="mid" x={(left + width) / 2} y={bottom + 40}>
          {t("shares-games")}
        </text>
        {shares.map(({ value, games, won }, at) => {
          const y = at * ROW + (ROW - BAR) / 2;
          return (
            <g key={value}>
              <text className="strong end" x={left - 8} y={y + BAR / 2 + 4.5}>
                {named(value)}
              </text>
              <rect className="chart-bar none" x={left} y={y} width={x(games) - left} height={BAR} />
              {won > 0 ? (
                <rect
                  className="chart-bar one"
                  x={left}
                  y={y}
                  width={x(won) - left}
                  height={BAR}
                  fill={`url(#${id}-stripes)`}
                />
              ) : null}
              <text className="strong halo" x={left + 8} y={y + BAR / 2 + 4.5}>
                {t("shares-won", { won, games })}
              </text>
            </g>
          );
        })}
      </svg>
      <ChartTable
        caption={caption}
        heads={[title, t("shares-games"), t("finished-won")]}
        rows={shares.map(({ value, games, won }) => ({ key: value, cells: [named(value), games, won] }))}
      />
    </figure>
  );
}
