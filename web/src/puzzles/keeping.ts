/** What these pages are made of, kept by the service worker: the first visit, which comes before it, is not lost. */
import { root } from "../home/place";
import type { Language } from "../i18n";
import { api } from "../wire/api";

const OURS = /^(assets\/|api\/games(\/|$)|pack\/games)/;
const isOurs = ({ href }: URL): boolean => href.startsWith(root.href) && OURS.test(href.slice(root.href.length));

/** Runs when the page has come; nothing happens where there is no worker. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    active?.postMessage({ keep: loaded.filter(isOurs).map(({ pathname }) => pathname) });
  });
}

/** What some browsers say of the line to the network. */
type Line = { readonly saveData?: boolean; readonly type?: string };

/** Does somebody count what comes through it? */
export const isMetered = (line: Line | undefined): boolean => line?.saveData === true || line?.type === "cellular";

/** All puzzles of these games, of which none has been opened yet: when the page has nothing to do, and not at a price. */
export function keepAllForLater(games: readonly string[], language: Language): () => void {
  if (!("serviceWorker" in navigator) || isMetered((navigator as { readonly connection?: Line }).connection))
    return () => {};
  const keep = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ puzzles: language });
    await Promise.allSettled([api.games(), ...games.map(api.words)]);
    keepForLater();
  };
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(keep, LATER);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(keep);
  return () => cancelIdleCallback(idle);
}

const LATER = 3000; // milliseconds, where a browser does not say when it is idle
