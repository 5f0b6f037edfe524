/** Personal bests, a stamp a game: each leads to the game in which it was. */
import { useGames } from "../core/games";
import { gain, Icon, Link, signed } from "../design";
import { useText } from "../i18n";
import { useMemoryInWords } from "./memory";

export function Bests() {
  const { t } = useText();
  const games = useGames();
  const bests = useMemoryInWords()?.bests ?? [];
  if (bests.length === 0) return null;
  return (
    <section className="me-bests" aria-labelledby="bests">
      <h2 id="bests">{t("bests-title")}</h2>
      <ul className="me-stamps">
        {bests.map(({ game, measure, value, table }) => (
          <li key={game}>
            <Link to={`/replay/${table}`} className="me-stamp">
              <Icon name={games.face(game).icon} size={48} />
              <span className="me-stamp-figure">{measure === "ahead" ? gain(value) : signed(value)}</span>
              <b>{t(`${game}-title`)}</b>
              <span className="note">{t(`${game}-measure-${measure}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
