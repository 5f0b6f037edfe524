/** All games, round by round; the host says how one counts that is not played. */
import type { SeatName } from "../core/module";
import { Button, Card, Link } from "../design";
import { useText } from "../i18n";
import type { EventGame, EventInfo, EventRequest } from "../wire/events";
import { Sure } from "./Sure";
import { figure, isOpen, pointsOf, roundsOf, ruling } from "./standing";

type Ask = (asked: EventRequest) => Promise<void>;

export function Rounds({
  event,
  names,
  busy,
  ask,
}: {
  readonly event: EventInfo;
  readonly names: readonly SeatName[];
  readonly busy: boolean;
  readonly ask: Ask;
}) {
  const { t } = useText();
  const hangs = event.host && event.phase === "running";
  return (
    <Card className="event-rounds">
      <h2>{t("event-games")}</h2>
      <div className="event-rounds-in">
        {roundsOf(event).map(([round, games]) => (
          <section key={round} aria-label={t("event-round", { round })}>
            <h3>{t("event-round", { round })}</h3>
            <ul>
              {games.map(([at, game]) => (
                <li key={at} className={game.how === "" ? "open" : undefined}>
                  <Line event={event} game={game} names={names} />
                  {hangs && game.how === "" ? <Ruling at={at} game={game} names={names} busy={busy} ask={ask} /> : null}
                </li>
              ))}
            </ul>
            {hangs && event.kind === "swiss" && games.some(([, game]) => game.how === "") ? (
              <Sure
                label={t("event-end-round")}
                title={t("event-end-round-title")}
                text={t("event-end-round-text")}
                size="small"
                disabled={busy}
                onSure={() => void ask({ type: "end_round" })}
              />
            ) : null}
          </section>
        ))}
      </div>
    </Card>
  );
}

function Line({
  event,
  game,
  names,
}: {
  readonly event: EventInfo;
  readonly game: EventGame;
  readonly names: readonly SeatName[];
}) {
  const { t, language } = useText();
  const name = (number: number) => names[number]?.name ?? "";
  if (game.how === "bye")
    return (
      <p>
        {name(game.seats[0] ?? 0)} <span className="note">{t("event-bye")}</span>
      </p>
    );
  const scores = game.seats.map((_, seat) => pointsOf(game, seat));
  const told = game.seats.map((number, seat) => {
    const score = scores[seat];
    return (
      <span key={number} className="event-side">
        <span className={score === 1 ? "won" : undefined}>{name(number)}</span>
        {score === null || score === undefined ? null : <b>{figure(score, language)}</b>}
      </span>
    );
  });
  const path = game.how === "played" ? `/replay/${game.table}` : `/t/${game.table}`;
  const leads = game.how === "played" || (isOpen(game) && event.phase === "running");
  return (
    <p>
      {told}
      {game.how === "ruled" ? <span className="note">{t("event-ruled")}</span> : null}
      {game.how === "" && game.table === null ? <span className="note">{t("event-later")}</span> : null}
      {leads ? (
        <Link to={path} className="event-look">
          {t(game.how === "played" ? "watch-again" : "event-watch")}
        </Link>
      ) : null}
    </p>
  );
}

function Ruling({
  at,
  game,
  names,
  busy,
  ask,
}: {
  readonly at: number;
  readonly game: EventGame;
  readonly names: readonly SeatName[];
  readonly busy: boolean;
  readonly ask: Ask;
}) {
  const { t } = useText();
  const rule = (winner: number | null) => void ask({ type: "rule", game: at, places: ruling(game, winner) });
  return (
    <details className="event-ruling">
      <summary>{t("event-rule")}</summary>
      <div className="keys">
        {game.seats.map((number, seat) => (
          <Button key={number} kind="quiet" size="small" disabled={busy} onClick={() => rule(seat)}>
            {t("event-rule-wins", { name: names[number]?.name ?? "" })}
          </Button>
        ))}
        <Button kind="quiet" size="small" disabled={busy} onClick={() => rule(null)}>
          {t("event-rule-draw")}
        </Button>
      </div>
    </details>
  );
}
