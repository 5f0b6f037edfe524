/** The mark that a bot from the network has: that it is one, and whose. */
import { Chip } from "../design";
import { type Translate, useText } from "../i18n";

/** Whose bot it is, in words; one without a name, or the house, may own it. */
export const ownerOf = (of: string, t: Translate): string => (of ? t("netbot-of", { of }) : t("netbot-of-house"));

export function BotMark({ of }: { readonly of: string | null }) {
  const { t } = useText();
  if (of === null) return null;
  return (
    <Chip tone="plain" className="bot-mark">
      {ownerOf(of, t)}
    </Chip>
  );
}
