/** On the first page: events that I host or have entered, and a way to make one. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Button, Chip, Icon, Link } from "../design";
import { useText } from "../i18n";
import { loadMe } from "../shell/me";
import { api } from "../wire/api";
import type { EventLine } from "../wire/events";
import "./clubNights.css";

const NewEventDialog = lazy(() => import("./NewEvent"));
const SHOWN = 4;

export default function ClubNights() {
  const { t } = useText();
  const [making, setMaking] = useState(false);
  const [events, setEvents] = useState<readonly EventLine[]>([]);
  useEffect(() => {
    loadMe()
      .then(() => api.events())
      .then(setEvents, () => {});
  }, []);
  return (
    <section className="club-nights" aria-label={t("club-nights")}>
      <div>
        <h2>{t("club-nights")}</h2>
        <p>{t("club-nights-lead")}</p>
      </div>
      <Button kind="quiet" icon="ui-people" onClick={() => setMaking(true)} data-testid="new-event">
        {t("event-new")}
      </Button>
      {events.length > 0 ? (
        <ul>
          {events.slice(0, SHOWN).map((event) => (
            <li key={event.id}>
              <Link to={`/event/${event.id}`} className="club-night">
                <b>{event.name}</b>
                <span className="note">
                  {t(`${event.game}-title`)} · {t(`event-phase-${event.phase}`)}
                  {event.place === null ? "" : ` · ${t("event-your-place", { place: event.place })}`}
                </span>
                {event.tables.length > 0 ? (
                  <Chip tone="lamp">{t("event-waits", { count: event.tables.length })}</Chip>
                ) : null}
                <Icon name="ui-play" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {making ? (
        <Suspense>
          <NewEventDialog onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
