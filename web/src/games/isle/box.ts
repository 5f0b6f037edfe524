/** What is in the box [ISLE 1.1], read from the files that the rules read. Tiles, colours and boats are small numbers. */
import boatData from "../../../../src/tabbytop/games/isle/data/boats.json";
import tileData from "../../../../src/tabbytop/games/isle/data/tiles.json";
import { type Mask, marked } from "./cells";
import { drawn, type Shape, shapeOf } from "./shapes";

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

/** In the order of the rules: cats colour by colour, oshax, common treasures, rare ones. */
export const TILES: readonly Tile[] = (() => {
  const tiles: Tile[] = [];
  const add = (key: string, kind: Kind, colour: Colour, { squares }: Drawing) => {
    const shape = shapeOf(drawn(squares));
    tiles.push({ number: tiles.length, key, kind, colour, shape, size: shape.turns[0]?.length ?? 0 });
  };
  for (const [colour, name] of tileData.colours.entries())
    for (const cat of tileData.cats) add(`${name}-${cat.key}`, "cat", colour, cat);
  for (const kind of ["oshax", "common", "rare"] as const)
    for (const one of tileData[kind]) add(one.key, kind, NONE, one);
  return tiles;
})();

/** A tile that a file beside the box has added stands in as one square: the client was not told its shape. */
const STRANGER: Tile = { number: -1, key: "?", kind: "rare", colour: NONE, shape: shapeOf([[0, 0]]), size: 1 };

export const tileOf = (number: number): Tile => TILES[number] ?? STRANGER;

const BY_KEY = new Map(TILES.map((tile) => [tile.key, tile]));
export const tileByKey = (key: string): Tile => BY_KEY.get(key) ?? STRANGER;

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
