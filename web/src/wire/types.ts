/** The wire: what the server sends and takes. Generated from src/tabbytop/server/wire.py and the games' views. */

export type Value = string | number | readonly number[];
export type Args = Readonly<Record<string, Value>>;
export type Prompt = { readonly key: string; readonly clause: string; readonly args: Args };
export type Event = { readonly key: string; readonly args: Args };
export type Line = {
  readonly side: number;
  readonly clause: string;
  readonly key: string;
  readonly points: number;
  readonly args: Args;
  readonly part: number;
};
export type Outcome = {
  readonly places: readonly number[];
  readonly lines: readonly Line[];
  readonly rivals: readonly string[];
};

// ---- menus: an answer is one action out of these sets -----------------------------------------------------------
export type Listed<A> = { readonly type: "Listed"; readonly actions: readonly A[] };
export type Cells = { readonly type: "Cells"; readonly kind: string; readonly masks: readonly string[] };
export type Subsets = {
  readonly type: "Subsets";
  readonly kind: string;
  readonly items: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly costs: readonly number[];
  readonly budget: number;
};
export type Ranges = {
  readonly type: "Ranges";
  readonly kind: string;
  readonly bounds: readonly (readonly [number, number, number])[];
};
export type Choices<A> = Listed<A> | Cells | Subsets | Ranges;
export type Menu<A = AnyAction> = { readonly prompt: Prompt; readonly sets: readonly Choices<A>[] };
export type AnyAction = { readonly type: string };

// ---- games ------------------------------------------------------------------------------------------------------
/** GET /api/games -> GameInfo[]. Values in the order they should be offered; the first of `values` need not be the default. */
export type OptionInfo = {
  readonly key: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
};
export type GameInfo = {
  readonly key: string;
  readonly rules: string;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly levels: readonly Level[];
};
export type Level = "random" | "easy" | "medium" | "hard" | "expert";
export type Options = Readonly<Record<string, string | number | boolean>>;

// ---- tables -----------------------------------------------------------------------------------------------------
export type SeatInfo = {
  readonly kind: "open" | "person" | "bot";
  readonly name: string; // "" while open; a bot's is its level
  readonly level: Level | null; // bots only
  readonly mine: boolean; // this browser's person sits here
  readonly here: boolean; // connected now (bots: always)
};
export type Phase = "lobby" | "playing" | "over";
export type TableInfo = {
  readonly id: string; // in the address: /t/{id}
  readonly code: string; // for people to type: FERN-42
  readonly game: string;
  readonly options: Options;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  readonly host: boolean; // may change seats and options, and start
  readonly watching: number; // spectators connected
  readonly commitment: string; // SHA-256 of the secret seed
  readonly next: string | null; // the table of the rematch, once somebody asked for one
  readonly created: number; // seconds
};
/** GET /api/tables -> TableLine[]: tables this person has a seat at, yours to move first, then newest. */
export type TableLine = {
  readonly table: TableInfo;
  readonly yours: boolean;
  readonly turn: number;
  readonly changed: number;
};
/** GET/PUT /api/me. `name` is "" until chosen. */
export type Me = { readonly id: string; readonly name: string };

// ---- the socket /ws/{table id} ----------------------------------------------------------------------------------
export type Sight<V = unknown, A = AnyAction> = {
  readonly seat: number | null; // null: a spectator
  readonly view: V;
  readonly menu: Menu<A> | null; // what this seat may do now; null: nothing
  readonly may: boolean; // the menu is an interrupt, nobody waits for it
};
/** One thing that happened, told for this browser: its seq in the log and the events in words. */
export type News = {
  readonly seq: number;
  readonly seat: number;
  readonly action: AnyAction | null;
  readonly events: readonly Event[];
};
export type UndoState = {
  readonly free: readonly number[]; // own seats that may step back alone now
  readonly askable: readonly number[]; // own seats that have something to take back, with everybody's consent
  readonly asked: number | null; // a seat has asked; persons answer
  readonly agreed: readonly number[];
};
export type Position<V = unknown, A = AnyAction> = {
  readonly type: "position";
  readonly seq: number; // number of the next log entry; a move names it
  readonly must: readonly number[]; // seats the game waits for (-1 chance, -2 physics)
  readonly sights: readonly Sight<V, A>[]; // one for each of my seats; a spectator's if I have none
  readonly news: readonly News[]; // since my last position; all of it on connecting
  readonly whole: boolean; // news is the whole story (after connecting, or after an undo)
  readonly standing: Outcome | null; // if the game ended now, where that is public
  readonly outcome: Outcome | null; // when over
  readonly resigned: readonly number[];
  readonly undo: UndoState;
};
export type Chat = { readonly type: "chat"; readonly lines: readonly ChatLine[]; readonly whole: boolean };
export type ChatLine = {
  readonly n: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};
export type TableMessage = { readonly type: "table"; readonly table: TableInfo };
export type Done = { readonly type: "done"; readonly id: string; readonly seq: number };
export type ErrorKind =
  | "malformed"
  | "too_large"
  | "too_fast"
  | "unknown_table"
  | "not_your_seat"
  | "stale"
  | "illegal"
  | "out_of_turn"
  | "not_now"
  | "foreign_origin"
  | "taken"
  | "undo_refused"
  | "internal";
export type Refused = { readonly type: "refused"; readonly id: string | null; readonly error: WireError };
export type WireError = { readonly kind: ErrorKind; readonly reason: string; readonly clause: string | null };
export type FromServer<V = unknown, A = AnyAction> = TableMessage | Position<V, A> | Chat | Done | Refused;

/** Every request carries an id made by the client; it is answered by `done` or `refused` with that id. The same id again is done once. */
export type Request =
  | { readonly type: "sit"; readonly id: string; readonly seat: number; readonly nonce: string } // one person may sit on several seats (two at one screen)
  | { readonly type: "stand"; readonly id: string; readonly seat: number } // lobby: leave the seat; the host may also clear a bot
  | { readonly type: "bot"; readonly id: string; readonly seat: number; readonly level: Level } // host, lobby
  | { readonly type: "options"; readonly id: string; readonly options: Options } // host, lobby
  | { readonly type: "start"; readonly id: string } // host, all seats taken
  | {
      readonly type: "move";
      readonly id: string;
      readonly seat: number;
      readonly seq: number;
      readonly action: AnyAction;
    }
  | { readonly type: "undo"; readonly id: string; readonly seat: number; readonly seq: number } // free: done at once; else asks the others
  | { readonly type: "answer"; readonly id: string; readonly seat: number; readonly agree: boolean } // to somebody's wish to undo
  | { readonly type: "resign"; readonly id: string; readonly seat: number }
  | { readonly type: "rematch"; readonly id: string } // makes (or names) the next table; TableInfo.next
  | { readonly type: "chat"; readonly id: string; readonly text: string };

// ---- HTTP -------------------------------------------------------------------------------------------------------
// GET  /api/me, PUT /api/me {name}                 -> Me   (a signed cookie is the person; no account)
// GET  /api/games                                  -> GameInfo[]
// GET  /api/tables                                 -> TableLine[]
// POST /api/tables {game, options, seats}          -> TableInfo; seats: ("me" | "open" | {"bot": Level})[], nonce: string; all taken -> started at once if start: true
// GET  /api/tables/{id or code}                    -> TableInfo (404 unknown_table)
// GET  /api/tables/{id}/replay                     -> Replay (finished tables)
// GET  /api/tables/{id}/record                     -> the .tabby file (finished tables), as a download
// POST /api/replay   body: a .tabby file           -> Replay, or WireError with the line that is wrong
// POST /api/score/{game}  body: score pad JSON     -> Score
// Errors over HTTP: status 4xx with WireError as JSON.
export type Replay = {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly seats: readonly { readonly kind: "person" | "bot"; readonly name: string }[];
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  readonly resigned: readonly number[];
  readonly verified: boolean | null; // every draw derived again from the revealed seed; null: seed not revealed
  readonly commitment: string;
  readonly seed: string | null;
};
export type Frame = {
  readonly seq: number;
  readonly seat: number | null;
  readonly view: unknown;
  readonly events: readonly Event[];
  readonly standing: Outcome | null;
};

// ---- clans ------------------------------------------------------------------------------------------------------
export type Clan = "gourmets" | "meowsketeers" | "chaoticats" | "supercats" | "meowfia" | "phantoms" | "powercats";
export type ClansStep =
  | "start"
  | "choose"
  | "deal"
  | "keep"
  | "middle"
  | "turn"
  | "reveal"
  | "swap"
  | "rotate"
  | "over";
export type ClansView = {
  readonly viewer: number | null;
  readonly step: ClansStep;
  readonly way: "first" | "free" | "limited" | "experts";
  readonly bonus_clan: boolean;
  readonly powers: boolean;
  readonly match: boolean; // experts: two games
  readonly clans: readonly [Clan | null, Clan | null];
  readonly first: number | null; // the starting seat of this game
  readonly turn: number | null; // the seat to move
  readonly number: number; // turns begun so far: 1..24 while playing
  readonly at: number | null; // the cell being turned or just turned
  readonly came_from: number | null; // at the end: where the Supercats' chief stood before it went to the middle
  readonly last: readonly number[]; // the two cells of the last swap
  readonly grid: readonly (string | null)[]; // 25 tokens, null face down; [] before the tiles are laid out
  readonly asleep: readonly string[]; // tokens still face down (dogs without rotation), sorted
  readonly hand: readonly Clan[]; // clan cards this viewer may choose from
  readonly kept: Clan | null; // this viewer's own hidden choice
  readonly chosen: readonly number[]; // seats whose hidden choice is in
  readonly ending: ClansEnding | null; // when the game is over
  readonly past: readonly ClansPast[]; // finished games of a match
};
export type ClansPast = { readonly clans: readonly [Clan, Clan]; readonly first: number; readonly last: readonly number[]; readonly ending: ClansEnding };
/** How a game ends, in the order of [CLANS 4.7]. */
export type ClansEnding = {
  readonly before: readonly string[]; // the 25 tokens when the last tile was moved (after a rotation)
  readonly grid: readonly string[]; // after the Supercats' chief, before the dogs
  readonly moved: readonly number[]; // [from, to] of the Supercats' chief, or []
  readonly struck: readonly number[]; // cells of cats that the dogs turn face down
  readonly strength: readonly (number | null)[]; // per seat: the Chaoticats' strength, null for other clans
  readonly hushed: readonly number[]; // cells of cats that the Meowfia's chief turns face down
  readonly hunts: readonly ClansHunt[]; // prey by prey
  readonly gifts: readonly ClansGift[]; // taken by the Chaoticats' chief after the hunt
  readonly lines: readonly Line[]; // adds up to points
  readonly points: readonly [number, number];
  readonly prey: readonly [number, number];
};
export type ClansHunt = {
  readonly cell: number;
  readonly prey: string;
  readonly strengths: readonly [number, number];
  readonly hunters: readonly [readonly number[], readonly number[]];
  readonly taker: number | null;
};
export type ClansGift = { readonly cell: number; readonly prey: string; readonly taker: number };
export type ClansAction =
  | { readonly type: "Start"; readonly seat: number }
  | { readonly type: "Choose"; readonly clan: Clan }
  | { readonly type: "DealClans"; readonly cards: readonly Clan[] }
  | { readonly type: "Keep"; readonly clan: Clan }
  | { readonly type: "Turn"; readonly cell: number }
  | { readonly type: "Reveal"; readonly tile: string; readonly quarter: number }
  | { readonly type: "Swap"; readonly cell: number }
  | { readonly type: "Stay" }
  // Of two face-up prey the lower cell is named first, and a swap with the turned prey is a plain Swap: look for SwapPrey(a, b), SwapPrey(b, a) or Swap.
  | { readonly type: "SwapPrey"; readonly prey: number; readonly cell: number }
  | { readonly type: "Rotate"; readonly cell: number; readonly quarter: number }
  | { readonly type: "Leave" };
// POST /api/score/clans -> { points: [n, n], prey: [n, n], winners: number[], lines: Line[], ending: ClansEnding }

// Events of clans (args): "started" {seat}; "clan-chosen" {seat, clan}; "dealt" {}; "kept" {seat} (hidden choice is in); "clans-shown" {clan0, clan1};
// "middle" {tile}; "turned" {seat, cell} (about to be revealed); "woke" {seat, cell, tile}; "swapped" {seat, from, to, tile, other} (other: token, or "" if face down);
// "stayed" {seat, cell, tile}; "swapped-prey" {seat, from, to, tile, other}; "rotated" {seat, cell, tile, quarter}; "left-dogs" {seat};
// "chief-moved" {from, to}; "struck" {cells}; "hushed" {cells}; "game-over" {points0, points1, prey0, prey1} (details in view.ending or view.past).
// Prompts of clans (key): "choose-clan", "keep-clan", "turn-tile" {left}, "swap-cat" {tile, cell}, "swap-prey" {tile, cell}, "swap-dog" {tile, cell}, "rotate-dog".
// Score line keys: "prey" {tile, cell, own, other}, "gift" {tile, cell}, "pigeons" {}, "flies" {}, "gourmets" {prey}, "meowfia" {cats}.
