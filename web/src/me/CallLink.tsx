/** /calls/end/… and /calls/confirm/…: where a link in a notice leads. The one click is the one on the link: once the page
 * is seen, calls are ended, and can be had back. Whether a mailbox is one's own is asked, since somebody else may have
 * named it. Who only fetches the page, as those do who look for bad links, does nothing. */
import { useCallback, useEffect, useState } from "react";
import { Button, Card, Link, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import { Head } from "../shell/Head";
import "./me.css";

type State = "asked" | "done" | "again" | "failed";

export default function CallLink({ what, token }: { readonly what: "end" | "confirm"; readonly token: string }) {
  useGameTexts("calls");
  const { t } = useText();
  useTab(t(`calls-link-${what}`));
  const [state, setState] = useState<State>("asked");
  const go = useCallback(
    (how: "end" | "confirm" | "again", then: State = "done") =>
      void fetch(`/calls/${how}/${encodeURIComponent(token)}`, { method: "POST" }).then(
        (answer) => setState(answer.ok ? then : "failed"),
        () => setState("failed"),
      ),
    [token],
  );
  useSeen(useCallback(() => what === "end" && go("end"), [what, go]));
  return (
    <>
      <Head worded title="Tabbytop" where={t("calls-title")} />
      <main id="main" className="state-page" tabIndex={-1}>
        <Card className="me-sheet">
          <h1>{t(`calls-link-${what}`)}</h1>
          <p className="lead" role="status">
            {t(`calls-link-${what}-${state}`)}
          </p>
          {what === "confirm" && state === "asked" ? (
            <Button onClick={() => go("confirm")}>{t("calls-link-confirm-yes")}</Button>
          ) : null}
          {what === "end" && state === "done" ? (
            <Button kind="quiet" onClick={() => go("again", "again")}>
              {t("calls-link-end-undo")}
            </Button>
          ) : null}
          {what === "end" && (state === "again" || state === "failed") ? (
            <Button kind="quiet" onClick={() => go("end")}>
              {t("calls-link-end-yes")}
            </Button>
          ) : null}
          <p className="note">
            <Link to="/me">{t("calls-link-me")}</Link>
          </p>
        </Card>
      </main>
    </>
  );
}

/** Once somebody has the page before their eyes: one that was fetched ahead, or lies behind others, was not asked for. */
function useSeen(then: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      then();
    };
    document.addEventListener("visibilitychange", look);
    look();
    return () => document.removeEventListener("visibilitychange", look);
  }, [then]);
}
