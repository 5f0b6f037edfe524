/** How to play: a first storey by doing, then everything to look up. */
import { useText } from "../../i18n";
import { Lesson } from "./Lesson";
import "./learn.css";

/** Clauses as they are numbered in the rules, by chapter: first and last. */
const CHAPTERS: readonly (readonly [chapter: number, first: number, last: number])[] = [
  [1, 1, 4],
  [2, 1, 3],
  [3, 1, 11],
  [4, 1, 7],
  [5, 1, 8],
  [6, 1, 5],
  [7, 1, 10],
  [8, 1, 4],
];

export function Learn() {
  const { t } = useText();
  return (
    <div className="tower-learn">
      <Lesson />
      <section aria-labelledby="clauses">
        <h2 id="clauses">{t("learn-rules")}</h2>
        <p className="lead">{t("learn-rules-lead")}</p>
        <div className="tower-clauses">
          {CHAPTERS.map(([chapter, first, last]) => (
            <section key={chapter}>
              <h3>{t(`tower-learn-chapter-${chapter}`)}</h3>
              <dl>
                {Array.from({ length: last - first + 1 }, (_, i) => first + i).map((clause) => (
                  <div key={clause} id={`rule-${chapter}.${clause}`}>
                    <dt>
                      {chapter}.{clause}
                    </dt>
                    <dd>{t(`tower-clause-${chapter}-${clause}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}
