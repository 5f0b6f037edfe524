/** Labels of clans' board: tiles with their clans, and seats. What happens is said by `Speaker`. */
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import type { Translate } from "../../i18n";
import { isPrey, type Side, type Token, tileOf } from "./tiles";
import type { ClanKey, ClansView } from "./wire";

export type Text = Translate;

export function clanName(clan: ClanKey | null | undefined, t: Text): string {
  return clan ? t(`clans-clan-${clan}`) : t("clans-clan-unknown");
}

/** A tile's name beside a label, with the name of its clan: "mouse worth 4", "chief of the Gourmets, strength 3". */
export function tileLabel(token: Token, clans: readonly (ClanKey | null)[], t: Text): string {
  const tile = tileOf(token);
  if (tile.kind === "cat") {
    const args = { clan: clanName(clans[tile.side], t), strength: tile.strength ?? 0 };
    return t(tile.chief ? "clans-tile-chief" : "clans-tile-cat", args);
  }
  if (isPrey(tile)) return t(`clans-tile-${tile.kind}`, { value: tile.value });
  return t("clans-tile-dog", { dog: tile.dog });
}

/** What a side begins with: what part makes the two clans even, and what part was agreed on [CLANS 7.6]. */
export function givenText({ given, handicap }: Pick<ClansView, "given" | "handicap">, side: Side, t: Text): string {
  const [points, agreed] = [given[side], handicap[side]];
  if (points === 0) return "";
  const fair = points - agreed;
  return t("clans-given", { points, fair, agreed, why: fair === 0 ? "agreed" : agreed === 0 ? "fair" : "both" });
}

/** "You", or the name of whoever sits there. */
export const shownName = (names: readonly SeatName[], seat: number, t: Text): string =>
  new Speaker("clans", names, t).sitter(seat);
