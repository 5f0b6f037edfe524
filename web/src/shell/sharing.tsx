/** Handing on an address: which one, in words, for a camera, copied. */
import { Button, Choices } from "../design";
import { rich, useText } from "../i18n";
import { useCopied } from "./copying";
import { Qr } from "./Qr";
import type { Reach, Way } from "./ways";
import "./sharing.css";

export const bare = (address: string): string => address.replace(/^https?:\/\//, "");

export function Scan({ address, note }: { readonly address: string; readonly note: string }) {
  const { t } = useText();
  return (
    <figure className="scan">
      <Qr text={address} label={t("invite-qr-label", { address: bare(address) })} />
      <figcaption className="note">{note}</figcaption>
    </figure>
  );
}

/** Where they are who shall open it. */
export function WayChoice({
  ways,
  way,
  onChange,
}: {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onChange: (reach: Reach) => void;
}) {
  const { t } = useText();
  if (ways.length < 2) return <p className="note">{t(`invite-${way.reach}-note`)}</p>;
  return (
    <Choices<Reach>
      legend={t("invite-from")}
      value={way.reach}
      onChange={onChange}
      choices={ways.map((one) => ({
        value: one.reach,
        label: t(`invite-${one.reach}`),
        note: t(`invite-${one.reach}-note`),
      }))}
    />
  );
}

/** What it takes where only this computer can open the house. */
export function HowOthers() {
  const { t } = useText();
  return (
    <>
      <p>{rich(t("invite-how-text"))}</p>
      <p className="note">{t("invite-how-far")}</p>
    </>
  );
}

export function CopyLink({
  address,
  kind = "main",
}: {
  readonly address: string | null;
  readonly kind?: "main" | "quiet";
}) {
  const { t } = useText();
  const [copied, press] = useCopied(() => address);
  return (
    <Button kind={kind} icon={copied ? "ui-check" : "ui-link"} onClick={press}>
      {copied ? t("copied") : t("copy-link")}
    </Button>
  );
}
