/** /pad/{game}: count a game that was played on a real table. */

import type { ComponentType } from "react";
import { useGames } from "../core/games";
import { LinkButton, State, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import { Head, LanguageSwitch } from "../shell/Head";
import { NotFound, StatePage } from "../shell/pages";
import "./pad.css";

export default function PadPage({ game }: { readonly game: string }) {
  const games = useGames();
  const Pad = games.pad(game);
  if (Pad) return <PadOf game={game} Pad={Pad} />;
  return games.keys.includes(game) ? <NoPad game={game} /> : <NotFound />;
}

/** A game that shows on the table who has won; it says why, if it has words for that. */
function NoPad({ game }: { readonly game: string }) {
  useGameTexts("pages", game);
  const { t, has } = useText();
  useTab(`${t("pad-none-title")}: ${t(`${game}-title`)}`);
  if (!has(`${game}-no-pad`)) return <NotFound />;
  return (
    <StatePage>
      <State
        picture="basket"
        level={1}
        title={t("pad-none-title")}
        actions={
          <>
            <LinkButton to={`/learn/${game}`}>{t("how-to-play")}</LinkButton>
            <LinkButton to="/" kind="quiet">
              {t("to-home")}
            </LinkButton>
          </>
        }
      >
        <p>{t(`${game}-no-pad`)}</p>
      </State>
    </StatePage>
  );
}

function PadOf({ game, Pad }: { readonly game: string; readonly Pad: ComponentType }) {
  useGameTexts("pages", game);
  const { t } = useText();
  const title = t(`${game}-title`);
  useTab(`${t("pad-title")}: ${title}`);
  return (
    <>
      <Head atTable worded title={title} where={t("pad-title")}>
        <LanguageSwitch />
        <LinkButton to={`/learn/${game}`} kind="quiet" size="small" icon="ui-help">
          <span className="spoken-when-narrow">{t("how-to-play")}</span>
        </LinkButton>
      </Head>
      <main id="main" className="pad-page" tabIndex={-1}>
        <h1 className="spoken">
          {t("pad-title")}: {title}
        </h1>
        <Pad />
      </main>
    </>
  );
}
