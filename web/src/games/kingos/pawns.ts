/** Where pawns stand on their cards. */
import { CARD, groundOf } from "./camera";
import { isSame, seatsAt } from "./ground";
import type { KingosView } from "./wire";

/** Where pawns stand on a card, in parts of it: beside a guardian to the right, off its stakes, else round the middle. */
const ALONE: readonly (readonly [number, number])[] = [[50, 52]];
const PAIR: readonly (readonly [number, number])[] = [
  [30, 40],
  [68, 60],
];
const CROWD: readonly (readonly [number, number])[] = [
  [24, 28],
  [72, 28],
  [50, 52],
  [24, 76],
  [72, 76],
];
const BESIDE: readonly (readonly [number, number])[] = [
  [82, 22],
  [82, 52],
  [52, 14],
  [52, 46],
  [24, 54],
];
/** Before Kingoš: below his face, his strength and the white curse that hangs over the upper corner. */
const BEFORE_KINGOS: readonly (readonly [number, number])[] = [
  [50, 84],
  [18, 78],
  [82, 74],
  [16, 46],
  [84, 44],
];

/** Where a pawn stands on the ground, and how large it is, at scale 1. */
export function standing(
  view: KingosView,
  seat: number,
): { readonly x: number; readonly y: number; readonly size: number } {
  const player = view.players[seat] ?? { x: 0, y: 0 };
  const here = seatsAt(view, player);
  const field = view.fields.find((one) => isSame(one, player));
  const citadel = field?.card === "citadel";
  const crowded = (field?.guards.length ?? 0) > 0 || citadel;
  const slots = citadel
    ? BEFORE_KINGOS
    : crowded
      ? BESIDE
      : here.length === 1
        ? ALONE
        : here.length === 2
          ? PAIR
          : CROWD;
  const [px, py] = slots[here.indexOf(seat) % slots.length] ?? [50, 50];
  const [x, y] = groundOf(player);
  const size = crowded || here.length > 2 ? 36 : 46;
  return { x: x + (px / 100 - 0.5) * CARD, y: y + (py / 100 - 0.5) * CARD, size };
}
