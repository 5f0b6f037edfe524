/** What this page is made of, kept by the service worker: the first visit, which comes before it, is not lost. */
import { root } from "../home/place";

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
