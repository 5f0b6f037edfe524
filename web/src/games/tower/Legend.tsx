/** What the marks of the aids say [TOWER 8.5]: green dots, red crosses, neither, a gap. */
import { useText } from "../../i18n";

const DOTS = [
  [22, 15],
  [30, 13],
  [38, 15],
  [26, 19],
  [34, 19],
] as const;

export function Legend() {
  const { t } = useText();
  return (
    <section className="tower-marks" aria-label={t("tower-ui-marks")}>
      <h3>{t("tower-ui-marks")}</h3>
      <dl>
        <div>
          <svg viewBox="0 0 60 32" width="60" height="32" aria-hidden="true" className="stands">
            <path d="M4 20l26 -12l26 8l-26 12Z" />
            <ellipse cx="30" cy="17" rx="15" ry="7" />
            {DOTS.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="1.6" />
            ))}
          </svg>
          <dt>{t("tower-ui-marks-stands")}</dt>
          <dd>{t("tower-ui-marks-stands-note")}</dd>
        </div>
        <div>
          <svg viewBox="0 0 60 32" width="60" height="32" aria-hidden="true" className="slides">
            <path d="M2 20l20 -10l22 6l-20 12Z" />
            <ellipse cx="42" cy="18" rx="15" ry="7" />
            <path className="cross" d="M34 15l5 5m0 -5l-5 5M44 15l5 5m0 -5l-5 5" />
          </svg>
          <dt>{t("tower-ui-marks-slides")}</dt>
          <dd>{t("tower-ui-marks-slides-note")}</dd>
        </div>
        <div>
          <svg viewBox="0 0 60 32" width="60" height="32" aria-hidden="true" className="leans">
            <path d="M4 22l24 -12l24 8l-24 12Z" />
            <ellipse cx="38" cy="17" rx="15" ry="7" />
          </svg>
          <dt>{t("tower-ui-marks-leans")}</dt>
          <dd>{t("tower-ui-marks-leans-note")}</dd>
        </div>
        <div>
          <svg viewBox="0 0 60 32" width="60" height="32" aria-hidden="true" className="gap">
            <path className="cross" d="M8 6v20M52 6v20" />
            <path className="cross dashed" d="M8 16h44" />
          </svg>
          <dt>{t("tower-ui-marks-gap")}</dt>
          <dd>{t("tower-ui-marks-gap-note")}</dd>
        </div>
      </dl>
    </section>
  );
}
