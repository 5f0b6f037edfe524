/**
 * Places that are shown together. Whose words are the same: by what they differ, in millimetres and degrees, as the hand
 * tells them too; and where their tags hang.
 */
import { isFloor, isWall, type Piece, THICKNESS } from "./box";
import { halfTurn } from "./hold";
import { poseOf, type Vector, yawOf } from "./space";
import type { TowerPlace, TowerStanding } from "./wire";
import type { Text } from "./words";

/** From which difference on it can be seen. */
const SEEN = { off: 3, yaw: 10, height: 5, fold: 10 } as const;
type Trait = keyof typeof SEEN;
const TRAITS = Object.keys(SEEN) as readonly Trait[];

type Place = Pick<TowerPlace, "x" | "y" | "z" | "yaw" | "fold">;
/** Where it is from the middle of its floor, how turned to it, how high over it, how folded. */
type Traits = { readonly off: readonly [number, number] } & Readonly<Record<Exclude<Trait, "off">, number>>;

function traitsOf({ x, y, z, yaw, fold }: Place, floor: TowerStanding | undefined, piece: Piece): Traits {
  const { at, turn } = floor ? poseOf(floor.pose) : { at: [0, 0, 0] as Vector, turn: [1, 0, 0, 0] as const };
  const turned = halfTurn(yaw - yawOf(turn));
  return {
    off: [x - at[0], y - at[1]],
    yaw: isFloor(piece) ? halfTurn(4 * turned) / 4 : turned, // square
    height: z - at[2] - THICKNESS,
    fold: isWall(piece) ? fold : 0,
  };
}

function differ(one: Traits, other: Traits, trait: Trait): number {
  if (trait === "off") return Math.hypot(one.off[0] - other.off[0], one.off[1] - other.off[1]);
  return Math.abs(trait === "yaw" ? halfTurn(one.yaw - other.yaw) : one[trait] - other[trait]);
}

/** What is said of a place beside others that are called as it is; "" where there are none. */
export function whichOf(
  place: Place,
  alike: readonly Place[],
  floor: TowerStanding | undefined,
  piece: Piece,
  t: Text,
): string {
  const all = [place, ...alike].map((one) => traitsOf(one, floor, piece));
  const seen = traitsSeen(all);
  const said = (one: Traits, traits: readonly Trait[]) => traits.flatMap((trait) => words(one, trait, t)).join(", ");
  const tells = new Set(all.map((one) => said(one, seen))).size === new Set(all.map((one) => said(one, TRAITS))).size;
  const [own] = all;
  return own && alike.length > 0 ? said(own, tells ? seen : TRAITS) : "";
}

/** One by which all of them differ visibly; else every one by which some do. */
function traitsSeen(all: readonly Traits[]): readonly Trait[] {
  const differs = (one: Traits, other: Traits, trait: Trait) => differ(one, other, trait) >= SEEN[trait];
  const alone = TRAITS.find((trait) =>
    all.every((one) => all.every((other) => one === other || differs(one, other, trait))),
  );
  return alone ? [alone] : TRAITS.filter((trait) => all.some((one) => all.some((other) => differs(one, other, trait))));
}

function words(traits: Traits, trait: Trait, t: Text): readonly string[] {
  if (trait !== "off") return [t(`tower-advice-${trait}`, { much: whole(traits[trait]) })];
  const [across, deep] = traits.off.map(whole) as [number, number];
  const sides = [
    across === 0 ? [] : [t(`tower-advice-${across < 0 ? "left" : "right"}`, { much: Math.abs(across) })],
    deep === 0 ? [] : [t(`tower-advice-${deep < 0 ? "front" : "back"}`, { much: Math.abs(deep) })],
  ].flat();
  return sides.length > 0 ? sides : [t("tower-advice-exactly")];
}

/** Nobody says minus nothing. */
const whole = (much: number): number => Math.round(much) + 0;

// ---- where tags hang -----------------------------------------------------------------------------------------------

/** Parts of the picture's width, from tag to tag: on a phone they are as large, and it is half as wide. */
const BETWEEN = { desk: 0.075, phone: 0.105 } as const;

/** From left to right, none over another. */
export function spread(
  tags: readonly (readonly [words: string, across: number])[],
  phone: boolean,
): ReadonlyMap<string, number> {
  const between = BETWEEN[phone ? "phone" : "desk"];
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...tags]
    .sort((one, other) => one[1] - other[1])
    .map(([words, across]) => {
      last = Math.max(across, last + between);
      return [words, last, last - across] as const;
    });
  const shift = placed.reduce((sum, [, , moved]) => sum + moved, 0) / Math.max(1, placed.length);
  return new Map(placed.map(([words, across]) => [words, across - shift]));
}
