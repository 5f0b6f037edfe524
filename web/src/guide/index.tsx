/** /guide and /guide/{game}: what things are worth, counted in bots' games. */
import { use } from "react";
import { useGames } from "../core/games";
import { type Guide, widest } from "../core/guide";
import { botFace } from "../core/names";
import { Card, Face, Link, useTab } from "../design";
import { navigate } from "../ground/router";
import { useGameTexts, useLids, useText } from "../i18n";
import { Head, LanguageSwitch } from "../shell/Head";
import { NotFound } from "../shell/pages";
import { Dots } from "./Dots";
import { Matrix } from "./Matrix";
import "./guide.css";

/** Who has the last word. */
const DRY = "fousek";

export default function GuidePage({ game }: { readonly game?: string }) {
  useGameTexts("puzzles");
  const games = useGames();
  const guided = games.keys.filter(games.guide);
  useLids(guided);
  const chosen = game ?? guided[0] ?? "";
  const load = games.guide(chosen);
  return load ? <OfGame key={chosen} game={chosen} guided={guided} load={load} /> : <NotFound />;
}

function OfGame({
  game,
  guided,
  load,
}: {
  readonly game: string;
  readonly guided: readonly string[];
  readonly load: () => Promise<Guide>;
}) {
  useGameTexts(game);
  const { source, charts } = use(load());
  const { t, has } = useText();
  const title = t(`${game}-title`);
  useTab(`${t("guide-title")}: ${title}`);
  const games = Math.max(...charts.map((chart) => chart.games));
  return (
    <>
      <Head worded title={title} where={t("guide-title")}>
        <LanguageSwitch />
      </Head>
      <main id="main" className="guide-page" tabIndex={-1}>
        <h1>{t("guide-title")}</h1>
        <p className="lead">{t("guide-lead", { games })}</p>
        <nav className="guide-games" aria-label={t("guide-which")}>
          {guided.map((one) => (
            <Link
              key={one}
              to={`/guide/${one}`}
              className="chip"
              aria-current={one === game ? "page" : undefined}
              onClick={(event) => {
                event.preventDefault();
                navigate(`/guide/${one}`, "replace");
              }}
            >
              {t(`${one}-title`)}
            </Link>
          ))}
        </nav>
        <div className="guide-charts">
          {charts.map((chart) => (
            <Card key={chart.key} className={`guide-card ${chart.kind}`} data-chart={chart.key}>
              <h2>{t(`${game}-guide-${chart.key}-title`)}</h2>
              <p className="note">
                {t(`${game}-guide-${chart.key}-note`)}{" "}
                {chart.kind === "matrix"
                  ? t("guide-within", { games: chart.games, within: widest(chart) })
                  : t("guide-games", { games: chart.games })}
              </p>
              {chart.kind === "matrix" ? (
                <Matrix game={game} chart={chart} icon={`${chart.names.split("-")[1]}-`} />
              ) : (
                <Dots game={game} chart={chart} />
              )}
              <p className="note guide-source">
                {t("guide-source")} <code>{source}</code>
              </p>
            </Card>
          ))}
          {has(`${game}-guide-word`) ? (
            <blockquote className="guide-word">
              <Face name={botFace(DRY)} size={60} />
              <p>{t(`${game}-guide-word`)}</p>
            </blockquote>
          ) : null}
        </div>
      </main>
    </>
  );
}
