/** How the options of a table hang together while they are chosen. */
import type { Options } from "../../wire/types";

/** The options after one was chosen: clans of one's own choosing want their powers, the first game does without. */
export function chosenOptions(options: Options, key: string, value: Options[string]): Options {
  const next = { ...options, [key]: value };
  return key === "clans" ? { ...next, powers: value !== "first" } : next;
}

/** Whether an option changes anything: in the first game nobody chooses a clan, only a free hand has a first pick, and points that nobody is given go to no seat. */
export function isOffered(options: Options, key: string): boolean {
  const way = options.clans ?? "first";
  if (key === "bonus_clan") return way !== "first";
  if (key === "picks") return way === "free";
  if (key === "games") return way === "experts";
  if (key === "handicap_to") return options.handicap !== 0 && options.handicap !== undefined;
  return true;
}
