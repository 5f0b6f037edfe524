/** "Play on another device too": a link that is good once, for a camera or in words. */
import { useEffect, useState } from "react";
import { Button, Dialog } from "../design";
import { useText } from "../i18n";
import { bare, CopyLink, HowOthers, Scan, WayChoice } from "../shell/sharing";
import { type Reach, useWays, type Way } from "../shell/ways";
import { api } from "../wire/api";
import type { Carrier, DeviceInfo } from "../wire/types";
import { deviceName, faultOf } from "./saying";

const LOOK = 2_000;

/** What stands in the link is behind a `#`: browsers send that to nobody, so no log has it. */
const addressOf = (way: Way, { token }: Carrier): string => `${way.site}/d#${token}`;

type CarryProps = {
  readonly known: readonly DeviceInfo[];
  readonly came: (devices: readonly DeviceInfo[]) => void;
  readonly onClose: () => void;
};

export function Carry({ known, came, onClose }: CarryProps) {
  const { t } = useText();
  const ways = useWays();
  const [best] = ways ?? [];
  return (
    <Dialog open onClose={onClose} title={t("carry-title")} wide>
      {best?.reach === "here" ? (
        <>
          <p className="lead">{t("carry-here")}</p>
          <HowOthers />
        </>
      ) : ways ? (
        <Link ways={ways} known={known} came={came} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

function Link({ ways, known, came, onClose }: CarryProps & { readonly ways: readonly Way[] }) {
  const { t } = useText();
  const [carrier, setCarrier] = useState<Carrier | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [reach, setReach] = useState<Reach | null>(null);
  const joined = useJoined(known, came);
  const way = ways.find((one) => one.reach === reach) ?? ways[0];
  const make = () => {
    setFault(null);
    api.carry().then(setCarrier, (error) => setFault(faultOf(error, t)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for each time that it is opened
  useEffect(make, []);
  if (joined)
    return (
      <>
        <p className="lead" role="status">
          {t("carry-done", { device: deviceName(joined, t) })}
        </p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{t("carry-done-close")}</Button>
        </div>
      </>
    );
  if (fault)
    return (
      <>
        <p className="lead">{fault}</p>
        <div className="dialog-actions">
          <Button onClick={make}>{t("try-now")}</Button>
        </div>
      </>
    );
  if (!carrier || !way) return null;
  const address = addressOf(way, carrier);
  return (
    <div className="inviting">
      <Scan address={address} note={t("carry-scan")} />
      <div className="inviting-words">
        <WayChoice ways={ways} way={way} onChange={setReach} />
        <p className="address" translate="no">
          {bare(address)}
        </p>
        <div className="keys">
          <CopyLink address={address} />
        </div>
        <p className="note">{t("carry-note")}</p>
      </div>
    </div>
  );
}

/** The device that has come since this was opened. */
function useJoined(known: readonly DeviceInfo[], came: (devices: readonly DeviceInfo[]) => void): DeviceInfo | null {
  const [before] = useState(() => new Set(known.map((one) => one.id)));
  const [joined, setJoined] = useState<DeviceInfo | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again and again while it is open
  useEffect(() => {
    const look = () =>
      void api.devices().then(
        (devices) => {
          const other = devices.find((one) => !before.has(one.id));
          if (!other) return;
          came(devices);
          setJoined(other);
        },
        () => {},
      );
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [before]);
  return joined;
}
