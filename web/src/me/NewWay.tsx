/** A mailbox or a webhook through which one wants to be called. */
import { type FormEvent, useId, useState } from "react";
import { Button, Dialog, Field } from "../design";
import { type Translate, useText } from "../i18n";
import { api, Failure } from "../wire/api";
import type { Calls } from "../wire/calls";
import { ownZone } from "./pushing";
import { faultOf } from "./saying";

export function NewWay({
  kind,
  done,
  onClose,
}: {
  readonly kind: "mail" | "hook";
  readonly done: (calls: Calls) => void;
  readonly onClose: () => void;
}) {
  const { t, language } = useText();
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    api.addWay(kind, { address, shape: "", language, zone: ownZone() }).then(
      (calls) => {
        done(calls);
        onClose();
      },
      (error) => setFault(whyNot(error, kind, t)),
    );
  };
  return (
    <Dialog open onClose={onClose} title={t(`calls-add-${kind}`)}>
      <form id={form} className="me-form" onSubmit={submit}>
        <Field
          label={t(`calls-${kind}-label`)}
          note={t(`calls-${kind}-note`)}
          fault={fault}
          value={address}
          inputMode={kind === "mail" ? "email" : "url"}
          autoComplete={kind === "mail" ? "email" : "off"}
          data-autofocus
          onChange={(event) => setAddress(event.target.value)}
        />
        <div className="dialog-actions">
          <Button type="submit">{t("calls-add-take")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function whyNot(error: unknown, kind: "mail" | "hook", t: Translate): string {
  if (!(error instanceof Failure) || error.kind !== "malformed") return faultOf(error, t);
  return t(error.message.includes("inside the network") ? "calls-hook-inside" : `calls-${kind}-wrong`);
}
