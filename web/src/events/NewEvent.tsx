/** Making an event: its name, what is played, how they are paired. Who comes is the link's. */
import { type FormEvent, useState } from "react";
import { clockChoices } from "../core/clocks";
import { useGames } from "../core/games";
import { chosenOptions, offeredOptions, spelt } from "../core/habits";
import { useGameInfo } from "../core/infos";
import { Button, Choices, Dialog, Field, Strip } from "../design";
import { navigate } from "../ground/router";
import { useGameTexts, useText } from "../i18n";
import { haveName } from "../shell/me";
import { api, Failure } from "../wire/api";
import type { EventKind } from "../wire/events";
import type { Options, Seconds } from "../wire/types";
import { refusedAs } from "./refusals";
import "./events.css";

const ROUNDS = { round_robin: [1, 2], swiss: [3, 4, 5, 6, 7] } as const;

export default function NewEventDialog({ onClose }: { readonly onClose: () => void }) {
  useGameTexts("people");
  const { t, has } = useText();
  const games = useGames();
  const [name, setName] = useState("");
  const [game, setGame] = useState(games.keys[0] ?? "");
  const [wished, setSeats] = useState(2);
  const [kind, setKind] = useState<EventKind>("round_robin");
  const [rounds, setRounds] = useState(1);
  const [clock, setClock] = useState<Seconds>(0);
  const [wish, setOptions] = useState<Options>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const info = useGameInfo(game);
  const counts = (info?.seats ?? [2]).filter((count) => count > 1);
  const seats = counts.includes(wished) ? wished : 2;

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await haveName(true).catch(() => {});
      const usual = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
      const asked = { name, game, options: { ...usual, ...info?.apart, ...wish }, seats, kind, rounds, clock };
      const made = await api.createEvent(asked);
      await api.askEvent(made.id, { type: "join" }).catch(() => {});
      navigate(`/event/${made.id}`);
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure("internal", String(error), null, 0));
      setBusy(false);
    }
  }

  return (
    <Dialog open title={t("event-new")} onClose={onClose} wide>
      <form className="event-form" onSubmit={(event) => void make(event)}>
        {failure ? (
          <Strip tone="stop" icon="ui-help">
            {t("event-not-made")} {t(refusedAs("new", failure.kind, has))}
          </Strip>
        ) : null}
        <Field
          label={t("event-name-label")}
          value={name}
          maxLength={40}
          required
          placeholder={t("event-name-example")}
          onChange={(event) => setName(event.target.value)}
        />
        <Choices
          legend={t("event-game")}
          value={game}
          onChange={(key) => {
            setGame(key);
            setOptions({});
          }}
          choices={games.keys.map((key) => ({ value: key, label: t(`${key}-title`) }))}
        />
        {counts.length > 1 ? (
          <Choices
            legend={t("event-seats")}
            value={seats}
            onChange={setSeats}
            choices={counts.map((count) => ({ value: count, label: String(count) }))}
          />
        ) : null}
        <Choices<EventKind>
          legend={t("event-kind")}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setRounds(ROUNDS[chosen][0]);
          }}
          choices={(["round_robin", "swiss"] as const).map((value) => ({
            value,
            label: t(`event-kind-${value}`),
            note: t(`event-kind-${value}-note`),
          }))}
        />
        <Choices<number>
          legend={t(kind === "swiss" ? "event-rounds" : "event-legs")}
          value={rounds}
          onChange={setRounds}
          choices={ROUNDS[kind].map((value) => ({
            value,
            label: kind === "swiss" ? String(value) : t("event-times", { count: value }),
          }))}
        />
        <Choices<Seconds> legend={t("clock")} value={clock} onChange={setClock} choices={clockChoices(t)} />
        <Ways game={game} seats={seats} wish={wish} onChange={setOptions} />
        <div className="keys">
          <Button type="submit" disabled={busy || name.trim() === ""} data-testid="make-event">
            {t("event-make")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The game's own options, folded away. */
function Ways({
  game,
  seats,
  wish,
  onChange,
}: {
  readonly game: string;
  readonly seats: number;
  readonly wish: Options;
  readonly onChange: (options: Options) => void;
}) {
  useGameTexts(game);
  const { t, has } = useText();
  const info = useGameInfo(game);
  if (!info) return null;
  const options: Options = {
    ...Object.fromEntries(info.options.map((one) => [one.key, one.default])),
    ...info.apart,
    ...wish,
  };
  const offered = offeredOptions(info.options, options, seats);
  if (offered.length === 0) return null;
  return (
    <details className="event-options">
      <summary>{t("options")}</summary>
      {offered.map((option) => (
        <Choices
          key={option.key}
          legend={t(`${game}-option-${option.key}`)}
          value={options[option.key] ?? option.default}
          onChange={(value) => onChange(chosenOptions(info.options, options, option.key, value))}
          choices={option.values.map((value) => {
            const id = `${game}-option-${option.key}-${spelt(value)}`;
            return { value, label: t(id), note: has(`${id}-note`) ? t(`${id}-note`) : undefined };
          })}
        />
      ))}
    </details>
  );
}
