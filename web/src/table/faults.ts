import type { Translate } from "../i18n";
import type { WireError } from "../wire/types";

/** An error of the server in the reader's words. */
export function faultText(error: WireError, t: Translate): string {
  return t(`refused-${error.kind}`);
}
