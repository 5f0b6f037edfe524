/** "If it ended now": points and the prey they come from. */
import { Icon, signed } from "../../design";
import { useText } from "../../i18n";
import type { Line, Outcome } from "../../wire/types";
import { isPrey, type Side, tileOf } from "./tiles";

/** The lines of one side in the game that is on; a match's first game is told apart. */
export function linesOf(outcome: Outcome, side: Side, part: number): readonly Line[] {
  return outcome.lines.filter((line) => line.side === side && line.part === part);
}

export const pointsOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** The prey in these lines, as small pictures with their worth. */
export function PreyChips({ lines, size = 24 }: { readonly lines: readonly Line[]; readonly size?: number }) {
  const { t } = useText();
  const taken = lines.flatMap((line) => {
    const tile = typeof line.args.tile === "string" && line.args.tile ? tileOf(line.args.tile) : null;
    return tile && isPrey(tile) ? [{ tile, cell: Number(line.args.cell) }] : [];
  });
  return (
    <>
      {taken.map(({ tile, cell }) => (
        <span className="chip" key={cell}>
          <Icon name={tile.kind} size={size} label={t(`clans-tile-${tile.kind}`, { value: tile.value })} />
          <span aria-hidden="true">{tile.value}</span>
        </span>
      ))}
    </>
  );
}

/** Points of both sides after the swap that one points at. */
export type Hope = readonly [number, number];

/** Points if it ended now; while a swap is tried on, what they would be, and by how much that is more or less. */
export function Points({ now, hope }: { readonly now: number; readonly hope: number | null }) {
  const { t } = useText();
  if (hope === null || hope === now) return <>{now}</>;
  return (
    <span className="clans-hope">
      <span className={hope > now ? "chip go" : "chip stop"} aria-hidden="true">
        {signed(hope - now)}
      </span>
      <span className="spoken">{t("clans-hope", { points: hope })}</span>
      <span aria-hidden="true">{hope}</span>
    </span>
  );
}

export function Standing({
  outcome,
  side,
  part,
  hope,
}: {
  readonly outcome: Outcome;
  readonly side: Side;
  readonly part: number;
  readonly hope: number | null;
}) {
  const { t } = useText();
  const lines = linesOf(outcome, side, part);
  return (
    <div className="clans-standing">
      <p>
        <span className="label">{t("clans-if-now")}</span>
        <b className="figure" data-points={hope ?? pointsOf(lines)}>
          <Points now={pointsOf(lines)} hope={hope} />
        </b>
      </p>
      <div className="clans-chips">
        <PreyChips lines={lines} />
      </div>
    </div>
  );
}
