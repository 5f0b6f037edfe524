/** A table of cat clans in play: clans are given out, a game is played, and in a match another one. */
import { useEffect, useState } from "react";
import type { PlayProps, SeatName } from "../../core/module";
import { Button } from "../../design";
import { useText } from "../../i18n";
import { Finale } from "./Finale";
import { Giving } from "./Giving";
import { noteSeen, noteWatched, partsSeen } from "./live";
import { Meadow } from "./Meadow";
import type { Side } from "./tiles";
import type { ClansAction, ClansPastView, ClansView } from "./wire";

export function Play(props: PlayProps<ClansView, ClansAction>) {
  const { table, position, sight, names } = props;
  const view = sight.view;
  const [seen, setSeen] = useState(() => partsSeen(table.id, view.past.length));
  const over = position.outcome !== null;
  useEffect(() => {
    if (!over) noteWatched(true);
  }, [over]);
  const past = view.past[seen];
  if (past && !over) {
    const go = () => {
      noteSeen(table.id, view.past.length);
      setSeen(view.past.length);
    };
    return <BetweenGames past={past} names={names} onGo={go} />;
  }
  if (view.grid.length === 0) return <Giving {...props} />;
  return (
    <Meadow
      {...props}
      key={`${view.past.length}`}
      view={view}
      left={leftSide(
        position.sights.map(({ seat }) => seat),
        names,
      )}
    />
  );
}

/** The first game of a match has just ended: its end is watched before the clans are given out again. */
function BetweenGames({
  past,
  names,
  onGo,
}: {
  readonly past: ClansPastView;
  readonly names: readonly SeatName[];
  readonly onGo: () => void;
}) {
  const { t } = useText();
  const [counted, setCounted] = useState(false);
  return (
    <div className="stack clans-between">
      <h2>{t("clans-between")}</h2>
      <Finale
        ending={past.ending}
        clans={past.clans}
        names={names}
        start="play"
        keys
        onEnd={() => setCounted(true)}
        onward={
          <Button kind={counted ? "main" : "quiet"} icon="ui-play" onClick={onGo}>
            {t("clans-on-to-second")}
          </Button>
        }
      />
    </div>
  );
}

/** One's own clan is at the left; with two at one screen, and for those who watch, the first seat is. */
function leftSide(seats: readonly (number | null)[], names: readonly SeatName[]): Side {
  const mine = names.findIndex(({ you }) => you);
  return (mine >= 0 ? mine : seats.length === 1 ? (seats[0] ?? 0) : 0) === 1 ? 1 : 0;
}
