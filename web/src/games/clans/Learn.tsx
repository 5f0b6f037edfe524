/** How to play cat clans: the lesson, then everything to look up. */
import { Icon } from "../../design";
import { useText } from "../../i18n";
import { type Chapters, LearnGame } from "../../learn/parts";
import { CLANS } from "./box";
import { ClanCard } from "./ClanCard";
import { CELLS, MIDDLE, reach } from "./geometry";
import { Lesson } from "./Lesson";
import { type Token, tileOf } from "./tiles";
import "./learn.css";

const CHAPTERS: Chapters = [
  [1, 1, 3],
  [2, 1, 2],
  [3, 1, 4],
  [4, 1, 7],
  [5, 1, 7],
  [7, 1, 6],
  [8, 1, 2],
];

const REACHES: readonly (readonly [kind: string, token: Token, icon: string])[] = [
  ["prey", "mouse4", "mouse"],
  ["cat", "A1", "clan-gourmets"],
  ["dog", "dog1@0", "dog"],
];

export function Learn() {
  const { t } = useText();
  return (
    <LearnGame game="clans" chapters={CHAPTERS}>
      <Lesson />
      <section aria-labelledby="reaches">
        <h2 id="reaches">{t("clans-learn-reaches")}</h2>
        <div className="clans-reaches">
          {REACHES.map(([kind, token, icon]) => (
            <article key={kind} className="card">
              <Reach token={token} icon={icon} />
              <div>
                <h3>{t(`clans-learn-reach-${kind}-title`)}</h3>
                <p>{t(`clans-learn-reach-${kind}`)}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section aria-labelledby="seven">
        <h2 id="seven">{t("clans-learn-clans")}</h2>
        <p className="lead">{t("clans-learn-clans-lead")}</p>
        <div className="clans-hand">
          {CLANS.map((clan, i) => (
            <ClanCard key={clan} clan={clan} side={i % 2 === 0 ? 0 : 1} powers cats heading="h3" />
          ))}
        </div>
      </section>
    </LearnGame>
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
