/** The browsers that are this person: which they are, what they are called, and signing one out. */
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button, Card, Chip, Dialog, Field, Icon } from "../design";
import { useText } from "../i18n";
import { ago } from "../i18n/dates";
import { LONGEST_NAME, tellSignedOut } from "../shell/me";
import { api } from "../wire/api";
import type { DeviceInfo } from "../wire/types";
import { Carry } from "./Carry";
import { deviceName, faultOf } from "./saying";

type Asked = { readonly what: "name" | "out"; readonly device: DeviceInfo };

export function Devices() {
  const { t } = useText();
  const [devices, setDevices] = useState<readonly DeviceInfo[] | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const [carrying, carry] = useState(false);
  useEffect(() => void api.devices().then(setDevices, () => {}), []);
  return (
    <Card className="me-card" aria-labelledby="devices">
      <h2 id="devices">{t("devices-title")}</h2>
      <ul className="me-rows">
        {devices?.map((device) => (
          <Row key={device.id} device={device} ask={(what) => ask({ what, device })} />
        ))}
      </ul>
      <Button kind="quiet" icon="ui-plus" disabled={!devices} onClick={() => carry(true)}>
        {t("carry")}
      </Button>
      {carrying && devices ? <Carry known={devices} came={setDevices} onClose={() => carry(false)} /> : null}
      {asked?.what === "name" ? (
        <Naming device={asked.device} done={setDevices} onClose={() => ask(null)} />
      ) : asked ? (
        <SigningOut device={asked.device} alone={devices?.length === 1} done={setDevices} onClose={() => ask(null)} />
      ) : null}
    </Card>
  );
}

function Row({ device, ask }: { readonly device: DeviceInfo; readonly ask: (what: Asked["what"]) => void }) {
  const { t, language } = useText();
  const name = deviceName(device, t);
  const when = device.here ? t("device-this") : t("device-seen", { when: ago(device.seen, language) });
  return (
    <li className="me-row">
      <Icon name={device.handheld ? "ui-phone" : "ui-screen"} size={24} />
      <span className="me-row-words">
        {name}
        <span className="note">{when}</span>
      </span>
      {device.here ? (
        <Chip tone="go" icon="ui-check">
          {t("device-here")}
        </Chip>
      ) : null}
      <span className="me-deeds">
        <Button
          kind="bare"
          size="small"
          round
          icon="ui-pen"
          label={t("device-name-of", { device: name })}
          onClick={() => ask("name")}
        />
        <Button kind="bare" size="small" aria-label={t("device-out-of", { device: name })} onClick={() => ask("out")}>
          {t("device-out")}
        </Button>
      </span>
    </li>
  );
}

type Question = {
  readonly device: DeviceInfo;
  readonly done: (devices: readonly DeviceInfo[]) => void;
  readonly onClose: () => void;
};

/** What the server says, and why not where it refuses. */
function useAnswer({ done, onClose }: Question): readonly [string | null, (asked: Promise<DeviceInfo[]>) => void] {
  const { t } = useText();
  const [fault, setFault] = useState<string | null>(null);
  const wait = (asked: Promise<DeviceInfo[]>) => {
    asked.then(
      (devices) => {
        done(devices);
        onClose();
      },
      (error) => setFault(faultOf(error, t)),
    );
  };
  return [fault, wait];
}

function Naming(question: Question) {
  const { t } = useText();
  const { device, onClose } = question;
  const [name, setName] = useState(device.name);
  const [fault, wait] = useAnswer(question);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wait(api.renameDevice(device.id, name));
  };
  return (
    <Dialog open onClose={onClose} title={t("device-name-title")}>
      <form id={form} className="me-form" onSubmit={submit}>
        <Field
          label={t("device-name-label")}
          note={t("device-name-note")}
          fault={fault}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={deviceName({ ...device, name: "" }, t)}
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        <div className="dialog-actions">
          <Button type="submit">{t("device-name-take")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function SigningOut({ alone, ...question }: Question & { readonly alone: boolean }) {
  const { t } = useText();
  const { device, onClose } = question;
  const [fault, wait] = useAnswer({
    ...question,
    done: (left) => (device.here ? tellSignedOut() : question.done(left)),
  });
  return (
    <Dialog open onClose={onClose} title={t("device-out-title", { device: deviceName(device, t) })}>
      <p className="lead">{t(device.here ? "device-out-here" : "device-out-note")}</p>
      {device.here && alone ? <p>{t("device-out-last")}</p> : null}
      {fault ? <p className="fault">{fault}</p> : null}
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t("device-out-not")}
        </Button>
        <Button kind="warn" onClick={() => wait(api.signOut(device.id))}>
          {t("device-out")}
        </Button>
      </div>
    </Dialog>
  );
}
