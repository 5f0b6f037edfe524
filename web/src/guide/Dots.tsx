/** Figures along one axis, a row each: a marker a series with its interval as whiskers, and a bar for the price. */
import type { Figure, GuideChart } from "../core/guide";
import { rangeOf } from "../core/guide";
import { along, ChartTable, Legend, Marker, SERIES, ticks, useWidth } from "../design";
import { useText } from "../i18n";

const ROW = 38; // for two series
const BESIDE = 12; // from one series to the next
const TOP = 8;

export const said = ({ mean, low, high }: Figure): string => `${round(mean)} (${round(low)}–${round(high)})`;

/** One place behind the point below ten, none above. */
const round = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 1 : 0).replace("-", "−");

export function Dots({ game, chart }: { readonly game: string; readonly chart: GuideChart }) {
  const { t } = useText();
  const [ref, width] = useWidth<HTMLElement>();
  const { key, names, series, rows } = chart;
  const of = `${game}-guide-${key}`;
  const title = t(`${of}-title`);
  const prices = rows.some(({ price }) => price !== null);
  const above = width < 420;
  const left = above ? 8 : Math.min(260, width * 0.4);
  const more = Math.max(0, series.length - 2) * BESIDE;
  const step = (above ? ROW + 18 : ROW) + more;
  const [low, high] = rangeOf(chart);
  const marks = ticks(low, high, width < 420 ? 5 : 7);
  const x = along(marks[0] ?? 0, marks.at(-1) ?? 1, left, width - 16);
  const bottom = TOP + rows.length * step;
  const shifted = (at: number): number => (at - (series.length - 1) / 2) * BESIDE;
  return (
    <figure className="chart" ref={ref}>
      <Legend
        items={[
          ...series.map((one, at) => ({
            key: one,
            sign: <Marker series={SERIES[at] ?? "one"} x={12} y={8} />,
            text: t(`${of}-${one}`),
          })),
          ...(prices
            ? [{ key: "price", sign: <path className="guide-price" d="M12 1 V15" />, text: t("guide-price") }]
            : []),
        ]}
      />
      <svg width={width} height={bottom + 46} viewBox={`0 0 ${width} ${bottom + 46}`} role="img" aria-label={title}>
        {marks.map((one) => (
          <g key={one}>
            <path className={one === 0 ? "chart-axis" : "chart-grid"} d={`M${x(one)} 0 V${bottom}`} />
            <text className="mid" x={x(one)} y={bottom + 18}>
              {String(one).replace("-", "−")}
            </text>
          </g>
        ))}
        <text className="mid" x={(left + width) / 2} y={bottom + 40}>
          {t(`${of}-unit`)}
        </text>
        {rows.map(({ key: row, figures, price }, at) => {
          const y = TOP + at * step + step / 2 + (above ? 8 : 0);
          return (
            <g key={row} data-row={row}>
              <text
                className={above ? "strong halo" : "strong end"}
                x={above ? left : left - 10}
                y={above ? y - 18 - more / 2 : y + 4.5}
              >
                {t(names + row)}
              </text>
              {price === null ? null : <path className="guide-price" d={`M${x(price)} ${y - 11} V${y + 11}`} />}
              {figures.map((figure, which) =>
                figure ? (
                  <g key={series[which]}>
                    <path
                      className="guide-whisker"
                      d={`M${x(figure.low)} ${y + shifted(which)} H${x(figure.high)} M${x(figure.low)} ${y + shifted(which) - 4} v8 M${x(figure.high)} ${y + shifted(which) - 4} v8`}
                    />
                    <Marker series={SERIES[which] ?? "one"} x={x(figure.mean)} y={y + shifted(which)} />
                  </g>
                ) : null,
              )}
            </g>
          );
        })}
      </svg>
      <ChartTable
        caption={title}
        heads={[title, ...series.map((one) => t(`${of}-${one}`)), ...(prices ? [t("guide-price")] : [])]}
        rows={rows.map(({ key: row, figures, price }) => ({
          key: row,
          cells: [
            t(names + row),
            ...figures.map((figure) =>
              figure ? `${said(figure)}, ${t("guide-count", { count: figure.count })}` : "–",
            ),
            ...(prices ? [price ?? "–"] : []),
          ],
        }))}
      />
    </figure>
  );
}
