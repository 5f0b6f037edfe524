/** /event/ID: a club night from the first who comes to the last result. */
import { clockWord } from "../core/clocks";
import { useGames } from "../core/games";
import { Button, Card, LinkButton, Plate, State, Strip, useTab } from "../design";
import { useGameTexts, useLids, useText } from "../i18n";
import { Head, LanguageSwitch, PrintSwitch } from "../shell/Head";
import { haveName } from "../shell/me";
import { StatePage, Unreachable, Waiting } from "../shell/pages";
import { InviteTo } from "../table/invite";
import type { EventInfo } from "../wire/events";
import { Entrants } from "./Entrants";
import { type Following, useEvent } from "./following";
import { MyGames } from "./MyGames";
import { Rounds } from "./Rounds";
import { refusedAs } from "./refusals";
import { Standings } from "./Standings";
import { Sure } from "./Sure";
import { entrantNames, myNumber } from "./standing";
import "../table/lobby.css";
import "./events.css";

export default function EventPage({ id }: { readonly id: string }) {
  useGameTexts("people");
  const following = useEvent(id);
  const { event, failure } = following;
  if (event) return <Shown event={event} following={following} />;
  if (!failure) return <Waiting />;
  return failure.kind === "unreachable" ? <Unreachable retry={() => location.reload()} /> : <NoEvent />;
}

function NoEvent() {
  const { t } = useText();
  useTab(t("no-event-title"));
  return (
    <StatePage>
      <State
        picture="basket-broken"
        level={1}
        title={t("no-event-title")}
        actions={<LinkButton to="/">{t("to-home")}</LinkButton>}
      >
        <p>{t("no-event")}</p>
      </State>
    </StatePage>
  );
}

function Shown({ event, following }: { readonly event: EventInfo; readonly following: Following }) {
  const { t, has } = useText();
  useLids([event.game]);
  const games = useGames();
  const { Scene } = games.face(event.game);
  const names = entrantNames(event, t);
  const mine = event.entrants[myNumber(event)];
  const isIn = mine?.here === true;
  const { failure, busy, ask } = following;
  useTab(event.name);
  const join = async () => {
    await haveName(true).catch(() => {});
    await ask({ type: "join" });
  };
  return (
    <>
      <Head title={event.name} where={t(`event-phase-${event.phase}`)}>
        <LanguageSwitch />
        <PrintSwitch />
      </Head>
      <main id="main" className="event-page" tabIndex={-1}>
        {failure ? (
          <Strip tone="stop" icon="ui-help">
            {t(refusedAs(following.asked, failure.kind, has))}
          </Strip>
        ) : null}
        <header className="event-head">
          <Plate still className="event-picture">
            <Scene />
          </Plate>
          <div>
            <h1>{event.name}</h1>
            <p className="lead">{t(`${event.game}-title`)}</p>
            <p className="note">{about(event, t)}</p>
            <div className="keys">
              {!isIn && event.late ? (
                <Button onClick={() => void join()} disabled={busy} data-testid="join">
                  {t("event-join")}
                </Button>
              ) : null}
              {event.host && event.phase === "open" ? (
                <Button
                  kind={event.entrants.length < 3 ? "quiet" : "main"}
                  disabled={busy || event.entrants.length < 3}
                  onClick={() => void ask({ type: "start" })}
                  data-testid="start-event"
                >
                  {t("event-start")}
                </Button>
              ) : null}
              {isIn && event.phase !== "over" ? <LeaveButton event={event} ask={ask} /> : null}
            </div>
            {event.phase === "open" ? (
              <p className="event-wait">{t(waitingFor(event), { count: missing(event) })}</p>
            ) : null}
          </div>
        </header>
        <MyGames event={event} names={names} turns={following.turns} />
        {event.phase === "open" ? (
          <div className="event-columns">
            <Entrants event={event} names={names} busy={busy} ask={ask} />
            <Card className="event-invite">
              <h2>{t("event-invite")}</h2>
              <InviteTo
                to={{ path: `/event/${event.id}`, code: event.code, text: t("event-share", { event: event.name }) }}
              />
            </Card>
          </div>
        ) : (
          <>
            <Standings event={event} names={names} />
            <Rounds event={event} names={names} busy={busy} ask={ask} />
          </>
        )}
        {event.host && event.phase !== "over" ? <EndButton event={event} ask={ask} /> : null}
      </main>
    </>
  );
}

const missing = (event: EventInfo): number => Math.max(0, 3 - event.entrants.length);

function waitingFor(event: EventInfo): string {
  if (missing(event) > 0) return "event-wait-more";
  return event.host ? "event-wait-start" : "event-wait-host";
}

/** "Round robin, everybody meets everybody once. No hurry." */
function about(event: EventInfo, t: ReturnType<typeof useText>["t"]): string {
  const kind = t(`event-about-${event.kind}`, { rounds: event.rounds, round: event.round });
  const tables = event.seats > 2 ? `${t("event-tables-of", { seats: event.seats })} · ` : "";
  return `${kind} · ${tables}${t("clock")}: ${clockWord(event.clock, t)}`;
}

type Ask = Following["ask"];

function LeaveButton({ event, ask }: { readonly event: EventInfo; readonly ask: Ask }) {
  const { t } = useText();
  return (
    <Sure
      label={t("event-leave")}
      title={t("event-leave-title")}
      text={event.phase === "open" ? null : t("event-leave-text")}
      onSure={() => void ask({ type: "leave" })}
    />
  );
}

function EndButton({ event, ask }: { readonly event: EventInfo; readonly ask: Ask }) {
  const { t } = useText();
  return (
    <div className="event-end">
      <Sure
        label={t(event.phase === "open" ? "event-call-off" : "event-finish")}
        title={t(event.phase === "open" ? "event-call-off-title" : "event-finish-title")}
        text={t(event.phase === "open" ? "event-call-off-text" : "event-finish-text")}
        onSure={() => void ask({ type: "finish" })}
      />
    </div>
  );
}
