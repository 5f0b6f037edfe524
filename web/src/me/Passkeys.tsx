/** Passkeys: made with what unlocks this device, listed, removed; and shown, to come back. */
import { useState } from "react";
import { Button, Icon } from "../design";
import { navigate } from "../ground/router";
import { useText } from "../i18n";
import { ago } from "../i18n/dates";
import { api, Failure } from "../wire/api";
import type { PasskeyInfo } from "../wire/types";
import { arrivalAt, faultOf, systemName } from "./saying";
import { knowsPasskeys, makePasskey, showPasskey } from "./webauthn";

type PasskeysProps = {
  readonly passkeys: readonly PasskeyInfo[];
  readonly done: (passkeys: readonly PasskeyInfo[]) => void;
};

/** Those of mine, and one more. */
export function Passkeys({ passkeys, done }: PasskeysProps) {
  const { t, language } = useText();
  const [fault, setFault] = useState<string | null>(null);
  const wait = (asked: Promise<{ readonly passkeys: readonly PasskeyInfo[] }>) => {
    setFault(null);
    asked.then(
      (answer) => done(answer.passkeys),
      (error) => setFault(error instanceof Failure ? faultOf(error, t) : t("passkey-not-made")),
    );
  };
  const make = () => wait(api.askForPasskey().then(makePasskey).then(api.keepPasskey));
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="me-rows">
          {passkeys.map((passkey) => (
            <li className="me-row" key={passkey.id}>
              <Icon name="ui-shield" size={24} />
              <span className="me-row-words">
                {t("passkey-of", { device: systemName(passkey, t) })}
                <span className="note">
                  {t("passkey-used", { when: ago(passkey.seen, language), site: passkey.site })}
                </span>
              </span>
              <Button
                kind="bare"
                size="small"
                aria-label={t("passkey-remove-of", { device: systemName(passkey, t) })}
                onClick={() => wait(api.removePasskey(passkey.id))}
              >
                {t("passkey-remove")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {knowsPasskeys() ? (
        <Button kind="quiet" icon="ui-shield" onClick={make}>
          {t("passkey-make")}
        </Button>
      ) : null}
      {fault ? <p role="alert">{fault}</p> : null}
    </>
  );
}

/** Comes back as whoever the passkey is of. */
export function ByPasskey() {
  const { t } = useText();
  const [fault, setFault] = useState<string | null>(null);
  if (!knowsPasskeys()) return null;
  const show = () => {
    setFault(null);
    api
      .askWhichPasskey()
      .then(showPasskey)
      .then(api.byPasskey)
      .then(
        (carrier) => navigate(arrivalAt(carrier.token)),
        (error) => {
          if (!(error instanceof Failure)) setFault(t("passkey-not-shown"));
          else setFault(error.kind === "not_now" ? t("passkey-unknown") : faultOf(error, t));
        },
      );
  };
  return (
    <>
      <Button kind="quiet" icon="ui-shield" onClick={show}>
        {t("passkey-show")}
      </Button>
      {fault ? <p role="alert">{fault}</p> : null}
    </>
  );
}
