/** The climb as a chart: turns to the right, rows of the island upwards. Lines differ in dash as well as in colour. */

import type { SeatName } from "../../core/module";
import { Card, Drawn, usePhone } from "../../design";
import { useText } from "../../i18n";
import { seatCat } from "./art";
import type { Climb } from "./climb";
import { shownName } from "./words";

/** Of the picture, in pixels as it is drawn: letters stay as large as they should be. */
const WIDTH = 520;
const WIDTH_SMALL = 330;
const HEIGHT = 230;
const LEFT = 78;
const RIGHT = 34;
const TOP = 22;
const BOTTOM = 30;
const DASHES = ["none", "9 5", "2 6", "14 4 2 4", "5 3"];

export function ClimbChart({ climb, names }: { readonly climb: Climb; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  const width = usePhone() ? WIDTH_SMALL : WIDTH;
  const x = (turn: number) => LEFT + (turn * (width - LEFT - RIGHT)) / Math.max(1, climb.turns - 1);
  const y = (row: number) => HEIGHT - BOTTOM - (row * (HEIGHT - TOP - BOTTOM)) / climb.top;
  // Lines that run together are shifted a little, so that each is seen.
  const shift = (seat: number) => (seat - (climb.rows.length - 1) / 2) * 3;
  const spoken = climb.rows.map((rows, seat) => `${shownName(names, seat, t)}: ${rows.join(", ")}`).join("; ");
  return (
    <Card className="kingos-climb">
      <h2>{t("kingos-ui-climb")}</h2>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${t("kingos-ui-climb")}. ${spoken}`}>
        {Array.from({ length: climb.top + 1 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its row
          <g key={row}>
            <path d={`M${LEFT} ${y(row)}H${width - RIGHT}`} className={row === climb.citadel ? "rule top" : "rule"} />
            <text x={LEFT - 10} y={y(row) + 5} textAnchor="end">
              {row === climb.citadel ? t("kingos-kind-citadel") : row === 0 ? t("kingos-kind-beach") : row}
            </text>
          </g>
        ))}
        {climb.rows.map((rows, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
            key={seat}
            className="line"
            stroke={`var(--cat-${seatCat(seat)})`}
            strokeDasharray={DASHES[seat % DASHES.length]}
            d={rows.map((row, turn) => `${turn ? "L" : "M"}${x(turn)} ${y(row) + shift(seat)}`).join("")}
          />
        ))}
        {climb.rows.map((rows, seat) => (
          <Drawn
            // biome-ignore lint/suspicious/noArrayIndexKey: a head belongs to a seat
            key={seat}
            name={`head-${seatCat(seat)}`}
            x={x(rows.length - 1) - 13 + seat * 4}
            y={y(rows.at(-1) ?? 0) - 14 + shift(seat) * 2}
            size={28}
          />
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {t("kingos-ui-turn", { turn: 1 })}
        </text>
        <text x={width - RIGHT} y={HEIGHT - 6} textAnchor="end">
          {t("kingos-ui-turn", { turn: climb.turns })}
        </text>
      </svg>
    </Card>
  );
}
