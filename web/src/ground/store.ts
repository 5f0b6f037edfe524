/** A value outside React that components can watch. */
import { useSyncExternalStore } from "react";

export class Store<T> {
  #value: T;
  #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/**
 * Whether a media query holds now. Asked of a fresh list each time: Chromium tells nobody of a change that was read from
 * the very list before the frame in which it would have been told.
 */
export const holds = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

/** The list that tells of changes is never read. */
export function followMedia(query: string, listener: () => void): () => void {
  if (typeof matchMedia !== "function") return () => {};
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether a media query holds, for layouts that differ in more than style. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => followMedia(query, listener),
    () => holds(query),
  );
}

/** Browsers may forbid storage altogether; then things are remembered for as long as the page lives. */
export const memory = {
  read(key: string, where: "local" | "session" = "local"): string | null {
    try {
      return (where === "local" ? localStorage : sessionStorage).getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null, where: "local" | "session" = "local"): void {
    try {
      const storage = where === "local" ? localStorage : sessionStorage;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      // Full or forbidden: nothing that a player could mend.
    }
  },
};
