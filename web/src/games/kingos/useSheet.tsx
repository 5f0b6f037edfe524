/** The battles that are fought, or were just told, as one sheet with a leaf for each. */
import { type ReactNode, useMemo, useState } from "react";
import type { SeatName } from "../../core/module";
import { BattleSheet } from "./BattleSheet";
import { type Fight, fightsDone, fightsNow, isOpen } from "./fights";
import type { Spot } from "./ground";
import { sharesAt, sumOf } from "./together";
import type { Battle } from "./useBattle";
import type { KingosView } from "./wire";

/** How far the last battle is told. */
export type Telling = {
  readonly battle: Battle;
  readonly stage: number;
  /** To the end of what is told; null where nothing is. */
  readonly skip: (() => void) | null;
};

export type Sheet = {
  /** Null where nobody fights. */
  readonly sheet: ReactNode;
  readonly fights: readonly Fight[];
  /** The leaf that is read. */
  readonly at: number;
  readonly decided: boolean;
};

export function useSheet(
  view: KingosView,
  seat: number | null,
  names: readonly SeatName[],
  { battle, stage, skip }: Telling,
): Sheet {
  const { report, open } = battle;
  const [page, setPage] = useState({ id: -1, at: 0 });
  const decided = open && report !== null && report.verdicts.length > 0;
  const fights = useMemo(() => (decided ? fightsDone(report) : fightsNow(view, report)), [view, report, decided]);
  const id = report?.id ?? 0;
  const own = fights.findIndex(({ fighters }) => fighters.some((fighter) => fighter.seat === seat));
  const at = page.id === id ? Math.min(page.at, Math.max(0, fights.length - 1)) : Math.max(0, own);
  const could = (spot: Spot) => {
    const shares = sharesAt(view, seat, spot, 0);
    return { sure: sumOf(shares, "sure"), most: sumOf(shares, "most"), open: isOpen(view) };
  };
  const sheet =
    fights.length > 0 ? (
      <BattleSheet
        fights={fights}
        names={names}
        me={seat}
        at={at}
        onTurn={(to) => setPage({ id, at: to })}
        onClose={decided ? (skip ?? battle.close) : null}
        stage={stage}
        could={could}
      />
    ) : null;
  return { sheet, fights, at, decided };
}
