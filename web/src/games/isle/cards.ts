/** All cards by their printed numbers, read from the files that the rules read [ISLE 1.1, 1.2]. */
import cardData from "../../../../src/tabbytop/games/isle/data/cards.json";
import familyData from "../../../../src/tabbytop/games/isle/data/family.json";
import soloData from "../../../../src/tabbytop/games/isle/data/solo.json";
import { COLOURS } from "./box";

export type CardType =
  | "oshax"
  | "rescue"
  | "anytime"
  | "treasure"
  | "lesson"
  | "public"
  | "family"
  | "sister"
  | "advanced";

export type Card = {
  /** Cards that are alike share the lowest of their numbers. */
  readonly number: number;
  readonly type: CardType;
  readonly cost: number;
  readonly speed: number;
  readonly basket: "whole" | "broken" | "none";
  /** The rule that says what it does. */
  readonly clause: string;
};

type Row = {
  readonly number?: number;
  readonly numbers?: readonly number[];
  readonly cost?: number;
  readonly speed?: number;
  readonly basket?: string;
  readonly public?: boolean;
};

/** Which clause of [ISLE 9] tells what a lesson asks. */
const LESSON_CLAUSES: readonly (readonly [string, readonly number[]])[] = [
  ["9.4", [114, 157, 115, 158, 127, 128, 129, 130, 131, 159, 160, 161, 162, 163, 120, 206, 139, 202]],
  ["9.5", [121, 165, 138, 213, 141, 168, 208, 209, 198]],
  ["9.6", [113, 156, 116, 152, 117, 151, 135, 153, 214, 203, 136, 137, 140, 167, 205, 155, 251]],
  ["9.7", [124, 154, 125, 166, 201, 132, 215, 150, 212]],
  ["9.8", [122, 123, 148, 210, 164, 252, 134, 199, 197, 211]],
  ["9.9", [118, 119, 126, 147, 207, 133, 142, 200, 204]],
  ["9.10", [143, 144, 145, 146, 149]],
];

function clauseOf(number: number, type: CardType): string {
  if (type === "anytime") return "ISLE 9.3";
  if (type === "oshax" || type === "rescue" || type === "treasure") return "ISLE 9.2";
  return `ISLE ${LESSON_CLAUSES.find(([, numbers]) => numbers.includes(number))?.[0] ?? "5.4"}`;
}

const CARDS = new Map<number, Card>();

function add(rows: readonly Row[], type: CardType): void {
  for (const row of rows) {
    const [first = 0, last = 0] = row.numbers ?? [row.number ?? 0, row.number ?? 0];
    const kind = type === "lesson" && row.public ? "public" : type;
    const basket = row.basket === "whole" || row.basket === "broken" ? row.basket : "none";
    const card: Card = {
      number: first,
      type: kind,
      cost: row.cost ?? 0,
      speed: row.speed ?? 0,
      basket,
      clause: clauseOf(first, kind),
    };
    for (let number = first; number <= last; number++) CARDS.set(number, card);
  }
}

const modules = import.meta.glob<{ readonly lessons: readonly Row[] }>(
  "../../../../src/tabbytop/games/isle/data/modules/*.json",
  { eager: true, import: "default" },
);

for (const type of ["oshax", "rescue", "anytime", "treasure"] as const) add(cardData[type], type);
add(cardData.lessons, "lesson");
for (const { lessons } of Object.values(modules)) add(lessons, "lesson");
add(familyData.lessons, "family");
add(soloData.lessons, "sister");
add(soloData.advanced_lessons, "advanced");

/** Lessons of modules that a server's folder has added [ISLE 1.2]. */
export const addLessons = (rows: readonly Row[]): void => add(rows, "lesson");

export const cardOf = (number: number): Card =>
  CARDS.get(number) ?? { number, type: "lesson", cost: 0, speed: 0, basket: "none", clause: "ISLE 5.4" };

const treasureOption = (card: number, option: number) =>
  cardData.treasure.find(({ numbers: [first = 0, last = 0] }) => first <= card && card <= last)?.options[option];

/** Fish that an option of a treasure card asks beyond the card's cost [ISLE 9.2]. */
export const fishFor = (card: number, option: number): number => treasureOption(card, option)?.fish ?? 0;

/** What an option of a treasure card is for: rare, common or small ones [ISLE 9.2]. */
export const optionOf = (card: number, option: number): string => treasureOption(card, option)?.what ?? "common";

// ---- the sister -----------------------------------------------------------------------------------------------------

export type Step = { readonly what: string; readonly at: number; readonly other: number; readonly tile: string };

export type BasketCard = { readonly baskets: number; readonly speed: number; readonly steps: readonly Step[] };

function stepOf(row: Readonly<Record<string, unknown>>): Step {
  const [what = "", at] = Object.entries(row).find(([, value]) => value !== undefined) ?? [];
  if (what === "common") return { what, at: 0, other: 0, tile: String(at) };
  if (Array.isArray(at)) return { what, at: Number(at[0]), other: Number(at[1]), tile: "" };
  return { what, at: Number(at), other: 0, tile: "" };
}

const BASKETS = new Map<number, BasketCard>(
  soloData.basket_cards.map(({ number, baskets, speed, do: steps }) => [
    number,
    { baskets, speed, steps: (steps as readonly Readonly<Record<string, unknown>>[]).map(stepOf) },
  ]),
);

export const basketCardOf = (number: number): BasketCard | null => BASKETS.get(number) ?? null;

const SISTERS_COLOURS = new Map(
  soloData.colour_cards.map(({ number, colour }) => [number, (COLOURS as readonly string[]).indexOf(colour)]),
);

/** The colour on one of her colour cards. */
export const sistersColour = (card: number): number => SISTERS_COLOURS.get(card) ?? -1;

/** What a cat in the colour of her first, second … card is worth to her [ISLE 6.7]. */
export const SISTERS_POINTS: readonly number[] = soloData.points_by_colour_card;
