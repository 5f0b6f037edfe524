/** Words: what the arguments of a game's events, prompts and score lines are. Generated like `wire/types.ts`; do not edit. */
import type { Args } from "./types";

export type Listable =
  // A seat, as `$who` and `$you`; `rival` is the text that names who comes after the last seat, and with `-within` the one that does so in the middle of a sentence.
  | { readonly type: "Who"; readonly rival: string }
  // A cell of a grid that is counted row by row: "c3".
  | { readonly type: "Cell"; readonly columns: number }
  // What has a text of its own: `text` and its key; `otherwise` names what has none.
  | { readonly type: "Name"; readonly text: string; readonly otherwise: string }
  // What stands in a table; a fact that it `takes` is the key of the argument of that name.
  | { readonly type: "Noun"; readonly table: string; readonly takes: readonly string[] };
export type Kind =
  | Listable
  // A number, or a word that texts choose a variant by: said as it is.
  | { readonly type: "Plain" }
  // For boards alone.
  | { readonly type: "Unsaid" }
  // A number of one seat's own: said as it is, beside `$who0` and `$you0`.
  | { readonly type: "Score"; readonly seat: number }
  // A row; with its column, the argument `across`, it is `$place`: so far to which side of the start.
  | { readonly type: "Spot"; readonly across: string; readonly text: string }
  // Numbers, or keys with spaces between: "brick wall, two columns and 2 × oshax". Those that sound alike are told together, by `$count` where their text asks for it.
  | { readonly type: "Many"; readonly of: Listable };
/** Things that are told alike: by which text, with which facts, and how arguments write them. */
export type Row = {
  readonly text: string;
  readonly values: readonly (string | number)[];
  readonly facts: Args;
  readonly seat: number; // whose it is, told to its text as `$who`, `$you` and `$own`: the mover's own
  readonly otherwise: string; // the text where that one is not written
};
/** A kind stands under its argument's name, or for one message alone under `prompt-lay.cards`. */
export type GameWords = {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly absent: Args; // what texts are told where the argument that would say it is missing
  readonly passing: readonly string[]; // events that are told while they happen, and left out of the story afterwards
  readonly together: readonly string[]; // events that make one paragraph of the story, whoever's they are: a battle
  readonly following: readonly string[]; // events that only come of others, whoever's they are: they stay in that paragraph
  readonly beside: readonly string[]; // events that end nobody else's turn in the story: a word that is called into it
};
