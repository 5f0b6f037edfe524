/** A button that asks once more, where there is something to say before. */
import { useState } from "react";
import { Button, Dialog } from "../design";
import { useText } from "../i18n";

export function Sure({
  label,
  title,
  text,
  onSure,
  ...look
}: {
  readonly label: string;
  readonly title: string;
  readonly text: string | null;
  readonly onSure: () => void;
  readonly size?: "small" | "usual";
  readonly disabled?: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const { t } = useText();
  return (
    <>
      <Button kind="quiet" icon="ui-door" {...look} onClick={() => (text === null ? onSure() : setAsking(true))}>
        {label}
      </Button>
      <Dialog open={asking} title={title} onClose={() => setAsking(false)}>
        <p>{text}</p>
        <div className="keys">
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t("event-no")}
          </Button>
          <Button
            kind="warn"
            onClick={() => {
              setAsking(false);
              onSure();
            }}
            data-testid="sure"
          >
            {label}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
