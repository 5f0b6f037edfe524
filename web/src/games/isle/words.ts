/** Labels of the isle's board: tiles, cards, colours, seats. What happens is said by `Speaker`. */

import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import type { Language, Translate } from "../../i18n";
import { type ColourKey, colourKey, type Tile, tileOf } from "./box";

export type Text = Translate;

/** The letter of each colour, another one in every language. */
const LETTERS: Readonly<Record<Language, Readonly<Record<ColourKey, string>>>> = {
  en: { blue: "B", green: "G", red: "R", purple: "P", orange: "O" },
  cs: { blue: "M", green: "Z", red: "Č", purple: "F", orange: "O" },
  uk: { blue: "С", green: "З", red: "Ч", purple: "Ф", orange: "П" },
};

export const letterOf = (colour: ColourKey, language: Language): string => LETTERS[language][colour];

/** A number of a colour, or its key. */
export const colourName = (colour: number | string, t: Text): string => {
  const key = typeof colour === "number" ? colourKey(colour) : colour;
  return key ? t(`isle-colour-${key}`) : "";
};

/** "blue cat", "oshax" or, in a colour that it was given, "green oshax"; treasures by their shapes. */
export function tileName(tile: Tile | number, t: Text, colour?: number): string {
  const { key } = typeof tile === "number" ? tileOf(tile) : tile;
  const given = colour === undefined ? {} : { colour: colourKey(colour) ?? "none" };
  return new Speaker("isle", [], t).thing("tile", key, given);
}

/** The same as the thing that is laid: "the green cat". */
export const tileLaid = (tile: number, t: Text, colour: number): string =>
  t(`isle-ui-laid-${tileOf(tile).kind}`, { colour: colourKey(colour) ?? "none" });

/** With what tells it apart from others of its kind: how many squares. */
export const tileLabel = (number: number, t: Text): string =>
  t("isle-ui-tile-label", { tile: tileName(number, t), squares: tileOf(number).size });

export const cardName = (card: number, t: Text): string => new Speaker("isle", [], t).thing("card", card);

/** A card from a file beside the box may have no text. */
export function cardText(card: number, t: Text): string {
  const id = `isle-card-${card}-text`;
  const text = t(id);
  return text === id ? t("isle-ui-card-added-text") : text;
}

/** "You", or the name of whoever sits there; in a solo game the one after the last seat is the sister. */
export const shownName = (names: readonly SeatName[], seat: number, t: Text): string =>
  new Speaker("isle", names, t).sitter(seat);
