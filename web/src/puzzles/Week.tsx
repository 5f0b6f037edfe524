/** The seven days up to today, as rounds: a check, a dash, today's to do. */
import { Card, Icon } from "../design";
import { useText } from "../i18n";
import { type Days, endOn, streakOf, weekOf } from "./diary";

export function Week({ days, today }: { readonly days: Days; readonly today: string }) {
  const { t, language } = useText();
  const week = weekOf(days, today);
  const solved = week.filter(({ was }) => was === "solved").length;
  const streak = streakOf(days, today);
  const weekday = (day: string, length: "short" | "long"): string =>
    new Date(`${day}T12:00:00`).toLocaleDateString(language, { weekday: length });
  return (
    <Card className="puzzle-week">
      <div className="puzzle-week-head">
        <h2>{t("puzzle-week")}</h2>
        <span>{t("puzzle-week-sum", { solved, streak })}</span>
      </div>
      <ol>
        {week.map(({ day, was }) => {
          const now = day === today && endOn({ days }, today) === null;
          return (
            <li key={day} className={now ? "now" : was}>
              <span className="puzzle-round" aria-hidden="true">
                <Icon name={now ? "ui-play" : was === "solved" ? "ui-check" : "ui-minus"} size={20} />
              </span>
              <span aria-hidden="true">{weekday(day, "short")}</span>
              <span className="spoken">
                {weekday(day, "long")}: {t(now ? "puzzle-round-now" : `puzzle-round-${was}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
