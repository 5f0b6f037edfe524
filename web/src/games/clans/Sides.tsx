/** The two sides: a card beside the board, on a phone a row over and under it. */
import { useState } from "react";
import type { SeatName } from "../../core/module";
import { Dialog, Face, Icon } from "../../design";
import { useText } from "../../i18n";
import type { Outcome } from "../../wire/types";
import { ClanCard, Powers } from "./ClanCard";
import { linesOf, Points, PreyChips, pointsOf, Standing, type Weighed } from "./Standing";
import type { Side } from "./tiles";
import type { ClansView } from "./wire";
import { clanName, givenText, shownName } from "./words";

export type SideProps = {
  readonly view: ClansView;
  readonly names: readonly SeatName[];
  readonly side: Side;
  /** The score if the game ended now, where it is wanted all the time. */
  readonly now: Outcome | null;
  readonly counted: boolean;
  /** A swap that one points at. */
  readonly weighed: Weighed | null;
  /** The seat of this screen that is asked. */
  readonly yours: number | null;
  readonly onCount: () => void;
};

export function SideCard({ view, names, side, now, counted, weighed, yours, onCount }: SideProps) {
  const { t } = useText();
  const lines = now && linesOf(now, side, view.past.length);
  return (
    <ClanCard
      clan={view.clans[side]}
      side={side}
      who={shownName(names, side, t)}
      face={names[side]?.face}
      powers={view.powers}
      turn={view.turn !== side ? null : yours === side ? "yours" : "theirs"}
    >
      {view.given[side] > 0 && <p className="note">{givenText(view, side, t)}</p>}
      {lines && counted ? <Standing lines={lines} hope={weighed?.hope[side] ?? null} /> : null}
      <div className="clans-weighed">
        <CountSwitch on={counted} onSwitch={onCount} />
        {weighed && !counted ? <Points now={weighed.now[side]} hope={weighed.hope[side]} /> : null}
      </div>
    </ClanCard>
  );
}

function CountSwitch({ on, onSwitch }: { readonly on: boolean; readonly onSwitch: () => void }) {
  const { t } = useText();
  return (
    <button type="button" className="clans-link" aria-pressed={on} onClick={onSwitch} aria-keyshortcuts="e">
      <Icon name="ui-eye" size={20} />
      {t(on ? "clans-hide-standing" : "clans-if-now")}
    </button>
  );
}

/** A side on a phone: a line above or below the board, its clan behind a tap. */
export function SeatRow({ view, names, side, now, counted, weighed, yours, onCount }: SideProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const clan = view.clans[side];
  const lines = now && linesOf(now, side, view.past.length);
  const points = lines && counted ? pointsOf(lines) : weighed?.now[side];
  return (
    <div className={view.turn === side && yours === side ? "clans-seat turn" : "clans-seat"}>
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {clan && <Icon name={`clan-${clan}`} size={48} />}
        <span>
          <b>
            {names[side]?.face ? <Face name={names[side].face} size={24} /> : null}
            {shownName(names, side, t)}, {clanName(clan, t)}
          </b>
          {lines && counted ? (
            <span className="clans-chips bare">
              <PreyChips lines={lines} size={22} />
            </span>
          ) : (
            <span className="note">{t(view.turn === side ? "clans-to-move" : "clans-about-clan")}</span>
          )}
        </span>
        {points !== undefined && (
          <span>
            <span className="spoken">{t("clans-if-now")} </span>
            <Points now={points} hope={weighed?.hope[side] ?? null} />
          </span>
        )}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={clanName(clan, t)}>
        {clan && view.powers ? <Powers clan={clan} /> : <p className="lead">{t("clans-powers-off")}</p>}
        {view.given[side] > 0 && <p className="lead">{givenText(view, side, t)}</p>}
        {lines && counted && <Standing lines={lines} hope={null} />}
        <CountSwitch on={counted} onSwitch={onCount} />
      </Dialog>
    </div>
  );
}

/** In a match: which game, and the points of the first. */
export function MatchNote({ view, names }: { readonly view: ClansView; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  if (!view.match) return null;
  const [past] = view.past;
  return (
    <p className="clans-match chip plain">
      {past
        ? t("clans-match-second", {
            who0: names[0]?.name ?? "",
            who1: names[1]?.name ?? "",
            points0: past.ending.points[0],
            points1: past.ending.points[1],
          })
        : t("clans-match-first")}
    </p>
  );
}
