/** What this seat is asked, what it can do and what it holds: all that the parts of the table share. */
import { useMemo } from "react";
import type { PlayProps } from "../../core/module";
import { type Sound, sound, usePhone } from "../../design";
import { useText } from "../../i18n";
import type { Subsets } from "../../wire/types";
import { type Chosen, useChosen } from "./Choosing";
import { type Frame, type Offers, offersOf, topOf } from "./menu";
import { type Ship, shipOf } from "./ship";
import { type Placing, usePlacing } from "./usePlacing";
import type { IsleAction, IslePlayerView, IsleView } from "./wire";

export type Turn = {
  readonly phone: boolean;
  readonly view: IsleView;
  /** Null: one who looks on, over the first seat's shoulder. */
  readonly seat: number | null;
  readonly looking: number;
  readonly player: IslePlayerView | undefined;
  readonly ship: Ship | null;
  /** Nobody has cards or means in the family game. */
  readonly family: boolean;
  readonly top: Frame;
  readonly offers: Offers;
  /** Cards that are chosen among in a fan; treasures that are given up. */
  readonly fan: Subsets | null;
  readonly given: Subsets | null;
  readonly chosen: Chosen;
  /** Is the table waiting for this seat? Anytime cards can be played beside the turns of others too. */
  readonly asked: boolean;
  /** It answers by itself, where there is nothing to decide. */
  readonly quiet: boolean;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly play: (action: IsleAction) => void;
  readonly placing: Placing;
};

/** One's own answers, as they are heard; tiles are heard where they are laid. */
const HEARD: Readonly<Partial<Record<IsleAction["type"], Sound>>> = {
  Keep: "paper",
  Pay: "coins",
  Lay: "paper",
  Name: "brush",
  Play: "flutter",
};

const FANS: ReadonlySet<string> = new Set(["Keep", "Pay", "Lay", "GiveLessons"]);

export function useTurn({ position, sight, play, busy, beside }: PlayProps<IsleView, IsleAction>): Turn {
  const counts = beside === undefined;
  const { t } = useText();
  const phone = usePhone();
  const { view, seat, menu } = sight;
  const player = view.players[seat ?? 0];
  const ship = player && player.boat >= 0 ? shipOf(player) : null;
  const offers = useMemo(() => offersOf(menu), [menu]);
  const ready = menu !== null && !busy;
  const { subset } = offers;
  return {
    phone,
    view,
    seat,
    looking: seat ?? 0,
    player,
    ship,
    family: view.rules.mode === "family",
    top: topOf(view),
    offers,
    fan: subset && FANS.has(subset.kind) ? subset : null,
    given: subset?.kind === "GiveTreasures" ? subset : null,
    chosen: useChosen(subset),
    asked: menu !== null && !sight.may,
    quiet: sight.idle,
    ready,
    busy,
    play: (action) => {
      const heard = HEARD[action.type];
      if (heard) sound(heard);
      play(action);
    },
    placing: usePlacing({ seq: position.seq, view, seat, ship, offers, ready, play, phone, counts, t }),
  };
}
