/** /learn and /learn/{game}: how the games are played. */
import { Head, LanguageSwitch } from "../app/Head";
import { NotFound } from "../app/pages";
import { LinkButton } from "../app/router";
import { useTab } from "../app/signal";
import { Chip, Plate } from "../design";
import { games, pads, scenes } from "../games";
import { useGame } from "../games/load";
import { useGameTexts, useText } from "../i18n";
import "./learn.css";

export default function LearnPage({ game }: { readonly game?: string }) {
  useGameTexts("pages");
  if (game === undefined) return <Shelf />;
  return game in games ? <Lessons game={game} /> : <NotFound />;
}

function Lessons({ game }: { readonly game: string }) {
  const { Learn, Pad } = useGame(game);
  const { t } = useText();
  const title = t(`${game}-title`);
  useTab(`${t("learn-title")}: ${title}`);
  if (!Learn) return <NotFound />;
  return (
    <>
      <Head worded title={title} where={t("learn-where")}>
        <LanguageSwitch />
        {Pad ? (
          <LinkButton to={`/pad/${game}`} kind="quiet" size="small" icon="ui-check">
            <span className="learn-pad-word">{t("to-pad")}</span>
          </LinkButton>
        ) : null}
      </Head>
      <main id="main" className="learn-page" tabIndex={-1}>
        <h1>{t("learn-game", { game: title })}</h1>
        <Learn />
      </main>
    </>
  );
}

/** All games of the house; those that can be learnt first. */
function Shelf() {
  useGameTexts(...Object.keys(games));
  const { t } = useText();
  useTab(t("learn-title"));
  const shelf = Object.entries(scenes).sort(([a], [b]) => Number(b in games) - Number(a in games));
  return (
    <>
      <Head worded title={t("learn-title")}>
        <LanguageSwitch />
      </Head>
      <main id="main" className="learn-page" tabIndex={-1}>
        <h1>{t("learn-index")}</h1>
        <div className="learn-shelf">
          {shelf.map(([game, Scene]) => (
            <article key={game}>
              <Plate still className="learn-scene">
                <Scene />
              </Plate>
              <h2>{t(`${game}-title`)}</h2>
              <p>
                {t(`${game}-lead`)} <span className="note">{t(`${game}-meta`)}</span>
              </p>
              {game in games ? (
                <div className="learn-ways">
                  <LinkButton to={`/learn/${game}`} icon="ui-help">
                    {t("learn-begin")}
                  </LinkButton>
                  {pads.has(game) ? (
                    <LinkButton to={`/pad/${game}`} kind="quiet">
                      {t("to-pad")}
                    </LinkButton>
                  ) : null}
                </div>
              ) : (
                <Chip tone="plain">{t("coming")}</Chip>
              )}
            </article>
          ))}
        </div>
      </main>
    </>
  );
}
