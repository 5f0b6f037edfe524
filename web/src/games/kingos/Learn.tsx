/** How to play Kingoš's island: a first turn and battle to try, the guardians, then everything to look up. */
import { useText } from "../../i18n";
import { CurseArt, FlowerArt, GuardianArt } from "./art";
import { CURSES, FLOWERS, GUARDIANS } from "./box";
import { Lesson } from "./Lesson";
import "./learn.css";

/** Clauses as they are numbered in the rules, by chapter. */
const CHAPTERS: readonly (readonly [chapter: number, clauses: number])[] = [
  [1, 6],
  [2, 7],
  [3, 5],
  [4, 9],
  [5, 8],
  [6, 15],
  [7, 4],
  [8, 2],
  [9, 6],
];

export function Learn() {
  const { t } = useText();
  return (
    <div className="kingos-learn">
      <Lesson />
      <section aria-labelledby="guardians">
        <h2 id="guardians">{t("kingos-learn-guardians")}</h2>
        <ul className="kingos-gallery">
          {[...GUARDIANS.values()].map(({ key, strength, reward, punishment, count }) => (
            <li key={key}>
              <GuardianArt id={key} />
              <span>
                <b>
                  {t(`kingos-guardian-${key}`)} <span className="figure">{strength}</span>
                </b>
                <small>
                  {t("kingos-ui-stakes", { reward, punishment: t("kingos-punishment", { kind: punishment, count }) })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="flowers">
        <h2 id="flowers">{t("kingos-learn-flowers")}</h2>
        <ul className="kingos-gallery">
          {[...FLOWERS.values()].map(({ key, colour }) => (
            <li key={key}>
              <FlowerArt id={key} />
              <span>
                <b>{t(`kingos-flower-${key}`)}</b> <small className="note">{t(`kingos-ui-tone-${colour}`)}</small>
                <small>{t(`kingos-flower-${key}-text`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="curses">
        <h2 id="curses">{t("kingos-learn-curses")}</h2>
        <ul className="kingos-gallery">
          {[...CURSES.values()].map(({ key, colour }) => (
            <li key={key}>
              <CurseArt id={key} />
              <span>
                <b>{t(`kingos-curse-${key}`)}</b> <small className="note">{t(`kingos-ui-tone-${colour}`)}</small>
                <small>{t(`kingos-curse-${key}-text`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="clauses">
        <h2 id="clauses">{t("learn-rules")}</h2>
        <p className="lead">{t("learn-rules-lead")}</p>
        <div className="kingos-clauses">
          {CHAPTERS.map(([chapter, clauses]) => (
            <section key={chapter}>
              <h3>{t(`kingos-learn-chapter-${chapter}`)}</h3>
              <dl>
                {Array.from({ length: clauses }, (_, i) => i + 1).map((clause) => (
                  <div key={clause} id={`rule-${chapter}.${clause}`}>
                    <dt>
                      {chapter}.{clause}
                    </dt>
                    <dd>{t(`kingos-clause-${chapter}-${clause}`)}</dd>
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
