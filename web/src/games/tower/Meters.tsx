/** What is counted and measured: walls lost, how the tower sways, the order card. */

import { useSyncExternalStore } from "react";
import type { SeatName } from "../../core/module";
import { Face } from "../../design";
import { useText } from "../../i18n";
import { isFloor, MOST_LOST, scarfOf } from "./box";
import { seatNow } from "./now";
import { KittenPicture } from "./pictures";
import { leanOf } from "./space";
import type { Stage } from "./stage";
import type { TowerView } from "./wire";

const A_ROW = 3; // players who have room in one row with the meters; with a kitten each they leave none for words

/** Whether the meters have room for signs alone, beside all who play. */
export const isCrowded = ({ mode }: TowerView, names: readonly SeatName[]): boolean =>
  names.length >= (mode === "competitive" ? A_ROW : A_ROW + 1);

export function WallsLost({ lost, terse = false }: { readonly lost: number; readonly terse?: boolean }) {
  const { t } = useText();
  return (
    <span className="tower-lost chip" data-lost={lost}>
      <span className={terse ? "spoken" : "spoken-when-narrow"}>{t("tower-ui-lost")}</span>
      <span className="tower-bricks" aria-hidden="true">
        {Array.from({ length: MOST_LOST }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places in a row
          <i key={at} className={at < lost ? "down" : ""} />
        ))}
      </span>
      <b>{lost > MOST_LOST ? t("tower-ui-lost-more", { lost }) : t("tower-ui-lost-of", { lost, most: MOST_LOST })}</b>
    </span>
  );
}

const STEPS = 5;
const STEEP = 14; // degrees at which the meter is full

/** How far the topmost floor leans, and how much it sways while something moves. */
export function Wobble({ stage, terse }: { readonly stage: Stage; readonly terse: boolean }) {
  const { t } = useText();
  const value = useSyncExternalStore(stage.subscribe, () => measured(stage));
  const [level, lean] = value.split(" ").map(Number);
  const said = t("tower-ui-wobble", { level: level ?? 0, degrees: lean ?? 0 });
  return (
    <span
      className="tower-wobble chip"
      role="meter"
      aria-label={t("tower-ui-wobble-name")}
      aria-valuemin={0}
      aria-valuemax={STEPS}
      aria-valuenow={level ?? 0}
      aria-valuetext={said}
      title={said}
      data-level={level}
    >
      <span className={terse ? "spoken" : "spoken-when-narrow"}>{t("tower-ui-wobble-name")}</span>
      <svg viewBox="0 0 56 20" width="56" height="20" aria-hidden="true">
        {Array.from({ length: STEPS }, (_, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: five strokes in a row
            key={at}
            d={`M${6 + at * 11} ${17 - at * 1.2}q${3 + at} -${6 + at} 0 -${12 + at}`}
            className={at < (level ?? 0) ? "on" : ""}
          />
        ))}
      </svg>
    </span>
  );
}

function measured(stage: Stage): string {
  let top = 0;
  let lean = 0;
  for (const { piece, pose } of stage.shown.values())
    if (isFloor(piece) && piece > top) {
      top = piece;
      lean = leanOf(pose.turn);
    }
  const level = Math.min(STEPS, Math.round(STEPS * Math.max(stage.wobble, lean / STEEP)));
  return `${level} ${Math.round(lean)}`;
}

/** Who sits at the table, and whose turn it is: in every mode. */
export function Players({ view, names }: { readonly view: TowerView; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  return (
    <ul
      className={names.length > 2 ? "tower-players many" : "tower-players"}
      aria-label={t("tower-ui-players")}
      data-testid="tower-players"
    >
      {names.map(({ name, face }, seat) => {
        const now = seatNow(view) === seat && view.step !== "over";
        const kitten = view.mode === "competitive" && (now || names.length <= A_ROW) ? view.kittens[seat] : undefined;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
            key={seat}
            className={now ? "now" : undefined}
            title={name}
            aria-current={now ? "step" : undefined}
            data-seat={seat}
          >
            <Face name={face ?? "mark"} size={30} />
            {kitten ? <KittenPicture scarf={scarfOf(kitten)} size={24} /> : null}
            <span className={names.length === 1 ? "spoken-when-narrow" : undefined}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The order card [TOWER 7.4]: who is how high; of equals the lowest paw came first. */
export function OrderCard({ view, names }: { readonly view: TowerView; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  if (view.mode === "coop") return null;
  const { heights, arrived } = view.race;
  const levels = [...new Set(heights)].sort((a, b) => b - a);
  return (
    <article className="tower-card tower-order" aria-label={t("tower-ui-order")}>
      <h3>{t("tower-ui-order")}</h3>
      <ol>
        {levels.map((level) => {
          const here = heights
            .map((height, seat) => ({ height, seat, since: arrived[seat] ?? 0 }))
            .filter(({ height }) => height === level)
            .sort((a, b) => b.since - a.since);
          return (
            <li key={level} data-height={level}>
              <b>{level === 0 ? t("tower-ui-outside") : t("tower-ui-floor", { floor: level })}</b>
              <ul>
                {here.map(({ seat }) => (
                  <li key={seat} data-seat={seat} className={seatNow(view) === seat ? "now" : undefined}>
                    {view.kittens[seat] ? <KittenPicture scarf={scarfOf(view.kittens[seat])} size={30} /> : null}
                    {names[seat]?.face ? <Face name={names[seat].face} size={28} /> : null}
                    <span>{names[seat]?.name}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </article>
  );
}
