/** Tiles, cards, cells and seats as words: what Fluent messages of the isle get as arguments. */

import type { SeatName } from "../../core/module";
import type { Language } from "../../i18n";
import type { Args } from "../../wire/types";
import { COLOURS, type ColourKey, colourKey, type Tile, tileByKey, tileOf } from "./box";
import { cellName } from "./cells";

export type Text = (key: string, args?: Record<string, string | number>) => string;
export type Words = Record<string, string | number>;

/** Points with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

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

/** "blue cat", "oshax"; treasures by their shapes: "corner, a common treasure". */
export function tileName(tile: Tile | number, t: Text, colour?: number): string {
  const { kind, key, colour: own } = typeof tile === "number" ? tileOf(tile) : tile;
  if (kind === "cat" || kind === "oshax") return t(`isle-tile-${kind}`, { colour: colourKey(colour ?? own) ?? "none" });
  return written(`isle-tile-${key}`, t) ?? t(`isle-tile-${kind}`);
}

/** The same as the thing that is laid: "the green cat". */
export const tileLaid = (tile: number, t: Text, colour: number): string =>
  t(`isle-ui-laid-${tileOf(tile).kind}`, { colour: colourKey(colour) ?? "none" });

/** With what tells it apart from others of its kind: how many squares. */
export const tileLabel = (number: number, t: Text): string =>
  t("isle-ui-tile-label", { tile: tileName(number, t), squares: tileOf(number).size });

/** A text that tiles and cards from a file beside the box do not have. */
const written = (id: string, t: Text): string | null => {
  const text = t(id);
  return text === id ? null : text;
};

export const cardName = (card: number, t: Text): string =>
  written(`isle-card-${card}`, t) ?? t("isle-ui-card-added", { number: card });
export const cardText = (card: number, t: Text): string =>
  written(`isle-card-${card}-text`, t) ?? t("isle-ui-card-added-text");

export function person(names: readonly SeatName[], seat: number): { who: string; you: string } {
  const name = names[seat];
  return { who: name?.name ?? "?", you: name?.you ? "yes" : "no" };
}

/** "You", or the name of whoever sits there; in a solo game the one after the last seat is the sister. */
export function shownName(names: readonly SeatName[], seat: number, t: Text): string {
  if (seat >= names.length) return t("isle-sister");
  return names[seat]?.you ? t("seat-you") : (names[seat]?.name ?? "");
}

const list = (things: readonly string[]): string => things.join(", ");

/** Tiles by their keys, those of one name together: "2 × red cat". */
function tilesTold(keys: string, t: Text): { readonly text: string; readonly count: number } {
  const names = keys
    .split(" ")
    .filter(Boolean)
    .map((key) => tileName(tileByKey(key), t));
  const told = [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : `${count} × ${name}`;
  });
  return { text: list(told), count: names.length };
}

/** Arguments of an event, a prompt or a score line as Fluent can use them. */
export function words(thing: { readonly args: Args }, names: readonly SeatName[], t: Text): Words {
  const said: Words = { colourkey: "none" };
  for (const [name, value] of Object.entries(thing.args)) {
    if (name === "seat") {
      const seat = Number(value);
      if (seat >= names.length) Object.assign(said, { who: t("isle-sister"), you: "no", sister: "yes" });
      else Object.assign(said, person(names, seat));
    } else if (name === "order" && typeof value === "object")
      said.order = list(value.map((seat) => shownName(names, seat, t)));
    else if (name === "card") Object.assign(said, { card: cardName(Number(value), t), number: Number(value) });
    else if (name === "cards" && typeof value === "object")
      Object.assign(said, { cards: list(value.map((card) => cardName(card, t))), count: value.length });
    else if (name === "tile") {
      const tile = tileByKey(String(value));
      Object.assign(said, {
        tile: tileName(tile, t, typeof thing.args.colour === "number" ? thing.args.colour : undefined),
        kind: tile.kind,
        tilecolour: colourKey(tile.colour) ?? "none",
      });
    } else if (name === "other" && typeof value === "string") said.other = tileName(tileByKey(value), t);
    else if ((name === "tiles" || name === "cats" || name === "treasures") && typeof value === "string") {
      const told = tilesTold(value, t);
      said[name] = told.text;
      said[`${name}count`] = told.count;
      if (name === "tiles") said.count = told.count;
    } else if (name === "colour") {
      const key = typeof value === "number" ? colourKey(value) : String(value);
      Object.assign(said, {
        colour: key && (COLOURS as readonly string[]).includes(key) ? colourName(key, t) : "",
        colourkey: key ?? "none",
      });
    } else if (name === "anchor" || name === "cell") said[name] = cellName(Number(value));
    else if (name === "rooms" && typeof value === "object") said.rooms = value.length;
    else if (typeof value === "object") {
      said[name] = list(value.map(String));
      said.count = value.length;
    } else said[name] = value;
  }
  return said;
}
