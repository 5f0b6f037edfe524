/** Labels of the island's board: places, stakes, ways, seats. What happens is said by `Speaker`. */
import type { SeatName } from "../../core/module";
import { listed, Speaker } from "../../core/saying";
import type { Translate } from "../../i18n";
import { guardianOf } from "./box";
import type { Spot } from "./ground";
import type { KingosDirection, KingosHeard, KingosWord } from "./wire";

export type Text = Translate;

/** "You", or the name of whoever sits there; after the last seat comes the island itself. */
export const shownName = (names: readonly SeatName[], seat: number, t: Text): string =>
  new Speaker("kingos", names, t).sitter(seat);

/** A place in words: its row, counted from the coast as 0, and how far to which side of the beach it lies. */
export const placeName = ({ x, y }: Spot, t: Text): string => new Speaker("kingos", [], t).place("y", x, y);

/** What a guardian gives and takes. */
export function stakesName(guardian: string, t: Text): string {
  const { reward, punishment, count } = guardianOf(guardian);
  return t("kingos-ui-stakes", { reward, punishment: t("kingos-punishment", { kind: punishment, count }) });
}

/** What a button calls. */
export const wordName = (word: KingosWord, t: Text): string => t(`kingos-ui-call-${word}`);

/** What was called, as it is heard; `short` where there is little room. */
export const calledName = ({ word, energy }: KingosHeard, t: Text, short = false): string =>
  short && word !== "bring" ? wordName(word, t) : t(`kingos-ui-called-${word}`, { energy });

/** "Open are: right, left." */
export const openWays = (ways: readonly KingosDirection[], t: Text): string =>
  ways.length > 0
    ? t("kingos-ui-open", {
        ways: listed(
          ways.map((way) => t(`kingos-direction-${way}`)),
          t,
        ),
      })
    : t("kingos-ui-open-none");
