/** One moment of a replay: the board as it was, tiles travelling from the moment before. */

import { useMemo, useState } from "react";
import type { Chosen, MomentProps } from "../../core/module";
import { listed } from "../../core/saying";
import { Button, useMotion, usePhone } from "../../design";
import { useSettings } from "../../ground/settings";
import { useText } from "../../i18n";
import type { Event } from "../../wire/types";
import { Asleep } from "./Asleep";
import { Board } from "./Board";
import { NO_MARK } from "./Cell";
import { ClanCard } from "./ClanCard";
import { Dealt } from "./Dealt";
import { Drawn } from "./Drawn";
import { handsOf } from "./dealt";
import { FinaleStage } from "./Finale";
import { stepsOf } from "./finale";
import { bites, cellName, reach, struck } from "./geometry";
import { beatsOf, useShown } from "./motion";
import { linesOf, Standing } from "./Standing";
import { type Side, tileOf } from "./tiles";
import type { ClansAction, ClansPastView, ClansView } from "./wire";
import { clanName, tileLabel } from "./words";

/** The game that ended in this moment, if one did: the last, or the first of a match. */
export function endedIn(view: ClansView, events: readonly Event[]): ClansPastView | null {
  const [a, b] = view.clans;
  if (view.ending && a && b) return { clans: [a, b], first: view.first ?? 0, last: view.last, ending: view.ending };
  return (events.some(({ key }) => key === "game-over") && view.past.at(-1)) || null;
}

export function Moment(props: MomentProps<ClansView>) {
  const { view, events, names, stage = 0 } = props;
  const ended = useMemo(() => endedIn(view, events), [view, events]);
  const steps = useMemo(() => (ended ? stepsOf(ended.ending, ended.clans) : []), [ended]);
  const step = steps[Math.min(stage, steps.length - 1)];
  if (ended && step) return <FinaleStage step={step} ending={ended.ending} clans={ended.clans} names={names} />;
  if (view.grid.length === 0) return <Cards {...props} />;
  return <Played {...props} />;
}

/** Before the tiles lie there: the clans as far as they are given out; looking back, the cards too that were hidden. */
function Cards({ view, names, choice, done }: MomentProps<ClansView>) {
  const { t } = useText();
  const hands = done ? handsOf(done, view, choice) : [];
  if (hands.length > 0)
    return (
      <div className="stack">
        <Dealt hands={hands} names={names} />
        {([0, 1] as const)
          .filter((side) => view.clans[side] && hands.every((hand) => hand.side !== side))
          .map((side) => (
            <ClanCard
              key={side}
              clan={view.clans[side]}
              side={side}
              who={names[side]?.name ?? ""}
              face={names[side]?.face}
              powers={false}
              brief
            />
          ))}
      </div>
    );
  return (
    <div className="clans-moment-cards">
      {([0, 1] as const).map((side) => (
        <ClanCard key={side} clan={view.clans[side]} side={side} who={names[side]?.name ?? ""} powers={view.powers} />
      ))}
      {view.hand.length > 0 && (
        <p className="note">
          {t("clans-moment-hand", {
            clans: listed(
              view.hand.map((clan) => clanName(clan, t)),
              t,
            ),
          })}
        </p>
      )}
    </div>
  );
}

function Played({ view, events, standing, names, choice }: MomentProps<ClansView>) {
  const { t } = useText();
  const { standing: wanted } = useSettings();
  const { pace } = useMotion();
  const phone = usePhone();
  const [look, setLook] = useState<number | null>(null);
  const [dogs, setDogs] = useState(false);
  const beats = useMemo(
    () =>
      beatsOf(
        [
          {
            seq: 0,
            seat: 0,
            action: null,
            events,
            late: false,
            known: null,
            resigned: null,
            stand_in: null,
            ended: null,
            hint: false,
          },
        ],
        [0, 1],
      ),
    [events],
  );
  const shown = useShown(view, view.grid, beats, pace);
  const token = look === null ? null : shown.grid[look];
  const tile = token ? tileOf(token) : null;
  const only = tile?.kind === "dog" ? look : null;
  const arrows = dogs ? bites(shown.grid) : only === null ? [] : bites(shown.grid, only);
  const spared = view.powers ? ([0, 1] as const).filter((side) => view.clans[side] === "phantoms") : [];
  const grey = struck(shown.grid, spared, dogs ? null : only);
  const faint = tile && look !== null && look === view.at ? reach(tile, look) : [];
  const card = (side: Side) => (
    <ClanCard
      clan={view.clans[side]}
      side={side}
      who={names[side]?.name ?? ""}
      powers={false}
      brief
      face={names[side]?.face}
      turn={view.turn === side ? "theirs" : null}
    >
      {wanted && standing ? <Standing lines={linesOf(standing, side, view.past.length)} hope={null} /> : null}
    </ClanCard>
  );
  return (
    <div className="beside clans-moment">
      <div className="play-main clans-middle">
        <Board
          grid={shown.grid}
          clans={view.clans}
          label={t("clans-board")}
          beat={shown.beat}
          arrows={arrows}
          drawn={choice ? <Drawn choice={choice as Chosen<ClansAction>} at={view.at} /> : null}
          onLook={setLook}
          name={(cell) => {
            const here = shown.grid[cell];
            return here
              ? t("clans-cell-awake", { cell: cellName(cell), tile: tileLabel(here, view.clans, t) })
              : t("clans-cell-asleep", { cell: cellName(cell) });
          }}
          mark={(cell) => {
            const held = cell === view.at && shown.settled;
            const changed = shown.changed.has(cell);
            const latest = shown.settled && !held && view.last.includes(cell);
            if (!held && !changed && !latest && arrows.length === 0 && faint.length === 0) return NO_MARK;
            return {
              ...(latest && { latest }),
              ...(held && { held }),
              ...(changed && { changed }),
              ...(arrows.length > 0 && grey.has(cell) && { struck: true }),
              ...(faint.includes(cell) && { faint: true }),
            };
          }}
        />
      </div>
      <div className="stack clans-moment-side">
        {!phone && card(0)}
        {!phone && card(1)}
        <Asleep tokens={view.asleep} clans={view.clans} compact />
        <Button kind="quiet" icon="ui-eye" aria-pressed={dogs} onClick={() => setDogs(!dogs)}>
          {t(dogs ? "clans-hide-dogs" : "clans-show-dogs")}
        </Button>
      </div>
    </div>
  );
}
