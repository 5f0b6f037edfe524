import type { MouseEvent } from "react";

/** What a press does; the second of a double one does nothing, since by then the same place may ask something else. */
export const once =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, "detail">): void => {
    if (detail < 2) act();
  };
