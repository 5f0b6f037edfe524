/** How a series stands, in words: who has won how often, which game this is, who has won it. */
import type { SeatName } from "../core/module";
import type { Translate } from "../i18n";
import type { SeriesInfo } from "../wire/types";

/** "Minka 2 : 1 Mourek"; of more than two "Minka 2 · Mourek 1 · Líza 0", with the draws after it. */
export function seriesScore(series: SeriesInfo, names: readonly SeatName[], t: Translate): string {
  const [one, other] = names;
  const score =
    names.length === 2 && one && other
      ? `${one.name} ${series.wins[0] ?? 0} : ${series.wins[1] ?? 0} ${other.name}`
      : names.map(({ name }, seat) => `${name} ${series.wins[seat] ?? 0}`).join(" · ");
  return series.draws > 0 ? `${score}, ${t("series-draws", { count: series.draws })}` : score;
}

/** "Game 4", "Game 2, best of three". */
export const seriesGame = ({ game, best_of }: SeriesInfo, t: Translate): string =>
  best_of > 0 ? t("series-game-of", { game, count: best_of }) : t("series-game", { game });

/** "You have won the series."; null while nobody has. */
export function seriesWon(series: SeriesInfo, names: readonly SeatName[], t: Translate): string | null {
  const winner = series.winner === null ? undefined : names[series.winner];
  return winner ? t("series-won", { name: winner.name, you: winner.you ? "yes" : "no" }) : null;
}

/** Is there something to tell? A first game is no series yet, unless it was agreed. */
export const isSeries = ({ game, best_of }: SeriesInfo): boolean => game > 1 || best_of > 0;

/** Could it still be agreed to be best of so many? Not where that would be won already. */
export const mayBeBestOf = (series: SeriesInfo, count: number): boolean =>
  series.best_of === 0 && Math.max(...series.wins) * 2 < count && series.game < count;
