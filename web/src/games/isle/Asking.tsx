/** What a question lays out under the boat: cards, treasures, oshax or colours to choose among. */
import { useText } from "../../i18n";
import { tileOf } from "./box";
import { Anytime, Fan, Hues, Tiles } from "./Choosing";
import type { Turn } from "./useTurn";

/** Whether it lays out anything: then the island goes beside the boat and stays in sight. */
export const laysOut = ({ fan, given, offers, phone, quiet }: Turn): boolean =>
  fan !== null ||
  given !== null ||
  offers.subset?.kind === "LayOut" ||
  offers.names.length > 0 ||
  (phone && offers.hold && offers.plays.length > 0 && !quiet);

export function Asking({ turn }: { readonly turn: Turn }) {
  const { t } = useText();
  const { fan, given, offers, chosen, ready, view, looking, player, play } = turn;
  if (fan) return <Fan subset={fan} chosen={chosen} ready={ready} />;
  if (given)
    return (
      <Tiles
        title={t("isle-ui-treasures")}
        tiles={given.items.map((place) => player?.tiles[place]?.tile ?? -1)}
        named={(tile) => t("isle-ui-give", { squares: tileOf(tile).size })}
        chosen={chosen}
      />
    );
  if (offers.subset?.kind === "LayOut")
    return (
      <Tiles
        title={t("isle-ui-oshax")}
        tiles={offers.subset.items}
        named={(_, at) => t("isle-ui-oshax-number", { number: at + 1 })}
        chosen={chosen}
      />
    );
  if (offers.names.length > 0) {
    const onName = (colour: number) => play({ type: "Name", colour });
    return <Hues offers={offers} view={view} seat={looking} ready={ready} onName={onName} />;
  }
  return <Anytime cards={offers.plays} ready={ready} onPlay={(card) => play({ type: "Play", card })} />;
}
