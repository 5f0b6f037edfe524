/** Whether the house answers, said once for all pages that have no words of their own for it. */
import { useEffect, useSyncExternalStore } from "react";
import { Strip } from "../design";
import { isKept } from "../home/place";
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

export function ReachStrip({ path }: { readonly path: string }) {
  const { t } = useText();
  const away = !useSyncExternalStore(subscribe, isReached);
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
      {t(isKept() ? "unreachable-home" : "unreachable")}
    </Strip>
  );
}
