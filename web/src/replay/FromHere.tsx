/** "Go on from here": the moment that is shown becomes a table of practice, against bots. */
import { useState } from "react";
import { useFromHere } from "../core/fromHere";
import type { SeatName } from "../core/module";
import { Button, Choices, Dialog, Strip } from "../design";
import { useText } from "../i18n";

export function FromHere({
  record,
  step,
  names,
}: {
  /** The table whose record it is, or the file. */
  readonly record: string | Blob;
  /** So many steps of the game are done; null where there is nothing left to do. */
  readonly step: number | null;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const [seat, setSeat] = useState(0);
  const { start, busy, failed } = useFromHere(record);

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon="ui-play"
        disabled={step === null}
        onClick={() => setAsked(true)}
        data-testid="from-here"
      >
        {t("from-here")}
      </Button>
      {asked ? (
        <Dialog open onClose={() => setAsked(false)} title={t("from-here")}>
          <p className="lead">{t("from-here-note")}</p>
          {failed ? (
            <Strip tone="stop" icon="ui-help">
              {t("from-here-failed")}
            </Strip>
          ) : null}
          {names.length > 1 ? (
            <Choices
              legend={t("from-here-seat")}
              value={seat}
              choices={names.map(({ name }, at) => ({ value: at, label: name }))}
              onChange={setSeat}
            />
          ) : null}
          <div className="dialog-actions">
            <Button
              disabled={busy}
              onClick={() => step !== null && void start(step, seat)}
              data-testid="from-here-start"
            >
              {t("from-here-start")}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
