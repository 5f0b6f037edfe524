/** What of the tower a picture has to show, flat or in three dimensions: how far things lie about, which floors count. */
import { isFloor, SIDE } from "./box";
import { leanOf, type Placed, type Pose } from "./space";
import type { Stage } from "./stage";

const LEVEL = 40; // degrees
const CORNER = SIDE * Math.SQRT1_2; // from the middle of a floor to its corner

/** Where things are, and where they will come to, as far as that is known. */
export const posesOf = ({ shown, ahead }: Stage): readonly Pose[] => [
  ...[...shown.values()].map(({ pose }) => pose),
  ...ahead.values(),
];

/** The middle of these and of nought, and how far they reach from it, to the corner of a floor. */
export function spanOf(numbers: readonly number[]): { readonly middle: number; readonly reach: number } {
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  return { middle: (low + high) / 2, reach: (high - low) / 2 + CORNER };
}

/** The floors that lie level, more or less: those have a height, and a number on the ruler. */
export const levelFloors = ({ shown }: Stage): readonly Placed[] =>
  [...shown.values()].filter(({ piece, pose }) => isFloor(piece) && leanOf(pose.turn) < LEVEL);
