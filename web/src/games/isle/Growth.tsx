/** How each side's points grew from day to day, as a small chart; lines are told apart by their marks and names. */

import type { SeatName } from "../../core/module";
import { signed, usePhone } from "../../design";
import { useText } from "../../i18n";
import type { Growth } from "./rows";
import { shownName } from "./words";

const H = 200;
/* Neither green nor red: nobody is a gain or a loss. */
const INKS = ["var(--info)", "var(--ink)", "var(--ink-2)", "var(--ink-3)", "var(--ink-2)"];
const MARKS = ["M0-6a6 6 0 1 0 .1 0Z", "M0-7 7 6H-7Z", "M-5-5h10v10h-10Z", "M0-7 7 0 0 7-7 0Z", "M-6 0h12M0-6v12"];
const DASHES = [undefined, "9 5", "3 4", "12 4 3 4", "2 6"];

export function GrowthChart({
  growth,
  names,
}: {
  readonly growth: readonly Growth[];
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const width = usePhone() ? 360 : 520; // drawn as large as it is, so that its words are too
  if (growth.length < 2) return null;
  const all = growth.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const x = (at: number) => 40 + (at * (width - 150)) / (growth.length - 1);
  const y = (points: number) => H - 28 - ((points - low) / Math.max(1, high - low)) * (H - 48);
  const sides = growth[0]?.points.map((_, side) => side) ?? [];
  const ends = spread(sides.map((side) => y(growth.at(-1)?.points[side] ?? 0)));
  return (
    <figure className="isle-growth">
      <figcaption>{t("isle-ui-growth")}</figcaption>
      <svg viewBox={`0 0 ${width} ${H}`} role="img" aria-label={spoken(growth, names, t)}>
        <path d={`M40 ${y(0)}H${width - 110}`} stroke="var(--rule)" strokeWidth="1.5" strokeDasharray="4 4" />
        <text x="34" y={y(0) + 5} textAnchor="end" className="isle-axis">
          0
        </text>
        {growth.map(({ day }, at) => (
          <text key={day} x={x(at)} y={H - 4} textAnchor="middle" className="isle-axis">
            {t("isle-ui-day-short", { day })}
          </text>
        ))}
        {sides.map((side) => (
          <g key={side} stroke={INKS[side]} fill="none" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
            <polyline
              points={growth.map(({ points }, at) => `${x(at)},${y(points[side] ?? 0)}`).join(" ")}
              strokeDasharray={DASHES[side]}
            />
            {growth.map(({ day, points }, at) => (
              <path
                key={day}
                d={MARKS[side]}
                transform={`translate(${x(at)} ${y(points[side] ?? 0)})`}
                fill={INKS[side]}
                strokeWidth="1.5"
              />
            ))}
            <text x={width - 98} y={(ends[side] ?? 0) + 5} fill={INKS[side]} stroke="none" className="isle-axis name">
              {shownName(names, side, t)} {signed(growth.at(-1)?.points[side] ?? 0)}
            </text>
          </g>
        ))}
      </svg>
      {names.length > 1 ? <p className="note">{t("isle-ui-growth-note")}</p> : null}
    </figure>
  );
}

/** Labels that would lie on each other are pushed apart. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const out = [...heights];
  for (const [i, at] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) out[at] = Math.max(out[at] ?? 0, (out[above] ?? 0) + 18);
  }
  return out;
}

function spoken(
  growth: readonly Growth[],
  names: readonly SeatName[],
  t: (key: string, args?: Record<string, string | number>) => string,
): string {
  return (growth[0]?.points ?? [])
    .map((_, side) => `${shownName(names, side, t)}: ${growth.map(({ points }) => points[side] ?? 0).join(", ")}`)
    .join("; ");
}
