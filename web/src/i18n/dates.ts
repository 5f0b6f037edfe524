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

/** "3 days ago"; from a week on the day itself, which people remember better than a number. */
export function dated(seconds: number, language: Language, now: number = Date.now()): string {
  if (now / 1000 - seconds < 7 * 86_400) return ago(seconds, language, now);
  return new Date(seconds * 1000).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });
}

/** "in 6 days", in the reader's language. */
export function ahead(seconds: number, language: Language, now: number = Date.now()): string {
  const left = Math.max(0, seconds - now / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return left < 86_400
    ? format.format(Math.ceil(left / 3600), "hour")
    : format.format(Math.round(left / 86_400), "day");
}
