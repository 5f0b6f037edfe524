/** Charts of a finished game: how the tower grew, and how it went over. Real axes, a marker before a colour. */
import { useText } from "../../i18n";
import type { Row } from "./fall";

const [WIDE, HIGH] = [330, 200];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 14, 26, 40];

type Scale = { readonly x: (value: number) => number; readonly y: (value: number) => number };

const scaleOf = (most: number, highest: number, first = 0): Scale => ({
  x: (value) => LEFT + ((value - first) / Math.max(1e-9, most - first)) * (WIDE - LEFT - RIGHT),
  y: (value) => HIGH - BOTTOM - (value / highest) * (HIGH - TOP - BOTTOM),
});

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Numbers at both axes, at most six each, and what they count. */
function Axes({
  scale,
  across,
  up,
  names,
}: {
  readonly scale: Scale;
  readonly across: readonly number[];
  readonly up: readonly number[];
  readonly names: readonly [across: string, up: string];
}) {
  const { language } = useText();
  const said = new Intl.NumberFormat(language);
  return (
    <g className="tower-axes">
      {up.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${scale.y(value)}H${WIDE - RIGHT}`} />
          <text x={LEFT - 8} y={scale.y(value)} textAnchor="end" dominantBaseline="central">
            {said.format(value)}
          </text>
        </g>
      ))}
      {across.map((value) => (
        <text key={value} x={scale.x(value)} y={HIGH - BOTTOM + 17} textAnchor="middle">
          {said.format(value)}
        </text>
      ))}
      <text x={LEFT - 30} y={13}>
        {names[1]}
      </text>
      <text x={WIDE - RIGHT} y={HIGH - 4} textAnchor="end">
        {names[0]}
      </text>
    </g>
  );
}

/** Some round numbers from one to another. */
function ticks(first: number, last: number, least = 1, most = 6): readonly number[] {
  const step = [least, 1, 2, 5, 10, 20, 50, 100].find((one) => (last - first) / one <= most) ?? 100;
  const found: number[] = [];
  for (let value = Math.ceil(first / step) * step; value <= last; value += step) found.push(value);
  return found;
}

/** Floors built (a full line, discs), the highest kitten (dashed, triangles), and a cross where walls were lost. */
export function HistoryChart({ rows, together }: { readonly rows: readonly Row[]; readonly together: boolean }) {
  const { t } = useText();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 2) return null;
  const most = Math.max(...rows.map(({ floors }) => floors), 2);
  const scale = scaleOf(last.turn, most, first.turn);
  const best = ({ heights }: Row) => Math.max(0, ...heights);
  const falls = rows.flatMap((row, at) => (row.lost > (rows[at - 1]?.lost ?? 0) ? [row] : []));
  const few = rows.filter(
    (_, at) => rows.length <= 24 || at % Math.ceil(rows.length / 24) === 0 || at === rows.length - 1,
  );
  return (
    <figure className="tower-chart" data-testid="tower-history">
      <figcaption>{t("tower-ui-history")}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t("tower-ui-history-said", { turns: last.turn, floors: most, height: Math.max(...rows.map(best)) })}
      >
        <Axes
          scale={scale}
          across={ticks(first.turn, last.turn)}
          up={ticks(0, most)}
          names={[t("tower-ui-history-turns"), t("tower-ui-history-floors")]}
        />
        <path className="one" d={pathOf(rows.map((row) => [scale.x(row.turn), scale.y(row.floors)]))} />
        <path className="two" d={pathOf(rows.map((row) => [scale.x(row.turn), scale.y(best(row))]))} />
        {few.map((row) => (
          <g key={row.turn}>
            <circle className="one" cx={scale.x(row.turn)} cy={scale.y(row.floors)} r={3.4} />
            <path className="two mark" d={`M${scale.x(row.turn)} ${scale.y(best(row)) - 4.5}l4.500 8h-9Z`} />
          </g>
        ))}
        {falls.map((row) => (
          <path
            key={row.turn}
            className="lost"
            d={`M${scale.x(row.turn) - 5} ${scale.y(row.floors) - 17}l10 10m0 -10l-10 10`}
          />
        ))}
      </svg>
      <ul className="tower-legend">
        <li>
          <svg viewBox="0 0 30 12" width="30" height="12" aria-hidden="true">
            <path className="one" d="M1 6h28" />
            <circle className="one" cx="15" cy="6" r="3.4" />
          </svg>
          {t("tower-ui-history-built")}
        </li>
        <li>
          <svg viewBox="0 0 30 12" width="30" height="12" aria-hidden="true">
            <path className="two" d="M1 6h28" />
            <path className="two mark" d="M15 1.500l4.500 8h-9Z" />
          </svg>
          {t(together ? "tower-ui-history-toto" : "tower-ui-history-kitten")}
        </li>
        {falls.length > 0 ? (
          <li>
            <svg viewBox="0 0 30 12" width="30" height="12" aria-hidden="true">
              <path className="lost" d="M10 1l10 10m0 -10l-10 10" />
            </svg>
            {t("tower-ui-history-lost")}
          </li>
        ) : null}
      </ul>
    </figure>
  );
}

/** How far the topmost floor leaned, from the first tremble to the table; the mark is the moment that is shown. */
export function LeanChart({
  leans,
  rate,
  brink,
  at,
}: {
  readonly leans: readonly number[];
  readonly rate: number;
  readonly brink: number | null;
  readonly at: number;
}) {
  const { t } = useText();
  const seconds = leans.length / rate;
  const scale = scaleOf(seconds, 90);
  const lean = (frame: number) => Math.min(90, leans[Math.min(leans.length - 1, Math.max(0, frame))] ?? 0);
  const [x, y] = [scale.x(Math.min(at, leans.length - 1) / rate), scale.y(lean(at))];
  return (
    <figure className="tower-chart" data-testid="tower-lean">
      <figcaption>{t("tower-ui-lean")}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t("tower-ui-lean-said", {
          degrees: Math.round(brink ?? 90),
          seconds: Math.round(10 * seconds) / 10,
        })}
      >
        <Axes
          scale={scale}
          across={ticks(0, seconds, 0.5)}
          up={[0, 30, 60, 90]}
          names={[t("tower-ui-lean-seconds"), t("tower-ui-lean-degrees")]}
        />
        {brink !== null && brink < 60 ? (
          <path className="tower-brink" d={`M${LEFT} ${scale.y(brink)}H${WIDE - RIGHT}`} />
        ) : null}
        <path className="one" d={pathOf(leans.map((_, frame) => [scale.x(frame / rate), scale.y(lean(frame))]))} />
        <path className="tower-now-line" d={`M${x} ${TOP}V${HIGH - BOTTOM}`} />
        {brink !== null && brink < 60 ? (
          <text className="tower-brink-words" x={WIDE - RIGHT} y={scale.y(brink) - 7} textAnchor="end">
            {t("tower-ui-lean-brink", { degrees: Math.round(brink) })}
          </text>
        ) : null}
        <circle className="tower-now-mark" cx={x} cy={y} r={7} />
      </svg>
    </figure>
  );
}
