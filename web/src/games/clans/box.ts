/** What is in the box [CLANS 1]: the same file that the rules read. */
import box from "../../../../src/tabbytop/games/clans/data/components.json";
import type { Side, Token } from "./tiles";
import type { ClanKey } from "./wire";

export const CLANS = Object.keys(box.clans) as readonly ClanKey[];

/** Strengths of a clan's four cats and of its chief; 0 is the Chaoticats' "?". */
export function catsOf(clan: ClanKey): { readonly cats: readonly number[]; readonly chief: number } {
  return box.clans[clan];
}

/** The rules' `Law`: every card has one of its parts. */
type Law = {
  readonly cats_swap_with_any_dog?: boolean;
  readonly cats_swap_straight?: boolean;
  readonly cats_may_stay?: boolean;
  readonly another_prey_may_swap?: boolean;
  readonly chief_rotates_a_dog?: boolean;
  readonly points_per_prey?: number;
  readonly points_per_cat?: number;
  readonly chief_hunts_diagonally?: boolean;
  readonly chief_hunts_along_lines?: boolean;
  readonly chief_completes_a_pair?: boolean;
  readonly chief_goes_to_the_middle?: boolean;
  readonly chief_hushes_neighbours?: boolean;
  readonly chief_fears_no_dog?: boolean;
};

/** What a clan's card says of the end [CLANS 5]; nothing where powers are off. */
export const lawOf = (clan: ClanKey | null, powers: boolean): Law => (clan && powers ? box.clans[clan].law : {});

/** All that the five add up to; null where it is not printed. */
export function strengthOf(clan: ClanKey): number | null {
  const { cats, chief } = catsOf(clan);
  return chief === 0 ? null : cats.reduce((sum, one) => sum + one, chief);
}

const token = (side: Side, strength: number, chief: boolean): Token =>
  `${"AB"[side]}${strength || "?"}${chief ? "*" : ""}`;

/** The five tiles of a clan, chief last. */
export function catTokens(clan: ClanKey, side: Side): readonly Token[] {
  const { cats, chief } = catsOf(clan);
  return [...cats.map((one) => token(side, one, false)), token(side, chief, true)];
}

export const PREY: readonly Token[] = Object.entries(box.prey).flatMap(([kind, values]) =>
  values.map((value) => `${kind}${value}`),
);

const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** Arrows of the five dogs as printed, in eighths of a turn from north. */
export const DOG_ARROWS: readonly (readonly number[])[] = box.dogs.map((dog) =>
  dog.map((point) => COMPASS.indexOf(point)),
);

export const DOGS: readonly number[] = box.dogs.map((_, i) => i + 1);

/** How strong each Chaoticat is when so many of them are awake. [CLANS 5.3] */
export const CHAOS: readonly (readonly [cats: number, strength: number])[] = Object.entries(
  box.strength_by_cats_awake,
).map(([cats, strength]) => [Number(cats), strength]);
