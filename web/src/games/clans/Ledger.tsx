/** The score sheet: one row a line, one column a side, the total behind a thick line. */
import { Fragment, useEffect, useRef, useState } from "react";
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Figures, Icon, Ledger as Sheet, useMotion } from "../../design";
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
    <Sheet
      grained
      className="clans-ledger"
      counting
      title={title}
      sides={([0, 1] as const).map((seat) => (
        <Fragment key={seat}>
          {clans[seat] && <Icon name={`clan-${clans[seat]}`} size={40} />}
          <span>{shownName(names, seat, t) || clanName(clans[seat], t)}</span>
        </Fragment>
      ))}
      rows={shown.map((line, at) => ({
        key: `${line.key}-${at}`,
        icon: iconOf(line, clans),
        label: speaker.line(line),
        note: speaker.note(line),
        clause: line.clause,
        points: [0, 1].map((seat) => (line.side === seat ? line.points : null)),
      }))}
      iconSize={32}
      empty={t("clans-ledger-empty")}
      total={t("clans-ledger-total")}
      totals={totals}
      column={column}
      foot={
        done && a === b ? (
          <tr className="tie">
            <th scope="row" className="what">
              {t("clans-ledger-prey")} <span className="clause">[CLANS 4.6]</span>
            </th>
            <Figures points={prey} column={column} />
          </tr>
        ) : null
      }
    />
  );
}
