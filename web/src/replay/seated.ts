/** Who looks back: whoever sat at the table is "you" there. */
import { useEffect, useMemo, useState } from "react";
import type { SeatName } from "../core/module";
import { mySeats } from "../core/names";
import { api } from "../wire/api";

/** The names, with one's own seat as "you" where one sat on one, once that is known. */
export function useSeated(names: readonly SeatName[], table: string | null): readonly SeatName[] {
  const [mine, setMine] = useState<number | null>(null);
  useEffect(() => {
    if (table === null) return;
    let here = true;
    api.table(table).then(
      (info) => {
        const [seat, another] = mySeats(info);
        if (here && seat !== undefined && another === undefined) setMine(seat);
      },
      () => {}, // then everybody has a name
    );
    return () => {
      here = false;
    };
  }, [table]);
  return useMemo(
    () => (table === null || mine === null ? names : names.map((one, seat) => ({ ...one, you: seat === mine }))),
    [names, table, mine],
  );
}
