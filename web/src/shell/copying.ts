/** Copying a text, and saying so. */
import { useEffect, useState } from "react";
import { announce } from "../ground/live";
import { useText } from "../i18n";

/** Copies by the clipboard where there is one, else by a selection: a laptop in the home network is not "secure". */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    const place = document.querySelector("dialog[open]") ?? document.body;
    place.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** Whether it was copied a moment ago, and how to; `text` is asked for then, and may not be known yet. */
export function useCopied(text: () => string | null): readonly [boolean, () => void] {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async () => {
    const asked = text();
    if (asked === null || !(await copy(asked))) return;
    setCopied(true);
    announce(t("copied"));
  };
  return [copied, () => void press()];
}
