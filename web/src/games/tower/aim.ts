/**
 * What the cat in hand would do for the goals, let go where she is [TOWER 8.5]: whom she touches, which goal she meets,
 * and by how many millimetres she misses one. The rules decide; this only tells beforehand.
 */
import { goalOf, isCat, isFloor, type Piece, TOUCHING } from "./box";
import { floorOf, towerOf } from "./describe";
import { edgeOf, type Gap, gapBetween, type Neighbour } from "./gaps";
import { type Cats, isMet, type Lying } from "./goals";
import { type Landing, middleOf, type Point } from "./landing";
import { REACH, waysBeside, waysOnto } from "./nearly";
import { type Placed, placedOf, poseOf } from "./space";
import type { TowerStanding, TowerView } from "./wire";

/** What is missing to a goal: that they touch; that she lies on one back, or on several; or that she lies there at all. */
export type Missing = Gap & { readonly how: "touch" | "back" | "backs" | "floor" };

/** A goal as it would be: met by letting go here, or after so many millimetres. */
export type Aimed = { readonly card: number; readonly met: boolean; readonly missing: Missing | null };

export type Aim = {
  readonly goals: readonly Aimed[];
  /** The cat that is nearest to her on the same floor. */
  readonly nearest: Neighbour | null;
  /** How far she is from the nearest edge of the floor. */
  readonly edge: Gap | null;
};

/** Where she would land, led aside by so many millimetres. */
export type Moved = (dx: number, dy: number) => Landing;
export function aimOf(view: TowerView, landing: Landing, moved: Moved): Aim | null {
  const { placed, fate, on } = landing;
  if (!isCat(placed.piece) || fate === "nothing") return null;
  const storey = storeyUnder(view, on);
  if (!storey) return null;
  const near = storey.neighbours(placed);
  const cards = isCounting(view, storey.floor) ? (view.mode === "coop" ? view.goals.up : view.hand) : [];
  return {
    goals: cards.map((card) => aimed(card, storey, landing, moved)),
    nearest: near.find(({ cat, millimetres }) => millimetres <= REACH && !on.includes(cat)) ?? null,
    edge: on.includes(storey.floor) ? edgeOf(placed, storey.ground) : null,
  };
}

/** Whose cats count: the floor above Toto, or any one floor above one's own kitten [TOWER 4.1, 7.3]. */
function isCounting(view: TowerView, floor: number): boolean {
  const height = view.race.heights[view.mode === "coop" ? 0 : (view.viewer ?? 0)] ?? 0;
  return view.mode === "coop" ? floor === height + 1 : floor > height;
}

/** The floor that would carry her, directly or through cats, with the cats that are on it. */
function storeyUnder(view: TowerView, on: readonly Piece[]): Storey | null {
  const tower = towerOf(view);
  const floor = on.find(isFloor) ?? Math.min(...on.filter(isCat).map((cat) => floorOf(tower, cat)));
  const ground = tower.get(floor);
  if (!ground) return null;
  return new Storey(
    floor,
    ground,
    view.tower.filter(({ piece }) => isCat(piece) && floorOf(tower, piece) === floor),
  );
}

class Storey {
  readonly #ways = new Map<string, readonly Point[]>();

  constructor(
    readonly floor: Piece,
    readonly ground: TowerStanding,
    readonly cats: readonly TowerStanding[],
  ) {}

  /** Her neighbours, the nearest first. */
  neighbours(placed: Placed): readonly Neighbour[] {
    return this.cats
      .map((one): Neighbour => ({ cat: one.piece, ...gapBetween(placed, { ...one, pose: poseOf(one.pose) }) }))
      .sort((a, b) => a.millimetres - b.millimetres);
  }

  /** The cats as they lie, and one more. */
  with(cat: Piece, { rests, touches }: Lying): Cats {
    const cats = new Map<Piece, Lying>(this.cats.map((one) => [one.piece, one]));
    cats.set(cat, { rests, touches });
    for (const other of touches) {
      const one = cats.get(other);
      if (one && other !== cat) cats.set(other, { ...one, touches: [...one.touches, cat] });
    }
    return cats;
  }

  /** How she would lie. */
  lying({ placed, on }: Landing): Lying {
    const touching = this.neighbours(placed).filter(({ millimetres }) => millimetres < TOUCHING);
    return { rests: on, touches: [...new Set([...on, ...touching.map(({ cat }) => cat)])] };
  }

  /** Would she stand there, and the goal be met? */
  isMetAt(card: number, landing: Landing): boolean {
    const cats = this.with(landing.placed.piece, this.lying(landing));
    return landing.fate === "stands" && isMet(cats, goalOf(card), this.floor);
  }

  /** The ways onto these; asked again for another goal they are not felt out again. */
  ways(placed: Placed, carriers: readonly TowerStanding[]): readonly Point[] {
    const key = carriers.map(({ piece }) => piece).join();
    const ways = this.#ways.get(key) ?? waysOnto(placed, carriers.map(placedOf));
    this.#ways.set(key, ways);
    return ways;
  }

  /** On what she could lie, near enough, so that the goal is met: the floor, one back, or two. */
  carriers(card: number, placed: Placed): readonly (readonly TowerStanding[])[] {
    if (goalOf(card).how === "touching") return []; // nobody has to climb for that
    const near = new Set(
      this.neighbours(placed)
        .filter(({ millimetres }) => millimetres <= REACH)
        .map(({ cat }) => cat),
    );
    const backs = this.cats.filter(({ piece }) => near.has(piece));
    const pairs = backs.flatMap((one, at) => backs.slice(at + 1).map((other) => [one, other]));
    return [[this.ground], ...backs.map((one) => [one]), ...pairs].filter((carriers) => {
      const pieces = carriers.map(({ piece }) => piece);
      return isMet(this.with(placed.piece, { rests: pieces, touches: pieces }), goalOf(card), this.floor);
    });
  }
}

function aimed(card: number, storey: Storey, landing: Landing, moved: Moved): Aimed {
  if (storey.isMetAt(card, landing)) return { card, met: true, missing: null };
  const missing = toTouch(card, storey, landing) ?? toLie(card, storey, landing, moved);
  return { card, met: false, missing: missing ?? toLieBeside(card, storey, landing, moved) };
}

/** How far she is from the nearest cat that she only has to touch. */
function toTouch(card: number, storey: Storey, landing: Landing): Missing | null {
  if (landing.fate !== "stands") return null;
  const { rests, touches } = storey.lying(landing);
  const gap = storey.neighbours(landing.placed).find(({ cat, millimetres }) => {
    if (millimetres > REACH || touches.includes(cat)) return false;
    const cats = storey.with(landing.placed.piece, { rests, touches: [...touches, cat] });
    return isMet(cats, goalOf(card), storey.floor);
  });
  return gap ? { ...gap, how: "touch" } : null;
}

/** How far she is from lying safely beside a cat that she has to touch: she hangs over her flank now, or over an edge. */
function toLieBeside(card: number, storey: Storey, { placed }: Landing, moved: Moved): Missing | null {
  const near = storey.neighbours(placed).filter(({ cat, millimetres }) => {
    const lying = { rests: [storey.floor], touches: [storey.floor, cat] };
    return millimetres <= REACH && isMet(storey.with(placed.piece, lying), goalOf(card), storey.floor);
  });
  const ways = storey.cats
    .filter(({ piece }) => near.some(({ cat }) => cat === piece))
    .flatMap((one) => waysBeside(placed, placedOf(one)))
    .filter((way) => storey.isMetAt(card, moved(...way)));
  return nearestOf(ways.map((way) => missingBy(placed, way, "touch")));
}

/** How far she is from the nearest place where she would lie as the goal wants it. */
function toLie(card: number, storey: Storey, { placed }: Landing, moved: Moved): Missing | null {
  const ways = storey.carriers(card, placed).flatMap((carriers): Missing[] => {
    const way = storey.ways(placed, carriers).find(([dx, dy]) => storey.isMetAt(card, moved(dx, dy)));
    if (!way) return [];
    const how = carriers.length > 1 ? "backs" : carriers[0] === storey.ground ? "floor" : "back";
    return [missingBy(placed, way, how)];
  });
  return nearestOf(ways);
}

/** That way, measured from her middle. */
function missingBy(placed: Placed, [dx, dy]: Point, how: Missing["how"]): Missing {
  const [x, y] = middleOf(placed);
  const z = placed.pose.at[2];
  return { millimetres: Math.hypot(dx, dy), from: [x, y, z], to: [x + dx, y + dy, z], how };
}

const nearestOf = (ways: readonly Missing[]): Missing | null =>
  [...ways].sort((a, b) => a.millimetres - b.millimetres)[0] ?? null;
