/** The end: who won and why, what everybody brought, and how they climbed. */
import { useEffect, useState } from "react";
import type { EndProps, SeatName } from "../../core/module";
import { Card } from "../../design";
import { rich, useText } from "../../i18n";
import { api } from "../../wire/api";
import type { Outcome } from "../../wire/types";
import { topOf } from "./agenda";
import { KingosArt, MoonArt } from "./art";
import { ClimbChart } from "./ClimbChart";
import { type Climb, climbOf, energyOf } from "./climb";
import { Island, NONE_LIT } from "./Island";
import { Pawn } from "./pieces";
import type { KingosHow, KingosView } from "./wire";
import { shownName } from "./words";

const INSETS = { top: 30, right: 30, bottom: 30, left: 30 };
const nothing = () => {};

export function End({ view, outcome, names, actions }: EndProps<KingosView>) {
  const { t } = useText();
  const top = topOf(view);
  const how: KingosHow = top.type === "Over" ? top.how : "kingos";
  const climb = useClimb();
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
        <Card className="kingos-verdict">
          {how === "kingos" || how === "lost" ? <KingosArt /> : <MoonArt fullness={1} />}
          <p className="lead">{rich(t(`kingos-ui-end-${how}`))}</p>
        </Card>
        <Places view={view} outcome={outcome} names={names} />
        {climb ? <ClimbChart climb={climb} names={names} /> : null}
        {actions}
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

/** The game once more, for the chart; without it the places stand alone. */
function useClimb(): Climb | null {
  const [climb, setClimb] = useState<Climb | null>(null);
  useEffect(() => {
    const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
    if (!table) return;
    let wanted = true;
    api
      .replay<KingosView>(decodeURIComponent(table))
      .then((replay) => wanted && setClimb(climbOf(replay)))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  return climb;
}
