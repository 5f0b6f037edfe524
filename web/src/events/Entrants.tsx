/** Who has come; the host enters bots here, and sends away. */
import { useState } from "react";
import { type BotChoice, botChoices, useGameInfo } from "../core/infos";
import type { SeatName } from "../core/module";
import { Beads, Button, Card, Choices, Face } from "../design";
import { useText } from "../i18n";
import type { EventInfo, EventRequest } from "../wire/events";
import { LEVELS } from "../wire/types";

export function Entrants({
  event,
  names,
  busy,
  ask,
}: {
  readonly event: EventInfo;
  readonly names: readonly SeatName[];
  readonly busy: boolean;
  readonly ask: (asked: EventRequest) => Promise<void>;
}) {
  const text = useText();
  const { t } = text;
  const info = useGameInfo(event.game);
  const [level, setLevel] = useState<BotChoice>("medium");
  return (
    <Card grained className="event-entrants">
      <h2>{t("event-entrants", { count: event.entrants.length })}</h2>
      <ol>
        {event.entrants.map((entrant, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entrant is a number
          <li key={number} data-testid="entrant">
            <Face name={names[number]?.face ?? "mark"} size={40} />
            <b>{names[number]?.name}</b>
            {entrant.level ? (
              <Beads
                level={LEVELS.indexOf(entrant.level) + 1}
                of={LEVELS.length}
                label={t("level-beads", { level: LEVELS.indexOf(entrant.level) + 1 })}
              />
            ) : entrant.mind ? (
              <span className="note">{t("bot-brought-note")}</span>
            ) : entrant.mine ? (
              <span className="note">{t("seat-you")}</span>
            ) : null}
            {event.host && !entrant.mine ? (
              <Button
                kind="quiet"
                size="small"
                round
                icon="ui-close"
                label={t("event-remove", { name: names[number]?.name ?? "" })}
                disabled={busy}
                onClick={() => void ask({ type: "withdraw", entrant: number })}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {event.host ? (
        <div className="event-bots">
          <Choices<BotChoice>
            legend={t("event-bot-level")}
            value={level}
            onChange={setLevel}
            choices={botChoices(text, event.game, info)}
          />
          <Button
            kind="quiet"
            icon="ui-bot"
            disabled={busy || event.entrants.length >= 32}
            onClick={() => void ask({ type: "bot", level })}
            data-testid="enter-bot"
          >
            {t("event-bot")}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
