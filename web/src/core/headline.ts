import type { Translate } from "../i18n";
import type { Outcome } from "../wire/types";
import type { GameModule, SeatName } from "./module";

/** Points of each seat: its lines added up. */
export function points(outcome: Outcome, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    outcome.lines.reduce((sum, line) => sum + (line.side === seat ? line.points : 0), 0),
  );
}

/** Everybody who has a place: the seats, then rivals without one (a sister), whose names are texts of the game. */
export function sides(outcome: Outcome, names: readonly SeatName[], game: string, t: Translate): readonly SeatName[] {
  return [...names, ...outcome.rivals.map((rival) => ({ name: t(`${game}-${rival}`), you: false }))];
}

/** Who won, and by how much: one sentence. */
export function headline(
  outcome: Outcome,
  resigned: readonly number[],
  names: readonly SeatName[],
  t: Translate,
  /** The game's own words for who won; nobody resigned. */
  own?: GameModule["headline"],
): string {
  const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const quitter = resigned[0];
  if (quitter !== undefined && names.length - outcome.rivals.length - resigned.length < 2) {
    const seat = names[quitter];
    const winner = first.length === 1 ? names[first[0] ?? 0] : undefined;
    const won = winner?.you ? "you" : winner ? "other" : "nobody";
    const said = { who: seat?.name ?? "", winner: winner?.name ?? "", won };
    return seat?.you ? t("end-resigned-you", said) : t("end-resigned", said);
  }
  if (own) return own(outcome, names, t);
  if (first.length === 0) return t("end-nobody");
  if (first.length > 1) return t("end-shared");
  const winner = first[0] ?? 0;
  const all = points(outcome, names.length);
  const best = Math.max(...all.filter((_, seat) => seat !== winner), Number.NEGATIVE_INFINITY);
  const ahead = Number.isFinite(best) ? (all[winner] ?? 0) - best : 0;
  const args = { who: names[winner]?.name ?? "", ahead };
  if (names[winner]?.you) return ahead > 0 ? t("end-won", args) : t("end-won-level");
  return ahead > 0 ? t("end-lost", args) : t("end-lost-level", args);
}

/**
 * Who was ahead in a game that was ended as it stood: nobody has won it, and no rival either. `together` is what they
 * have come to, in the game's own words, where they played on one side.
 */
export function headlineAsItStood(
  outcome: Outcome,
  names: readonly SeatName[],
  t: Translate,
  together: string | null = null,
): string {
  if (together !== null) return together;
  const first = names.flatMap((name, seat) => (outcome.places[seat] === 1 ? [name] : []));
  const [who] = first;
  if (!who || first.length > 1) return t("end-stood-level");
  return t("end-stood", { who: who.name, you: who.you ? "yes" : "no" });
}
