/** /pad/{game}: count a game that was played on a real table. */
import { Head, LanguageSwitch } from "../app/Head";
import { NotFound } from "../app/pages";
import { LinkButton } from "../app/router";
import { useTab } from "../app/signal";
import { games } from "../games";
import { useGame } from "../games/load";
import { useGameTexts, useText } from "../i18n";
import "./pad.css";

export default function PadPage({ game }: { readonly game: string }) {
  return game in games ? <PadOf game={game} /> : <NotFound />;
}

function PadOf({ game }: { readonly game: string }) {
  useGameTexts("pages");
  const { Pad } = useGame(game);
  const { t } = useText();
  const title = t(`${game}-title`);
  useTab(`${t("pad-title")}: ${title}`);
  if (!Pad) return <NotFound />;
  return (
    <>
      <Head atTable worded title={title} where={t("pad-title")}>
        <LanguageSwitch />
        <LinkButton to={`/learn/${game}`} kind="quiet" size="small" icon="ui-help">
          <span className="pad-word">{t("how-to-play")}</span>
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
