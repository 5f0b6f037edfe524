/** Where a record is not a server's to send, it is handed out here. */
import type { MouseEvent } from "react";
import { api } from "../wire/api";
import { needsNetwork } from "../wire/transport";

export function keepRecord(event: MouseEvent, table: string): void {
  if (needsNetwork(table)) return;
  event.preventDefault();
  void api.takeRecord(table);
}
