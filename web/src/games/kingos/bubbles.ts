/** Where bubbles go: beside the pawn that speaks, off pawns, strengths and places one may go, and off each other. */

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
/** What a bubble would cover, and how bad that would be. */
export type Obstacle = Box & { readonly weight: number };
export type Speaker = { readonly seat: number; readonly x: number; readonly y: number; readonly width: number };
export type Placed = Box & { readonly seat: number; readonly x: number; readonly y: number };

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const area = ({ width, height }: Box): number => width * height;
const FAR = 30; // what a pixel of distance from the pawn costs, in covered ones
const OUTSIDE = 60;
const ON_ANOTHER = 80;
const CROSSED = 700;
/** Where a bubble may begin, in its own heights below the pawn. */
const HEIGHTS = Array.from({ length: 30 }, (_, at) => -3 + at * 0.2);
const PARTS = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

/** Each bubble in turn takes the place beside its pawn that covers least. */
export function placed(
  speakers: readonly Speaker[],
  height: number,
  picture: Box,
  obstacles: readonly Obstacle[],
  gap: number,
  pitch = 0,
): readonly Placed[] {
  const found: Placed[] = [];
  for (const { seat, x, y, width } of speakers) {
    const wished = [x - gap - width, x - width / 2, x + gap, x - gap - pitch - width, x + gap + pitch];
    const [least, most] = [picture.left, picture.left + picture.width - width];
    const across = [...wished, ...wished.map((one) => Math.max(least, Math.min(most, one)))];
    const down = HEIGHTS.map((part) => y + part * (height + gap / 2));
    let best: { readonly box: Placed; readonly cost: number } | null = null;
    for (const left of across)
      for (const top of down) {
        const box = { seat, x, y, left, top, width, height };
        const cost = costOf(box, picture, obstacles, found);
        if (!best || cost < best.cost) best = { box, cost };
      }
    if (best) found.push(best.box);
  }
  return found;
}

function costOf(box: Placed, picture: Box, obstacles: readonly Obstacle[], others: readonly Placed[]): number {
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
  const covered = obstacles.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
  const tails = (one: Placed) => Number(isCrossed(one, box)) + Number(isCrossed(box, one));
  const on = others.reduce((sum, one) => sum + overlap(box, one) * ON_ANOTHER + tails(one) * ON_ANOTHER * CROSSED, 0);
  const outside = (area(box) - overlap(box, picture)) * OUTSIDE;
  const crossed = obstacles.reduce((sum, one) => sum + (isCrossed(one, box) ? one.weight * CROSSED : 0), 0);
  return covered + on + outside + crossed + FAR * Math.hypot(middle[0] - box.x, middle[1] - box.y);
}

/** Would the tail run over it? What the pawn stands on does not count. */
function isCrossed(one: Box, box: Placed): boolean {
  const { x, y } = box;
  const [fx, fy] = rimOf(box).from;
  const holds = (px: number, py: number) =>
    px > one.left && px < one.left + one.width && py > one.top && py < one.top + one.height;
  return !holds(x, y) && PARTS.some((part) => holds(x + (fx - x) * part, y + (fy - y) * part));
}

/** Where the tail leaves the bubble: the nearest point of its rim, and whether from above or below. */
function rimOf({ x, y, left, top, width, height }: Placed) {
  const cx = Math.min(Math.max(x, left + 18), left + width - 18);
  const cy = Math.min(Math.max(y, top + 14), top + height - 14);
  const upright = y < top || y > top + height;
  const from = upright
    ? ([cx, y < top ? top : top + height] as const)
    : ([x < left ? left : left + width, cy] as const);
  return { from, upright };
}

/** The tail from the nearest point of the bubble's rim to the pawn: three points. */
export function tailOf(box: Placed, reach: number): readonly (readonly [number, number])[] {
  const {
    from: [fx, fy],
    upright,
  } = rimOf(box);
  const length = Math.max(1, Math.hypot(box.x - fx, box.y - fy));
  const part = Math.max(0, length - reach) / length;
  const tip = [fx + (box.x - fx) * part, fy + (box.y - fy) * part] as const;
  return upright ? [[fx - 9, fy], tip, [fx + 9, fy]] : [[fx, fy - 8], tip, [fx, fy + 8]];
}
