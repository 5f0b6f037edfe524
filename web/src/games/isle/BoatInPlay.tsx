/** One's own boat while it is played on: the tile in hand over it, what just happened, what one owns. */
import { type RefObject, useMemo } from "react";
import type { PlayProps } from "../../core/module";
import { Ribbon, useMotion } from "../../design";
import { useText } from "../../i18n";
import { givenCells, pressTreasure } from "./Choosing";
import { Deck, type Flag } from "./Deck";
import type { Pointer } from "./Fields";
import { Happening } from "./Happening";
import { useHappening } from "./happenings";
import { Means, OpenCards } from "./Rail";
import type { Placing } from "./usePlacing";
import type { Turn } from "./useTurn";
import type { Wanted } from "./useWanted";

export function BoatInPlay({
  turn,
  names,
  fresh,
  wanted,
  carry,
  onCarried,
  focus,
}: Pick<PlayProps, "names" | "fresh"> & {
  readonly turn: Turn;
  readonly wanted: Wanted;
  /** A tile that is being carried here from its field; and when it is let go. */
  readonly carry: Pointer | null;
  readonly onCarried: () => void;
  readonly focus: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useText();
  const { still, pace } = useMotion();
  const { view, seat, looking, player, ship, phone, family, placing, given, chosen, asked, quiet } = turn;
  const mine = useMemo(() => (seat === null ? [] : [seat]), [seat]);
  const happening = useHappening(fresh, mine, names, pace, t);
  if (!ship || !player) return null;
  const last = fresh.some((news) => news.seat === looking) && !still ? (ship.pieces.at(-1) ?? null) : null;
  return (
    <Deck
      ship={ship}
      phone={phone}
      label={t("isle-ui-boat")}
      held={placing.held}
      trying={placing.errand.kind === "try"}
      flag={flagOf(placing)}
      fresh={last}
      chosen={given ? givenCells(given, chosen.places, player.tiles) : 0n}
      onMove={placing.move}
      carry={carry}
      onCarried={(here) => {
        onCarried();
        if (!here && placing.free) placing.putBack();
      }}
      wanted={wanted.cell}
      onPress={(cell) => {
        if (given) pressTreasure(cell, given, player.tiles, chosen.toggle);
        else wanted.press(cell);
      }}
      focus={focus}
    >
      {asked && !quiet ? <Ribbon label={t("your-turn")} /> : null}
      <Happening beat={placing.held && asked ? null : happening.beat} view={view} onSkip={happening.skip} />
      {!phone && !family ? <Means player={player} /> : null}
      {phone ? null : <OpenCards player={player} />}
    </Deck>
  );
}

/** Nothing gained and nothing lost needs no flag. */
function flagOf({ worth, change }: Placing): Flag | null {
  if (!worth) return null;
  const treasure = worth.map?.own ?? false;
  return change !== 0 || treasure ? { points: change, treasure } : null;
}
