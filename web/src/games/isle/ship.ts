/**
 * A boat with its tiles: where a shape would fit, and what laying a tile there would change. The server decides what is
 * legal and counts; this is for trying tiles on while others play, and for saying at once what a tile would change.
 */
import { boatOf, type Colour, HULL, NONE, ROOMS, type RoomKey, tileOf } from "./box";
import { around, bit, type Cell, cellAt, count, type Mask, readMask } from "./cells";
import type { Shape } from "./shapes";
import type { IsleLaid, IsleMode, IslePlayerView } from "./wire";

export type Piece = { readonly tile: number; readonly colour: Colour; readonly cells: Mask };

export const pieceOf = ({ tile, colour, cells }: IsleLaid): Piece => ({ tile, colour, cells: readMask(cells) });

export type Ship = { readonly boat: number; readonly pieces: readonly Piece[]; readonly filled: Mask };

const ships = new WeakMap<IslePlayerView, Ship>();

export function shipOf(player: IslePlayerView): Ship {
  let ship = ships.get(player);
  if (!ship) {
    ship = { boat: player.boat, pieces: player.tiles.map(pieceOf), filled: readMask(player.filled) };
    ships.set(player, ship);
  }
  return ship;
}

/** For each turn the anchors where a shape may lie [ISLE 3.1, 3.2]; the free cells are shifted, not the shape. */
export function placements(shape: Shape, filled: Mask, mustTouch: boolean): readonly Mask[] {
  const free = HULL & ~filled;
  const near = mustTouch && filled !== 0n ? around(filled) : null;
  return shape.turns.map((squares) => {
    let [fits, touches] = [free, near ?? 0n];
    for (const [x, y] of squares.slice(1)) {
      const offset = BigInt(cellAt(x, y));
      fits &= free >> offset;
      if (near !== null) touches |= near >> offset;
    }
    return near === null ? fits : fits & touches;
  });
}

// ---- what it is worth -----------------------------------------------------------------------------------------------

export const isFilled = (room: Mask, filled: Mask): boolean => (room & ~filled) === 0n;

/** 3 cats 8, 4 cats 11, 5 cats 15, and 5 for each further cat [ISLE 5.2]. */
export function familyPoints(size: number): number {
  if (size < 3) return 0;
  return size === 3 ? 8 : size === 4 ? 11 : 5 * (size - 2);
}

export type Group = { readonly colour: Colour; readonly size: number; readonly cells: Mask };

/** Cats of one colour that hang together by their sides, the largest first. */
export function groupsOf(pieces: readonly Piece[]): readonly Group[] {
  const groups: Group[] = [];
  for (const colour of new Set(pieces.map((piece) => piece.colour))) {
    if (colour === NONE) continue;
    let apart = pieces.filter((piece) => piece.colour === colour).map(({ cells }) => cells);
    while (apart.length > 0) {
      let [size, cells] = [0, 0n];
      let joining = apart.slice(0, 1);
      while (joining.length > 0) {
        const met = joining;
        apart = apart.filter((one) => !met.includes(one));
        size += met.length;
        for (const one of met) cells |= one;
        const near = around(cells);
        joining = apart.filter((one) => (one & near) !== 0n);
      }
      groups.push({ colour, size, cells });
    }
  }
  return groups.sort((one, other) => other.size - one.size);
}

/** What laying a tile would bring, in points and in words. */
export type Worth = {
  readonly points: number;
  readonly rats: number;
  readonly rooms: readonly RoomKey[];
  /** The family the cat would belong to, if it grows or begins by it. */
  readonly family: { readonly colour: Colour; readonly size: number; readonly points: number } | null;
  readonly rare: number;
  /** A map under the tile: of the cat's own colour it brings a treasure, else it is covered for nothing. */
  readonly map: { readonly colour: Colour; readonly own: boolean } | null;
};

/** Rare treasures count for nothing in the family game [ISLE 5.3, 7.3]. */
export function worthOf(ship: Ship, piece: Piece, mode: IsleMode): Worth {
  const plan = boatOf(ship.boat);
  const filled = ship.filled | piece.cells;
  const rats = count(plan.rats & piece.cells & ~ship.filled);
  const rooms = ROOMS.filter(({ cells }) => isFilled(cells, filled) && !isFilled(cells, ship.filled));
  const grown = familyGrowth(ship.pieces, piece);
  const maps = plan.maps.flatMap((cell, colour) => ((cell & piece.cells & ~ship.filled) === 0n ? [] : [colour]));
  const own = maps.includes(piece.colour);
  const map = maps.length === 0 ? null : { colour: own ? piece.colour : (maps[0] ?? NONE), own };
  const rare = tileOf(piece.tile).kind === "rare" && mode !== "family" ? 3 : 0;
  return {
    points: rats + 5 * rooms.length + (grown?.points ?? 0) + rare,
    rats,
    rooms: rooms.map(({ key }) => key),
    family: grown,
    rare,
    map,
  };
}

function familyGrowth(pieces: readonly Piece[], piece: Piece): Worth["family"] {
  if (piece.colour === NONE) return null;
  const mates = pieces.filter(({ colour }) => colour === piece.colour);
  const before = groupsOf(mates).reduce((sum, { size }) => sum + familyPoints(size), 0);
  const groups = groupsOf([...mates, piece]);
  const points = groups.reduce((sum, { size }) => sum + familyPoints(size), 0) - before;
  const own = groups.find(({ cells }) => (cells & piece.cells) !== 0n);
  return own && own.size >= 3 ? { colour: piece.colour, size: own.size, points } : null;
}

/** What lies on a cell. */
export const pieceAt = (ship: Ship, cell: Cell): Piece | null =>
  ship.pieces.find(({ cells }) => (cells & bit(cell)) !== 0n) ?? null;
