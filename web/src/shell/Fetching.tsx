/** The house on its way to this device: how far it is, what went wrong, and how to go on. */
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Button, Strip } from "../design";
import { keep, keeping, remove, stop } from "../home/keeping";
import type { Keeping, Measure } from "../home/pack";
import { isAlone } from "../home/place";
import { come } from "../home/wish";
import { useGameTexts, useText } from "../i18n";
import "./fetching.css";

/** In millions of bytes, as shops count them. */
export const mega = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

export const useKeeping = (): Keeping => useSyncExternalStore(keeping.subscribe, keeping.get);

/** Wished for where it stands: fetched from then on. Nothing when it is here. `lead`: the id of what is said meanwhile. */
export default function Fetching({ lead }: { readonly lead: string }) {
  useGameTexts("home");
  const { t } = useText();
  const now = useKeeping();
  useEffect(() => void come().catch(() => {}), []);
  if (now.at === "kept") return null;
  return (
    <div className="fetching" data-testid="fetching">
      {now.at === "absent" || now.at === "impossible" ? null : <p>{t(lead)}</p>}
      <Coming now={now} />
    </div>
  );
}

/** Before it is kept. */
export function Coming({ now }: { readonly now: Exclude<Keeping, { readonly at: "kept" }> }) {
  const { t, language } = useText();
  const said = (bytes: number) => mega(bytes, language);
  switch (now.at) {
    case "unknown":
      return <Under way={t("loading")} />;
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
              {t(now.came ? "home-rest" : "home-keep")}
            </Button>
            {now.bytes && !now.came ? <span className="note">{t("home-size", { size: said(now.bytes) })}</span> : null}
            {now.bytes && now.came ? (
              <>
                <span className="note">{t("home-fetching", { done: said(now.came), size: said(now.bytes) })}</span>
                <Button kind="quiet" size="small" onClick={() => void remove()} data-testid="keep-remove">
                  {t("home-remove")}
                </Button>
              </>
            ) : null}
          </p>
        </>
      );
    case "fetching":
      return (
        <Under
          way={t("home-fetching", { done: said(now.done), size: said(now.bytes) })}
          far={{ done: now.done, of: now.bytes }}
        >
          <Button kind="quiet" size="small" onClick={stop}>
            {t("home-stop")}
          </Button>
        </Under>
      );
    case "preparing":
      return <Under way={t("home-preparing")} far={now.far} />;
  }
}

/** How far it is; null where nobody can tell. */
export function Under({ way, far = null, children }: UnderProps) {
  return (
    <p className="keep-row">
      <progress {...(far && { max: far.of, value: far.done })} aria-label={way} />
      <span className="note">{way}</span>
      {children}
    </p>
  );
}

type UnderProps = {
  readonly way: string;
  readonly far?: Measure | null;
  readonly children?: ReactNode;
};
