/** A game of this device is taken to the server, where others can sit down at it. */
import { useState } from "react";
import { Button, Dialog } from "../design";
import { navigate } from "../ground/router";
import { useGameTexts, useText } from "../i18n";
import { Under } from "../shell/Fetching";
import { api, Failure } from "../wire/api";
import type { TableInfo } from "../wire/types";
import type { Room } from "./room";
import { rememberWhere } from "./wentOn";

type Props = { readonly room: Room; readonly table: TableInfo; readonly onClose: () => void };

export default function GoTogether({ room, table, onClose }: Props) {
  useGameTexts("home");
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function go(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      const there = await api.goTogether(table);
      rememberWhere(table.id, there.id);
      room.close(); // there is one game, and it goes on there
      navigate(`/t/${there.id}`);
    } catch (error) {
      const away = error instanceof Failure && error.kind === "unreachable";
      setFault(away ? "fault-unreachable" : "home-not-taken");
      setBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} title={t("go-together")}>
      <p className="lead">{t("home-together")}</p>
      <p>{t("begun-at-home-note")}</p>
      {fault ? <p role="alert">{t(fault)}</p> : null}
      {busy ? <Under way={t("home-taking")} /> : null}
      <div className="dialog-actions">
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          {t("home-stay")}
        </Button>
        <Button disabled={busy} onClick={() => void go()} data-testid="go-together">
          {t("home-take")}
        </Button>
      </div>
    </Dialog>
  );
}
