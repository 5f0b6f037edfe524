/** The island of a table in play, with what is looked at, what just happened, and on a desk the battle beside it. */
import { type ReactNode, useMemo, useState } from "react";
import type { SeatName } from "../../core/module";
import { useText } from "../../i18n";
import type { News } from "../../wire/types";
import { fieldOf } from "./BattleSheet";
import type { Spot } from "./ground";
import { Island } from "./Island";
import { Look } from "./Look";
import { Standing } from "./Sky";
import { Slip } from "./Slip";
import type { Deeds } from "./useDeeds";
import type { Sheet } from "./useSheet";

/** A place that was pressed in vain: the refusal says why, and the look need not. */
type Looked = { readonly spot: Spot | null; readonly refused: boolean };
const NOTHING: Looked = { spot: null, refused: false };

/** How large a card is at least: 92 pixels, on a phone 66. */
const LEAST = 1;
const LEAST_SMALL = 0.72;
/** Keys and slips lie at the foot of the sea: no place is under them. */
const FOOT = 68;
const ROOMY = { top: 30, right: 40, bottom: FOOT, left: 40 };
/** Three cards beside each other, and the sheet (battle.css). */
const BESIDE_SHEET = { top: 30, right: 530, bottom: FOOT, left: 8 };
const SMALL = { top: 24, right: 20, bottom: FOOT, left: 20 };
/** On a phone there is no room at the sides: bubbles stand above. */
const SMALL_CALLED = { ...SMALL, top: 84, home: 0.8 };

export function IslandInPlay({
  deeds,
  names,
  fresh,
  battle,
  phone,
}: {
  readonly deeds: Deeds;
  readonly names: readonly SeatName[];
  readonly fresh: readonly News[];
  readonly battle: Sheet;
  readonly phone: boolean;
}): ReactNode {
  const { t } = useText();
  const { view, seat, steps, offers } = deeds;
  const [looked, setLooked] = useState<Looked>(NOTHING);
  const explored = useMemo(() => exploredIn(fresh), [fresh]);
  const beside = phone ? null : battle.sheet;
  const called = !battle.sheet && view.players.some(({ call }) => call);
  return (
    <Island
      view={view}
      names={names}
      me={seat}
      lit={steps.lit}
      picked={steps.picked ? `${steps.picked.to.x},${steps.picked.to.y}` : null}
      onPress={(spot) => {
        setLooked({ spot, refused: true });
        steps.press(spot);
      }}
      onLook={(spot) => setLooked({ spot, refused: false })}
      insets={phone ? (called ? SMALL_CALLED : SMALL) : beside ? BESIDE_SHEET : ROOMY}
      tight={phone || beside !== null}
      least={phone ? LEAST_SMALL : LEAST}
      small={phone}
      bubbles={!battle.sheet}
      fresh={explored}
      marked={fieldOf(battle.fights, battle.at)}
    >
      {phone ? null : <Standing view={view} />}
      <Look
        view={view}
        spot={looked.spot}
        step={looked.refused ? null : steps.stepTo(looked.spot)}
        open={offers.moves}
        names={names}
      />
      <Slip fresh={fresh} me={seat} names={names} t={t} />
      {beside}
    </Island>
  );
}

/** Places whose card has just been laid. */
function exploredIn(fresh: readonly News[]): ReadonlySet<string> {
  const events = fresh.flatMap((news) => news.events);
  return new Set(events.filter(({ key }) => key === "explored").map(({ args }) => `${args.x},${args.y}`));
}
