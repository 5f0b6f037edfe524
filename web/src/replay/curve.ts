/** Where the curve of a game runs, and where the tags of its marks lie. Numbers in, numbers out. */

export type Spot = readonly [x: number, y: number];

const rounded = (value: number): number => Math.round(value * 10) / 10;
const said = ([x, y]: Spot): string => `${rounded(x)} ${rounded(y)}`;

export const linePath = (spots: readonly Spot[]): string => (spots.length > 0 ? `M${spots.map(said).join("L")}` : "");

/** What lies between the curve and the line at `middle`: above it stripes, below it dots. */
export function areaPath(spots: readonly Spot[], middle: number): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return "";
  return `${linePath([[first[0], middle], ...spots, [last[0], middle]])}Z`;
}

/** `free`: it lies on no other tag and on no mark. */
export type Tag = { readonly x: number; readonly y: number; readonly free: boolean };

const GAP = 30; // from a mark to the middle of a tag over or under it
const TALL = 28;
const MARK = 8; // half of one
const UP = [1, -1, 2, -2, 3, -3, 4, -4, 0];
const ACROSS = [0, -1, 1, -2, 2, -3, 3, -4, 4];

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Tags as wide as the first of these that has room for all of them, else as the last; `at` says which it was. */
export function roomiest(
  spots: readonly Spot[],
  [widths = [], ...less]: readonly (readonly number[])[],
  box: Box,
): { readonly at: number; readonly tags: readonly Tag[] } {
  const tags = tagsBeside(spots, widths, box);
  if (less.length === 0 || tags.every(({ free }) => free)) return { at: 0, tags };
  const next = roomiest(spots, less, box);
  return { at: next.at + 1, tags: next.tags };
}

/**
 * The middles of the tags, each as near to its mark as there is room: on no other tag, on no mark, and always between
 * `left` and `right`, `top` and `bottom`. They begin towards the middle, where there is room.
 */
export function tagsBeside(spots: readonly Spot[], widths: readonly number[], box: Box): readonly Tag[] {
  const laid: (Tag & { readonly wide: number })[] = [];
  for (const [place, [x, y]] of spots.entries()) {
    const wide = widths[place] ?? 0;
    const first = y > (box.top + box.bottom) / 2 ? -1 : 1;
    const near = Math.min(Math.max(x, box.left + wide / 2), box.right - wide / 2);
    const tries = ACROSS.flatMap((across) =>
      UP.map((up) => ({ x: near + across * (wide / 2 + 3), y: y + first * up * GAP, free: true })),
    ).sort((one, other) => far(one, [x, y]) - far(other, [x, y]));
    const inside = tries.filter(
      (one) =>
        one.x - wide / 2 >= box.left &&
        one.x + wide / 2 <= box.right &&
        one.y - TALL / 2 >= box.top &&
        one.y + TALL / 2 <= box.bottom,
    );
    const free = inside.find(
      (one) =>
        laid.every(
          (tag) => Math.abs(tag.x - one.x) >= (tag.wide + wide) / 2 + 2 || Math.abs(tag.y - one.y) >= TALL + 1,
        ) &&
        spots.every(
          ([markX, markY]) => Math.abs(markX - one.x) >= wide / 2 + MARK || Math.abs(markY - one.y) >= TALL / 2 + MARK,
        ),
    );
    laid.push({ ...(inside[0] ?? { x: near, y }), free: false, ...free, wide });
  }
  return laid;
}

const far = (tag: Tag, [x, y]: Spot): number => Math.hypot(tag.x - x, tag.y - y);
