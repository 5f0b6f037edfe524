/** Finished games, newest first, as they are wanted; each leads to its replay. */
import { type ChangeEvent, useCallback, useEffect, useId, useState } from "react";
import { useGames } from "../core/games";
import { botFace, personFace } from "../core/names";
import { Button, Card, Choices, Face, gain, Icon, Link } from "../design";
import { isAtHome } from "../home/place";
import { useText } from "../i18n";
import { dated } from "../i18n/dates";
import { api } from "../wire/api";
import type { FinishedGame, Memory, Sat } from "../wire/memory";
import { endOf, nameOf, notesOf, scoreOf } from "./ends";
import { EVERYTHING, useMemoryInWords, useWanted, type Wanted, want } from "./memory";

type Shown = { readonly games: readonly FinishedGame[]; readonly more: string | null };

export function Finished() {
  const { t } = useText();
  const memory = useMemoryInWords();
  const wanted = useWanted();
  const older = memory?.older ?? 0;
  const [shown, go] = useFinished(wanted, older);
  return (
    <Card className="me-card me-finished" aria-labelledby="finished">
      <h2 id="finished">{t("finished-title")}</h2>
      {memory && memory.courses.length > 0 ? <Filters memory={memory} wanted={wanted} /> : null}
      {shown && shown.games.length === 0 ? (
        <p>{t(wanted === EVERYTHING ? "finished-none" : "finished-none-such")}</p>
      ) : (
        <ul className="me-rows" aria-live="polite" aria-busy={shown === null}>
          {shown?.games.map((game) => (
            <Row key={game.table} game={game} />
          ))}
        </ul>
      )}
      {shown?.more ? (
        <Button kind="quiet" size="small" icon="ui-down" onClick={go}>
          {t("finished-more")}
        </Button>
      ) : null}
      {older > 0 ? <p className="note">{t("finished-older", { count: older })}</p> : null}
    </Card>
  );
}

/** Those that are wanted, and how to have more of them. While older ones are still being counted it begins anew. */
function useFinished(wanted: Wanted, older: number): readonly [Shown | null, () => void] {
  const [shown, show] = useState<Shown | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was counted meanwhile is to be shown
  useEffect(() => {
    let here = true;
    api.finished(wanted).then(
      (first) => here && show(first),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted, older]);
  const go = useCallback(() => {
    if (!shown?.more) return;
    api.finished(wanted, shown.more).then(
      (next) =>
        show((before) => (before === shown ? { games: [...shown.games, ...next.games], more: next.more } : before)),
      () => {},
    );
  }, [wanted, shown]);
  return [shown, go];
}

function Filters({ memory, wanted }: { readonly memory: Memory; readonly wanted: Wanted }) {
  const { t, has } = useText();
  const games = [...new Set(memory.courses.map(({ game }) => game))];
  const modes = memory.courses.filter(({ game, mode }) => game === wanted.game && mode && has(`${game}-mode-${mode}`));
  const companions = memory.versus.map((one) => ({ value: one.key, label: nameOf(one, t) }));
  const ends = ["won", "lost", "shared"].map((value) => ({ value, label: t(`finished-${value}`) }));
  return (
    <div className="me-filters">
      <Choices
        legend={t("finished-game")}
        hideLegend
        choices={[
          { value: "", label: t("finished-all") },
          ...games.map((game) => ({ value: game, label: t(`${game}-title`) })),
        ]}
        value={wanted.game}
        onChange={(game) => want({ game, mode: "" })}
      />
      <Select label={t("finished-end")} value={wanted.end} choices={ends} onChange={(end) => want({ end })} />
      <Select
        label={t("finished-companion")}
        value={wanted.with}
        choices={companions}
        onChange={(key) => want({ with: key })}
      />
      {modes.length > 1 ? (
        <Select
          label={t("finished-mode")}
          value={wanted.mode}
          choices={modes.map(({ game, mode }) => ({ value: mode, label: t(`${game}-mode-${mode}`) }))}
          onChange={(mode) => want({ mode })}
        />
      ) : null}
    </div>
  );
}

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

function Select({ label, value, choices, onChange }: SelectProps) {
  const { t } = useText();
  const id = useId();
  return (
    <span className="me-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}>
        <option value="">{t("finished-all")}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  );
}

export const faceOf = ({ kind, name }: Pick<Sat, "kind" | "name">): string =>
  kind === "bot" ? botFace(name) : personFace(name);

function Row({ game }: { readonly game: FinishedGame }) {
  const { t, has, language } = useText();
  const games = useGames();
  const end = endOf(game, t);
  return (
    <li className="me-row me-game">
      <Icon name={games.face(game.game).icon} size={34} label={t(`${game.game}-title`)} />
      <span className="me-faces" aria-hidden="true">
        {game.seats
          .filter(({ mine }) => !mine)
          .map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place in the row
            <Face key={at} name={faceOf(seat)} size={36} />
          ))}
      </span>
      <span className="me-row-words">
        {end}
        <span className="note">
          {notesOf(game, t, has)}
          {game.gained === null ? null : ` · ${t("finished-rated", { by: gain(game.gained) })}`}
        </span>
      </span>
      <span className="me-score">{scoreOf(game)}</span>
      <time
        className="note me-when"
        dateTime={new Date(game.at * 1000).toISOString()}
        title={new Date(game.at * 1000).toLocaleString(language)}
      >
        {dated(game.at, language)}
      </time>
      {isAtHome(game.table) ? (
        <Link to={`/replay/${game.table}`} className="me-look" aria-label={`${t("watch-again")}: ${end}`}>
          {t("watch-again")}
        </Link>
      ) : (
        <Link to={`/replay/${game.table}?look`} className="me-look" aria-label={t("finished-look-at", { end })}>
          {t("finished-look")}
        </Link>
      )}
    </li>
  );
}
