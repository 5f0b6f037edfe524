/** Bringing somebody to the table: a link, a code, the device's own way of sharing. */
import { useEffect, useState } from "react";
import { Button } from "../design";
import { announce } from "../ground/live";
import { useText } from "../i18n";
import type { TableInfo } from "../wire/types";

export const tableAddress = (id: string): string => `${location.origin}/t/${id}`;

/** Copies by the clipboard where there is one, else by a selection: a laptop in the home network is not "secure". */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    const place = document.querySelector("dialog[open]") ?? document.body;
    place.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export function CopyLink({
  id,
  kind = "main",
  small = false,
}: {
  readonly id: string;
  readonly kind?: "main" | "quiet";
  readonly small?: boolean;
}) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async () => {
    if (!(await copy(tableAddress(id)))) return;
    setCopied(true);
    announce(t("copied"));
  };
  return (
    <Button
      kind={kind}
      size={small ? "small" : "usual"}
      icon={copied ? "ui-check" : "ui-link"}
      onClick={() => void press()}
    >
      {copied ? t("copied") : t("copy-link")}
    </Button>
  );
}

export function Invitation({ table }: { readonly table: TableInfo }) {
  const { t } = useText();
  const address = tableAddress(table.id);
  const share = () => {
    navigator
      .share({ title: "Tabbytop", text: t("share-text", { game: t(`${table.game}-title`) }), url: address })
      .catch(() => {});
  };
  return (
    <div className="invitation">
      <p className="lead">{t("invite")}</p>
      <p className="address" translate="no">
        {address.replace(/^https?:\/\//, "")}
      </p>
      <div className="keys">
        <CopyLink id={table.id} />
        {typeof navigator.share === "function" ? (
          <Button kind="quiet" icon="ui-share" onClick={share}>
            {t("share")}
          </Button>
        ) : null}
        <span className="code-line">
          {t("invite-code")} <b className="code">{table.code}</b>
        </span>
      </div>
    </div>
  );
}
