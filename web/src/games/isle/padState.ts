/**
 * A finished table on the score pad, and what a tap does to it. Whether a piece is legal and what a table is worth says
 * the server; shapes are known here only to tell where one piece ends and the next begins.
 */
import { COLOURS, type Colour, HULL, type Kind, NONE, TILES } from "./box";
import {
  around,
  bit,
  type Cell,
  cellAt,
  cellsOf,
  HEIGHT,
  has,
  type Mask,
  marked,
  maskOf,
  pointOf,
  WIDTH,
} from "./cells";
import { ownCards, picksColour } from "./padCards";
import { footprint, type Shape } from "./shapes";
import type { Ship } from "./ship";

export type PadMode = "classic" | "family" | "solo";
export const MODES: readonly PadMode[] = ["classic", "family", "solo"];
export const MOST_PLAYERS = 4;

/** What is tapped onto the boat: the kind of piece and its colour, `NONE` for a treasure. */
export type Brush = { readonly kind: Kind; readonly colour: Colour };
export type PadPiece = Brush & { readonly cells: Mask };

export type PadPlayer = {
  /** Empty: "player 1" in the reader's language. */
  readonly name: string;
  readonly boat: number;
  readonly pieces: readonly PadPiece[];
  /** Private lessons, or family cards. */
  readonly lessons: readonly number[];
  readonly fish: number;
  readonly baskets: number;
};

export type PadState = {
  readonly mode: PadMode;
  readonly players: readonly PadPlayer[];
  readonly public: readonly { readonly card: number; readonly colour: Colour }[];
  /** Who is first in turn order; alone, 1 is the sister. */
  readonly first: number;
  /** The sister's colours in the order in which they were turned, and her lessons. */
  readonly colours: readonly Colour[];
  readonly hers: readonly number[];
};

export const newPlayer = (boat: number): PadPlayer => ({
  name: "",
  boat,
  pieces: [],
  lessons: [],
  fish: 0,
  baskets: 1,
});

export const emptyPad: PadState = {
  mode: "classic",
  players: [newPlayer(0)],
  public: [],
  first: 0,
  colours: COLOURS.map((_, colour) => colour),
  hers: [],
};

/** The players that the mode counts. */
export const playersOf = (pad: PadState): readonly PadPlayer[] =>
  pad.mode === "solo" ? pad.players.slice(0, 1) : pad.players;

/** Whether nothing has been put down yet. */
export const isBare = (pad: PadState): boolean =>
  pad.players.every(({ pieces, lessons }) => pieces.length + lessons.length === 0) && pad.public.length === 0;

export function withPlayer(pad: PadState, seat: number, change: Partial<PadPlayer>): PadState {
  return { ...pad, players: pad.players.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

/** So many players; a new one gets a boat that nobody has. */
export function withPlayers(pad: PadState, count: number): PadState {
  const players = pad.players.slice(0, count);
  while (players.length < count) {
    const taken = players.map(({ boat }) => boat);
    players.push(newPlayer([0, 1, 2, 3].find((boat) => !taken.includes(boat)) ?? 0));
  }
  return { ...pad, players, first: Math.min(pad.first, count - 1) };
}

export function withMode(pad: PadState, mode: PadMode): PadState {
  const players = pad.players.map((one) => ({
    ...one,
    lessons: one.lessons.filter((card) => ownCards(mode).includes(card)),
  }));
  return { ...pad, mode, players, first: Math.min(pad.first, mode === "solo" ? 1 : players.length - 1) };
}

/** A colour goes to a place in the sister's row; whichever lay there takes its old one. */
export function withHerColour(pad: PadState, place: number, colour: Colour): PadState {
  const from = pad.colours.indexOf(colour);
  const other = pad.colours[place] ?? colour;
  return { ...pad, colours: pad.colours.map((one, at) => (at === place ? colour : at === from ? other : one)) };
}

// ---- shapes ---------------------------------------------------------------------------------------------------------

const SHAPES: ReadonlyMap<Kind, readonly Shape[]> = (() => {
  const shapes = new Map<Kind, Shape[]>();
  for (const { kind, colour, shape } of TILES) {
    // Cats come in the same shapes in every colour.
    if (kind === "cat" && colour !== 0) continue;
    shapes.set(kind, [...(shapes.get(kind) ?? []), shape]);
  }
  return shapes;
})();

const FIRST_TILE = new Map<Kind, number>([...TILES].reverse().map(({ kind, number }) => [kind, number]));

/** The tiles of a brush, one for each shape. */
export const tilesOf = ({ kind, colour }: Brush): readonly number[] =>
  TILES.filter((tile) => tile.kind === kind && (kind !== "cat" || tile.colour === colour)).map(({ number }) => number);

/** Every place of every shape of a kind that holds these cells, within `free`. */
function* placesWith(kind: Kind, cells: Mask, free: Mask): Generator<Mask> {
  const [first] = cellsOf(cells);
  if (first === undefined) return;
  const [x, y] = pointOf(first);
  for (const shape of SHAPES.get(kind) ?? [])
    for (const [turn, squares] of shape.turns.entries())
      for (const [dx, dy] of squares) {
        const mask = footprint(shape, turn, x - dx, y - dy, WIDTH, HEIGHT);
        if (mask !== null && (cells & ~mask) === 0n && (mask & ~free) === 0n) yield mask;
      }
}

/** Whether these cells are a whole piece of their kind. */
export function isPiece({ kind, cells }: PadPiece): boolean {
  for (const mask of placesWith(kind, cells, HULL)) if (mask === cells) return true;
  return false;
}

/** Whether they are one, or can become one on cells that are still free. */
const canGrow = ({ kind, cells }: PadPiece, free: Mask): boolean => !placesWith(kind, cells, free | cells).next().done;

// ---- a tap ----------------------------------------------------------------------------------------------------------

/** What is being done: whose boat, the piece that is built up cell by cell, the laid piece that is chosen. */
export type Work = {
  readonly pad: PadState;
  readonly seat: number;
  readonly draft: PadPiece | null;
  readonly chosen: number | null;
};

/** `refused`: a piece that was to be laid and is none. */
export type Step = { readonly work: Work; readonly refused?: PadPiece };

export const begin = (pad: PadState): Work => ({ pad, seat: 0, draft: null, chosen: null });

export const playerOf = ({ pad, seat }: Pick<Work, "pad" | "seat">): PadPlayer => pad.players[seat] ?? newPlayer(0);

const filledBy = (pieces: readonly PadPiece[]): Mask => pieces.reduce((all, { cells }) => all | cells, 0n);

/** The piece that lies on a cell, by its place in the list. */
export const pieceOn = ({ pieces }: PadPlayer, cell: Cell): number => pieces.findIndex(({ cells }) => has(cells, cell));

export function withPiece(work: Work, piece: PadPiece): Work {
  const pieces = [...playerOf(work).pieces, piece];
  return { ...work, pad: withPlayer(work.pad, work.seat, { pieces }), draft: null, chosen: null };
}

/** The draft is laid, if it is a piece. */
export function finished(work: Work): Step {
  if (!work.draft) return { work };
  return isPiece(work.draft) ? { work: withPiece(work, work.draft) } : { work, refused: work.draft };
}

const shrunk = (work: Work, cells: Mask): Work => ({
  ...work,
  draft: work.draft && cells !== 0n ? { ...work.draft, cells } : null,
});

/**
 * A cell is tapped. On a laid piece: it is chosen. On a free cell: the draft takes it in where it can, else the draft is
 * laid and the next piece begins there. On the draft itself: the cell is given back.
 */
export function tapped(work: Work, brush: Brush, cell: Cell): Step {
  const player = playerOf(work);
  const on = pieceOn(player, cell);
  if (on >= 0) {
    const { work: now, refused } = finished(work);
    return refused ? { work, refused } : { work: { ...now, chosen: work.chosen === on ? null : on } };
  }
  const { draft } = work;
  if (draft && has(draft.cells, cell)) return { work: shrunk(work, draft.cells & ~bit(cell)) };
  const grown = draft ? grownBy(work, draft, cell) : null;
  if (grown) return { work: { ...work, draft: grown } };
  return begun(work, brush, cell);
}

function grownBy(work: Work, draft: PadPiece, cell: Cell): PadPiece | null {
  const free = HULL & ~filledBy(playerOf(work).pieces);
  const grown = { ...draft, cells: draft.cells | bit(cell) };
  const near = (around(draft.cells) & bit(cell)) !== 0n;
  return (near || !isPiece(draft)) && canGrow(grown, free) ? grown : null;
}

function begun(work: Work, brush: Brush, cell: Cell): Step {
  const { work: now, refused } = finished(work);
  if (refused) return { work, refused };
  return { work: { ...now, chosen: null, draft: { ...brush, cells: bit(cell) } } };
}

/** A stroke over cells begins: on the draft it goes on with it, elsewhere it begins a piece of its own. */
export function strokeBegun(work: Work, brush: Brush, cell: Cell): Step {
  if (work.draft && has(work.draft.cells, cell)) return { work };
  if (pieceOn(playerOf(work), cell) >= 0) return { work };
  return begun(work, brush, cell);
}

/** The stroke comes over another cell: taken in if it can belong to the piece. */
export function stroked(work: Work, cell: Cell): Work {
  const { draft } = work;
  if (!draft || has(draft.cells, cell) || pieceOn(playerOf(work), cell) >= 0) return work;
  const free = HULL & ~filledBy(playerOf(work).pieces);
  const grown = { ...draft, cells: draft.cells | bit(cell) };
  return canGrow(grown, free) ? { ...work, draft: grown } : work;
}

/** The chosen piece, or the draft, is taken off. */
export function removed(work: Work): Work {
  if (work.chosen === null) return { ...work, draft: null };
  const pieces = playerOf(work).pieces.filter((_, at) => at !== work.chosen);
  return { ...work, pad: withPlayer(work.pad, work.seat, { pieces }), chosen: null };
}

/** The chosen piece gets another colour, where both are cats or oshax; else the brush is all that changes. */
export function dyed(work: Work, brush: Brush): Work {
  const { chosen } = work;
  const piece = chosen === null ? undefined : playerOf(work).pieces[chosen];
  if (!piece || piece.kind !== brush.kind || piece.colour === brush.colour) return { ...work, chosen: null };
  const pieces = playerOf(work).pieces.map((one, at) => (at === chosen ? { ...one, colour: brush.colour } : one));
  return { ...work, pad: withPlayer(work.pad, work.seat, { pieces }) };
}

/** The table with the draft where it is a piece already: what is counted, kept and sent. */
export const tableOf = (work: Work): PadState =>
  work.draft && isPiece(work.draft) ? withPiece(work, work.draft).pad : work.pad;

/** Its boat, for drawing. */
export function shipOf({ boat, pieces }: PadPlayer): Ship {
  return {
    boat,
    pieces: pieces.map(({ kind, colour, cells }) => ({ tile: FIRST_TILE.get(kind) ?? -1, colour, cells })),
    filled: filledBy(pieces),
  };
}

// ---- what the server is asked ---------------------------------------------------------------------------------------

const colourOf = (colour: Colour): { readonly colour?: string } => {
  const key = COLOURS[colour];
  return key ? { colour: key } : {};
};

/** In the format of `tabbytop score isle`. */
export function sheetOf(pad: PadState): unknown {
  const { mode } = pad;
  const players = playersOf(pad).map(({ boat, pieces, lessons, fish, baskets }) => ({
    boat: `boat_${boat + 1}`,
    tiles: pieces.map(({ kind, colour, cells }) => ({
      kind,
      ...colourOf(colour),
      cells: cellsOf(cells).map(pointOf),
    })),
    lessons,
    ...(mode !== "family" && { fish, baskets }),
  }));
  if (mode === "family") return { mode, players };
  const sides = players.map((_, side) => side);
  if (mode === "solo") sides.push(1);
  return {
    mode,
    players,
    public: pad.public.map(({ card, colour }) => ({ card, ...(picksColour(card) && colourOf(colour)) })),
    turn_order: [pad.first, ...sides.filter((side) => side !== pad.first)],
    ...(mode === "solo" && { sister: { colours: pad.colours.map((colour) => COLOURS[colour]), lessons: pad.hers } }),
  };
}

/** What it answers. */
export type PadScore = {
  readonly players: readonly {
    readonly rats: number;
    readonly rooms: number;
    readonly families: number;
    readonly rare: number;
    readonly lessons: Readonly<Record<string, number>>;
    readonly public: Readonly<Record<string, number>>;
    readonly total: number;
  }[];
  readonly sister?: {
    readonly colours: number;
    readonly lessons: Readonly<Record<string, number>>;
    readonly total: number;
  };
  readonly winners: readonly number[];
};

/** What it says of a table that cannot be counted. */
export type PadFault = {
  readonly what: "overlap" | "outside" | "shape" | "family-oshax" | "other";
  /** Whose boat, and which of its pieces; null where it is about something else. */
  readonly seat: number | null;
  readonly piece: number | null;
  readonly cell: Cell | null;
  /** In the server's own words. */
  readonly reason: string;
};

const PLACES: readonly (readonly [PadFault["what"], RegExp])[] = [
  ["overlap", /overlaps .* at \[(\d+), (\d+)\]/],
  ["outside", /\[(\d+), (\d+)\] lies outside the hull/],
  ["shape", /has this shape of/],
  ["family-oshax", /has no oshax/],
];

export function faultOf(reason: string): PadFault {
  const where = /^players\[(\d+)\](?:\.tiles\[(\d+)\])?/.exec(reason);
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  for (const [what, pattern] of PLACES) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const [x, y] = [number(found[1]), number(found[2])];
    const cell = x === null || y === null ? null : cellAt(x, y);
    return { what, seat: number(where?.[1]), piece: number(where?.[2]), cell, reason };
  }
  return { what: "other", seat: number(where?.[1]), piece: number(where?.[2]), cell: null, reason };
}

// ---- an example -----------------------------------------------------------------------------------------------------

/** The boat of the worked example [ISLE 5.6], each piece by a letter of its own. */
const EXAMPLE = [
  ".......hhh-mmmm.......",
  "....eehh-h-mloqq-.....",
  ".bbbbeeeyylllooqq-C...",
  "aaabdggwgy-jlpoooCCuu.",
  "vaaad-gggjjjlppssssuuu",
  "vvvddddiii-jnBptttsuD.",
  ".ccccciiikkjnnprrtt...",
  "....fffff-kkAnrr-.....",
  ".......xxxzkAnr.......",
];
const COMMON_BRUSH: Brush = { kind: "common", colour: NONE };
const colourBrush = (kind: Kind, key: (typeof COLOURS)[number]): Brush => ({ kind, colour: COLOURS.indexOf(key) });
const LEGEND: readonly (readonly [string, Brush])[] = [
  ["ast", colourBrush("cat", "green")],
  ["o", colourBrush("oshax", "green")],
  ["behlmq", colourBrush("cat", "orange")],
  ["cdgu", colourBrush("cat", "red")],
  ["fijkn", colourBrush("cat", "blue")],
  ["pr", colourBrush("cat", "purple")],
  ["v", { kind: "rare", colour: NONE }],
  ["wxyzABCD", COMMON_BRUSH],
];

export const examplePad: PadState = {
  ...emptyPad,
  players: [
    {
      ...newPlayer(3),
      pieces: LEGEND.flatMap(([letters, brush]) =>
        [...letters].map((letter) => ({ ...brush, cells: marked(EXAMPLE, letter) })),
      ),
      lessons: [135, 116, 131],
      fish: 3,
      baskets: 2,
    },
  ],
  public: [{ card: 148, colour: NONE }],
};

export const cellsOfHull: readonly Cell[] = cellsOf(HULL);

export const maskOfPoints = (points: readonly (readonly [number, number])[]): Mask =>
  maskOf(points.map(([x, y]) => cellAt(x, y)));
