/** A clause's number that opens the rule in our own words. */
import { useState } from "react";
import { ChipButton, Dialog } from "../../design";
import { useText } from "../../i18n";

export function ClauseChip({ clause }: { readonly clause: string }) {
  const { t, has } = useText();
  const [open, setOpen] = useState(false);
  const number = clause.replace(/^CLANS /, "");
  const id = `clans-clause-${number.replace(".", "-")}`;
  if (!has(id)) return null;
  return (
    <>
      <ChipButton icon="ui-help" onClick={() => setOpen(true)}>
        <span className="spoken-when-narrow">{t("clans-clause", { clause: number })}</span>
      </ChipButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("clans-clause", { clause: number })}>
        <p className="lead">{t(id)}</p>
      </Dialog>
    </>
  );
}
