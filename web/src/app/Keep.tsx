/** "Keep it on this device", on the first page: fetched on wish, told how far it is, removed again. */
import { useEffect, useSyncExternalStore } from "react";
import { Button, Strip } from "../design";
import { keep, keeping, look, remove, stop } from "../home/keeping";
import type { Keeping } from "../home/pack";
import { isAlone } from "../home/place";
import { useGameTexts, useText } from "../i18n";

/** In millions of bytes, as shops count them. */
const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);

export default function Keep() {
  useGameTexts("home");
  const { t } = useText();
  const now = useSyncExternalStore(keeping.subscribe, keeping.get);
  useEffect(() => {
    const again = () => void (document.visibilityState === "visible" && look());
    again();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, []);
  if (now.at === "unknown" || (now.at === "impossible" && !isAlone())) return null;
  return (
    <section className="home-keep" aria-labelledby="keep-title" data-testid="keep" data-at={now.at}>
      <h2 id="keep-title">{t("home-title")}</h2>
      <Kept now={now} />
    </section>
  );
}

function Kept({ now }: { readonly now: Keeping }) {
  const { t } = useText();
  switch (now.at) {
    case "unknown":
      return null;
    case "impossible":
      return <p>{t("home-impossible")}</p>;
    case "absent":
      return (
        <>
          {now.trouble ? (
            <Strip tone="stop" icon="ui-help">
              {t(`home-trouble-${now.trouble}`)}
            </Strip>
          ) : null}
          <p>{t(isAlone() ? "home-offer-alone" : "home-offer")}</p>
          <p className="keep-row">
            <Button icon="ui-download" onClick={() => void keep()} data-testid="keep-it">
              {t("home-keep")}
            </Button>
            {now.bytes ? <span className="note">{t("home-size", { size: mega(now.bytes) })}</span> : null}
          </p>
        </>
      );
    case "fetching": {
      const said = t("home-fetching", { done: mega(now.done), size: mega(now.bytes) });
      return (
        <p className="keep-row">
          <progress max={now.bytes} value={now.done} aria-label={said} />
          <span className="note">{said}</span>
          <Button kind="quiet" size="small" onClick={stop}>
            {t("home-stop")}
          </Button>
        </p>
      );
    }
    case "preparing":
      return (
        <p className="keep-row">
          <progress aria-label={t("home-preparing")} />
          <span className="note">{t("home-preparing")}</span>
        </p>
      );
    case "kept":
      return (
        <>
          <p>{t("home-kept", { size: mega(now.bytes) })}</p>
          {now.newer ? (
            <p className="keep-row" data-testid="keep-newer">
              <span>{t(`home-newer-${now.newer}`)}</span>
              {now.newer === "fetching" ? null : (
                <Button size="small" onClick={() => void look()}>
                  {t(now.newer === "waiting" ? "home-take-up" : "home-update")}
                </Button>
              )}
            </p>
          ) : null}
          <p className="keep-row">
            <Button kind="quiet" size="small" onClick={() => void remove()} data-testid="keep-remove">
              {t("home-remove")}
            </Button>
            <span className="note">{t("home-remove-note")}</span>
          </p>
        </>
      );
  }
}
