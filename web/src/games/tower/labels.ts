/** Where measures' words go: beside their ends, over nobody's head nor each other. In parts of the picture. */
import type { Spot } from "./sketch";

export type Size = { readonly wide: number; readonly high: number };
type Outline = readonly Spot[];

const ASIDE = 0.07;
const ABOVE = 0.09;
const BELOW = 0.06;
const MARGIN = 0.02; // of the picture, to its sides

export type Measure = {
  readonly end: Spot;
  readonly size: Size;
  readonly below: boolean;
  readonly left: boolean;
};

/** The middle of the words of each; those that come first have the better places. */
export function labelsAt(measures: readonly Measure[], heads: readonly Outline[]): readonly Spot[] {
  const taken = [...heads];
  return measures.map(({ end, size, below, left }) => {
    const place = labelAt(end, size, taken, below, left);
    taken.push(cornersOf(place, size));
    return place;
  });
}

const cornersOf = ([x, y]: Spot, { wide, high }: Size): Outline => [
  [x - wide / 2, y - high / 2],
  [x + wide / 2, y + high / 2],
];

/** The first of the usual places that covers no head and no words, else the one that covers fewest. */
export function labelAt(end: Spot, size: Size, heads: readonly Outline[], below: boolean, left: boolean): Spot {
  const sides = left ? [-ASIDE, ASIDE] : [ASIDE, -ASIDE];
  const heights = below ? [BELOW, 2 * BELOW, -ABOVE, -2 * ABOVE] : [-ABOVE, -2 * ABOVE, BELOW, 2 * BELOW];
  const places = heights
    .flatMap((down) => [...sides, 2 * (sides[0] ?? 0), 2 * (sides[1] ?? 0)].map((across) => [across, down] as const))
    .map(([across, down]) => withinPicture([end[0] + across, end[1] + down], size));
  const covered = (place: Spot) => heads.filter((head) => covers(place, size, head)).length;
  const [first = end] = places;
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best), first);
}

function withinPicture([x, y]: Spot, { wide, high }: Size): Spot {
  const inside = (value: number, half: number) => Math.min(1 - MARGIN - half, Math.max(MARGIN + half, value));
  return [inside(x, wide / 2), inside(y, high / 2)];
}

function covers([x, y]: Spot, { wide, high }: Size, head: Outline): boolean {
  const [across, down] = [head.map(([one]) => one), head.map(([, one]) => one)];
  return (
    Math.min(...across) < x + wide / 2 &&
    Math.max(...across) > x - wide / 2 &&
    Math.min(...down) < y + high / 2 &&
    Math.max(...down) > y - high / 2
  );
}
