/** How the options of a table hang together: against each other takes two. */
import type { Options } from "../../wire/types";

export function isOffered(options: Options, key: string): boolean {
  return key !== "target" || options.mode !== "competitive";
}
