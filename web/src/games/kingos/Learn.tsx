/** How to play Kingoš's island: a first turn and battle to try, the guardians, then everything to look up. */
import type { ComponentType } from "react";
import { useText } from "../../i18n";
import { type Chapters, LearnGame } from "../../learn/parts";
import { CurseArt, FlowerArt, GuardianArt } from "./art";
import { CURSES, FLOWERS, GUARDIANS } from "./box";
import { Lesson } from "./Lesson";
import "./learn.css";
import { stakesName } from "./words";

const CHAPTERS: Chapters = [
  [1, 1, 6],
  [2, 1, 7],
  [3, 1, 5],
  [4, 1, 9],
  [5, 1, 8],
  [6, 1, 16],
  [7, 1, 4],
  [8, 1, 2],
  [9, 1, 6],
];

export function Learn() {
  const { t } = useText();
  return (
    <LearnGame game="kingos" chapters={CHAPTERS}>
      <Lesson />
      <section aria-labelledby="guardians">
        <h2 id="guardians">{t("kingos-learn-guardians")}</h2>
        <ul className="kingos-gallery">
          {[...GUARDIANS.values()].map(({ key, strength }) => (
            <li key={key}>
              <GuardianArt id={key} />
              <span>
                <b>
                  {t(`kingos-guardian-${key}`)} <span className="figure">{strength}</span>
                </b>
                <small>{stakesName(key, t)}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Cards kind="flower" cards={FLOWERS} Art={FlowerArt} />
      <Cards kind="curse" cards={CURSES} Art={CurseArt} />
    </LearnGame>
  );
}

/** All cards of a kind, each with its colour and what it does. */
function Cards({
  kind,
  cards,
  Art,
}: {
  readonly kind: "flower" | "curse";
  readonly cards: ReadonlyMap<string, { readonly key: string; readonly colour: string }>;
  readonly Art: ComponentType<{ readonly id: string }>;
}) {
  const { t } = useText();
  return (
    <section aria-labelledby={`${kind}s`}>
      <h2 id={`${kind}s`}>{t(`kingos-learn-${kind}s`)}</h2>
      <ul className="kingos-gallery">
        {[...cards.values()].map(({ key, colour }) => (
          <li key={key}>
            <Art id={key} />
            <span>
              <b>{t(`kingos-${kind}-${key}`)}</b> <small className="note">{t(`kingos-ui-tone-${colour}`)}</small>
              <small>{t(`kingos-${kind}-${key}-text`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
