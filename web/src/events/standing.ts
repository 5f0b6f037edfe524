/** What of an event is mine, who is called what, and points as people write them. */
import type { SeatName } from "../core/module";
import { botFace, botName, personFace, unlike } from "../core/names";
import type { Translate } from "../i18n";
import type { EventGame, EventInfo } from "../wire/events";

/** 2.5 is "2½", a third of a point "0.33" with the language's own comma. */
export function figure(value: number, language: string): string {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return whole > 0 ? `${whole}½` : "½";
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** Everybody who has entered, by number; two of one name are told apart. */
export function entrantNames(event: EventInfo, t: Translate): readonly SeatName[] {
  return unlike(
    event.entrants.map(({ name, level, mind, mine }) =>
      level === null && mind === null
        ? { name: name || t("seat-somebody"), you: mine, face: personFace(name) }
        : { name: botName(name, t), you: false, face: botFace(name) },
    ),
  );
}

export const myNumber = (event: EventInfo): number => event.entrants.findIndex(({ mine }) => mine);

/** My games that are laid and not decided, in the order of rounds. */
export function myGames(event: EventInfo): readonly EventGame[] {
  const mine = myNumber(event);
  return event.phase === "running" ? event.games.filter((game) => isOpen(game) && game.seats.includes(mine)) : [];
}

export const isOpen = (game: EventGame): boolean => game.table !== null && game.how === "";

/** What a seat has of a game: the part of the others left behind, a tie being half; null before it is decided. */
export function pointsOf(game: EventGame, seat: number): number | null {
  const mine = game.places[seat];
  if (game.how === "" || mine === undefined) return null;
  const others = game.places.filter((_, at) => at !== seat);
  if (others.length === 0) return 1;
  const beaten = others.reduce((sum, place) => sum + (mine < place ? 1 : mine === place ? 0.5 : 0), 0);
  return beaten / others.length;
}

/** Rounds, the newest first, each with its games and their numbers. */
export function roundsOf(event: EventInfo): readonly (readonly [number, readonly (readonly [number, EventGame])[]])[] {
  const rounds = new Map<number, [number, EventGame][]>();
  for (const [at, game] of event.games.entries()) {
    const some = rounds.get(game.round) ?? [];
    some.push([at, game]);
    rounds.set(game.round, some);
  }
  return [...rounds].sort(([one], [other]) => (event.kind === "swiss" ? other - one : one - other));
}

/** Places for a ruling: that seat has won, or, without one, all share. */
export const ruling = (game: EventGame, winner: number | null): readonly number[] =>
  game.seats.map((_, seat) => (winner === null || seat === winner ? 1 : 2));

/** How many rounds a Swiss event of so many is well decided in. */
export const usualRounds = (entrants: number): number => Math.max(3, Math.ceil(Math.log2(entrants)));
