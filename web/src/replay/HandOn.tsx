/** Handing on a replay at the moment that is looked at: by the device's own way of sharing, or copied. */
import { Button, useNarrow } from "../design";
import { useText } from "../i18n";
import { useCopied } from "../shell/copying";
import { useWays } from "../shell/ways";
import { momentOf } from "./moment";

export function HandOn({
  table,
  at,
  step,
  looking,
  title,
}: {
  readonly table: string;
  readonly at: number;
  /** Of the record: what stands after "#" reaches no server, and the picture in a chat is the server's. */
  readonly step: number;
  /** At what the game was worth. */
  readonly looking: boolean;
  readonly title: string;
}) {
  const { t } = useText();
  const narrow = useNarrow();
  const [way] = useWays() ?? [];
  const address = way ? `${way.site}/replay/${table}${momentOf(at, step, looking)}` : null;
  const [copied, copy] = useCopied(() => address);
  const share = () => {
    if (address && typeof navigator.share === "function")
      navigator.share({ title: "Tabbytop", text: t("share-replay", { game: title }), url: address }).catch(() => {});
    else copy();
  };
  return (
    <Button kind="quiet" size={narrow ? "usual" : "small"} icon={copied ? "ui-check" : "ui-share"} onClick={share}>
      {t(copied ? "copied" : way?.reach === "here" ? "replay-share-here" : "replay-share")}
    </Button>
  );
}
