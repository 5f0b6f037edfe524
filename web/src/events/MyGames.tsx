/** What is mine to play, before everything else. */
import type { SeatName } from "../core/module";
import { listed } from "../core/saying";
import { Card, Chip, Face, LinkButton } from "../design";
import { useText } from "../i18n";
import type { EventInfo } from "../wire/events";
import { myGames, myNumber } from "./standing";

export function MyGames({
  event,
  names,
  turns,
}: {
  readonly event: EventInfo;
  readonly names: readonly SeatName[];
  readonly turns: readonly string[];
}) {
  const { t } = useText();
  const games = myGames(event);
  const mine = myNumber(event);
  if (event.phase !== "running" || event.entrants[mine]?.here !== true) return null;
  if (games.length === 0) return <p className="event-wait">{t("event-mine-none")}</p>;
  return (
    <Card className="event-mine" aria-label={t("event-mine")}>
      <h2>{t("event-mine")}</h2>
      <ul>
        {games.map((game) => {
          const others = game.seats.filter((number) => number !== mine);
          const isTurn = turns.includes(game.table ?? "");
          return (
            <li key={game.table}>
              <span className="event-faces">
                {others.map((number) => (
                  <Face key={number} name={names[number]?.face ?? "mark"} size={40} />
                ))}
              </span>
              <span className="event-against">
                <b>
                  {t("event-against", {
                    names: listed(
                      others.map((number) => names[number]?.name ?? ""),
                      t,
                    ),
                  })}
                </b>
                <span className="note">{t("event-round", { round: game.round })}</span>
              </span>
              {isTurn ? <Chip tone="lamp">{t("your-turn")}</Chip> : null}
              <LinkButton to={`/t/${game.table}`} size="small" kind={isTurn ? "main" : "quiet"}>
                {t("event-play")}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
