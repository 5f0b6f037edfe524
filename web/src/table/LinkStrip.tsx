import { useEffect, useState } from "react";
import { Button, Strip } from "../design";
import { useText } from "../i18n";
import { useHomeNews } from "../shell/homeNews";
import { needsNetwork } from "../wire/transport";
import type { Room, RoomState } from "./room";

/** A blink of a second needs no words. */
const UNSEEN = 900;

/** Says that the line is lost, what is kept, since when; and that it is back. Why the house here is not is said above. */
export function LinkStrip({ room, state }: { readonly room: Room; readonly state: RoomState }) {
  const { t } = useText();
  const { link } = state;
  const since = link.state === "lost" ? link.since : null;
  const [now, setNow] = useState(() => Date.now());
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (since === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [since]);

  const isToldAbove = useHomeNews() !== null && !needsNetwork(room.id);
  const shown = since !== null && now - since >= UNSEEN && !isToldAbove;
  useEffect(() => {
    if (shown) setSeen(true);
    else if (link.state === "open") setSeen(false);
  }, [shown, link.state]);

  if (shown && since !== null) {
    const kept = state.pending.length > 0;
    return (
      <Strip
        tone="info"
        icon="ui-wool"
        action={
          <>
            <span className="label" aria-hidden="true">
              {t("lost-for", { seconds: Math.round((now - since) / 1000) })}
            </span>
            <Button kind="quiet" size="small" onClick={() => room.retryNow()}>
              {t("try-now")}
            </Button>
          </>
        }
      >
        <b>{t("lost-title")}</b> {kept ? t("lost-kept") : t("lost-board")}
      </Strip>
    );
  }
  if (link.state === "back" && seen) {
    return (
      <Strip tone="go" icon="ui-check">
        <b>{t("back-title")}</b> {t("back")}
      </Strip>
    );
  }
  return null;
}
