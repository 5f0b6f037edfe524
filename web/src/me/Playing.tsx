/** Tables that are not over: first those that wait for this person, then the rest. */
import { useText } from "../i18n";
import { TableCards } from "../shell/TableCards";
import { useTables } from "../shell/tables";

export function Playing() {
  const { t } = useText();
  const open = useTables().filter(({ table }) => table.phase !== "over");
  const waiting = open.filter(({ yours }) => yours);
  const rest = open.filter(({ yours }) => !yours);
  return (
    <>
      {waiting.length > 0 ? (
        <section className="me-tables" aria-labelledby="me-waiting">
          <h2 id="me-waiting">{t("me-waiting")}</h2>
          <TableCards tables={waiting} />
        </section>
      ) : null}
      {rest.length > 0 ? (
        <section className="me-tables" aria-labelledby="me-running">
          <h2 id="me-running">{t("me-running")}</h2>
          <TableCards tables={rest} />
        </section>
      ) : null}
    </>
  );
}
