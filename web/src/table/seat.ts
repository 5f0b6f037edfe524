/** Which of my seats this screen plays now, and when it must be passed on first. */
import type { Position, Sight } from "../wire/types";

/** What several at one screen have to hide from each other, as far as this screen has come. */
export type Secrecy = {
  /** Why: the prompt that several were asked at once, or HANDS; null: nothing is hidden. */
  readonly cause: string | null;
  /** The seat whose secrets are on the screen now. */
  readonly shown: number | null;
};

export const openTable: Secrecy = { cause: null, shown: null };

/** Each seat holds something that the others may not see, for as long as the game goes on. */
const HANDS = "hands";

const asked = (sight: Sight): boolean => sight.menu !== null && !sight.may && sight.seat !== null;

/**
 * The sight to play from: a seat that is asked; else one that may act; else where we were. Nobody is called to the screen
 * for a question that the server answers.
 */
export function chooseSight(position: Position, last: number | null): Sight | null {
  const calling = position.sights.filter(
    (sight) => sight.menu !== null && (sight.seat === last || !asked(sight) || !sight.idle),
  );
  const waiting = calling.filter(asked);
  return (
    waiting.find((sight) => sight.seat === last) ??
    waiting[0] ??
    calling.find((sight) => sight.seat === last) ??
    calling[0] ??
    position.sights.find((sight) => sight.seat === last) ??
    position.sights[0] ??
    null
  );
}

/** Hands are hidden as long as the game hides them; a choice that several make at once, until all have made it. */
export function secrecyAfter(
  before: Secrecy,
  position: Position,
  hides: (views: readonly unknown[]) => boolean,
): Secrecy {
  const mine = position.sights.filter(({ seat }) => seat !== null);
  if (mine.length > 1 && hides(mine.map(({ view }) => view)))
    return before.cause === HANDS ? before : { cause: HANDS, shown: null };
  const waiting = mine.filter(asked);
  const cause = waiting[0]?.menu?.prompt.key ?? null;
  if (waiting.length > 1) return before.cause === cause ? before : { cause, shown: null };
  return before.cause !== null && before.cause === cause ? before : openTable;
}

/** The seat the screen must be passed to before its sight may be shown. */
export function curtainFor(secrecy: Secrecy, sight: Sight | null): number | null {
  if (secrecy.cause === null || !sight || sight.seat === null) return null;
  if (secrecy.cause !== HANDS && !asked(sight)) return null;
  return secrecy.shown === sight.seat ? null : sight.seat;
}
