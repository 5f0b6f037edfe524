/** A recovery phrase: made, shown once, made anew. */
import { useEffect, useState } from "react";
import { Button, Card, Dialog, Link } from "../design";
import { useText } from "../i18n";
import { ago } from "../i18n/dates";
import { useCopied } from "../shell/copying";
import { api } from "../wire/api";
import type { Returns } from "../wire/types";
import { Passkeys } from "./Passkeys";
import { faultOf } from "./saying";

/** How to come back where no device is left. */
export function Return() {
  const { t, language } = useText();
  const [returns, setReturns] = useState<Returns | null>(null);
  const [asked, ask] = useState(false);
  useEffect(() => void api.returns().then(setReturns, () => {}), []);
  if (!returns) return null;
  const since = returns.phrase;
  return (
    <Card className="me-card" aria-labelledby="phrase">
      <h2 id="phrase">{t("returns-title")}</h2>
      <p>{t("phrase-lead")}</p>
      <p className="note">{since === null ? t("phrase-none") : t("phrase-since", { when: ago(since, language) })}</p>
      <Button kind="quiet" icon="ui-pen" onClick={() => ask(true)}>
        {t(since === null ? "phrase-make" : "phrase-anew")}
      </Button>
      {returns.offered ? (
        <Passkeys passkeys={returns.passkeys} done={(passkeys) => setReturns({ ...returns, passkeys })} />
      ) : null}
      <Link to="/back">{t("to-return")}</Link>
      {asked ? (
        <Making
          again={since !== null}
          made={() => setReturns({ ...returns, phrase: Date.now() / 1000 })}
          onClose={() => ask(false)}
        />
      ) : null}
    </Card>
  );
}

type MakingProps = { readonly again: boolean; readonly made: () => void; readonly onClose: () => void };

function Making({ again, made, onClose }: MakingProps) {
  const { t } = useText();
  const [phrase, setPhrase] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const make = () => {
    api.newPhrase().then(
      (answer) => {
        setPhrase(answer.phrase);
        made();
      },
      (error) => setFault(faultOf(error, t)),
    );
  };
  return (
    <Dialog open lasting={phrase !== null} onClose={onClose} title={t(phrase ? "phrase-write" : "phrase-title")}>
      {phrase ? (
        <>
          <Words phrase={phrase} />
          <div className="dialog-actions">
            <Button onClick={onClose}>{t("phrase-written")}</Button>
          </div>
        </>
      ) : (
        <>
          <p className="lead">{t(again ? "phrase-anew-note" : "phrase-make-note")}</p>
          {fault ? <p role="alert">{fault}</p> : null}
          <div className="dialog-actions">
            <Button kind="quiet" onClick={onClose}>
              {t("phrase-not")}
            </Button>
            <Button onClick={make}>{t(again ? "phrase-anew" : "phrase-make")}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The words, numbered, as they are to be written down. */
export function Words({ phrase }: { readonly phrase: string }) {
  const { t } = useText();
  const [copied, copy] = useCopied(() => phrase);
  return (
    <>
      <p>{t("phrase-once")}</p>
      <ol className="phrase" translate="no" lang="en">
        {phrase.split(" ").map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice
          <li key={place}>{word}</li>
        ))}
      </ol>
      <p className="note">{t("phrase-english")}</p>
      <Button kind="quiet" icon={copied ? "ui-check" : "ui-copy"} onClick={copy}>
        {t(copied ? "copied" : "phrase-copy")}
      </Button>
    </>
  );
}
