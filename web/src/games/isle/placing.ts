/** A tile in the hand, over the boat: where it lies, how it is turned, where it snaps to. Values only. */
import { type Colour, HULL, tileOf } from "./box";
import { cellAt, cellsOf, HEIGHT, has, type Mask, type Point, pointOf, WIDTH } from "./cells";
import { footprint, middle, type Squares } from "./shapes";
import type { Piece } from "./ship";

export type Held = {
  readonly tile: number;
  readonly colour: Colour;
  /** The legal anchors of each turn. */
  readonly masks: readonly Mask[];
  readonly turn: number;
  /** Of the anchor, in whole cells. */
  readonly x: number;
  readonly y: number;
};

/** How near to a legal place a tile is pulled to it, in cells. */
const PULL = 0.6;
/** How far a tile goes by itself to a legal place when it is turned. */
const REACH = 1.6;

const squaresOf = (held: Pick<Held, "tile" | "turn">): Squares => tileOf(held.tile).shape.turns[held.turn] ?? [];

/** The cells under the tile; they may be outside the hull, not outside the frame. */
export function under({ tile, turn, x, y }: Held): Mask {
  return footprint(tileOf(tile).shape, turn, x, y, WIDTH, HEIGHT) ?? 0n;
}

export const isLegal = ({ masks, turn, x, y }: Held): boolean =>
  x >= 0 && y >= 0 && has(masks[turn] ?? 0n, cellAt(x, y));

export type Fault = { readonly key: "outside" | "overlap" | "apart" | "nowhere"; readonly clause: string };

/** Why a tile cannot lie where it is held, asked in the order in which the server asks [ISLE 3.1, 3.2, 3.3]. */
export function faultOf(held: Held, filled: Mask): Fault | null {
  if (isLegal(held)) return null;
  if (held.masks.every((mask) => mask === 0n)) return { key: "nowhere", clause: "3.3" };
  const cells = under(held);
  if ((cells & ~HULL) !== 0n) return { key: "outside", clause: "3.1" };
  return (cells & filled) !== 0n ? { key: "overlap", clause: "3.1" } : { key: "apart", clause: "3.2" };
}

export const asPiece = (held: Held): Piece => ({ tile: held.tile, colour: held.colour, cells: under(held) });

/** Every cell that some legal place of this turn covers. */
export function litCells(held: Held): Mask {
  let lit = 0n;
  for (const cell of cellsOf(held.masks[held.turn] ?? 0n)) {
    const [x, y] = pointOf(cell);
    lit |= under({ ...held, x, y });
  }
  return lit;
}

/** No square leaves the frame. */
export function inFrame<H extends Held>(held: H): H {
  const squares = squaresOf(held);
  const bound = (at: number, sides: readonly number[], size: number) =>
    Math.max(0 - Math.min(...sides), Math.min(size - 1 - Math.max(...sides), at));
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  return { ...held, x: bound(held.x, xs, WIDTH), y: bound(held.y, ys, HEIGHT) };
}

export const nudged = <H extends Held>(held: H, dx: number, dy: number): H =>
  inFrame({ ...held, x: held.x + dx, y: held.y + dy });

/** The legal anchor of this turn nearest to a point, if one is within `reach` cells. */
function nearest(held: Held, x: number, y: number, reach: number): readonly [number, number] | null {
  let found: readonly [number, number] | null = null;
  let best = reach;
  for (const cell of cellsOf(held.masks[held.turn] ?? 0n)) {
    const [cx, cy] = pointOf(cell);
    const far = Math.hypot(cx - x, cy - y);
    if (far <= best) {
      best = far;
      found = [cx, cy];
    }
  }
  return found;
}

/** Let go at a point between cells: pulled to a legal place nearby, else to the cell below. */
export function dropped<H extends Held>(held: H, x: number, y: number): H & { readonly pulled: boolean } {
  const place = nearest(held, x, y, PULL);
  if (place) return { ...held, x: place[0], y: place[1], pulled: true };
  return { ...inFrame({ ...held, x: Math.round(x), y: Math.round(y) }), pulled: false };
}

/** Its middle is brought to a point. */
export function centred<H extends Held>(held: H, x: number, y: number): readonly [number, number] {
  const [mx, my] = middle(squaresOf(held));
  return [x - mx, y - my];
}

export function middleOf(held: Held): readonly [number, number] {
  const [mx, my] = middle(squaresOf(held));
  return [held.x + mx, held.y + my];
}

export type Twist = "quarter" | "back" | "flip" | "topple";

/** What a flip does where left and right are seen: on a boat whose bow points up the other two sides change. */
export const flipFor = (phone: boolean): Twist => (phone ? "topple" : "flip");

/** A step on the page as a step on the boat. */
export const stepFor = (phone: boolean, dx: number, dy: number): Point => (phone ? [0 - dy, dx] : [dx, dy]);

/** Turned or flipped about its middle; it goes on to a legal place if one is near. */
export function twisted<H extends Held>(held: H, twist: Twist): H {
  const { quarter, flip } = tileOf(held.tile).shape;
  const right = (turn: number) => quarter[turn] ?? turn;
  const over = (turn: number) => flip[turn] ?? turn;
  const turn = {
    quarter: () => right(held.turn),
    back: () => right(right(right(held.turn))),
    flip: () => over(held.turn),
    /** Flipped top to bottom: what left and right are on a boat whose bow points up. */
    topple: () => right(right(over(held.turn))),
  }[twist]();
  const [x, y] = centred({ ...held, turn }, ...middleOf(held));
  const [whole, wholeY] = [Math.round(x - 0.01), Math.round(y - 0.01)];
  const moved = inFrame({ ...held, turn, x: whole, y: wholeY });
  if (isLegal(moved)) return moved;
  const place = nearest(moved, x, y, REACH);
  return place ? { ...moved, x: place[0], y: place[1] } : moved;
}

/** The place that is worth most in this turn, else in another one; the middle of the boat where there is none. */
export function bestPlace<H extends Held>(held: H, worth: (piece: Piece) => number): H {
  const turns = [held.turn, ...held.masks.keys()];
  for (const turn of turns) {
    let best: { readonly place: H; readonly worth: number } | null = null;
    for (const cell of cellsOf(held.masks[turn] ?? 0n)) {
      const [x, y] = pointOf(cell);
      const place = { ...held, turn, x, y };
      const points = worth(asPiece(place));
      if (!best || points > best.worth) best = { place, worth: points };
    }
    if (best) return best.place;
  }
  return inFrame({ ...held, x: 10, y: 4 });
}
