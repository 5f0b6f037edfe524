/** Whose hand is seen while a game is watched again: it is over, so the first seat's at first, or any other's. */
import { useEffect, useState } from "react";
import type { SeatName } from "../core/module";
import { Choices } from "../design";
import { useText } from "../i18n";
import { api } from "../wire/api";
import type { Replay } from "../wire/types";

const TABLE = -1;

/** The replay through the eyes that were chosen; until it has come, and should it fail, the one there is. */
export function useEyes(replay: Replay, record: string | Blob, hides: boolean) {
  const [seat, look] = useState(hides ? 0 : TABLE);
  const [seen, setSeen] = useState(replay);
  useEffect(() => {
    if (seat === TABLE) return setSeen(replay);
    let here = true;
    api.replay(record, seat).then(
      (found) => here && setSeen(found),
      () => here && look(TABLE),
    );
    return () => {
      here = false;
    };
  }, [replay, record, seat]);
  return { seen, seat, look };
}

export function Eyes({
  names,
  seat,
  look,
}: {
  readonly names: readonly SeatName[];
  readonly seat: number;
  readonly look: (seat: number) => void;
}) {
  const { t } = useText();
  return (
    <Choices
      legend={t("replay-eyes")}
      value={seat}
      onChange={look}
      choices={[
        { value: TABLE, label: t("replay-eyes-table") },
        ...names.map(({ name }, value) => ({ value, label: name })),
      ]}
    />
  );
}
