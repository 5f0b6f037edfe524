/** How a finished game of one's own ended, in words and in figures. */
import { botName } from "../core/names";
import { listed } from "../core/saying";
import { signed } from "../design";
import type { Translate } from "../i18n";
import type { FinishedGame, Sat } from "../wire/memory";

export const nameOf = ({ kind, name }: Pick<Sat, "kind" | "name">, t: Translate): string =>
  kind === "bot" ? botName(name, t) : name || t("seat-somebody");

const mineOf = ({ seats }: FinishedGame): number => seats.findIndex(({ mine }) => mine);

/** "You win by 8", "Mourek wins by 3", "You win together". */
export function endOf(game: FinishedGame, t: Translate): string {
  const { seats, places, end } = game;
  if (end === null) return t("ended-screen");
  if (game.early) return t("ended-early");
  const quitter = game.resigned.find((seat) => !seats[seat]?.mine);
  if (game.resigned.some((seat) => seats[seat]?.mine)) return t("ended-you-resigned");
  if (quitter !== undefined && seats.length === 2)
    return t("ended-resigned", { who: nameOf(seats[quitter] as Sat, t) });
  const winner = places.indexOf(1);
  const together =
    seats.length > 1 && places.length > seats.length && places.slice(0, seats.length).every((one) => one === 1);
  if (together) return t("ended-together");
  if (end === "shared") return t("ended-shared");
  const ahead = aheadOf(game, winner);
  if (end === "won") return t("ended-won", { ahead });
  const by = seats[winner];
  return by ? t("ended-lost", { who: nameOf(by, t), ahead }) : t("ended-beaten");
}

/** By how many points the first is ahead of the next seat; 0 where points do not tell. */
function aheadOf({ seats, points }: FinishedGame, winner: number): number {
  const others = points.filter((_, side) => side !== winner && side < seats.length);
  if (winner < 0 || winner >= seats.length || others.length === 0) return 0;
  return Math.max(0, (points[winner] ?? 0) - Math.max(...others));
}

/** One's own points first: "64 : 67". Empty where there are none. */
export function scoreOf(game: FinishedGame): string {
  const mine = mineOf(game);
  const { seats, points } = game;
  if (points.every((one) => one === 0)) return "";
  const together = new Set(points.slice(0, seats.length)).size === 1 && game.places.length > seats.length;
  if (game.end === null || together) return together ? signed(points[0] ?? 0) : points.map(signed).join(" : ");
  const others = points.filter((_, side) => side !== mine && side < seats.length).sort((one, other) => other - one);
  return [points[mine] ?? 0, ...others].map(signed).join(" : ");
}

/** With whom, and how. */
export function notesOf(game: FinishedGame, t: Translate, has: (id: string) => boolean): string {
  const others = game.seats.filter(({ mine }) => !mine).map((seat) => nameOf(seat, t));
  const mode = `${game.game}-mode-${game.mode}`;
  return [
    others.length > 0 ? t("finished-with", { names: listed(others, t) }) : "",
    game.mode && has(mode) ? t(mode) : "",
    game.practice ? t("practice") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
