/** "If it ended now": points and the prey they come from. */
import type { SeatName } from "../../core/module";
import { gain, Icon } from "../../design";
import { useText } from "../../i18n";
import type { Line, Outcome } from "../../wire/types";
import { isPrey, type Side, tileOf } from "./tiles";
import type { Text } from "./words";

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
/** And those before it. */
export type Weighed = { readonly now: Hope; readonly hope: Hope };

/** "If it ended then: you have 12, Mourek has 8" */
export function hopeWords([points0, points1]: Hope, names: readonly SeatName[], t: Text): string {
  const [who0, who1] = [names[0]?.name ?? "", names[1]?.name ?? ""];
  const [you0, you1] = [names[0]?.you ? "yes" : "no", names[1]?.you ? "yes" : "no"];
  return t("clans-if-so", { who0, you0, points0, who1, you1, points1 });
}

/** Points if it ended now; while a swap is tried on, what they would be, and by how much that is more or less. */
export function Points({ now, hope }: { readonly now: number; readonly hope: number | null }) {
  const { t } = useText();
  const after = hope ?? now;
  return (
    <span className="figure clans-points" data-points={after}>
      {after === now ? null : (
        <span className={after > now ? "chip go" : "chip stop"} aria-hidden="true">
          {gain(after - now)}
        </span>
      )}
      {hope === null ? null : <span className="spoken">{t("clans-hope", { points: after })}</span>}
      <span aria-hidden={hope !== null}>{after}</span>
    </span>
  );
}

/** The points of one side and its prey, for as long as the estimate is wanted. */
export function Standing({ lines, hope }: { readonly lines: readonly Line[]; readonly hope: number | null }) {
  const { t } = useText();
  return (
    <div className="clans-standing">
      <p>
        <span className="label">{t("clans-if-now")}</span>
        <Points now={pointsOf(lines)} hope={hope} />
      </p>
      <div className="clans-chips">
        <PreyChips lines={lines} />
      </div>
    </div>
  );
}
