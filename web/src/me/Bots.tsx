/** Bots of one's own that play over the network: made, with a token that is shown once, and taken away. */
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button, Card, Chip, Dialog, Field, Icon } from "../design";
import { useText } from "../i18n";
import { ago } from "../i18n/dates";
import { useCopied } from "../shell/copying";
import { LONGEST_NAME } from "../shell/me";
import { api, Failure } from "../wire/api";
import type { NetbotInfo } from "../wire/types";
import { faultOf } from "./saying";

export function Bots() {
  const { t } = useText();
  const [bots, setBots] = useState<readonly NetbotInfo[] | null>(null);
  const [making, make] = useState(false);
  const [leaving, leave] = useState<NetbotInfo | null>(null);
  useEffect(() => void api.myBots().then(setBots, () => {}), []);
  if (!bots) return null;
  return (
    <Card className="me-card" aria-labelledby="bots">
      <h2 id="bots">{t("bots-title")}</h2>
      <p>{t("bots-lead")}</p>
      {bots.length > 0 ? (
        <ul className="me-rows">
          {bots.map((bot) => (
            <Row key={bot.id} bot={bot} leave={() => leave(bot)} />
          ))}
        </ul>
      ) : null}
      <Button kind="quiet" icon="ui-plus" onClick={() => make(true)}>
        {t("bots-make")}
      </Button>
      {making ? <Making made={(bot) => setBots([bot, ...bots])} onClose={() => make(false)} /> : null}
      {leaving ? <Leaving bot={leaving} done={setBots} onClose={() => leave(null)} /> : null}
    </Card>
  );
}

function Row({ bot, leave }: { readonly bot: NetbotInfo; readonly leave: () => void }) {
  const { t, language } = useText();
  return (
    <li className="me-row">
      <Icon name="ui-bot" size={24} />
      <span className="me-row-words">
        {bot.name}
        <span className="note">{t("bots-since", { when: ago(bot.since, language) })}</span>
      </span>
      {bot.here ? (
        <Chip tone="go" icon="ui-check">
          {t("bots-here")}
        </Chip>
      ) : null}
      <span className="me-deeds">
        <Button kind="bare" size="small" aria-label={t("bots-revoke-of", { name: bot.name })} onClick={leave}>
          {t("bots-revoke")}
        </Button>
      </span>
    </li>
  );
}

type MakingProps = { readonly made: (bot: NetbotInfo) => void; readonly onClose: () => void };

function Making({ made, onClose }: MakingProps) {
  const { t } = useText();
  const [name, setName] = useState("");
  const [token, setToken] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    api.newBot(name).then(
      (answer) => {
        setToken(answer.token);
        made(answer.bot);
      },
      (error) => setFault(makingFault(error, t)),
    );
  };
  return (
    <Dialog open lasting={token !== null} onClose={onClose} title={t(token ? "bots-token-title" : "bots-name-title")}>
      {token ? (
        <ShownToken token={token} onClose={onClose} />
      ) : (
        <form id={form} className="me-form" onSubmit={submit}>
          <Field
            label={t("bots-name-label")}
            note={t("bots-name-note")}
            fault={fault}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus
            onChange={(event) => setName(event.target.value)}
          />
          <div className="dialog-actions">
            <Button type="submit">{t("bots-make-go")}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function makingFault(error: unknown, t: ReturnType<typeof useText>["t"]): string {
  const kind = error instanceof Failure ? error.kind : "";
  if (kind === "malformed") return t("bots-fault-name");
  return kind === "too_many" ? t("bots-fault-many") : faultOf(error, t);
}

/** Shown this once: who has it is the bot. */
function ShownToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { t } = useText();
  const [copied, copy] = useCopied(() => token);
  return (
    <>
      <p>{t("bots-token-once")}</p>
      <code className="bot-token" translate="no" data-testid="bot-token">
        {token}
      </code>
      <p className="note">{t("bots-token-use")}</p>
      <div className="dialog-actions">
        <Button kind="quiet" icon={copied ? "ui-check" : "ui-copy"} onClick={copy}>
          {t(copied ? "copied" : "bots-token-copy")}
        </Button>
        <Button onClick={onClose}>{t("bots-token-kept")}</Button>
      </div>
    </>
  );
}

type LeavingProps = {
  readonly bot: NetbotInfo;
  readonly done: (bots: readonly NetbotInfo[]) => void;
  readonly onClose: () => void;
};

function Leaving({ bot, done, onClose }: LeavingProps) {
  const { t } = useText();
  const [fault, setFault] = useState<string | null>(null);
  const revoke = () => {
    api.revokeBot(bot.id).then(
      (left) => {
        done(left);
        onClose();
      },
      (error) => setFault(faultOf(error, t)),
    );
  };
  return (
    <Dialog open onClose={onClose} title={t("bots-revoke-title", { name: bot.name })}>
      <p className="lead">{t("bots-revoke-note")}</p>
      {fault ? <p className="fault">{fault}</p> : null}
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t("device-out-not")}
        </Button>
        <Button kind="warn" onClick={revoke}>
          {t("bots-revoke")}
        </Button>
      </div>
    </Dialog>
  );
}
