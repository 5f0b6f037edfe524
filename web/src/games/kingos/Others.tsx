/** All adventurers in turn order: where their energy lies, flowers, curses' backs, wheel, what was said. */

import type { SeatName } from "../../core/module";
import { Card, Face } from "../../design";
import { useText } from "../../i18n";
import { topOf } from "./agenda";
import { BattleToken, CurseBack, FlowerBack } from "./art";
import { PLACES } from "./box";
import { Mark } from "./marks";
import { Pawn } from "./pieces";
import { Wheel } from "./Wheel";
import type { KingosView } from "./wire";
import { shownName, type Text } from "./words";

/** How a seat stands just now, in a word or two. */
function noteOf(view: KingosView, seat: number, must: readonly number[], you: boolean, t: Text): string {
  const player = view.players[seat];
  const top = topOf(view);
  if (player?.chosen) return t(top.type === "Talking" ? "kingos-ui-has-words" : "kingos-ui-has-chosen");
  if (must.includes(seat)) return you ? t("kingos-ui-yours") : t("kingos-ui-thinking", { you: "no" });
  return "";
}

/** The battle token: whoever has it holds battles in this turn [KINGOS 2.3]. */
export function Token() {
  const { t } = useText();
  return (
    <span className="chip kingos-token" title={t("kingos-ui-token-text")}>
      <BattleToken /> {t("kingos-ui-token")}
    </span>
  );
}

export function Others({
  view,
  names,
  me,
  must,
}: {
  readonly view: KingosView;
  readonly names: readonly SeatName[];
  readonly me: number | null;
  readonly must: readonly number[];
}) {
  const { t } = useText();
  if (view.players.length === 1 && me !== null) return null;
  return (
    <Card className="kingos-others">
      <h2>{t("kingos-ui-adventurers")}</h2>
      <ol>
        {view.players.map((player, seat) => {
          // One's own strength lies open in a card of its own.
          if (seat === me) return null;
          const note = noteOf(view, seat, must, names[seat]?.you ?? false, t);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row belongs to a seat
            <li key={seat} data-seat={seat} className={must.includes(seat) ? "asked" : ""}>
              <Pawn seat={seat} size={40} letter />
              <div className="kingos-other">
                <p>
                  {names[seat]?.face ? <Face name={names[seat].face} size={28} /> : null}
                  <b>{shownName(names, seat, t)}</b>
                  {view.token === seat ? <Token /> : null}
                  {note ? <span className="note">{note}</span> : null}
                </p>
                <div className="kingos-tally">
                  {(["vitality", "battle", "fatigue"] as const).map((pool) => (
                    <span key={pool} className={`kingos-count ${pool}`} title={t(`kingos-${pool}`)}>
                      <span className="spoken">{t(`kingos-${pool}`)} </span>
                      <i className="kingos-dot" aria-hidden="true" />
                      {player[pool]}
                    </span>
                  ))}
                  <span className="kingos-count" title={t("kingos-ui-flowers", { count: player.hand })}>
                    <span className="spoken">{t("kingos-ui-flowers", { count: player.hand })}</span>
                    <span className="kingos-back" aria-hidden="true">
                      <FlowerBack />
                    </span>
                    <span aria-hidden="true">{player.hand}</span>
                  </span>
                  <span className="kingos-slots">
                    {PLACES.map((place, at) => {
                      const cursed = player.cursed[at] ?? false;
                      const label = t("kingos-ui-slot", { place, cursed: cursed ? "yes" : "no" });
                      return (
                        <span key={place} className={cursed ? "cursed" : ""} title={label}>
                          <span className="spoken">{label}</span>
                          {cursed ? <CurseBack /> : <Mark name={place} size={16} />}
                        </span>
                      );
                    })}
                  </span>
                </div>
                {player.kept + player.broken > 0 ? (
                  <p className="note">
                    {t("kingos-ui-words-kept", { kept: player.kept, all: player.kept + player.broken })}
                  </p>
                ) : null}
              </div>
              <Wheel seat={seat} counter={player.counter} size={56} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
