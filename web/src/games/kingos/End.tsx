/** The end: who won and why, what everybody brought, and how they climbed. */
import { useMemo } from "react";
import { useLookBack } from "../../core/lookBack";
import type { EndProps, SeatName } from "../../core/module";
import { Card, Coming } from "../../design";
import { rich, useText } from "../../i18n";
import type { Outcome } from "../../wire/types";
import { topOf } from "./agenda";
import { KingosArt, MoonArt } from "./art";
import { ClimbChart } from "./ClimbChart";
import { climbOf, energyOf } from "./climb";
import { Island, NONE_LIT } from "./Island";
import { Pawn } from "./pieces";
import type { KingosHow, KingosView } from "./wire";
import { shownName } from "./words";

const INSETS = { top: 30, right: 30, bottom: 30, left: 30 };
const nothing = () => {};

export function End({ table, view, outcome, names, actions }: EndProps<KingosView>) {
  const { t } = useText();
  const top = topOf(view);
  const how: KingosHow = top.type === "Over" ? top.how : "kingos";
  const { replay, state } = useLookBack<KingosView>(table.id);
  const climb = useMemo(() => (replay ? climbOf(replay) : null), [replay]);
  return (
    <div className="beside kingos-end" data-ended="true" data-how={how}>
      <Island
        view={view}
        names={names}
        me={null}
        lit={NONE_LIT}
        picked={null}
        onPress={nothing}
        onLook={nothing}
        insets={INSETS}
      />
      <div className="stack">
        {table.broken_off ? null : (
          <Card className="kingos-verdict">
            {how === "kingos" || how === "lost" ? <KingosArt /> : <MoonArt fullness={1} />}
            <p className="lead">{rich(t(`kingos-ui-end-${how}`))}</p>
          </Card>
        )}
        <Places view={view} outcome={outcome} names={names} />
        {actions}
        {climb ? (
          <ClimbChart climb={climb} names={names} />
        ) : (
          <Coming title={t("kingos-ui-climb")}>{t(`look-back-${state}`)}</Coming>
        )}
      </div>
    </div>
  );
}

/** Places with what was brought to the last battle, and what everybody had in the end. */
function Places({
  view,
  outcome,
  names,
}: {
  readonly view: KingosView;
  readonly outcome: Outcome;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const order = outcome.places.map((place, side) => ({ place, side })).sort((one, other) => one.place - other.place);
  return (
    <Card>
      <ol className="kingos-places">
        {order.map(({ place, side }) => {
          const player = view.players[side];
          return (
            <li key={side} className={place === 1 ? "first" : ""}>
              <b className="figure">{place}.</b>
              {player ? <Pawn seat={side} size={44} /> : <KingosArt />}
              <div>
                <b>{shownName(names, side, t)}</b>
                <p className="note">{brought(outcome, side, t)}</p>
                {player ? (
                  <p className="note">
                    {t("kingos-ui-means", { energy: energyOf(player), flowers: player.hand })}
                    {player.kept + player.broken > 0
                      ? ` ${t("kingos-ui-words-kept", { kept: player.kept, all: player.kept + player.broken })}.`
                      : ""}
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** "Energy against Kingoš 6 + Poppy 2 = 8". */
function brought(
  outcome: Outcome,
  side: number,
  t: (key: string, args?: Record<string, string | number>) => string,
): string {
  const lines = outcome.lines.filter((line) => line.side === side);
  const told = lines.map((line) => {
    const name = t(`kingos-line-${line.key}`, {
      flower: line.args.flower ? t(`kingos-flower-${line.args.flower}`) : "",
    });
    return line.points > 0 ? `${name} ${line.points}` : name;
  });
  const sum = lines.reduce((all, line) => all + line.points, 0);
  return lines.length > 1 ? `${told.join(" + ")} = ${sum}` : told.join("");
}
