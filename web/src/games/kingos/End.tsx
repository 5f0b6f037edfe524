/** The end: who won and why, what everybody brought, and how they climbed. */
import { useEffect } from "react";
import { Card } from "../../design";
import { rich, useText } from "../../i18n";
import type { EndProps } from "../../table/module";
import { KingosArt } from "./art";
import { Island, NONE_LIT } from "./Island";
import { noteWatched } from "./live";
import { Pawn } from "./pieces";
import { type KingosView, topOf } from "./wire";
import { shownName } from "./words";

const INSETS = { top: 14, right: 16, bottom: 14, left: 16 };
const nothing = () => {};

export function End({ view, outcome, names, actions }: EndProps<KingosView>) {
  const { t } = useText();
  useEffect(() => () => noteWatched(false), []);
  const top = topOf(view);
  const how = top.type === "Over" ? top.how : "kingos";
  return (
    <div className="kingos-end" data-ended="true" data-how={how}>
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
      <div className="kingos-end-side">
        <Card className="kingos-verdict">
          <KingosArt />
          <p className="lead">{rich(t(`kingos-ui-end-${how}`))}</p>
        </Card>
        <Card>
          <ol className="kingos-places">
            {outcome.places.map((place, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place belongs to a side
              <li key={side} className={place === 1 ? "first" : ""}>
                <b className="figure">{place}</b>
                {side < names.length ? <Pawn seat={side} size={38} /> : <KingosArt />}
                <b>{shownName(names, side, t)}</b>
                <span className="note">
                  {outcome.lines
                    .filter((line) => line.side === side && line.points > 0)
                    .map(
                      (line) =>
                        `${t(`kingos-line-${line.key}`, { flower: line.args.flower ? t(`kingos-flower-${line.args.flower}`) : "" })} ${line.points}`,
                    )
                    .join(" + ")}
                </span>
              </li>
            ))}
          </ol>
        </Card>
        {actions}
      </div>
    </div>
  );
}
