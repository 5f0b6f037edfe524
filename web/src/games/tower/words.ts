/** Labels of the tower's pieces. What happens is said by `Speaker`. */
import { Speaker } from "../../core/saying";
import type { Translate } from "../../i18n";
import { type Piece, TOTO } from "./box";

export type Text = Translate;

/** A floor by its number, a kitten by its scarf, other pieces by their kind: equal ones sound alike. */
export const pieceName = (piece: Piece, t: Text): string => new Speaker("tower", [], t).thing("piece", piece);

/** The same as something that somebody does something to: "You hold …". */
export const whomName = (piece: Piece, t: Text): string => new Speaker("tower", [], t).thing("event-took.piece", piece);

/** The common kitten has a name of his own. */
export const figureName = (piece: Piece, alone: boolean, t: Text): string =>
  alone && piece === TOTO ? t("tower-toto") : pieceName(piece, t);
