/** How the options of a table hang together: the sister plays alone with one, the others are for two to four. */
import type { Options } from "../../wire/types";

export const alone = { options: { mode: "solo" }, strength: "difficulty", picture: "sister" } as const;

export const first = "mode";

export function isOffered(options: Options, key: string): boolean {
  if (key === "difficulty") return options.mode === "solo";
  if (key === "modules" || key === "oshax") return options.mode !== "family";
  return key !== "rare_from_maps" || options.mode === "family";
}
