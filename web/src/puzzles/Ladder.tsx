/** The ladder of hints, held by Micka: a nudge, which it is, and the solution. One rung after the other. */
import { botFace } from "../core/names";
import { Button, Face } from "../design";
import { rich, useText } from "../i18n";
import { PENCIL } from "../shell/Reasons";
import type { Solving } from "./solving";

export function Ladder({
  solving: { help, end, ask, giveUp },
  rungs,
}: {
  readonly solving: Solving;
  /** What each rung says, the lowest first; a game that has no nudge begins at 2. */
  readonly rungs: readonly { readonly rung: number; readonly key: string; readonly text: string }[];
}) {
  const { t } = useText();
  return (
    <section className="puzzle-ladder" aria-label={t("puzzle-ladder")}>
      <ol>
        {rungs.map(({ rung, key, text }, at) => {
          const next = at === 0 || help >= (rungs[at - 1]?.rung ?? 0);
          return (
            <li key={key} data-rung={key}>
              <Face name={botFace(PENCIL)} size={32} />
              {help >= rung ? (
                <p aria-live="polite">{rich(text)}</p>
              ) : (
                <>
                  <span>{t(`puzzle-rung-${key}`)}</span>
                  <Button kind="quiet" size="small" disabled={!next || end !== null} onClick={() => ask(rung)}>
                    {t(next ? "puzzle-ask" : "puzzle-then")}
                  </Button>
                </>
              )}
            </li>
          );
        })}
        <li data-rung="solution">
          <Face name={botFace(PENCIL)} size={32} />
          <span>{t("puzzle-rung-solution")}</span>
          <Button kind="quiet" size="small" disabled={end !== null} onClick={giveUp} data-testid="give-up">
            {t("puzzle-give-up")}
          </Button>
        </li>
      </ol>
    </section>
  );
}
