/** Why an event refuses something, as the id of a text. */
import type { Failure } from "../wire/api";
import type { EventRequest } from "../wire/events";

export type Asked = EventRequest["type"] | "new";

/** The kind says little of an event alone: what was asked for says the rest. */
export function refusedAs(asked: Asked, kind: Failure["kind"], has: (id: string) => boolean): string {
  const ids = [`event-refused-${asked}-${kind}`, `event-refused-${kind}`, `refused-${kind}`, `fault-${kind}`];
  return ids.find(has) ?? "refused-internal";
}
