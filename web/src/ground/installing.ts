/** The house as an app of its own: where a browser offers to install it, that is kept for the page on which it is of use. */
import { Store } from "./store";

type Offer = Event & { prompt(): Promise<unknown> };

/** Until it was taken up, or the app is there. */
export const installOffer = new Store<Offer | null>(null);

export function listenForInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // no strip of the browser's own over the first page that somebody sees
    installOffer.set(event as Offer);
  });
  addEventListener("appinstalled", () => installOffer.set(null));
}

/** Safari on a telephone or a tablet, in which an app is added by hand; not the app itself. */
export function isAddedByHand({ userAgent, maxTouchPoints } = navigator): boolean {
  const isHandheld = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isHandheld && !matchMedia("(display-mode: standalone)").matches;
}
