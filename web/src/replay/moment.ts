/**
 * The moment of a replay in its address, so that it can be handed on: "#58" is the 58th stop. An address that is handed on
 * also names the step of the record ("?at=112#58"), for the server, which knows nothing of stops.
 */
import { useEffect } from "react";
import { addressHere, search } from "../ground/router";
import type { Player } from "./player";

const QUIET = 300; // milliseconds: browsers refuse an address that changes all the time

/** The stop that an address names, counted from 0; the first where it names none. */
export function stopIn(hash: string): number {
  const found = /^#([1-9]\d{0,5})$/.exec(hash);
  return found ? Number(found[1]) - 1 : 0;
}

/** The step of the record that an address names. */
export function stepIn(search: string): number | null {
  const asked = new URLSearchParams(search).get("at") ?? "";
  return /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}

/** Does an address lead to what the game was worth? */
export const looksBack = (search: string): boolean => new URLSearchParams(search).has("look");

/** What an address ends with that leads to a stop. */
export const momentOf = (at: number, step: number, looking = false): string =>
  `?${looking ? "look&" : ""}at=${step}${hashOf(at)}`;

/** The same as one's own browser shows it, which needs no step. */
export const placeOf = (at: number, looking: boolean): string => `${looking ? "?look" : ""}${hashOf(at)}`;

const hashOf = (at: number): string => (at > 0 ? `#${at + 1}` : "");

/** The stop that an address leads to: the one it names; else, where "#…" was lost on the way, that of its step. */
export function stopAt(
  stops: readonly { readonly frame: number }[],
  { hash, search }: Pick<Location, "hash" | "search">,
) {
  const step = stepIn(search);
  if (hash !== "" || step === null) return stopIn(hash);
  return Math.max(
    0,
    stops.findLastIndex(({ frame }) => frame <= step),
  );
}

/** Keeps the address at the moment that is looked at, and goes where it is changed to. A file has no address. */
export function useMomentInAddress({ at, go }: Player, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => {
      const place = placeOf(at, looksBack(search()));
      if (search() + location.hash !== place) history.replaceState(null, "", addressHere(place));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [at, on]);
  useEffect(() => {
    if (!on) return;
    // As it was changed: until this is heard, it may have been put back for the moment before.
    const follow = ({ newURL }: HashChangeEvent) => go(stopIn(new URL(newURL).hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [go, on]);
}
