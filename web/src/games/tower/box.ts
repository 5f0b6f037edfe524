/** What is in the box [TOWER 1], read from the files that the rules read. Pieces and cards are small numbers. */
import cardData from "../../../../src/tabbytop/games/tower/data/cards.json";
import pieceData from "../../../../src/tabbytop/games/tower/data/pieces.json";

export type Piece = number;
export const WALL_KINDS = ["brick", "window", "portal", "statue", "column"] as const;
export type WallKind = (typeof WALL_KINDS)[number];
export const COLOURS = ["orange", "blue", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const SCARVES = ["red", "orange", "blue", "purple", "yellow"] as const;
export type Scarf = (typeof SCARVES)[number];
export type Sort = "floor" | "wall" | "cat" | "kitten";

export type WallSize = {
  readonly kind: WallKind;
  readonly many: number;
  readonly height: number;
  readonly leg: number;
  readonly top: number;
  readonly mass: number;
};

/** So far the table reaches from its middle: the highest tower that falls stays on it. */
export const TABLE: number = pieceData.table.reach;
export const FLOORS: number = pieceData.floors.count;
export const SIDE: number = pieceData.floors.side;
export const THICKNESS: number = pieceData.floors.thickness;
export const HOLE: number = pieceData.floors.holes.side;
const HOLED: ReadonlySet<number> = new Set(pieceData.floors.holes.floors);
export const isHoled = (floor: Piece): boolean => HOLED.has(floor);
export const WALL_THICKNESS: number = pieceData.walls.thickness;
export const FOLD = pieceData.walls.fold;
export const OVERLAP: number = pieceData.hand.overlap;
/** Millimetres: figures nearer to each other than that touch. */
export const TOUCHING: number = pieceData.tolerances.touching;
export const STORIES: readonly number[] = cardData.stories;
export const MOST_LOST: number = cardData.lost_walls;

const sizes = pieceData.walls.kinds as readonly WallSize[];
const KIND_OF: readonly WallKind[] = sizes.flatMap(({ kind, many }) => Array.from({ length: many }, () => kind));
const FIRST_WALL = FLOORS + 1;
const FIRST_CAT = FIRST_WALL + KIND_OF.length;
const EACH: number = pieceData.cats.each;
export const TOTO: Piece = FIRST_CAT + EACH * COLOURS.length;
export const LAST: Piece = TOTO + SCARVES.length - 1;

export function sortOf(piece: Piece): Sort {
  if (piece < FIRST_WALL) return "floor";
  if (piece < FIRST_CAT) return "wall";
  return piece < TOTO ? "cat" : "kitten";
}

export const isFloor = (piece: Piece): boolean => piece >= 1 && piece < FIRST_WALL;
export const isWall = (piece: Piece): boolean => piece >= FIRST_WALL && piece < FIRST_CAT;
export const isCat = (piece: Piece): boolean => piece >= FIRST_CAT && piece < TOTO;
export const isKitten = (piece: Piece): boolean => piece >= TOTO && piece <= LAST;

export const kindOf = (wall: Piece): WallKind => KIND_OF[wall - FIRST_WALL] ?? "brick";
export const isColumn = (piece: Piece): boolean => isWall(piece) && kindOf(piece) === "column";
export const colourOf = (cat: Piece): Colour => COLOURS[Math.floor((cat - FIRST_CAT) / EACH)] ?? "orange";
export const scarfOf = (kitten: Piece): Scarf => SCARVES[kitten - TOTO] ?? "red";

const sizeByKind = new Map(sizes.map((size) => [size.kind, size]));

export function wallSize(kind: WallKind): WallSize {
  const size = sizeByKind.get(kind);
  if (!size) throw new Error(`no wall ${kind}`);
  return size;
}

type Three = readonly [number, number, number];
export type Figure = { readonly body: Three; readonly head: Three; readonly headAt: Three };

const three = ([x = 0, y = 0, z = 0]: readonly number[]): Three => [x, y, z];
const figure = (data: { body: number[]; head: number[]; head_at: number[] }): Figure => ({
  body: three(data.body),
  head: three(data.head),
  headAt: three(data.head_at),
});

export const CAT: Figure = figure(pieceData.cats);
export const KITTEN: Figure = figure(pieceData.kittens);
export const figureOf = (piece: Piece): Figure => (isCat(piece) ? CAT : KITTEN);

/** How high a piece stands, upright, in millimetres. */
export function heightOf(piece: Piece): number {
  if (isFloor(piece)) return THICKNESS;
  if (isWall(piece)) return wallSize(kindOf(piece)).height;
  return figureOf(piece).body[2];
}

/** What a piece weighs, in grams. */
export function massOf(piece: Piece): number {
  if (isFloor(piece)) return pieceData.floors.mass;
  if (isWall(piece)) return wallSize(kindOf(piece)).mass;
  return isCat(piece) ? pieceData.cats.mass : pieceData.kittens.mass;
}

// ---- cards ----------------------------------------------------------------------------------------------------------

export type Pets = "floor" | "colour" | "highest";
export type CardSide = {
  readonly build?: readonly WallKind[];
  readonly cat?: Colour | "any";
  readonly pet?: Pets;
};
export type Goal = {
  readonly card: number;
  readonly reward: number;
  readonly cats: number;
  readonly how: "there" | "touching" | "stack" | "bridge";
  readonly colours: "any" | "same" | "different" | readonly Colour[];
};

const actions = new Map(cardData.actions.map(({ card, sides }) => [card, sides as readonly CardSide[]]));
const goals = new Map(cardData.goals.map((goal) => [goal.card, goal as Goal]));

export const sidesOf = (card: number): readonly CardSide[] => actions.get(card) ?? [];

export function goalOf(card: number): Goal {
  const goal = goals.get(card);
  if (!goal) throw new Error(`no goal ${card}`);
  return goal;
}
