/** What the coach says wherever she speaks: why a choice is good, and how far apart two are. */
import type { SeatName } from "../core/module";
import { Speaker } from "../core/saying";
import { hasPoints, isInHands } from "../core/units";
import { Chip, gain } from "../design";
import { type Translate, useText } from "../i18n";
import type { ReasonInfo } from "../wire/analysis";
import type { Line } from "../wire/types";
import { weightiest } from "./weightiest";

/** Who holds the pencil. */
export const PENCIL = "micka";

/** "2 hands of 8", "1.5 floors", of what is compared at the tower. */
export function inHints(
  less: { readonly score: number; readonly chance: number },
  { unit, worlds }: { readonly unit: string; readonly worlds: number },
  t: Translate,
): string {
  if (isInHands(unit)) return t("hint-count-hands", { count: Math.round(less.chance * worlds) });
  return unit === "floors"
    ? t("hint-count-floors", { count: Math.round(less.score * 10) / 10 })
    : inWords(less, unit, t);
}

/** "14 points, 49 of 100 games". */
export function inWords(
  { score, chance }: { readonly score: number; readonly chance: number },
  unit: string,
  t: Translate,
): string {
  const [points, games] = [hasPoints(unit) ? Math.round(score) : 0, Math.round(chance * 100)];
  const parts = [points > 0 || games <= 0 ? t("look-count-points", { count: Math.max(0, points) }) : ""];
  if (games > 0) parts.push(t("look-count-games", { count: games }));
  return parts.filter(Boolean).join(", ");
}

/** What the other loses is won, and what they take is lost. Where hands are counted, the line says its figure itself. */
const reasonText = (own: boolean, alone: boolean, points: number, { args }: Line): string => {
  if ("hands" in args) return "look-reason-counted";
  return own ? "look-reason" : `look-reason-${alone ? "sister" : "they"}-${points > 0 ? "lose" : "take"}`;
};

/** What a choice changes at once on the score sheet, and what a judge sees ahead in it. */
export function Reasons({
  game,
  seat,
  reasons,
  names,
}: {
  readonly game: string;
  readonly seat: number;
  readonly reasons: readonly ReasonInfo[];
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const speaker = new Speaker(game, names, t);
  return weightiest(reasons).map(({ line, points }) => (
    <Chip key={`${line.side} ${speaker.line(line)} ${points}`} tone={points > 0 ? "go" : "stop"}>
      {t(reasonText(line.side === seat, names.length === 1, points, line), {
        points: gain(Math.round(points)),
        what: speaker.line(line),
      })}
    </Chip>
  ));
}
