/** Tiles as they are written on the wire [CLANS 9]: "A3*", "B?", "mouse4", "dog3@90", and null for a sleeping one. */

export type Side = 0 | 1;
export type PreyKind = "mouse" | "pigeon" | "fly";
export type CatTile = {
  readonly kind: "cat";
  readonly side: Side;
  readonly strength: number | null;
  readonly chief: boolean;
};
export type PreyTile = { readonly kind: PreyKind; readonly value: number };
export type DogTile = { readonly kind: "dog"; readonly dog: number; readonly quarter: number };
export type Tile = CatTile | PreyTile | DogTile;
export type Token = string;
/** 25 cells, row by row; null is a tile that sleeps. */
export type Grid = readonly (Token | null)[];

const CAT = /^([AB])(\d+|\?)(\*?)$/;
const PREY_TOKEN = /^(mouse|pigeon|fly)(\d+)$/;
const DOG = /^dog([1-5])(?:@(0|90|180|270))?$/;

const known = new Map<Token, Tile>();

function parse(token: Token): Tile {
  const cat = CAT.exec(token);
  if (cat)
    return {
      kind: "cat",
      side: cat[1] === "A" ? 0 : 1,
      strength: cat[2] === "?" ? null : Number(cat[2]),
      chief: cat[3] === "*",
    };
  const prey = PREY_TOKEN.exec(token);
  if (prey) return { kind: prey[1] as PreyKind, value: Number(prey[2]) };
  const dog = DOG.exec(token);
  if (dog) return { kind: "dog", dog: Number(dog[1]), quarter: Number(dog[2] ?? 0) / 90 };
  throw new Error(`not a tile of cat clans: ${token}`);
}

/** The tile a token names. There are few tokens, so each is read once. */
export function tileOf(token: Token): Tile {
  let tile = known.get(token);
  if (!tile) {
    tile = parse(token);
    known.set(token, tile);
  }
  return tile;
}

export function isPrey(tile: Tile): tile is PreyTile {
  return tile.kind === "mouse" || tile.kind === "pigeon" || tile.kind === "fly";
}

/** A dog's token with the quarter turn it stands at. */
export function dogToken(dog: number, quarter: number): Token {
  return `dog${dog}@${(((quarter % 4) + 4) % 4) * 90}`;
}
