/** /learn and /learn/{game}: how the games are played. */

import type { ComponentType } from "react";
import { useGames } from "../core/games";
import { LinkButton, Plate, useTab } from "../design";
import { useGameTexts, useLids, useText } from "../i18n";
import { Head, LanguageSwitch } from "../shell/Head";
import { NotFound } from "../shell/pages";
import "./learn.css";

export default function LearnPage({ game }: { readonly game?: string }) {
  useGameTexts("pages");
  const games = useGames();
  if (game === undefined) return <LessonList />;
  const Learn = games.lesson(game);
  return Learn ? <Lessons game={game} Learn={Learn} /> : <NotFound />;
}

function Lessons({ game, Learn }: { readonly game: string; readonly Learn: ComponentType }) {
  const games = useGames();
  const [pad, puzzled, guided] = [games.pad(game), games.puzzles(game) !== null, games.guide(game) !== null];
  useGameTexts(game);
  const { t } = useText();
  const title = t(`${game}-title`);
  useTab(`${t("learn-title")}: ${title}`);
  return (
    <>
      <Head worded title={title} where={t("learn-where")}>
        <LanguageSwitch />
      </Head>
      <main id="main" className="learn-page" tabIndex={-1}>
        <h1>{t("learn-game", { game: title })}</h1>
        <Learn />
        {guided || puzzled || pad ? (
          <nav className="learn-ways" aria-label={t("learn-further")}>
            {guided ? (
              <LinkButton to={`/guide/${game}`} kind="quiet" size="small" icon="ui-eye">
                {t("to-guide")}
              </LinkButton>
            ) : null}
            {puzzled ? (
              <LinkButton to={`/puzzles/${game}`} kind="quiet" size="small" icon="ui-star">
                {t("to-puzzle")}
              </LinkButton>
            ) : null}
            {pad ? (
              <LinkButton to={`/pad/${game}`} kind="quiet" size="small" icon="ui-check">
                {t("to-pad")}
              </LinkButton>
            ) : null}
          </nav>
        ) : null}
      </main>
    </>
  );
}

/** All games that can be learnt. */
function LessonList() {
  const games = useGames();
  const taught = games.keys.filter(games.lesson);
  useLids(taught);
  const { t } = useText();
  useTab(t("learn-title"));
  return (
    <>
      <Head worded title={t("learn-title")}>
        <LanguageSwitch />
      </Head>
      <main id="main" className="learn-page" tabIndex={-1}>
        <h1>{t("learn-index")}</h1>
        <div className="learn-list">
          {taught.map((game) => (
            <Lesson key={game} game={game} />
          ))}
        </div>
      </main>
    </>
  );
}

function Lesson({ game }: { readonly game: string }) {
  const games = useGames();
  const { t } = useText();
  const { Scene } = games.face(game);
  return (
    <article>
      <Plate still className="learn-scene">
        <Scene />
      </Plate>
      <h2>{t(`${game}-title`)}</h2>
      <p>
        {t(`${game}-lead`)} <span className="note">{t(`${game}-meta`)}</span>
      </p>
      <div className="learn-ways">
        <LinkButton to={`/learn/${game}`} icon="ui-help">
          {t("learn-begin")}
        </LinkButton>
        {games.puzzles(game) ? (
          <LinkButton to={`/puzzles/${game}`} kind="quiet">
            {t("to-puzzle")}
          </LinkButton>
        ) : null}
        {games.guide(game) ? (
          <LinkButton to={`/guide/${game}`} kind="quiet">
            {t("to-guide")}
          </LinkButton>
        ) : null}
        {games.pad(game) ? (
          <LinkButton to={`/pad/${game}`} kind="quiet">
            {t("to-pad")}
          </LinkButton>
        ) : null}
      </div>
    </article>
  );
}
