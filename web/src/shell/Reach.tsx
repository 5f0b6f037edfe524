/** Whether the house answers, said once for all pages that have no words of their own for it. */
import { useEffect, useSyncExternalStore } from "react";
import { Strip } from "../design";
import { isAlone, isKept } from "../home/place";
import { useText } from "../i18n";
import { api, isReached, REACH } from "../wire/api";

const AGAIN = 3000;

/** A table has its own strip, a page that shows nothing but one thing says itself that it did not come, and puzzles need
 * no house. */
const OWN_WORDS = /^\/(t|j|replay|pad|puzzles|guide)(\/|$)/;

function subscribe(listener: () => void): () => void {
  addEventListener(REACH, listener);
  return () => removeEventListener(REACH, listener);
}

/** Did nobody answer when the server was last asked? */
export const useAway = (): boolean => !useSyncExternalStore(subscribe, isReached);

/** Is there nobody to be asked but the house on this device? */
export const useOnOwn = (): boolean => {
  const away = useAway();
  return isAlone() || (away && isKept());
};

export function ReachStrip({ path }: { readonly path: string }) {
  const { t } = useText();
  const away = useAway();
  useEffect(() => {
    if (!away) return;
    const look = (): void => void api.house().catch(() => {});
    const timer = setInterval(() => {
      if (navigator.onLine) look();
    }, AGAIN);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [away]);
  if (!away || OWN_WORDS.test(path)) return null;
  return (
    <Strip tone="info" icon="ui-wool">
      {t(isKept() ? (navigator.onLine ? "unanswered-home" : "unreachable-home") : "unreachable")}
    </Strip>
  );
}
