/** How it stands: places, points, what decides between equals; in a round robin who has what of whom. */
import type { SeatName } from "../core/module";
import { Card, Face } from "../design";
import { useText } from "../i18n";
import type { EventInfo, EventStanding } from "../wire/events";
import { figure } from "./standing";

export function Standings({ event, names }: { readonly event: EventInfo; readonly names: readonly SeatName[] }) {
  const { t, language } = useText();
  const order = event.standings.map(({ entrant }) => entrant);
  const isCrossed = event.kind === "round_robin" && order.length <= 16;
  const first = event.standings.filter(({ place }) => place === 1).map(({ entrant }) => names[entrant]);
  const winner = first[0];
  return (
    <Card grained className="event-standings">
      <h2>{t(event.phase === "over" ? "event-end" : "event-standings")}</h2>
      {event.phase === "over" && first.length === 1 && winner ? (
        <p className="event-winner" data-testid="event-winner">
          {t("event-winner", { name: winner.name, you: winner.you ? "yes" : "no" })}
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too */}
      <section className="event-scroll" tabIndex={0} aria-label={t("event-standings")}>
        <table data-testid="standings">
          <thead>
            <tr>
              <th scope="col">
                <span className="spoken">{t("event-place")}</span>
              </th>
              <th scope="col" className="event-who">
                {t("event-name")}
              </th>
              {isCrossed
                ? order.map((number, at) => (
                    <th key={number} scope="col" className="event-cross" abbr={names[number]?.name}>
                      {at + 1}
                    </th>
                  ))
                : null}
              <th scope="col">{t("event-points")}</th>
              <th scope="col" className="event-aside">
                {t("event-played")}
              </th>
              {event.tie_breaks.map((one) => (
                <th key={one} scope="col" className="event-aside">
                  {t(`event-${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {event.standings.map((line) => (
              <tr key={line.entrant} className={names[line.entrant]?.you ? "mine" : undefined}>
                <td className="event-place">{line.place}.</td>
                <th scope="row" className="event-who">
                  <Face name={names[line.entrant]?.face ?? "mark"} size={32} />
                  <span>{names[line.entrant]?.name}</span>
                  {event.entrants[line.entrant]?.here === false ? (
                    <span className="note">{t("event-left")}</span>
                  ) : null}
                </th>
                {isCrossed
                  ? order.map((other) => (
                      <td key={other} className={other === line.entrant ? "event-cross self" : "event-cross"}>
                        {crossed(event, line, other, language)}
                      </td>
                    ))
                  : null}
                <td className="event-points">{figure(line.points, language)}</td>
                <td className="event-aside">{line.tables}</td>
                {event.tie_breaks.map((one) => (
                  <td key={one} className="event-aside">
                    {figure(line[one], language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="note">{t(`event-ties-${event.kind}`)}</p>
    </Card>
  );
}

function crossed(event: EventInfo, line: EventStanding, other: number, language: string): string {
  if (other === line.entrant) return "";
  const value = event.cross[line.entrant]?.[other];
  return value === null || value === undefined ? "·" : figure(value, language);
}
