/** Events: club nights. Generated like `wire/types.ts`; do not edit. */
import type { Level, Options, Seconds } from "./types";

export type EventKind = "round_robin" | "swiss";
export type EntrantInfo = {
  readonly name: string; // a bot's is one of BOTS; "" of somebody who was forgotten
  readonly level: Level | null; // bots only, and null of one that this house was given
  readonly mind: string | null; // of such a one: one of `GameInfo.brought`
  readonly mine: boolean;
  readonly here: boolean; // has not left
};
/** A table of an event; a table of one is a bye. */
export type EventGame = {
  readonly round: number;
  readonly seats: readonly number[]; // the numbers of entrants, by seat
  readonly table: string | null; // its id, once it is laid
  readonly places: readonly number[]; // by seat, once it is decided
  readonly how: "" | "played" | "ruled" | "bye"; // how it was decided: played, as the host said, a bye; "": it is not
};
export type EventStanding = {
  readonly entrant: number;
  readonly place: number;
  readonly points: number;
  readonly tables: number; // so many were played
  readonly wins: number;
  readonly met: number; // the tie-breaks
  readonly buchholz: number;
  readonly berger: number;
};
/** A club night. `version` grows with every change. */
export type EventInfo = {
  readonly id: string; // in the address: /event/{id}
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: number; // at a table, at most
  readonly clock: number;
  readonly kind: EventKind;
  readonly rounds: number; // of Swiss; how often all meet in a round robin
  readonly round: number; // the newest that is paired; 0 before the start
  readonly phase: "open" | "running" | "over";
  readonly host: boolean;
  readonly created: number;
  readonly version: number;
  readonly late: boolean; // one may still come in
  readonly entrants: readonly EntrantInfo[];
  readonly games: readonly EventGame[];
  readonly standings: readonly EventStanding[]; // the best first
  readonly cross: readonly (readonly (number | null)[])[]; // what each has of each; null: they have not met
  readonly tie_breaks: readonly ("met" | "buchholz" | "berger" | "wins")[]; // what decides between equals, in this order
};
/** An event that this person hosts or has entered, in a list. */
export type EventLine = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly kind: EventKind;
  readonly phase: "open" | "running" | "over";
  readonly entrants: number;
  readonly round: number;
  readonly rounds: number;
  readonly host: boolean;
  readonly tables: readonly string[]; // of this person's, that are laid and not decided
  readonly place: number | null; // of this person, once something was played
};
/** `seats`: at each table; `rounds`: of Swiss, or how often everybody meets everybody in a round robin. */
export type NewEvent = {
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly kind: EventKind;
  readonly rounds: number;
  readonly clock: Seconds;
};
/** Asked of an event by its POST. */
export type EventRequest =
  // Before the start; of Swiss also through the first round.
  | { readonly type: "join" }
  // Be withdrawn: what one has not begun is played without one, what one has begun is given up.
  | { readonly type: "leave" }
  // Host: by a level, or by the name of one that this house was given.
  | { readonly type: "bot"; readonly level: string }
  // Host: somebody else; a bot before the start only.
  | { readonly type: "withdraw"; readonly entrant: number }
  // Host, with 3 to 32 entrants.
  | { readonly type: "start" }
  // Host: how a game counts that is not played, as places by seat.
  | { readonly type: "rule"; readonly game: number; readonly places: readonly number[] }
  // Host, Swiss: what is not played in this round is a draw.
  | { readonly type: "end_round" }
  // Host: it stays as it stands; before the start it is called off.
  | { readonly type: "finish" };
