/** How the options of a table hang together while they are chosen. */
import type { Options } from "../../wire/types";

/** The options after one was chosen: clans of one's own choosing want their powers, the first game does without. */
export function chosenOptions(options: Options, key: string, value: Options[string]): Options {
  const next = { ...options, [key]: value };
  return key === "clans" ? { ...next, powers: value !== "first" } : next;
}
