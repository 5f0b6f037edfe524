/** Times as people say them. */
import type { Language } from "./texts";

/** "3 minutes ago", in the reader's language. */
export function ago(seconds: number, language: Language, now: number = Date.now()): string {
  const passed = Math.max(0, Math.round(now / 1000 - seconds));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed < 60) return format.format(0, "second");
  if (passed < 3600) return format.format(-Math.round(passed / 60), "minute");
  if (passed < 86_400) return format.format(-Math.round(passed / 3600), "hour");
  return format.format(-Math.round(passed / 86_400), "day");
}

/** "in 6 days", in the reader's language. */
export function ahead(seconds: number, language: Language, now: number = Date.now()): string {
  const left = Math.max(0, seconds - now / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return left < 86_400
    ? format.format(Math.ceil(left / 3600), "hour")
    : format.format(Math.round(left / 86_400), "day");
}
