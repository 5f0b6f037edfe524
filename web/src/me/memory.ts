/** What one's finished games add up to, asked for once a visit and until all are counted; which of them are shown. */
import { useEffect } from "react";
import { Store, useStore } from "../ground/store";
import { useGameTexts } from "../i18n";
import { api } from "../wire/api";
import type { Memory } from "../wire/memory";

const known = new Store<Memory | null>(null);

/** Null until it has come. Asked for anew whenever the page is opened. */
export const useMemory = (): Memory | null => useStore(known);

/** The same, with the texts of the games in it (inside Suspense). */
export function useMemoryInWords(): Memory | null {
  const memory = useMemory();
  useGameTexts(...new Set(memory?.courses.map(({ game }) => game)));
  return memory;
}

export function useLoadedMemory(): void {
  useEffect(() => {
    let here = true;
    const load = (): void =>
      void api.memory().then(
        (memory) => {
          if (!here) return;
          known.set(memory);
          if (memory.older > 0) load();
        },
        () => {},
      );
    load();
    return () => {
      here = false;
    };
  }, []);
}

/** Which finished games; "" wants all. */
export type Wanted = { readonly game: string; readonly mode: string; readonly end: string; readonly with: string };

export const EVERYTHING: Wanted = { game: "", mode: "", end: "", with: "" };

const wanted = new Store<Wanted>(EVERYTHING);

export const useWanted = (): Wanted => useStore(wanted);

export const want = (change: Partial<Wanted>): void => wanted.set({ ...wanted.get(), ...change });
