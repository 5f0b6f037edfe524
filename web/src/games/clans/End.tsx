/** The end of a game or of a match at the table. */
import { useCallback, useEffect, useState } from "react";
import type { EndProps } from "../../core/module";
import { Choices } from "../../design";
import { useText } from "../../i18n";
import { Conceded } from "./Conceded";
import { Finale } from "./Finale";
import { type Finished, gamesOf } from "./finale";
import { noteWatched, wasWatched } from "./live";
import type { ClansView } from "./wire";
import { clanName } from "./words";

export function End({ view, names, resigned, actions }: EndProps<ClansView>) {
  const { t } = useText();
  const games = gamesOf(view);
  const finished = games.filter((game) => game !== null);
  const [part, setPart] = useState(games.length - 1);
  // Seen live, the end plays by itself; opened again later, it lies there counted.
  const [live] = useState(wasWatched);
  useEffect(() => () => noteWatched(false), []);
  const game = games[part];
  const [counted, setCounted] = useState(!live || !game);
  const finish = useCallback(() => setCounted(true), []);
  return (
    <div className="stack clans-end" data-ended={counted}>
      {games.length > 1 && (
        <div className="clans-match-bar">
          <Choices
            legend={t("clans-match")}
            hideLegend
            choices={games.map((_, i) => ({ value: i, label: t("clans-match-game", { number: i + 1 }) }))}
            value={part}
            onChange={setPart}
          />
          {finished.length < games.length ? null : (
            <MatchSum
              games={finished}
              shown={counted ? finished.length : finished.length - 1}
              names={names.map(({ name }) => name)}
            />
          )}
        </div>
      )}
      {game ? (
        <Finale
          key={part}
          ending={game.ending}
          clans={game.clans}
          names={names}
          start={live && part === games.length - 1 ? "play" : "end"}
          keys
          aside={actions}
          onEnd={finish}
        />
      ) : (
        <Conceded view={view} names={names} resigned={resigned} actions={actions} />
      )}
    </div>
  );
}

/** Both games and their sum: what decides a match. [CLANS 7.3] */
function MatchSum({
  games,
  shown,
  names,
}: {
  readonly games: readonly Finished[];
  /** So many of them are counted. */
  readonly shown: number;
  readonly names: readonly string[];
}) {
  const { t } = useText();
  const sum = (seat: 0 | 1) => games.reduce((points, { ending }) => points + ending.points[seat], 0);
  return (
    <table className="clans-match-sum">
      <caption className="spoken">{t("clans-match")}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.slice(0, shown).map(({ ending, clans }, i) => (
          <tr key={clans.join()}>
            <th scope="row">{t("clans-match-game", { number: i + 1 })}</th>
            <td>
              {ending.points[0]} <small>{clanName(clans[0], t)}</small>
            </td>
            <td>
              {ending.points[1]} <small>{clanName(clans[1], t)}</small>
            </td>
          </tr>
        ))}
        {shown === games.length && (
          <tr className="sum">
            <th scope="row">{t("clans-ledger-total")}</th>
            <td>{sum(0)}</td>
            <td>{sum(1)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
