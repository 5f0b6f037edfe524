/** How it ended, in one line. */
import type { SeatName } from "../../core/module";
import type { Outcome } from "../../wire/types";
import { topmost } from "./describe";
import type { TowerView } from "./wire";
import type { Text } from "./words";

/** Together the tower stands or lies; apart somebody has won, and why [TOWER 7.5]. */
export function headline(outcome: Outcome, sides: readonly SeatName[], t: Text): string {
  const floor = outcome.lines.find(({ key }) => key === "story")?.points;
  if (floor !== undefined) return floor > 0 ? t("tower-ui-headline-won", { floor }) : t("tower-ui-headline-fell");
  const first = outcome.places.indexOf(1);
  if (outcome.places.filter((place) => place === 1).length !== 1) return t("tower-ui-headline-shared");
  const winner = sides[first];
  return t(`tower-ui-headline-${whyFirst(outcome, first)}`, {
    who: winner?.name ?? "?",
    you: winner?.you ? "yes" : "no",
  });
}

/** The kitten sits highest; was there before another; or one as high has made it collapse, and comes last. */
function whyFirst({ lines }: Outcome, first: number): "first" | "sooner" | "kept" {
  const highest = lines.find(({ key, side }) => key === "height" && side === first)?.points ?? 0;
  const culprit = lines.find(({ key }) => key === "culprit")?.side;
  const rivals = lines.filter(({ key, side, points }) => key === "height" && side !== first && points >= highest);
  if (rivals.some(({ side }) => side === culprit)) return "kept";
  return rivals.length > 0 ? "sooner" : "first";
}

/** "Together you have built the tower up to floor 7." */
export const together = (view: Pick<TowerView, "mode" | "tower">, t: Text): string | null =>
  view.mode === "coop" ? t("tower-ui-together", { top: topmost(view) }) : null;
