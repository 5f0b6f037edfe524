/** How the options of a table hang together: alone one climbs as far as one dares, and the token goes nowhere. */
import type { Options } from "../../wire/types";

export const alone = { options: {}, strength: "distance", picture: "guardian" } as const;

export function isOffered(_: Options, key: string, seats: number): boolean {
  return key !== "battle_token" || seats > 1;
}
