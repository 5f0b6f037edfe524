/** What has just happened, always in sight. */
import type { SeatName } from "../../core/module";
import { makeWords } from "../../core/words";
import { rich, useText } from "../../i18n";
import type { Event, News } from "../../wire/types";

/** What one need not be told: it lies open, or is asked for anyway. */
const PLAIN: ReadonlySet<string> = new Set(["took", "chose", "action-turned", "goal-turned"]);
const GRAVE: ReadonlySet<string> = new Set(["missed", "walls-fell", "came-down", "kitten-fell", "unsettled"]);

/** The last thing that happened and has to be known. */
export const lastOf = (told: readonly News[]): readonly Event[] =>
  told.findLast(({ events }) => events.some(({ key }) => key !== "settled" && !PLAIN.has(key)))?.events ?? [];

export function JustNow({ news, names }: { readonly news: readonly Event[]; readonly names: readonly SeatName[] }) {
  const words = makeWords("tower", names, useText());
  const said = news.filter((event) => !PLAIN.has(event.key) && words.tells(event));
  if (said.length === 0) return null;
  return (
    <p className={said.some(({ key }) => GRAVE.has(key)) ? "tower-now grave" : "tower-now"} data-testid="just-now">
      {rich(words.news({ seat: -1, events: said }).join(" "))}
    </p>
  );
}
