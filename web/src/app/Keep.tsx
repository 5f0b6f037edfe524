/** "Keep it on this device", on the first page: fetched on wish, told how far it is, removed again. */
import { useEffect, useState } from "react";
import { Button } from "../design";
import { isPromised, look, remove } from "../home/keeping";
import type { Keeping } from "../home/pack";
import { isAlone } from "../home/place";
import { useGameTexts, useText } from "../i18n";
import { Coming, mega, useKeeping } from "../shell/Fetching";

export default function Keep() {
  useGameTexts("home");
  const { t } = useText();
  const now = useKeeping();
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
      {now.at === "kept" ? <Kept now={now} /> : <Coming now={now} />}
    </section>
  );
}

function Kept({ now }: { readonly now: Extract<Keeping, { readonly at: "kept" }> }) {
  const { t, language } = useText();
  const [promised, setPromised] = useState<boolean | null>(null);
  useEffect(() => void isPromised().then(setPromised, () => {}), []);
  return (
    <>
      <p>{t("home-kept", { size: mega(now.bytes, language) })}</p>
      {now.slow ? <p className="note">{t("home-slow")}</p> : null}
      {promised === false ? <p className="note">{t("home-unpromised")}</p> : null}
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
