import { useGames } from "../core/games";
import { Chip, Icon, Link } from "../design";
import { type Language, type Translate, useText } from "../i18n";
import type { TableInfo, TableLine } from "../wire/types";

/** "3 minutes ago", in the reader's language. */
export function ago(seconds: number, language: Language, now: number = Date.now()): string {
  const passed = Math.max(0, Math.round(now / 1000 - seconds));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed < 60) return format.format(0, "second");
  if (passed < 3600) return format.format(-Math.round(passed / 60), "minute");
  if (passed < 86_400) return format.format(-Math.round(passed / 3600), "hour");
  return format.format(-Math.round(passed / 86_400), "day");
}

/** "Cat Clans with Mourek", be that a person or a bot; "Cat Clans at one screen". */
export function tableTitle(table: TableInfo, t: Translate): string {
  const game = t(`${table.game}-title`);
  const others = table.seats
    .filter((seat) => !seat.mine && seat.kind !== "open")
    .map((seat) => (seat.kind === "bot" ? t(`bot-${seat.name}`) : seat.name || t("seat-somebody")));
  if (others.length > 0) return t("table-with", { game, names: others.join(", ") });
  if (table.seats.length === 1) return t("table-alone", { game });
  if (table.seats.every((seat) => seat.mine)) return t("table-screen", { game });
  return t("table-open", { game });
}

export function TableCards({ tables }: { readonly tables: readonly TableLine[] }) {
  const { t, language } = useText();
  const games = useGames();
  return (
    <section className="tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{t("tables-title")}</h2>
      <ul className="table-cards">
        {tables.slice(0, 9).map(({ table, yours, changed }) => (
          <li key={table.id}>
            <Link to={`/t/${table.id}`} className={yours ? "card table-card yours" : "card table-card"}>
              <Icon name={games.face(table.game).icon} size={54} />
              <span>
                <b>{tableTitle(table, t)}</b>
                <span className="note">{ago(changed, language)}</span>
              </span>
              {yours ? <Chip tone="lamp">{t("your-turn")}</Chip> : <Chip>{t(`table-${table.phase}`)}</Chip>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
