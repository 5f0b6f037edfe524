/** The score sheet: one row a line, one column a side, the total behind a thick line. */
import { useEffect, useRef, useState } from "react";
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Icon, useMotion } from "../../design";
import { useText } from "../../i18n";
import type { Line } from "../../wire/types";
import { sums } from "./finale";
import type { Clans } from "./Tile";
import { tileOf } from "./tiles";
import { clanName, shownName } from "./words";

/** A figure that counts up to where it should be. */
export function useCount(value: number): number {
  const { still } = useMotion();
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (still || start === value) {
      from.current = value;
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const part = Math.min(1, (now - began) / 420);
      const next = Math.round(start + (value - start) * part);
      from.current = next;
      setShown(next);
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return shown;
}

function iconOf(line: Line, clans: Clans): string {
  if (typeof line.args.tile === "string") return tileOf(line.args.tile).kind;
  if (line.key === "pigeons") return "pigeon";
  if (line.key === "flies") return "fly";
  return `clan-${clans[line.side]}`;
}

export function Ledger({
  lines,
  shown,
  clans,
  names,
  prey,
  winners,
  title,
}: {
  /** All lines; those not in `shown` wait. */
  readonly lines: readonly Line[];
  readonly shown: readonly Line[];
  readonly clans: Clans;
  readonly names: readonly SeatName[];
  /** Prey tiles of each side: they part a tie. */
  readonly prey: readonly [number, number];
  /** Known once all is counted. */
  readonly winners: readonly number[];
  readonly title: string;
}) {
  const { t } = useText();
  const speaker = new Speaker("clans", names, t);
  const [a, b] = sums(shown);
  const totals = [useCount(a), useCount(b)];
  const done = shown.length === lines.length;
  const column = (seat: number) => (done && winners.includes(seat) ? "first" : "");
  return (
    <div className="card grained ledger clans-ledger">
      <table>
        <caption className="spoken">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="what">
              {title}
            </th>
            {([0, 1] as const).map((seat) => (
              <th scope="col" key={seat} className={column(seat)}>
                {clans[seat] && <Icon name={`clan-${clans[seat]}`} size={40} />}
                <span>{shownName(names, seat, t) || clanName(clans[seat], t)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.length === 0 && (
            <tr className="empty">
              <td colSpan={3}>{t("clans-ledger-empty")}</td>
            </tr>
          )}
          {shown.map((line, at) => {
            const [name, note] = [speaker.line(line), speaker.note(line)];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <tr key={`${line.key}-${at}`} className="line">
                <th scope="row" className="what">
                  <Icon name={iconOf(line, clans)} size={32} />
                  <span>
                    {name}
                    <small>
                      {note} <span className="clause">[{line.clause}]</span>
                    </small>
                  </span>
                </th>
                {[0, 1].map((seat) => (
                  <td key={seat} className={column(seat)}>
                    {line.side === seat ? line.points : <span className="none">·</span>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="what">
              {t("clans-ledger-total")}
            </th>
            {totals.map((total, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
              <td key={seat} className={column(seat)}>
                {total}
              </td>
            ))}
          </tr>
          {done && a === b && (
            <tr className="tie">
              <th scope="row" className="what">
                {t("clans-ledger-prey")} <span className="clause">[CLANS 4.6]</span>
              </th>
              {prey.map((count, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
                <td key={seat} className={column(seat)}>
                  {count}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
