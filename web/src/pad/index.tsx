/** /pad/{game}: count a game that was played on a real table. */

import type { ComponentType } from "react";
import { useGames } from "../core/games";
import { LinkButton, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import { Head, LanguageSwitch } from "../shell/Head";
import { NotFound } from "../shell/pages";
import "./pad.css";

export default function PadPage({ game }: { readonly game: string }) {
  const Pad = useGames().pad(game);
  return Pad ? <PadOf game={game} Pad={Pad} /> : <NotFound />;
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
