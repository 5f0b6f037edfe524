import { useEffect, useState } from "react";
import { Button, ChipButton, Dialog, Strip, sound } from "../design";
import { useText } from "../i18n";
import type { Words } from "./words";

export type Why = { readonly text: string; readonly clause: string | null };

/** What was refused and why; the clause opens in its own words. Never a buzzer: felt. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every refusal
  useEffect(() => sound("felt"), [why]);
  return (
    <>
      <Strip
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
      {clause?.text ? (
        <Dialog open={open} onClose={() => setOpen(false)} title={t("clause-title", { clause: clause.name })}>
          <p className="lead">{clause.text}</p>
        </Dialog>
      ) : null}
    </>
  );
}
