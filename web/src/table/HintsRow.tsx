/** Before the game: whether who plays may ask for hints though others play for the win. All see it, the host says it. */
import { useCoach } from "../core/infos";
import { Choices } from "../design";
import { useText } from "../i18n";
import type { TableInfo } from "../wire/types";
import type { Room, RoomState } from "./room";

/** As it will be when what was asked for is done; null where hints are not given in this game, or nobody could mind. */
export function useHintsWish(state: RoomState, table: TableInfo): boolean | null {
  const { hinted } = useCoach(table.game, table.id);
  if (!hinted || table.event || table.seats.length === 1) return null;
  const asked = state.pending.findLast((request) => request.type === "hints");
  return asked?.type === "hints" ? asked.on : table.hints;
}

export const hintsWord = (on: boolean): string => (on ? "hints-on" : "hints-off");

export function HintsRow({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
}) {
  const { t } = useText();
  const wish = useHintsWish(state, table);
  if (wish === null) return null;
  return (
    <Choices<boolean>
      legend={t("hints")}
      value={wish}
      disabled={!table.host}
      onChange={(on) => room.hints(on)}
      choices={[false, true].map((on) => ({ value: on, label: t(hintsWord(on)), note: t(`${hintsWord(on)}-note`) }))}
    />
  );
}
