/** Everything that is kept of this person: to be taken out, and to be deleted. */
import { useState } from "react";
import { Button, Card, Dialog } from "../design";
import { ButtonInside, buttonClass } from "../design/Button";
import { addressOf } from "../ground/router";
import { useText } from "../i18n";
import { EverythingLink } from "../shell/records";
import { api } from "../wire/api";
import { faultOf } from "./saying";

export function Kept() {
  const { t } = useText();
  const [asked, ask] = useState(false);
  return (
    <Card className="me-card" aria-labelledby="kept">
      <h2 id="kept">{t("kept-title")}</h2>
      <p>{t("kept-lead")}</p>
      <div className="keys">
        <EverythingLink className={buttonClass({ kind: "quiet" })}>
          <ButtonInside icon="ui-download">{t("kept-all")}</ButtonInside>
        </EverythingLink>
        <Button kind="quiet" icon="ui-close" onClick={() => ask(true)}>
          {t("forget-me")}
        </Button>
      </div>
      {asked ? <Forgetting onClose={() => ask(false)} /> : null}
    </Card>
  );
}

function Forgetting({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const forget = () => {
    setBusy(true);
    api.forget().then(
      () => location.assign(addressOf("/")),
      (error) => {
        setBusy(false);
        setFault(faultOf(error, t));
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t("forget-title")}>
      <p className="lead">{t("forget-lead")}</p>
      <ul className="me-points">
        <li>{t("forget-games")}</li>
        <li>{t("forget-rest")}</li>
        <li>{t("forget-devices")}</li>
      </ul>
      <p>{t("forget-final")}</p>
      {fault ? <p role="alert">{fault}</p> : null}
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t("forget-not")}
        </Button>
        <Button kind="warn" disabled={busy} onClick={forget}>
          {t("forget-yes")}
        </Button>
      </div>
    </Dialog>
  );
}
