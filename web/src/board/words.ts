import type { Said, SeatName } from "../core/module";
import type { TextArgs } from "../i18n";

/** Arguments as a Fluent message can use them: `seat` becomes `who` and `you`, lists are joined. */
export function plainWords({ args }: Said, names: readonly SeatName[]): TextArgs {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat" && typeof value === "number") {
      said.who = names[value]?.name ?? "?";
      said.you = names[value]?.you ? "yes" : "no";
    } else said[name] = typeof value === "object" ? value.join(", ") : value;
  }
  return said;
}
