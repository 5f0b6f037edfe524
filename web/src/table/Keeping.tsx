/** How long the house keeps a table, and for whom it is: told beforehand, closed, opened again; who may watch. */
import { mySeats } from "../core/names";
import { Button, Choices, LinkButton, Strip } from "../design";
import { useText } from "../i18n";
import { ahead } from "../i18n/dates";
import type { TableInfo, Watchers } from "../wire/types";
import type { Room, RoomState } from "./room";
import { whereItWentOn } from "./wentOn";

/** Says that the table will be closed, or is; who sits here can open it again. */
export function KeepingStrip({ room, table }: { readonly room: Room; readonly table: TableInfo }) {
  const { t, language } = useText();
  const when = table.until === null ? "" : ahead(table.until, language);
  if (!table.closed) {
    return table.until === null ? null : (
      <Strip tone="info" icon="ui-door">
        {t(table.phase === "lobby" ? "keeping-lobby" : "keeping-still", { when })}
      </Strip>
    );
  }
  const mayOpen = table.host || mySeats(table).length > 0;
  const there = whereItWentOn(table.id);
  return (
    <Strip
      tone="info"
      icon="ui-door"
      action={
        <>
          {mayOpen ? (
            <Button size="small" {...(there && { kind: "quiet" })} onClick={() => room.reopen()} data-testid="reopen">
              {t("keeping-reopen")}
            </Button>
          ) : null}
          {there ? (
            <LinkButton size="small" to={`/t/${there}`}>
              {t("went-on-there")}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <b>{t(there ? "went-on-title" : "keeping-closed-title")}</b> {when ? t("keeping-closed", { when }) : null}
    </Strip>
  );
}

const WHO: readonly Watchers[] = ["anyone", "nobody"];

/** Who may watch, beside the game's options. */
export function WatchersRow({
  room,
  state,
  table,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
}) {
  const { t } = useText();
  const asked = state.pending.findLast((request) => request.type === "watchers");
  return (
    <Choices<Watchers>
      legend={t("watchers-who")}
      value={asked?.type === "watchers" ? asked.watchers : table.watchers}
      disabled={!table.host}
      onChange={(watchers) => room.watchers(watchers)}
      choices={WHO.map((value) => ({ value, label: t(`watchers-${value}`), note: t(`watchers-${value}-note`) }))}
    />
  );
}
