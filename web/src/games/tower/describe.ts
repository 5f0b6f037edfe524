/** The tower in words, floor by floor: for ears, and for whoever wants to know exactly. */
import { listed } from "../../core/saying";
import { isCat, isFloor, isKitten, isWall, type Piece } from "./box";
import { leanOf, poseOf, type Vector, yawOf } from "./space";
import type { TowerStanding, TowerView } from "./wire";
import { figureName, type Text, whomName } from "./words";

export type FloorWords = { readonly floor: number; readonly text: string };

/** The floor that carries a cat or kitten, directly or through cats; 0: none. */
export function floorOf(tower: ReadonlyMap<Piece, TowerStanding>, piece: Piece): number {
  const seen = new Set([piece]);
  const todo = [piece];
  const floors: number[] = [];
  for (let at = todo.pop(); at !== undefined; at = todo.pop())
    for (const below of tower.get(at)?.rests ?? [])
      if (isFloor(below)) floors.push(below);
      else if (isCat(below) && !seen.has(below)) {
        seen.add(below);
        todo.push(below);
      }
  return floors.length > 0 ? Math.min(...floors) : 0;
}

export const towerOf = (view: Pick<TowerView, "tower">): ReadonlyMap<Piece, TowerStanding> =>
  new Map(view.tower.map((one) => [one.piece, one]));

export const topmost = (view: Pick<TowerView, "tower">): number =>
  Math.max(1, ...view.tower.map(({ piece }) => (isFloor(piece) ? piece : 0)));

export const stands = (view: Pick<TowerView, "tower">, piece: Piece): boolean =>
  view.tower.some((one) => one.piece === piece);

/** Left, right, front and back of a floor, as one looks at it from the front. */
export function spotOf([x, y]: Vector, [cx, cy]: Vector): string {
  const [dx, dy] = [x - cx, y - cy];
  if (Math.hypot(dx, dy) < 12) return "middle";
  const sideways = dx < -12 ? "left" : dx > 12 ? "right" : "";
  const deep = dy < -12 ? "front" : dy > 12 ? "back" : "";
  return [deep, sideways].filter(Boolean).join("-") || "middle";
}

/** Where a wall, a cat or a kitten is, in words; nothing for a floor, whose name says it. */
export function describeSpot(view: Pick<TowerView, "tower">, piece: Piece, t: Text): string {
  const tower = towerOf(view);
  const own = tower.get(piece);
  const under = isWall(piece) ? own?.rests.find(isFloor) : isFloor(piece) ? undefined : floorOf(tower, piece);
  const floor = under ? tower.get(under) : undefined;
  if (!own || !floor) return "";
  const spot = spotOf(poseOf(own.pose).at, poseOf(floor.pose).at);
  return `${t("tower-ui-floor", { floor: floor.piece })}, ${t(`tower-ui-spot-${spot}`)}`;
}

/** From the top down, as one would tell it. */
export function describe(view: TowerView, t: Text): readonly FloorWords[] {
  const tower = towerOf(view);
  const alone = view.mode === "coop";
  const floors = view.tower.filter(({ piece }) => isFloor(piece)).sort((a, b) => b.piece - a.piece);
  return floors.map((floor) => {
    const here = poseOf(floor.pose);
    const said = view.tower
      .filter(
        (one) =>
          (isWall(one.piece) && one.rests.includes(floor.piece)) ||
          ((isCat(one.piece) || isKitten(one.piece)) && floorOf(tower, one.piece) === floor.piece),
      )
      .map((one) => {
        const under = one.rests.filter(isCat);
        const piece = figureName(one.piece, alone, t);
        if (isCat(one.piece) && under.length > 0)
          return t("tower-ui-on-back", {
            piece,
            other: listed(
              under.map((cat) => whomName(cat, t)),
              t,
            ),
          });
        return t("tower-ui-at-spot", { piece, spot: t(`tower-ui-spot-${spotOf(poseOf(one.pose).at, here.at)}`) });
      });
    const lean = Math.round(leanOf(here.turn));
    const tilt = lean > 0 ? ` ${t("tower-ui-tilts", { degrees: lean })}` : "";
    const text = said.length > 0 ? said.join(", ") : t("tower-ui-nothing-on");
    return { floor: floor.piece, text: `${text}.${tilt}` };
  });
}

/** Where the piece in hand is, in words and numbers. */
export function describeHeld(
  place: { readonly x: number; readonly y: number; readonly z: number; readonly yaw: number; readonly fold: number },
  rest: number,
  floor: TowerStanding | undefined,
  t: Text,
): string {
  const here = floor ? poseOf(floor.pose) : { at: [0, 0, 0] as Vector, turn: [1, 0, 0, 0] as const };
  return t("tower-ui-held-at", {
    floor: floor?.piece ?? 1,
    spot: t(`tower-ui-spot-${spotOf([place.x, place.y, 0], here.at)}`),
    across: whole(place.x - here.at[0]),
    deep: whole(place.y - here.at[1]),
    gap: Math.max(0, whole(place.z - rest)),
    yaw: whole(((place.yaw - yawOf(here.turn) + 540) % 360) - 180),
  });
}

/** Nobody says minus nothing. */
const whole = (millimetres: number): number => Math.round(millimetres) + 0;
