/** Who looks on at a table. */
import { mySeats, watcherNames } from "../core/names";
import { listed } from "../core/saying";
import { Chip, Icon } from "../design";
import { type Translate, useText } from "../i18n";
import type { TableInfo } from "../wire/types";

const wordsFor = (table: TableInfo, t: Translate): string =>
  t("watchers", { names: listed(watcherNames(table, t), t), count: table.watching.length + table.unnamed });

/** A sign in the running head, where there is room for it; whoever looks on alone is told so elsewhere. */
export function WatchersChip({ table }: { readonly table: TableInfo }) {
  const { t } = useText();
  const { length } = watcherNames(table, t);
  if (length === 0 || (length === 1 && mySeats(table).length === 0)) return null;
  return (
    <Chip tone="plain" icon="ui-eye" className="watchers">
      {wordsFor(table, t)}
    </Chip>
  );
}

/** A line of its own: before the game, and on a phone over what is said. */
export function WatchersNote({ table }: { readonly table: TableInfo }) {
  const { t } = useText();
  if (watcherNames(table, t).length === 0) return null;
  return (
    <p className="note watchers-note">
      <Icon name="ui-eye" size={20} />
      {wordsFor(table, t)}
    </p>
  );
}
