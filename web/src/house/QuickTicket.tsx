/** Quick match is a ticket, since it admits one somewhere: which game, how many, how fast; then waiting. */
import { Suspense, useEffect, useId, useState } from "react";
import { clockWord } from "../core/clocks";
import { offeredOptions, spelt } from "../core/habits";
import { useGameInfo } from "../core/infos";
import { Button, Choices, Switch } from "../design";
import { memory } from "../ground/store";
import { useGameTexts, useText } from "../i18n";
import type { Match, WaitingInfo, Wanted } from "../wire/house";
import type { GameInfo } from "../wire/types";
import type { Quick } from "./quick";
import { SeatingChoices, useSeating } from "./Seating";

const LAST = "tabbytop.quick";
const RATED = "tabbytop.quick.rated";

type TicketProps = {
  readonly quick: Quick;
  readonly games: readonly string[];
  readonly waiting: readonly WaitingInfo[];
  readonly now: number;
};

export function QuickTicket({ quick, games, waiting, now }: TicketProps) {
  const { t } = useText();
  const id = useId();
  const others = waiting.filter(({ mine }) => !mine);
  return (
    <section className="quick" aria-labelledby={id} data-testid="quick">
      <span className="quick-side" aria-hidden="true">
        {t("quick-side")}
      </span>
      <h2 id={id}>{t("quick-title")}</h2>
      {quick.match?.wanted ? (
        <Waits match={quick.match} wanted={quick.match.wanted} quick={quick} />
      ) : (
        <Wishes quick={quick} games={games} />
      )}
      {quick.fault ? (
        <p className="quick-fault" role="alert">
          {t(quick.fault)}
        </p>
      ) : null}
      {others.slice(0, 1).map(({ name, wanted, since }) => (
        <p className="quick-note" key={`${name} ${since}`}>
          {t("quick-waits", {
            name: name || t("seat-somebody"),
            game: t(`${wanted.game}-title`),
            minutes: Math.max(0, Math.floor((now - since) / 60)),
          })}
        </p>
      ))}
    </section>
  );
}

function Wishes({ quick, games }: { readonly quick: Quick; readonly games: readonly string[] }) {
  const { t } = useText();
  const [chosen, choose] = useState(() => memory.read(LAST) ?? "");
  const game = games.includes(chosen) ? chosen : (games[0] ?? "");
  const seating = useSeating(game, 60);
  const { info, seats, clock } = seating;
  const [rated, rate] = useState(wantsRating);
  const canBeRated = info?.rated.includes(seats) === true;
  const go = () => {
    memory.write(LAST, game);
    quick.begin({ game, seats, clock, rated: rated && canBeRated });
  };
  return (
    <>
      <p className="quick-lead">{t("quick-lead")}</p>
      <Choices
        legend={t("house-filter-game")}
        hideLegend
        value={game}
        onChange={choose}
        choices={games.map((value) => ({ value, label: t(`${value}-title`) }))}
      />
      <SeatingChoices of={seating} />
      {info ? (
        <Suspense fallback={null}>
          <Usual info={info} seats={seats} />
        </Suspense>
      ) : null}
      {canBeRated ? (
        <Switch
          label={t("rating-want")}
          note={t("quick-rated-note")}
          checked={rated}
          onChange={(wish) => {
            rate(wish);
            memory.write(RATED, wish ? "yes" : null);
          }}
        />
      ) : null}
      <Button
        icon="ui-play"
        disabled={quick.busy || game === "" || info?.lacks !== null}
        onClick={go}
        data-testid="quick-go"
      >
        {t("quick-go")}
      </Button>
      {info?.lacks ? <p className="quick-note">{t(`lacks-${info.lacks}`)}</p> : null}
    </>
  );
}

/** Whether who sits here wants quick games to be rated, as they said last. */
export const wantsRating = (): boolean => memory.read(RATED) === "yes";

/** By which options a quick game is played: as the game usually is, in its own words. */
function Usual({ info, seats }: { readonly info: GameInfo; readonly seats: number }) {
  useGameTexts(info.key);
  const { t } = useText();
  const options = offeredOptions(info.options, {}, seats).map(
    ({ key, default: usual }) => `${t(`${info.key}-option-${key}`)}: ${t(`${info.key}-option-${key}-${spelt(usual)}`)}`,
  );
  return options.length > 0 ? (
    <p className="quick-note" data-testid="quick-usual">
      {t("quick-usual", { options: options.join("; ") })}
    </p>
  ) : null;
}

type WaitsProps = { readonly match: Match; readonly wanted: Wanted; readonly quick: Quick };

function Waits({ match, wanted, quick }: WaitsProps) {
  const { t } = useText();
  const waited = useSeconds(match.waited);
  const offered = waited >= match.waited + match.bots_in;
  const info = useGameInfo(wanted.game);
  const clock = clockWord(wanted.clock, t);
  return (
    <>
      <p className="quick-lead" role="status">
        {t("quick-waiting")}
      </p>
      <p className="quick-wish" data-testid="quick-wish">
        {t("quick-wish", { game: t(`${wanted.game}-title`), seats: wanted.seats, clock })}
      </p>
      {info ? (
        <Suspense fallback={null}>
          <Usual info={info} seats={wanted.seats} />
        </Suspense>
      ) : null}
      {wanted.rated ? <p className="quick-note">{t("quick-rated")}</p> : null}
      <p className="quick-time" role="timer">
        {minutes(waited)}
      </p>
      {offered ? (
        <>
          <p className="quick-lead" role="status">
            {t("quick-nobody", { seats: wanted.seats })}
          </p>
          <Button icon="ui-bot" disabled={quick.busy} onClick={quick.withBots} data-testid="quick-bots">
            {t("quick-bots", { seats: wanted.seats })}
          </Button>
        </>
      ) : (
        <p className="quick-note">{t("quick-stay")}</p>
      )}
      <Button kind="quiet" icon="ui-close" disabled={quick.busy} onClick={quick.leave} data-testid="quick-leave">
        {t("quick-leave")}
      </Button>
    </>
  );
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Whole seconds, counted on from what the server said last. */
function useSeconds(told: number): number {
  const [at, set] = useState({ told, since: Date.now(), now: Date.now() });
  useEffect(() => {
    set({ told, since: Date.now(), now: Date.now() });
    const timer = setInterval(() => set((before) => ({ ...before, now: Date.now() })), 1_000);
    return () => clearInterval(timer);
  }, [told]);
  return Math.floor(at.told + Math.max(0, at.now - at.since) / 1000);
}
