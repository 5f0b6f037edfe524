/** The person at this browser: no account, a name asked for once and kindly. */
import { type FormEvent, useId, useState } from "react";
import { Button, Dialog, Field } from "../design";
import { addressOf } from "../ground/router";
import { memory, Store, useStore } from "../ground/store";
import { texts, useText } from "../i18n";
import { api, signedOut } from "../wire/api";
import type { Me } from "../wire/types";

const NAMED = "tabbytop.named";
export const LONGEST_NAME = 24;

const TOLD = "tabbytop.told-out";

const person = new Store<Me | null>(null);
const question = new Store<{ readonly answer: (name: string | null) => void } | null>(null);

export function useMe(): Me | null {
  return useStore(person);
}

/** This browser was signed out, and its person is to be told so. */
const isOut = new Store(false);

export function tellSignedOut(): void {
  isOut.set(true);
}

signedOut.tell = tellSignedOut;

let asking: Promise<Me> | null = null;

export function loadMe(): Promise<Me> {
  asking ??= api.me().then(
    (me) => {
      person.set(me);
      if (me.signed_out && memory.read(TOLD, "session") === null) isOut.set(true);
      memory.write(TOLD, null, "session");
      return me;
    },
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

export async function rename(name: string): Promise<void> {
  const me = await api.rename(name);
  asking = Promise.resolve(me);
  person.set(me);
}

export function tidyName(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

/** A cat's name in the reader's language, so that nobody is blocked by a question. */
export function catName(not: string = ""): string {
  const names = texts.translate("cat-names").split(/\s*,\s*/);
  const others = names.filter((name) => name !== not);
  return others[Math.floor(Math.random() * others.length)] ?? "Tabby";
}

/** Sees to it that the person has a name. `asking`: others will read it, so ask once; else a cat's name will do. */
export async function haveName(asking: boolean): Promise<void> {
  const me = await loadMe();
  const chosen = memory.read(NAMED) === "yes";
  if (me.name !== "" && (chosen || !asking)) return;
  const offered = me.name || catName();
  const name = asking ? ((await askName()) ?? offered) : offered;
  if (name !== me.name) await rename(name);
}

/** Asks for a name; null if the question was waved away. */
export function askName(): Promise<string | null> {
  return new Promise((resolve) => {
    question.get()?.answer(null);
    question.set({
      answer: (name) => {
        question.set(null);
        memory.write(NAMED, "yes");
        resolve(name);
      },
    });
  });
}

/** Stands once in the page. */
export function NameQuestion() {
  const asked = useStore(question);
  const { t } = useText();
  if (!asked) return null;
  return (
    <Dialog open title={t("name-title")} onClose={() => asked.answer(null)}>
      <NameForm answer={asked.answer} />
    </Dialog>
  );
}

/** Stands once in the page. A whole new page follows: what is shown behind it is somebody else's. */
export function SignedOutNotice() {
  const out = useStore(isOut);
  const { t } = useText();
  const goOn = () => {
    memory.write(TOLD, "yes", "session");
    location.assign(addressOf("/"));
  };
  if (!out) return null;
  return (
    <Dialog open lasting title={t("signed-out-title")} onClose={goOn}>
      <p className="lead">{t("signed-out")}</p>
      <div className="dialog-actions">
        <Button onClick={goOn}>{t("signed-out-go")}</Button>
      </div>
    </Dialog>
  );
}

function NameForm({ answer }: { readonly answer: (name: string | null) => void }) {
  const { t } = useText();
  const me = useMe();
  const [name, setName] = useState(() => me?.name || catName());
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer(tidyName(name) || null);
  };
  return (
    <form id={form} onSubmit={submit} style={{ display: "grid", gap: 18 }}>
      <Field
        label={t("name-label")}
        note={t("name-note")}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        enterKeyHint="done"
        data-autofocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="dialog-actions">
        <Button kind="quiet" icon="ui-rotate" onClick={() => setName(catName(name))}>
          {t("name-another")}
        </Button>
        <Button type="submit">{t("name-take")}</Button>
      </div>
    </form>
  );
}
