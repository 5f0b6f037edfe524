/** How strong one is at each way to play that was rated, how surely that is known, and which bots play as well. */
import { useGames } from "../core/games";
import { botOf } from "../core/names";
import { Card, Icon } from "../design";
import { useText } from "../i18n";
import type { RatingInfo } from "../wire/memory";
import { LEVELS } from "../wire/types";
import { useMemoryInWords } from "./memory";

export function Ratings() {
  const { t } = useText();
  const ratings = useMemoryInWords()?.ratings ?? [];
  if (ratings.length === 0) return null;
  return (
    <Card className="me-card me-ratings" aria-labelledby="ratings">
      <h2 id="ratings">{t("ratings-title")}</h2>
      <ul className="me-rows">
        {ratings.map((rating) => (
          <Row key={`${rating.game} ${rating.mode}`} rating={rating} />
        ))}
      </ul>
      <p className="note">{t("ratings-note")}</p>
    </Card>
  );
}

function Row({ rating }: { readonly rating: RatingInfo }) {
  const { t, has } = useText();
  const games = useGames();
  const { game, mode, points, give, sure, like } = rating;
  const way = `${game}-mode-${mode}`;
  const bot = like ? t("rating-like", { bot: t(`bot-${botOf(like)}`), level: LEVELS.indexOf(like) + 1 }) : "";
  return (
    <li className="me-row">
      <Icon name={games.face(game).icon} size={34} />
      <span className="me-row-words">
        {[t(`${game}-title`), mode && has(way) ? t(way) : ""].filter(Boolean).join(": ")}
        <span className="note">
          {[bot, t(`rating-sure-${sure}`, { games: rating.games })].filter(Boolean).join("; ")}
        </span>
      </span>
      <span className="me-score">{t("rating-points", { points: `${points}`, give: `${give}` })}</span>
    </li>
  );
}
