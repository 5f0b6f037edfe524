/** How to play the isle of cats: a first day to try, then everything to look up. */
import { useText } from "../../i18n";
import { Lesson } from "./Lesson";
import "./learn.css";

/** Clauses as they are numbered in the rules, by chapter: first and last. */
const CHAPTERS: readonly (readonly [chapter: number, first: number, last: number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [3, 1, 4],
  [4, 0, 11],
  [5, 1, 6],
  [6, 1, 10],
  [7, 1, 3],
  [8, 1, 2],
  [9, 1, 10],
];

export function Learn() {
  const { t } = useText();
  return (
    <div className="isle-learn">
      <Lesson />
      <section aria-labelledby="clauses">
        <h2 id="clauses">{t("learn-rules")}</h2>
        <p className="lead">{t("learn-rules-lead")}</p>
        <div className="isle-clauses">
          {CHAPTERS.map(([chapter, first, last]) => (
            <section key={chapter}>
              <h3>{t(`isle-learn-chapter-${chapter}`)}</h3>
              <dl>
                {Array.from({ length: last - first + 1 }, (_, i) => first + i).map((clause) => (
                  <div key={clause} id={`rule-${chapter}.${clause}`}>
                    <dt>
                      {chapter}.{clause}
                    </dt>
                    <dd>{t(`isle-clause-${chapter}-${clause}`)}</dd>
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
