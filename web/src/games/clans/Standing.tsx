/** "If it ended now": points and the prey they come from. */
import { Icon } from "../../design";
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

export function Standing({
  outcome,
  side,
  part,
}: {
  readonly outcome: Outcome;
  readonly side: Side;
  readonly part: number;
}) {
  const { t } = useText();
  const lines = linesOf(outcome, side, part);
  return (
    <div className="clans-standing">
      <p>
        <span className="label">{t("clans-if-now")}</span> <b className="figure">{pointsOf(lines)}</b>
      </p>
      <div className="clans-chips">
        <PreyChips lines={lines} />
      </div>
    </div>
  );
}
