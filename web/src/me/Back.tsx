/** /back: "I have been here before". Words that were written down lead to who one was. */
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button, Card, Link, useTab } from "../design";
import { navigate } from "../ground/router";
import { type Language, type Translate, useGameTexts, useText } from "../i18n";
import { Head } from "../shell/Head";
import { api } from "../wire/api";
import type { PhraseAnswer } from "../wire/types";
import { ByPasskey } from "./Passkeys";
import { arrivalAt, faultOf } from "./saying";
import "./me.css";

export default function Back() {
  useGameTexts("people");
  const { t } = useText();
  useTab(t("return-title"));
  const [offered, setOffered] = useState(false);
  useEffect(
    () =>
      void api.returns().then(
        (returns) => setOffered(returns.offered),
        () => {},
      ),
    [],
  );
  return (
    <>
      <Head worded title="Tabbytop" where={t("return-title")} />
      <main id="main" className="state-page" tabIndex={-1}>
        <Card className="me-sheet">
          <h1>{t("return-title")}</h1>
          <p className="lead">{t("return-lead")}</p>
          <ByPhrase />
          {offered ? <ByPasskey /> : null}
          <p className="note">
            {t("return-other")} <Link to="/">{t("to-home")}</Link>
          </p>
        </Card>
      </main>
    </>
  );
}

function ByPhrase() {
  const { t, language } = useText();
  const [phrase, setPhrase] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    api
      .byPhrase(phrase)
      .then(
        (answer) => (answer.token ? navigate(arrivalAt(answer.token)) : setFault(typoOf(answer, t, language))),
        (error) => setFault(faultOf(error, t)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="me-form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t("return-phrase")}</label>
        <textarea
          id={id}
          rows={3}
          value={phrase}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            setPhrase(event.target.value);
            setFault(null);
          }}
        />
        <span id={`${id}-note`} className={fault ? "fault" : "note"} role={fault ? "alert" : undefined}>
          {fault ?? t("return-phrase-note")}
        </span>
      </div>
      <div className="keys">
        <Button type="submit" disabled={busy}>
          {t("return-go")}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the words, and what to do. */
function typoOf({ wrong, place, word, near }: PhraseAnswer, t: Translate, language: Language): string {
  if (wrong === "count") return t("typo-count", { count: place });
  if (wrong === "word" && near.length === 0) return t("typo-word", { place, word });
  if (wrong === "word") {
    const meant = near.map((one) => t("typo-meant", { word: one }));
    return t("typo-near", { place, word, near: new Intl.ListFormat(language, { type: "disjunction" }).format(meant) });
  }
  return t(wrong === "sum" ? "typo-sum" : "typo-unknown");
}
