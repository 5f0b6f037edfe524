import { root } from "../home/place";

/** The service worker (`web/worker.js`): the shell without a network, and calls. Only a built client has one. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register(new URL("worker.js", root)).catch(() => {}));
}
