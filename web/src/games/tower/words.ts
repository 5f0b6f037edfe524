/** Pieces, cards and seats as words: what Fluent messages of the tower get as arguments. `words.py` says the same. */
import type { SeatName } from "../../core/module";
import type { Args } from "../../wire/types";
import { nameOf, type Piece, sortOf, TOTO } from "./box";

export type Text = (key: string, args?: Record<string, string | number>) => string;
export type Words = Record<string, string | number>;

/** A floor by its number, a kitten by its scarf, other pieces by their kind: equal ones sound alike. */
export function pieceName(piece: Piece, t: Text): string {
  const { kind, number } = nameOf(piece);
  return t(`tower-piece-${kind}`, { number });
}

/** The common kitten has a name of his own. */
export const figureName = (piece: Piece, alone: boolean, t: Text): string =>
  alone && piece === TOTO ? t("tower-toto") : pieceName(piece, t);

const byName = new Map<string, Piece>();
for (let piece = 1; piece < TOTO + 5; piece++) {
  const { kind, number } = nameOf(piece);
  byName.set(`${kind}${number}`, piece);
}

export function words(
  thing: { readonly key: string; readonly args: Args },
  names: readonly SeatName[],
  t: Text,
): Words {
  const said: Words = {};
  for (const [key, value] of Object.entries(thing.args)) {
    if (key === "seat" && typeof value === "number") {
      said.who = names[value]?.name ?? "?";
      said.you = names[value]?.you ? "yes" : "no";
    } else if (key === "piece" && typeof value === "string") {
      const piece = byName.get(value) ?? 1;
      said.piece = pieceName(piece, t);
      said.sort = sortOf(piece);
    } else if (key === "pieces" && Array.isArray(value)) {
      const list = value as readonly number[];
      said.pieces = list.map((piece) => pieceName(piece, t)).join(", ");
      said.count = list.length;
    } else if ((key === "action" || key === "goal") && typeof value === "number") {
      said[key] = t(`tower-${key}-${value}`);
      said.card = value;
    } else if (typeof value === "string" || typeof value === "number") said[key] = value;
    else said[key] = (value as readonly number[]).join(", ");
  }
  return said;
}
