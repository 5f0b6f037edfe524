/**
 * A lesson as plain data, and the first of them, a day: what lies there, what is asked, what is then different. Whether a tile may lie somewhere
 * is asked of `ship.ts`, as when tiles are tried on in play.
 */
import { type Colour, tileByKey, tileOf } from "./box";
import { cardOf } from "./cards";
import { cellsOf, pointOf } from "./cells";
import { examplePad, newPlayer, shipOf as padShip } from "./padState";
import { asPiece, type Held } from "./placing";
import { type Piece, placements, type Ship, worthOf } from "./ship";
import type { IsleMode } from "./wire";

/** What a tile is to be laid on. */
export type Aim = "map" | "rat" | "any";
/** Where tiles lie that can be taken. */
export type Heap = "left" | "right" | "common" | "rare";

export type Task =
  | { readonly kind: "read" }
  /** Press a cell of the boat with a rat on it. */
  | { readonly kind: "rat" }
  /** Press the one button. */
  | { readonly kind: "do" }
  /** Choose cards: so many, some of them needed, fish left over. */
  | {
      readonly kind: "cards";
      readonly least: number;
      readonly most: number;
      readonly need: readonly number[];
      readonly spare: number;
    }
  /** Take a tile into the hand; unlit: find out which one it is. */
  | { readonly kind: "pick"; readonly heap: Heap; readonly tiles: readonly number[]; readonly unlit?: boolean }
  /** Turn the tile in the hand. */
  | { readonly kind: "turn" }
  /** Lay it. */
  | { readonly kind: "lay"; readonly aim: Aim }
  /** Take a tile and lay it. */
  | { readonly kind: "take"; readonly heap: Heap; readonly tiles: readonly number[]; readonly aim: Aim }
  /** One of several answers, in points. */
  | { readonly kind: "ask"; readonly answers: readonly number[]; readonly right: number };

/** The table in the lesson. */
export type Scene = {
  readonly boat: number;
  readonly pieces: readonly Piece[];
  readonly day: number;
  readonly fish: number;
  readonly baskets: number;
  /** Cards to choose from, or in the hand. */
  readonly cards: readonly number[];
  /** Lessons lying face down. */
  readonly lessons: readonly number[];
  readonly heaps: Readonly<Record<Heap, readonly number[]>>;
  /** Taken, not yet laid. */
  readonly tile: number | null;
};

/** What a reader did: the cards that were chosen, the piece that was laid. */
export type Deed = { readonly cards?: readonly number[]; readonly piece?: Piece };

export type LessonStep = {
  /** Texts: isle-learn-ID-title, isle-learn-ID, and -right, -wrong, -other, -do where the task has such. */
  readonly id: string;
  readonly task: Task;
  /** What is shown: the boat, the island with it, or cards. */
  readonly shows: "boat" | "island" | "cards";
  /** Another boat to look at. */
  readonly sight?: Ship;
  /** The table afterwards. */
  readonly after: (scene: Scene, deed: Deed) => Scene;
};

/** Steps that follow each other. */
export type Course = {
  /** Of its name, isle-learn-ID. */
  readonly id: "day" | "alone" | "family";
  readonly mode: IsleMode;
  readonly start: Scene;
  readonly steps: readonly LessonStep[];
};

export const tiles = (keys: string): readonly number[] => keys.split(" ").map((key) => tileByKey(key).number);

const BASKET = 43;
const LESSON_CARD = 135;
const CHEST = 98;
const FIRST_SEVEN: readonly number[] = [7, 15, 69, 107, 23, 71, 35];
/** What comes from the neighbours. */
const LATER_FIVE: readonly number[] = [BASKET, LESSON_CARD, CHEST, 1, 55];
const FISH = 20;
const NEAR = 3;
const FAR = 5;

const [FIRST_CAT = 0] = tiles("orange-c09");
const [SECOND_CAT = 0] = tiles("orange-c04");
const COMMONS = tiles("single pair corner line");
const RARES = tiles("tee square");

export const START: Scene = {
  boat: 2,
  pieces: [],
  day: 1,
  fish: 0,
  baskets: 1,
  cards: FIRST_SEVEN,
  lessons: [],
  heaps: {
    left: tiles("green-c13 orange-c09 blue-c02 purple-c16"),
    right: tiles("red-c10 orange-c04 green-c08 blue-c15"),
    common: COMMONS,
    rare: RARES,
  },
  tile: null,
};

export const costOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + cardOf(card).cost, 0);

const without = <T>(things: readonly T[], gone: readonly T[]): readonly T[] => {
  const left = [...things];
  for (const one of gone) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
};

const isRescue = (card: number): boolean => cardOf(card).type === "rescue";

export function taken(scene: Scene, heap: Heap, tile: number): Scene {
  // Common treasures are many, and both rare ones of a shape look alike.
  const kept = heap === "common" ? scene.heaps.common : without(scene.heaps[heap], [tile]);
  return { ...scene, heaps: { ...scene.heaps, [heap]: kept } };
}

export const laid = (scene: Scene, piece: Piece | null): Scene => ({
  ...scene,
  tile: null,
  pieces: piece ? [...scene.pieces, piece] : scene.pieces,
});

/** A boat after five days, as it is counted in [ISLE 5.6]. */
export const HOME: Ship = padShip(examplePad.players[0] ?? newPlayer(0));

export const same = (scene: Scene): Scene => scene;

const FIRST_DAY: readonly LessonStep[] = [
  { id: "boat", shows: "boat", task: { kind: "rat" }, after: same },
  { id: "fish", shows: "boat", task: { kind: "do" }, after: (scene) => ({ ...scene, fish: scene.fish + FISH }) },
  {
    id: "draft",
    shows: "cards",
    task: { kind: "cards", least: 2, most: 2, need: [], spare: 0 },
    after: (scene, { cards = [7, 23] }) => ({ ...scene, cards: [...cards, ...LATER_FIVE] }),
  },
  {
    id: "pay",
    shows: "cards",
    task: { kind: "cards", least: 1, most: 7, need: [BASKET, LESSON_CARD, CHEST], spare: NEAR + FAR },
    after: (scene, { cards = [BASKET, LESSON_CARD, CHEST] }) => ({
      ...scene,
      cards,
      fish: scene.fish - costOf(cards),
    }),
  },
  {
    id: "lesson",
    shows: "cards",
    task: { kind: "do" },
    after: (scene) => ({ ...scene, lessons: [LESSON_CARD], cards: without(scene.cards, [LESSON_CARD]) }),
  },
  {
    id: "boots",
    shows: "cards",
    task: { kind: "cards", least: 1, most: 7, need: [BASKET], spare: 0 },
    after: (scene, { cards = [BASKET] }) => ({
      ...scene,
      baskets: scene.baskets + 1,
      cards: without(scene.cards, cards),
    }),
  },
  {
    id: "pick",
    shows: "island",
    task: { kind: "pick", heap: "left", tiles: [FIRST_CAT] },
    after: (scene) => ({
      ...taken(scene, "left", FIRST_CAT),
      fish: scene.fish - NEAR,
      baskets: scene.baskets - 1,
      tile: FIRST_CAT,
    }),
  },
  { id: "turn", shows: "boat", task: { kind: "turn" }, after: same },
  {
    id: "map",
    shows: "boat",
    task: { kind: "lay", aim: "map" },
    after: (scene, { piece }) => laid(scene, piece ?? somewhere(scene, FIRST_CAT, "map")),
  },
  {
    id: "treasure",
    shows: "island",
    task: { kind: "take", heap: "common", tiles: COMMONS, aim: "any" },
    after: (scene, { piece }) => laid(scene, piece ?? somewhere(scene, COMMONS[1] ?? 0, "any")),
  },
  {
    id: "second",
    shows: "island",
    task: { kind: "take", heap: "right", tiles: [SECOND_CAT], aim: "rat" },
    after: (scene, { piece }) => ({
      ...laid(taken(scene, "right", SECOND_CAT), piece ?? somewhere(scene, SECOND_CAT, "rat")),
      fish: scene.fish - FAR,
      baskets: scene.baskets - 1,
    }),
  },
  { id: "pass", shows: "island", task: { kind: "do" }, after: same },
  {
    id: "find",
    shows: "island",
    task: { kind: "take", heap: "rare", tiles: RARES, aim: "any" },
    after: (scene, { piece }) => {
      const found = piece ?? somewhere(scene, RARES[0] ?? 0, "any");
      return { ...laid(taken(scene, "rare", found?.tile ?? -1), found), cards: without(scene.cards, [CHEST]) };
    },
  },
  {
    id: "evening",
    shows: "island",
    task: { kind: "do" },
    after: (scene) => ({ ...scene, day: 2, baskets: 1, heaps: { ...scene.heaps, left: [], right: [] } }),
  },
  { id: "count", shows: "boat", sight: HOME, task: { kind: "ask", answers: [5, 8, 15], right: 2 }, after: same },
  { id: "ready", shows: "boat", task: { kind: "read" }, after: same },
];

export const DAY: Course = { id: "day", mode: "classic", start: START, steps: FIRST_DAY };

export const stepAt = ({ steps }: Course, at: number): LessonStep => steps[at] ?? (steps[0] as LessonStep);

/** The table at a step when everything before was skipped. */
export function sceneAt({ steps, start }: Course, at: number): Scene {
  return steps.slice(0, at).reduce((scene, step) => step.after(scene, {}), start);
}

/** The cards one may choose from in a step. */
export const offeredCards = (step: LessonStep, scene: Scene): readonly number[] =>
  step.id === "boots" ? scene.cards.filter(isRescue) : scene.cards;

export type Verdict = "right" | "wrong" | "other" | null;

/** What is said of chosen cards: too few needed ones, or too little fish left. */
export function cardsVerdict(task: Task, cards: readonly number[], fish: number): Verdict {
  if (task.kind !== "cards" || cards.length < task.least || cards.length > task.most) return null;
  if (task.need.some((card) => !cards.includes(card))) return "wrong";
  return task.spare > 0 && fish - costOf(cards) < task.spare ? "other" : "right";
}

// ---- tiles ----------------------------------------------------------------------------------------------------------

export const shipOf = ({ boat, pieces }: Scene): Ship => ({
  boat,
  pieces,
  filled: pieces.reduce((all, { cells }) => all | cells, 0n),
});

/** A tile over the middle of the boat. */
export function heldIn(scene: Scene, tile: number): Held {
  const { shape, colour } = tileOf(tile);
  const { filled } = shipOf(scene);
  return { tile, colour: colour as Colour, masks: placements(shape, filled, true), turn: 0, x: 9, y: 4 };
}

const meets = (scene: Scene, piece: Piece, aim: Aim): boolean => {
  const worth = worthOf(shipOf(scene), piece, "classic");
  return aim === "any" || (aim === "map" ? (worth.map?.own ?? false) : worth.rats > 0);
};

/** Every legal place of a tile. */
export function* placesFor(scene: Scene, tile: number): Generator<Piece> {
  const held = heldIn(scene, tile);
  for (const [turn, anchors] of held.masks.entries())
    for (const cell of cellsOf(anchors)) {
      const [x, y] = pointOf(cell);
      yield asPiece({ ...held, turn, x, y });
    }
}

/** Some legal place that is as wished; else any. */
export function somewhere(scene: Scene, tile: number, aim: Aim): Piece | null {
  let other: Piece | null = null;
  for (const piece of placesFor(scene, tile)) {
    if (meets(scene, piece, aim)) return piece;
    other ??= piece;
  }
  return other;
}

/** Whether a piece lies as wished; where no place would be, any will do. */
export function isAsWished(scene: Scene, piece: Piece, aim: Aim): boolean {
  if (meets(scene, piece, aim)) return true;
  const best = somewhere(scene, piece.tile, aim);
  return best === null || !meets(scene, best, aim);
}
