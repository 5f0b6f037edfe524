import { useEffect, useState } from "react";
import { announce } from "../app/live";
import { Button, ChipButton, Dialog, Strip, sound } from "../design";
import { useText } from "../i18n";
import type { Words } from "./words";

export type Why = { readonly text: string; readonly clause: string | null };

/** Long enough to read it twice; the next move ends it sooner. */
const SHOWN = 12_000;

/**
 * What was refused and why; the clause opens in its own words. Never a buzzer: felt. It lies over the foot of the page,
 * so that the board does not move under a finger that is about to try again.
 */
export function RefusalStrip({
  why,
  words,
  onClose,
}: {
  readonly why: Why;
  readonly words: Words | null;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const clause = why.clause && words ? words.clause(why.clause) : null;
  useEffect(() => {
    sound("felt");
    announce(why.text);
  }, [why]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every refusal, and not while its clause is read
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(onClose, SHOWN);
    return () => clearTimeout(timer);
  }, [why, open]);
  return (
    <>
      <div className="toast">
        <Strip
          live={false}
          tone="stop"
          icon="ui-help"
          action={
            <>
              {clause?.text ? (
                <ChipButton icon="ui-help" onClick={() => setOpen(true)}>
                  {t("clause", { clause: clause.name })}
                </ChipButton>
              ) : null}
              <Button kind="bare" size="small" round icon="ui-close" label={t("close")} onClick={onClose} />
            </>
          }
        >
          {why.text}
        </Strip>
      </div>
      {clause?.text ? (
        <Dialog open={open} onClose={() => setOpen(false)} title={t("clause-title", { clause: clause.name })}>
          <p className="lead">{clause.text}</p>
        </Dialog>
      ) : null}
    </>
  );
}
