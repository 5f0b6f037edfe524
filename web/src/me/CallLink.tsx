/** /calls/end/… and /calls/confirm/…: where a link in a notice leads. Looking does nothing; the button does. */
import { useState } from "react";
import { Button, Card, Link, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import { Head } from "../shell/Head";
import "./me.css";

export default function CallLink({ what, token }: { readonly what: "end" | "confirm"; readonly token: string }) {
  useGameTexts("calls");
  const { t } = useText();
  useTab(t(`calls-link-${what}`));
  const [state, setState] = useState<"asked" | "done" | "failed">("asked");
  const go = () =>
    void fetch(`/calls/${what}/${encodeURIComponent(token)}`, { method: "POST" }).then(
      (answer) => setState(answer.ok ? "done" : "failed"),
      () => setState("failed"),
    );
  return (
    <>
      <Head worded title="Tabbytop" where={t("calls-title")} />
      <main id="main" className="state-page" tabIndex={-1}>
        <Card className="me-sheet">
          <h1>{t(`calls-link-${what}`)}</h1>
          <p className="lead" role="status">
            {t(`calls-link-${what}-${state}`)}
          </p>
          {state === "asked" ? <Button onClick={go}>{t(`calls-link-${what}-yes`)}</Button> : null}
          <p className="note">
            <Link to="/me">{t("calls-link-me")}</Link>
          </p>
        </Card>
      </main>
    </>
  );
}
