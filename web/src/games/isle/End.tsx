/** The evening of the fifth day: the boats, the score sheets side by side, and how the points grew. */
import { useEffect, useMemo, useState } from "react";
import { useLookBack } from "../../core/lookBack";
import type { EndProps, SeatName } from "../../core/module";
import { Coming, Icon, useMotion, usePhone } from "../../design";
import { useText } from "../../i18n";
import type { Line, Outcome } from "../../wire/types";
import { Patterns } from "./art/Patterns";
import { BoatPicture, LYING, STANDING } from "./BoatPicture";
import { ShownCard } from "./CardFace";
import { GrowthChart } from "./Growth";
import { noteWatched, wasWatched } from "./live";
import { growthOf, rowsOf } from "./rows";
import { Sheet } from "./Sheet";
import { shipOf } from "./ship";
import { Waves } from "./Waves";
import type { IsleView } from "./wire";
import { colourName, shownName } from "./words";

const BEAT = 520;

export function End({ table, view, outcome, names, actions }: EndProps<IsleView>) {
  const { t } = useText();
  const phone = usePhone();
  const mine = names.findIndex(({ you }) => you);
  const [side, setSide] = useState(mine >= 0 ? mine : Math.max(0, outcome.places.indexOf(1)));
  // What was given up is not counted.
  const counted = outcome.lines.length > 0;
  const rows = counted ? rowsOf(outcome, names.length).length : 0;
  const shown = useCounting(rows);
  // The sister looks at the boat of whoever plays against her.
  const seat = Math.min(side, view.players.length - 1);
  const player = view.players[seat];
  const { replay, state } = useLookBack<IsleView>(table.id);
  const growth = useMemo(() => (replay ? growthOf(replay, names.length) : null), [replay, names.length]);
  return (
    <div className="beside isle-end" data-ended={shown >= rows}>
      <Patterns />
      <div className="stack">
        {player && player.boat >= 0 ? (
          <div className={phone ? "plate isle-sea phone" : "plate isle-sea"}>
            <Waves />
            <BoatPicture
              ship={shipOf(player)}
              layout={phone ? STANDING : LYING}
              label={t("isle-ui-boat-of", { who: shownName(names, seat, t) })}
            />
          </div>
        ) : null}
        {counted && shown >= rows ? <Details outcome={outcome} side={side} names={names} /> : null}
      </div>
      <div className="stack">
        {counted ? (
          <Sheet outcome={outcome} names={names} shown={shown} side={side} onSide={setSide} />
        ) : (
          <p className="lead">{t("isle-ui-given-up", { day: Math.max(1, view.day) })}</p>
        )}
        {actions}
        {shown < rows ? null : growth ? (
          <GrowthChart growth={growth} names={names} />
        ) : (
          <Coming title={t("isle-ui-growth")}>{t(`look-back-${state}`)}</Coming>
        )}
      </div>
    </div>
  );
}

/** Seen live, the rows are counted one after another; opened again later, they lie there. */
function useCounting(rows: number): number {
  const { pace, still } = useMotion();
  const [live] = useState(wasWatched);
  const [shown, setShown] = useState(live && !still ? 0 : rows);
  useEffect(() => () => noteWatched(false), []);
  useEffect(() => {
    if (shown >= rows) return;
    const timer = setTimeout(() => setShown(shown + 1), BEAT * Math.max(0.2, pace));
    return () => clearTimeout(timer);
  }, [shown, rows, pace]);
  return shown;
}

/** One side's families with their heads, and its lessons as cards. */
function Details({
  outcome,
  side,
  names,
}: {
  readonly outcome: Outcome;
  readonly side: number;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const lines = outcome.lines.filter((line) => line.side === side || line.side >= names.length);
  const families = lines.filter(({ key }) => key === "family");
  const cards = lines.filter((line) => line.args.card !== undefined);
  return (
    <>
      {families.length > 0 ? (
        <ul className="isle-families">
          {families.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sheet, in their order
            <li key={i}>
              <Icon name={`head-${line.args.colour}`} size={40} />
              <span>
                {t("isle-ui-family", { colour: colourName(String(line.args.colour), t), size: Number(line.args.size) })}
              </span>
              <b>{line.points}</b>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="isle-cards">
        {cards.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sheet, in their order
          <li key={i}>
            <ShownCard card={Number(line.args.card)} points={line.points} colour={colourOf(line, t)} bare />
          </li>
        ))}
      </ul>
    </>
  );
}

const colourOf = (line: Line, t: (key: string) => string): string | null =>
  typeof line.args.colour === "string" ? colourName(line.args.colour, t) : null;
