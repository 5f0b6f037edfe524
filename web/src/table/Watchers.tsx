/** Who looks on at a table. */
import { mySeats, watcherCount, watchersInWords } from "../core/names";
import { Chip, Icon } from "../design";
import { useText } from "../i18n";
import type { TableInfo } from "../wire/types";

/** A sign in the running head, where there is room for it; whoever looks on alone is told so elsewhere. */
export function WatchersChip({ table }: { readonly table: TableInfo }) {
  const { t } = useText();
  const count = watcherCount(table);
  if (count === 0 || (count === 1 && mySeats(table).length === 0)) return null;
  return (
    <Chip tone="plain" icon="ui-eye" className="watchers">
      {watchersInWords(table, t)}
    </Chip>
  );
}

/** A line of its own: before the game, and on a phone over what is said. */
export function WatchersNote({ table }: { readonly table: TableInfo }) {
  const { t } = useText();
  if (watcherCount(table) === 0) return null;
  return (
    <p className="note watchers-note">
      <Icon name="ui-eye" size={20} />
      {watchersInWords(table, t)}
    </p>
  );
}
