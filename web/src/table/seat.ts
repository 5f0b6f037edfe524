/** Which of my seats this screen plays now, and when it must be passed on first. */
import type { Position, Sight } from "../wire/types";

/** What two at one screen have to hide from each other, as far as this screen has come. */
export type Secrecy = {
  /** The prompt that both were asked at once; null: nothing is hidden. */
  readonly prompt: string | null;
  /** The seat whose secrets are on the screen now. */
  readonly shown: number | null;
};

export const openTable: Secrecy = { prompt: null, shown: null };

const asked = (sight: Sight): boolean => sight.menu !== null && !sight.may && sight.seat !== null;

/** The sight to play from: a seat that is asked; else one that may act; else where we were. */
export function chooseSight(position: Position, last: number | null): Sight | null {
  const { sights } = position;
  const waiting = sights.filter(asked);
  return (
    waiting.find((sight) => sight.seat === last) ??
    waiting[0] ??
    sights.find((sight) => sight.seat === last && sight.menu !== null) ??
    sights.find((sight) => sight.menu !== null) ??
    sights.find((sight) => sight.seat === last) ??
    sights[0] ??
    null
  );
}

/** Both of my seats asked at once means hidden choices, until that question is answered by all. */
export function secrecyAfter(before: Secrecy, position: Position): Secrecy {
  const waiting = position.sights.filter(asked);
  if (waiting.length > 1) {
    const prompt = waiting[0]?.menu?.prompt.key ?? null;
    return before.prompt === prompt ? before : { prompt, shown: null };
  }
  const same = before.prompt !== null && waiting.some((sight) => sight.menu?.prompt.key === before.prompt);
  return same ? before : openTable;
}

/** The seat the screen must be passed to before its sight may be shown. */
export function curtainFor(secrecy: Secrecy, sight: Sight | null): number | null {
  if (secrecy.prompt === null || !sight || sight.seat === null || !asked(sight)) return null;
  return secrecy.shown === sight.seat ? null : sight.seat;
}
