/** The key to Micka's pencil in the running head, where hints are given. */
import { Button } from "../design";
import { useKeys } from "../ground/keys";
import { useText } from "../i18n";

export const HINT_KEY = "h";

export function HintButton({
  open,
  ready,
  onPress,
}: {
  readonly open: boolean;
  /** Something is asked that a hint could be about. */
  readonly ready: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useText();
  useKeys({ [HINT_KEY]: ready || open ? onPress : null });
  return (
    <Button
      kind="quiet"
      size="small"
      icon="ui-pen"
      className="hint"
      aria-label={t("hint")}
      title={t("hint-key-title")}
      aria-keyshortcuts={HINT_KEY}
      aria-pressed={open}
      disabled={!ready && !open}
      onClick={onPress}
      data-testid="hint"
    >
      <span className="spoken-when-narrow">{t("hint")}</span>
    </Button>
  );
}
