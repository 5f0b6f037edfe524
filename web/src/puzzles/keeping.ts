/** What this page is made of, kept by the service worker: the first visit, which comes before it, is not lost. */

const OURS = /^\/(assets\/|api\/games(\/|$))/;

/** Runs when the page has come; nothing happens where there is no worker. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && OURS.test(pathname));
    active?.postMessage({ keep: ours.map(({ pathname }) => pathname) });
  });
}
