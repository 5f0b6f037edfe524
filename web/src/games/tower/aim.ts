/**
 * What the cat in hand would do for the goals, let go where she is [TOWER 8.5]: whom she touches, which goal she meets,
 * and by how many millimetres she misses one. The rules decide; this only tells beforehand.
 */

import { colourOf, type Goal, goalOf, isCat, isFloor, type Piece, SIDE, THICKNESS, TOUCHING } from "./box";
import { floorOf, towerOf } from "./describe";
import type { Landing } from "./landing";
import { axesOf, inWorld, type Placed, partsOf, poseOf, type Vector } from "./space";
import type { TowerStanding, TowerView } from "./wire";

export const REACH = 20; // millimetres: farther than that nothing is nearly met

/** Two points between which something is measured. */
export type Gap = { readonly millimetres: number; readonly from: Vector; readonly to: Vector };
export type Neighbour = Gap & { readonly cat: Piece };

/** A goal as it would be: met by letting go here, or after so many millimetres towards a cat. */
export type Aimed = { readonly card: number; readonly met: boolean; readonly missing: Neighbour | null };

export type Aim = {
  readonly goals: readonly Aimed[];
  /** The cat that is nearest to her on the same floor. */
  readonly nearest: Neighbour | null;
  /** How far she is from the nearest edge of the floor. */
  readonly edge: Gap | null;
};

type Lying = { readonly rests: readonly Piece[]; readonly touches: readonly Piece[] };
type Cats = ReadonlyMap<Piece, Lying>;

export function aimOf(view: TowerView, { placed, fate, on }: Landing): Aim | null {
  if (!isCat(placed.piece) || fate === "nothing") return null;
  const tower = towerOf(view);
  const floor = on.find(isFloor) ?? Math.min(...on.filter(isCat).map((cat) => floorOf(tower, cat)));
  const ground = tower.get(floor);
  if (!ground) return null;
  const others = view.tower.filter(({ piece }) => isCat(piece) && floorOf(tower, piece) === floor);
  const near = others
    .map((one): Neighbour => ({ cat: one.piece, ...gapBetween(placed, { ...one, pose: poseOf(one.pose) }) }))
    .sort((a, b) => a.millimetres - b.millimetres);
  const touching = near.filter(({ millimetres }) => millimetres < TOUCHING).map(({ cat }) => cat);
  const cats = lying(tower, others, placed.piece, on, [...new Set([...on, ...touching])]);
  const cards = isCounting(view, floor) ? (view.mode === "coop" ? view.goals.up : view.hand) : [];
  return {
    goals: cards.map((card) => aimed(card, cats, floor, placed.piece, near)),
    nearest: near.find(({ cat, millimetres }) => millimetres <= REACH && !on.includes(cat)) ?? null,
    edge: on.includes(floor) ? edgeOf(placed, ground) : null,
  };
}

/** The cats of a floor as they lie, and the one in hand as she would. */
function lying(
  tower: ReadonlyMap<Piece, TowerStanding>,
  others: readonly TowerStanding[],
  cat: Piece,
  rests: readonly Piece[],
  touches: readonly Piece[],
): Cats {
  const cats = new Map<Piece, Lying>(others.map(({ piece }) => [piece, tower.get(piece) as Lying]));
  cats.set(cat, { rests, touches });
  for (const other of touches) {
    const one = cats.get(other);
    if (one) cats.set(other, { ...one, touches: [...one.touches, cat] });
  }
  return cats;
}

/** Whose cats count: the floor above Toto, or any one floor above one's own kitten [TOWER 4.1, 7.3]. */
function isCounting(view: TowerView, floor: number): boolean {
  const height = view.race.heights[view.mode === "coop" ? 0 : (view.viewer ?? 0)] ?? 0;
  return view.mode === "coop" ? floor === height + 1 : floor > height;
}

function aimed(card: number, cats: Cats, floor: number, cat: Piece, near: readonly Neighbour[]): Aimed {
  const goal = goalOf(card);
  if (isMet(cats, goal, floor)) return { card, met: true, missing: null };
  const own = cats.get(cat);
  const missing = near.find(({ cat: other, millimetres }) => {
    const there = cats.get(other);
    if (millimetres > REACH || !own || !there || own.touches.includes(other)) return false;
    const touching = new Map(cats);
    touching.set(cat, { ...own, touches: [...own.touches, other] });
    touching.set(other, { ...there, touches: [...there.touches, cat] });
    return isMet(touching, goal, floor);
  });
  return { card, met: false, missing: missing ?? null };
}

// ---- goals [TOWER 4.3] ----------------------------------------------------------------------------------------------

/** Whether cats of one floor meet a goal, as the rules say it. */
export function isMet(cats: Cats, goal: Goal, floor: number): boolean {
  return groups([...cats.keys()], goal.cats).some(
    (group) => isOfColours(group, goal.colours) && isRelated(cats, group, goal.how, floor),
  );
}

function groups(cats: readonly Piece[], size: number): readonly (readonly Piece[])[] {
  if (size === 0) return [[]];
  return cats.flatMap((cat, at) => groups(cats.slice(at + 1), size - 1).map((rest) => [cat, ...rest]));
}

function isOfColours(group: readonly Piece[], wanted: Goal["colours"]): boolean {
  const colours = group.map(colourOf);
  if (wanted === "any") return true;
  if (wanted === "same") return new Set(colours).size === 1;
  if (wanted === "different") return new Set(colours).size === colours.length;
  return [...colours].sort().join() === [...wanted].sort().join();
}

function isRelated(cats: Cats, group: readonly Piece[], how: Goal["how"], floor: number): boolean {
  const backs = (cat: Piece): readonly Piece[] =>
    cats.get(cat)?.touches.includes(floor) ? [] : (cats.get(cat)?.rests.filter(isCat) ?? []);
  switch (how) {
    case "there":
      return true;
    case "touching":
      return hangTogether(cats, group);
    case "stack":
      return orders(group).some((order) =>
        order.every((low, at) => at + 1 === order.length || backs(order[at + 1] ?? 0).includes(low)),
      );
    case "bridge":
      return group.some((top) =>
        group.every(
          (low) => low === top || (backs(top).includes(low) && (cats.get(low)?.rests.includes(floor) ?? false)),
        ),
      );
  }
}

function hangTogether(cats: Cats, group: readonly Piece[]): boolean {
  const [first] = group;
  if (first === undefined) return true;
  const seen = new Set([first]);
  const todo = [first];
  for (let at = todo.pop(); at !== undefined; at = todo.pop())
    for (const other of cats.get(at)?.touches ?? [])
      if (group.includes(other) && !seen.has(other)) {
        seen.add(other);
        todo.push(other);
      }
  return seen.size === group.length;
}

function orders(group: readonly Piece[]): readonly (readonly Piece[])[] {
  if (group.length === 0) return [[]];
  return group.flatMap((one) => orders(group.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

// ---- measuring ------------------------------------------------------------------------------------------------------

type Point = readonly [x: number, y: number];
type Print = { readonly corners: readonly Point[]; readonly low: number; readonly high: number };

/** The boxes of a figure from above, and from which height to which they reach. */
function printsOf({ piece, pose, fold }: Placed): readonly Print[] {
  return partsOf(piece, fold).map(({ half, middle }) => {
    const corner = (x: number, y: number): Point => {
      const [wx, wy] = inWorld(pose, [middle[0] + x * half[0], middle[1] + y * half[1], middle[2]]);
      return [wx, wy];
    };
    const z = inWorld(pose, middle)[2];
    return {
      corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
      low: z - half[2],
      high: z + half[2],
    };
  });
}

/** The smallest distance between two figures, and between which points it is. */
export function gapBetween(one: Placed, other: Placed): Gap {
  let best: Gap = { millimetres: Number.POSITIVE_INFINITY, from: one.pose.at, to: other.pose.at };
  for (const a of printsOf(one))
    for (const b of printsOf(other)) {
      const { apart, from, to } = apartOf(a.corners, b.corners);
      const up = Math.max(0, a.low - b.high, b.low - a.high);
      const millimetres = Math.hypot(apart, up);
      const z = (Math.max(a.low, b.low) + Math.min(a.high, b.high)) / 2;
      if (millimetres < best.millimetres) best = { millimetres, from: [...from, z], to: [...to, z] };
    }
  return best;
}

type Apart = { readonly apart: number; readonly from: Point; readonly to: Point };

/** How far two outlines are apart; 0 where they overlap. */
function apartOf(one: readonly Point[], other: readonly Point[]): Apart {
  let best: Apart = { apart: Number.POSITIVE_INFINITY, from: [0, 0], to: [0, 0] };
  const look = (points: readonly Point[], sides: readonly Point[], turned: boolean) => {
    for (const point of points)
      sides.forEach((a, at) => {
        const foot = footOn(point, a, sides[(at + 1) % sides.length] ?? a);
        const apart = Math.hypot(point[0] - foot[0], point[1] - foot[1]);
        if (apart < best.apart) best = turned ? { apart, from: foot, to: point } : { apart, from: point, to: foot };
      });
  };
  look(one, other, false);
  look(other, one, true);
  const overlap = one.some((point) => isIn(point, other)) || other.some((point) => isIn(point, one));
  return overlap ? { ...best, apart: 0 } : best;
}

function footOn([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const part = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

const isIn = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.every(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });

/** From her outline to the nearest edge of the floor under her. */
function edgeOf(placed: Placed, floor: TowerStanding): Gap | null {
  const pose = poseOf(floor.pose);
  const [along, across] = axesOf(pose.turn);
  let best: Gap | null = null;
  for (const { corners } of printsOf(placed).slice(0, 1))
    for (const [x, y] of corners)
      for (const [axis, sign] of [
        [along, 1],
        [along, -1],
        [across, 1],
        [across, -1],
      ] as const) {
        const off = (x - pose.at[0]) * axis[0] + (y - pose.at[1]) * axis[1];
        const millimetres = SIDE / 2 - sign * off;
        if (best !== null && millimetres >= best.millimetres) continue;
        const z = pose.at[2] + THICKNESS;
        const by = sign * millimetres;
        best = { millimetres, from: [x, y, z], to: [x + by * axis[0], y + by * axis[1], z] };
      }
  return best;
}
