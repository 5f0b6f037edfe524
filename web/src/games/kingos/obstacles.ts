/** What bubbles and their tails keep off. */
import type { Obstacle } from "./bubbles";
import { CARD, groundOf } from "./camera";
import { isSame, seatsAt, spotKey, spotOf } from "./ground";
import type { Looking } from "./useCamera";
import type { KingosView } from "./wire";

const AIR = 6; // round what must be seen
/** Where a strength is written on its card, in parts of it (board.css), and how large. */
const OF_KINGOS = [0.13, 0.09] as const;
const OF_GUARDIAN = [0.005, 0.025] as const;
const BADGE = 28;
const BADGE_LEAST = 22;
/** The white curse in words lies in the upper left corner. */
const STANDING: Obstacle = { left: 0, top: 0, width: 262, height: 108, weight: 30 };

/** What must not be covered weighs most: pawns, strengths, and places one may go. */
export function obstaclesOf(
  view: KingosView,
  lit: ReadonlyMap<string, unknown>,
  looking: Pick<Looking, "camera" | "size">,
): readonly Obstacle[] {
  const { scale, x: left, y: top } = looking.camera;
  const boxAt = (spot: { readonly x: number; readonly y: number }, weight: number): Obstacle => {
    const [x, y] = groundOf(spot);
    const size = CARD * scale + 2 * AIR;
    return { left: left + x * scale - size / 2, top: top + y * scale - size / 2, width: size, height: size, weight };
  };
  const weightOf = (field: KingosView["fields"][number]): number =>
    seatsAt(view, field).length > 0 || field.guards.length > 0 || field.card === "citadel" ? 20 : 1;
  const badgeAt = (field: KingosView["fields"][number]): Obstacle => {
    const [x, y] = groundOf(field);
    const [across, down] = field.card === "citadel" ? OF_KINGOS : OF_GUARDIAN;
    const size = Math.max(BADGE_LEAST, BADGE * scale);
    const [edge, rim] = [left + (x + (across - 0.5) * CARD) * scale, top + (y + (down - 0.5) * CARD) * scale];
    return { left: edge - AIR, top: rim - AIR, width: size + 2 * AIR, height: size + 2 * AIR, weight: 60 };
  };
  const badges = view.fields.filter(({ card, guards }) => card === "citadel" || guards.length > 0).map(badgeAt);
  const laid = view.fields.map((field) => boxAt(field, lit.has(spotKey(field)) ? 20 : weightOf(field)));
  const unlaid = [...lit.keys()].map(spotOf).filter((spot) => !view.fields.some((field) => isSame(field, spot)));
  const open = unlaid.map((spot) => boxAt(spot, 20));
  const over = { x: 0, y: view.rules.distance + 0.45 }; // where a white curse hangs
  const hanging = view.white ? [boxAt(over, 20)] : [];
  const { width, height } = looking.size;
  const keys: Obstacle = { left: width - 190, top: height - 60, width: 190, height: 60, weight: 30 };
  return [...laid, ...badges, ...open, ...hanging, keys, ...(view.white && width > 600 ? [STANDING] : [])];
}
