import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Words } from "../core/words";
import { Button, ChipButton, Dialog, Strip, sound } from "../design";
import { announce } from "../ground/live";
import { useText } from "../i18n";

const PLACE = "refusals";

/** Where a game wants to see what was refused: laid just over the caption, so that it hides neither words nor keys. */
export function PlaceForRefusals() {
  return <div className={PLACE} />;
}

export type Why = { readonly text: string; readonly clause: string | null };

/** Long enough to read it; the next move ends it sooner. */
const SHOWN = 6_000;

/**
 * What was refused and why; the clause opens in its own words. Never a buzzer: felt. A game shows it beside its caption,
 * where it has a place for refusals (see PlaceForRefusals); else it lies over the foot of the page. Either way nothing
 * moves under a finger that is about to try again.
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
  const place = document.querySelector(`.${PLACE}`);
  const strip = (
    <div className={place ? "refusal" : "toast"}>
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
  );
  return (
    <>
      {place ? createPortal(strip, place) : strip}
      {clause?.text ? (
        <Dialog open={open} onClose={() => setOpen(false)} title={t("clause-title", { clause: clause.name })}>
          <p className="lead">{clause.text}</p>
        </Dialog>
      ) : null}
    </>
  );
}
