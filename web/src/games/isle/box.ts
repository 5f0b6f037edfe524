/** What is in the box [ISLE 1.1], read from the files that the rules read. Tiles, colours and boats are small numbers. */
import boatData from "../../../../src/tabbytop/games/isle/data/boats.json";
import tileData from "../../../../src/tabbytop/games/isle/data/tiles.json";
import { type Mask, marked } from "./cells";
import { drawn, type Shape, type Squares, shapeOf } from "./shapes";

export type Kind = "cat" | "oshax" | "common" | "rare";
export type Colour = number;
/** Treasures have no colour, and an oshax has none before it is befriended. */
export const NONE: Colour = -1;

export const COLOURS = ["blue", "green", "red", "purple", "orange"] as const;
export type ColourKey = (typeof COLOURS)[number];

export const colourKey = (colour: Colour): ColourKey | null => COLOURS[colour] ?? null;

export type Tile = {
  readonly number: number;
  readonly key: string;
  readonly kind: Kind;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly size: number;
};

type Drawing = { readonly key: string; readonly squares: readonly string[] };

function made(number: number, key: string, kind: Kind, colour: Colour, squares: Squares): Tile {
  const shape = shapeOf(squares);
  return { number, key, kind, colour, shape, size: squares.length };
}

/** In the order of the rules: cats colour by colour, oshax, common treasures, rare ones. */
function boxed(): readonly Tile[] {
  const tiles: Tile[] = [];
  const add = (key: string, kind: Kind, colour: Colour, { squares }: Drawing) =>
    tiles.push(made(tiles.length, key, kind, colour, drawn(squares)));
  for (const [colour, name] of tileData.colours.entries())
    for (const cat of tileData.cats) add(`${name}-${cat.key}`, "cat", colour, cat);
  for (const kind of ["oshax", "common", "rare"] as const)
    for (const one of tileData[kind]) add(one.key, kind, NONE, one);
  return tiles;
}

export const TILES: readonly Tile[] = boxed();

/** A tile that a server's folder has added to the box [ISLE 1.3]. */
export type AddedTile = { readonly key: string; readonly kind: Kind; readonly squares: Squares };

let added: readonly Tile[] = [];

/** Tiles that follow on those of the box, as the server numbers them. */
export function addTiles(tiles: readonly AddedTile[]): void {
  added = tiles.map(({ key, kind, squares }, at) => made(TILES.length + at, key, kind, NONE, squares));
}

const STRANGER: Tile = { number: -1, key: "?", kind: "rare", colour: NONE, shape: shapeOf([[0, 0]]), size: 1 };

export const tileOf = (number: number): Tile => TILES[number] ?? added[number - TILES.length] ?? STRANGER;

const BY_KEY = new Map(TILES.map((tile) => [tile.key, tile]));
export const tileByKey = (key: string): Tile => BY_KEY.get(key) ?? added.find((tile) => tile.key === key) ?? STRANGER;

export const COMMON: readonly number[] = TILES.filter(({ kind }) => kind === "common").map(({ number }) => number);

// ---- boats ----------------------------------------------------------------------------------------------------------

export type RoomKey = "stern" | "left_cabin" | "dining" | "right_cabin" | "deck" | "storage" | "bow";
export type Room = { readonly key: RoomKey; readonly symbol: string; readonly cells: Mask };

export const ROOMS: readonly Room[] = boatData.rooms.map(({ key, symbol, letter }) => ({
  key: key as RoomKey,
  symbol,
  cells: marked(boatData.hull, letter),
}));
export const HULL: Mask = ROOMS.reduce((all, room) => all | room.cells, 0n);

export type BoatPlan = { readonly rats: Mask /** One cell for each colour. */; readonly maps: readonly Mask[] };

const LETTER = new Map(Object.entries(boatData.map_letters).map(([letter, colour]) => [colour, letter]));

export const BOATS: readonly BoatPlan[] = boatData.boats.map(({ rats, maps }) => ({
  rats: marked(rats, "x"),
  maps: COLOURS.map((colour) => marked(maps, LETTER.get(colour) ?? "?")),
}));

const BARE: BoatPlan = { rats: 0n, maps: COLOURS.map(() => 0n) };

/** A boat not yet dealt is bare. */
export const boatOf = (number: number): BoatPlan => BOATS[number] ?? BARE;
