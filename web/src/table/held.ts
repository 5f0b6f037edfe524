/** What a table says aloud, sounds and writes over itself, none of it before a board has told what happened. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Sound, sound } from "../design";
import { announce } from "../ground/live";
import type { Position } from "../wire/types";

/** A board that tells something by itself holds the rest back; `now` is true before the page is drawn again. */
export type Held = { readonly held: boolean; readonly now: RefObject<boolean> };

export function useHeld(): Held & { readonly holdBack: (on: boolean) => void } {
  const now = useRef(false);
  const [held, setHeld] = useState(false);
  const holdBack = useCallback((on: boolean) => {
    now.current = on;
    setHeld(on);
  }, []);
  return { held, now, holdBack };
}

/** The last of it that was shown before something was held back. */
export function useShown<T>(what: T, { held, now }: Held): T {
  const shown = useRef(what);
  useEffect(() => {
    if (!held && !now.current) shown.current = what;
  }, [what, held, now]);
  return held ? shown.current : what;
}

/** Reads aloud what happened and what is asked, once for every position. */
export function useSpeech(position: Position, text: string, { held, now }: Held): void {
  const said = useRef<Position | null>(null);
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    if (said.current !== position) waiting.current.push(text);
    said.current = position;
    if (!held && !now.current) announce(waiting.current.splice(0).filter(Boolean).join(" "));
  }, [position, text, held, now]);
}

const BETWEEN = 160; // milliseconds from one sound to the next
export const MOST_HEARD = 3;

/** Plays them once for every position, one after another. */
export function useHearing(position: Position, heard: readonly string[], { held, now }: Held): void {
  const told = useRef(position);
  const waiting = useRef<string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    if (told.current !== position) waiting.current.push(...heard);
    told.current = position;
    if (held || now.current) return;
    for (const [at, name] of waiting.current.splice(0).slice(-MOST_HEARD).entries())
      timers.current.add(setTimeout(() => sound(name as Sound), at * BETWEEN));
  }, [position, heard, held, now]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
}
