/** How to play cat clans: the lesson, then everything to look up. */
import { Icon } from "../../design";
import { useText } from "../../i18n";
import { CLANS } from "./box";
import { ClanCard } from "./ClanCard";
import { CELLS, MIDDLE, reach } from "./geometry";
import { Lesson } from "./Lesson";
import { type Token, tileOf } from "./tiles";
import "./learn.css";

/** Clauses as they are numbered in the rules, by chapter. */
const CHAPTERS: readonly (readonly [chapter: number, clauses: number])[] = [
  [1, 3],
  [2, 2],
  [3, 4],
  [4, 7],
  [5, 7],
  [7, 5],
  [8, 2],
];

const REACHES: readonly (readonly [kind: string, token: Token, icon: string])[] = [
  ["prey", "mouse4", "mouse"],
  ["cat", "A1", "clan-gourmets"],
  ["dog", "dog1@0", "dog"],
];

export function Learn() {
  const { t } = useText();
  return (
    <div className="clans-learn">
      <Lesson />
      <section aria-labelledby="reaches">
        <h2 id="reaches">{t("learn-reaches")}</h2>
        <div className="clans-reaches">
          {REACHES.map(([kind, token, icon]) => (
            <article key={kind} className="card">
              <Reach token={token} icon={icon} />
              <div>
                <h3>{t(`learn-reach-${kind}-title`)}</h3>
                <p>{t(`learn-reach-${kind}`)}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section aria-labelledby="seven">
        <h2 id="seven">{t("learn-clans-title")}</h2>
        <p className="lead">{t("learn-clans-lead")}</p>
        <div className="clans-hand">
          {CLANS.map((clan, i) => (
            <ClanCard key={clan} clan={clan} side={i % 2 === 0 ? 0 : 1} powers cats heading="h3" />
          ))}
        </div>
      </section>
      <section aria-labelledby="clauses">
        <h2 id="clauses">{t("learn-rules")}</h2>
        <p className="lead">{t("learn-rules-lead")}</p>
        <div className="clans-clauses">
          {CHAPTERS.map(([chapter, clauses]) => (
            <section key={chapter}>
              <h3>{t(`learn-chapter-${chapter}`)}</h3>
              <dl>
                {Array.from({ length: clauses }, (_, i) => `${chapter}.${i + 1}`).map((clause) => (
                  <div key={clause} id={`rule-${clause}`}>
                    <dt>{clause}</dt>
                    <dd>{t(`clans-clause-${clause.replace(".", "-")}`)}</dd>
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

/** How far a kind of tile goes from the middle, on a board the size of a stamp. */
function Reach({ token, icon }: { readonly token: Token; readonly icon: string }) {
  const far = reach(tileOf(token), MIDDLE);
  return (
    <div className="clans-stamp" aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={cell === MIDDLE ? "here" : far.includes(cell) ? "far" : ""}>
          {cell === MIDDLE && <Icon name={icon} size={26} />}
        </span>
      ))}
    </div>
  );
}
