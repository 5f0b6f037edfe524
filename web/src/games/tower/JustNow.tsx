/** What has just happened, always in sight. */
import type { SeatName } from "../../core/module";
import { makeWords } from "../../core/words";
import { rich, useText } from "../../i18n";
import type { Event } from "../../wire/types";
import { isPlain, LOSSES } from "./now";

const GRAVE: ReadonlySet<string> = new Set(["missed", "unsettled", ...LOSSES]);

export function JustNow({ news, names }: { readonly news: readonly Event[]; readonly names: readonly SeatName[] }) {
  const words = makeWords("tower", names, useText());
  const said = news.filter((event) => !isPlain(event) && words.tells(event));
  if (said.length === 0) return null;
  return (
    <p className={said.some(({ key }) => GRAVE.has(key)) ? "tower-now grave" : "tower-now"} data-testid="just-now">
      {rich(words.news({ seat: -1, events: said }).join(" "))}
    </p>
  );
}
