/** The score sheet of the pad: a row for each clause, a column for each player, counted by the server. */
import { listed } from "../../core/saying";
import { Icon, Ledger } from "../../design";
import { useText } from "../../i18n";
import type { PadScore, PadState } from "./padState";
import type { RowKey } from "./rows";

type Row = {
  readonly key: RowKey;
  readonly icon: string;
  readonly clause: string;
  /** Of each side; null: this row is none of its own. */
  readonly points: readonly (number | null)[];
};

const sum = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((all, points) => all + points, 0);

/** The rows that the mode has [ISLE 5, 6.7, 7.3]. */
export function rowsOf({ mode }: Pick<PadState, "mode">, { players, sister }: PadScore): readonly Row[] {
  const row = (
    key: RowKey,
    icon: string,
    clause: string,
    pick: (player: PadScore["players"][number]) => number,
  ): Row => ({ key, icon, clause, points: [...players.map(pick), ...(sister ? [null] : [])] });
  const boat = [
    row("rats", "rat", "ISLE 5.1", ({ rats }) => rats),
    row("rooms", "room-apple", "ISLE 5.1", ({ rooms }) => rooms),
    row("families", "head-green", "ISLE 5.2", ({ families }) => families),
  ];
  if (mode === "family") return [...boat, row("cards", "ui-pen", "ISLE 7.3", ({ lessons }) => sum(lessons))];
  const rows = [
    ...boat,
    row("rare", "treasure-rare", "ISLE 5.3", ({ rare }) => rare),
    row("lessons", "ui-pen", "ISLE 5.4", ({ lessons }) => sum(lessons)),
    row("public", "ui-people", mode === "solo" ? "ISLE 6.6" : "ISLE 5.4", (player) => sum(player.public)),
  ];
  if (!sister) return rows;
  const none = players.map(() => null);
  return [
    ...rows,
    { key: "colours", icon: "head-orange", clause: "ISLE 6.7", points: [...none, sister.colours] },
    { key: "hers", icon: "clan-phantoms", clause: "ISLE 6.7", points: [...none, sum(sister.lessons)] },
  ];
}

export const totalsOf = ({ players, sister }: PadScore): readonly number[] => [
  ...players.map(({ total }) => total),
  ...(sister ? [sister.total] : []),
];

export function PadSheet({
  pad,
  score,
  names,
  seat,
  busy,
}: {
  readonly pad: PadState;
  readonly score: PadScore;
  /** The sister's last, where she plays. */
  readonly names: readonly string[];
  readonly seat: number;
  readonly busy: boolean;
}) {
  const { t } = useText();
  const totals = totalsOf(score);
  const rivals = totals.length > 1;
  const column = (side: number) =>
    [rivals && score.winners.includes(side) && "first", rivals && side === seat && "looked"].filter(Boolean).join(" ");
  const winners = listed(
    score.winners.map((side) => names[side] ?? ""),
    t,
  );
  return (
    <Ledger
      className={totals.length > 2 ? "isle-sheet-card isle-pad-sheet several" : "isle-sheet-card isle-pad-sheet"}
      busy={busy}
      title={t("isle-pad-sheet")}
      sides={totals.map((_, side) => names[side])}
      rows={rowsOf(pad, score).map((row) => ({
        ...row,
        label: t(`isle-ui-row-${row.key}`),
        note: t(`isle-ui-row-${row.key}-note`),
      }))}
      iconSize={30}
      total={t("isle-ui-total")}
      totals={totals}
      column={column}
    >
      {rivals ? (
        <p className="lead isle-pad-winner">
          <Icon name="ui-star" size={24} />
          {t("isle-pad-winner", { who: winners, count: score.winners.length })}
        </p>
      ) : null}
    </Ledger>
  );
}
