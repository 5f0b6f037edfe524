/** Where a file is not a server's to send, it is handed out here. */
import type { MouseEvent } from "react";
import { isAlone } from "../home/place";
import { api } from "../wire/api";
import { needsNetwork } from "../wire/transport";

export function keepRecord(event: MouseEvent, table: string): void {
  if (needsNetwork(table)) return;
  event.preventDefault();
  void api.takeFile(api.recordAddress(table));
}

/** Everything that is kept of somebody. */
export function keepEverything(event: MouseEvent): void {
  if (!isAlone()) return;
  event.preventDefault();
  void api.takeFile(api.everythingAddress);
}
