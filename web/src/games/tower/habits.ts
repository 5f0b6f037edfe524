/** How the options of a table hang together: alone, together or against each other comes first; that takes two. */
import type { Options } from "../../wire/types";

export const alone = { options: { mode: "coop" }, strength: "target", picture: "toto", first: true } as const;

export const first = "mode";

export function isOffered(options: Options, key: string): boolean {
  return key !== "target" || options.mode !== "competitive";
}
