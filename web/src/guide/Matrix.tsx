/** Every one against every other, of 100: a striped square where the left one wins more, a dotted disc where less. */
import { useId } from "react";
import type { GuideChart } from "../core/guide";
import { ChartTable, Icon, Legend, Patterns } from "../design";
import { useText } from "../i18n";
import { said } from "./Dots";

/** Closer to even than this there is no mark. */
const EVEN = 8;
const CELL = 62;

export function Matrix({
  game,
  chart,
  icon,
}: {
  readonly game: string;
  readonly chart: GuideChart;
  /** What the drawing of a key is called. */
  readonly icon: string;
}) {
  const { t } = useText();
  const id = useId();
  const { key, names, series, rows } = chart;
  const title = t(`${game}-guide-${key}-title`);
  const called = (one: string): string => t(names + one);
  return (
    <figure className="chart guide-matrix">
      <table>
        <caption className="spoken">{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map((one) => (
              <th scope="col" key={one}>
                <Icon name={icon + one} size={44} label={called(one)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: row, figures }) => (
            <tr key={row}>
              <th scope="row">
                <span>
                  <span className="spoken-when-narrow">{called(row)}</span>
                  <Icon name={icon + row} size={44} />
                </span>
              </th>
              {figures.map((figure, at) => (
                <td key={series[at]} title={figure ? said(figure) : undefined}>
                  {figure ? <Share id={id} mean={figure.mean} /> : <span aria-hidden="true">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend
        items={[
          { key: "more", sign: <Sign id={id} more size={14} x={12} y={8} />, text: t("guide-more") },
          { key: "less", sign: <Sign id={id} more={false} size={14} x={12} y={8} />, text: t("guide-less") },
        ]}
      />
      <p className="note">{t("guide-bigger")}</p>
      <ChartTable
        caption={title}
        heads={[title, ...series.map(called)]}
        rows={rows.map(({ key: row, figures }) => ({
          key: row,
          cells: [called(row), ...figures.map((figure) => (figure ? said(figure) : "–"))],
        }))}
      />
    </figure>
  );
}

function Share({ id, mean }: { readonly id: string; readonly mean: number }) {
  const apart = Math.abs(mean - 50);
  const size = 26 + Math.min(1, apart / 45) * 30;
  return (
    <span className="guide-share">
      <svg viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
        <Patterns id={id} />
        {apart < EVEN ? null : <Sign id={id} more={mean > 50} size={size} x={CELL / 2} y={CELL / 2} />}
      </svg>
      <b>{Math.round(mean)}</b>
    </span>
  );
}

function Sign({
  id,
  more,
  size,
  x,
  y,
}: {
  readonly id: string;
  readonly more: boolean;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}) {
  return more ? (
    <rect
      className="chart-bar one"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      rx={4}
      fill={`url(#${id}-stripes)`}
    />
  ) : (
    <circle className="chart-bar two" cx={x} cy={y} r={size / 2} fill={`url(#${id}-dots)`} />
  );
}
