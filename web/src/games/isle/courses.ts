/** A day alone with the sister [ISLE 6] and a turn of the family game [ISLE 7], tried as the first day is. */
import { colourKey, tileOf } from "./box";
import { basketCardOf } from "./cards";
import { type Course, HOME, laid, type Scene, START, same, somewhere, taken, tiles } from "./lesson";

// ---- alone ----------------------------------------------------------------------------------------------------------

const DRAWN: readonly number[] = [43, 15, 135, 98, 71];
/** Her card of the day; the texts tell what is on it. */
export const HER_CARD = 184;
const HER_PLACE = basketCardOf(HER_CARD)?.steps[0]?.at ?? 1;
/** Her first colour; the texts name it. */
export const HER_COLOUR = "blue";

/** The cat that her card takes: counted from the left, through both fields [ISLE 6.5]. */
export const takenByHer = ({ heaps }: Scene): number => [...heaps.left, ...heaps.right][HER_PLACE - 1] ?? -1;

const notHers = START.heaps.left.filter((tile) => colourKey(tileOf(tile).colour) !== HER_COLOUR);

export const ALONE: Course = {
  id: "alone",
  mode: "solo",
  start: { ...START, fish: 20, cards: DRAWN },
  steps: [
    {
      id: "alone-sister",
      shows: "boat",
      sight: HOME,
      task: { kind: "ask", answers: [5, 15, 25], right: 2 },
      after: same,
    },
    {
      id: "alone-cards",
      shows: "cards",
      task: { kind: "cards", least: 3, most: 3, need: [], spare: 0 },
      after: (scene, { cards = DRAWN.slice(0, 3) }) => ({ ...scene, cards }),
    },
    { id: "alone-turns", shows: "island", task: { kind: "do" }, after: same },
    {
      id: "alone-takes",
      shows: "island",
      task: { kind: "pick", heap: "right", tiles: [takenByHer(START)], unlit: true },
      after: (scene) => taken(scene, "right", takenByHer(scene)),
    },
    {
      id: "alone-yours",
      shows: "island",
      task: { kind: "take", heap: "left", tiles: notHers, aim: "any" },
      after: (scene, { piece }) => {
        const mine = piece ?? somewhere(scene, notHers[0] ?? 0, "any");
        return { ...laid(taken(scene, "left", mine?.tile ?? -1), mine), fish: scene.fish - 3, baskets: 0 };
      },
    },
    {
      id: "alone-count",
      shows: "boat",
      task: { kind: "ask", answers: [42, 43, 44], right: 0 },
      after: same,
    },
  ],
};

// ---- the family game ------------------------------------------------------------------------------------------------

const ROUND = tiles("green-c13 orange-c09 blue-c02 purple-c16 red-c10 orange-c04 green-c08 blue-c15");
const DEALT: readonly number[] = [152, 158, 165];

export const FAMILY: Course = {
  id: "family",
  mode: "family",
  start: { ...START, cards: DEALT, heaps: { ...START.heaps, left: ROUND, right: [] } },
  steps: [
    {
      id: "family-less",
      shows: "cards",
      task: { kind: "cards", least: 2, most: 2, need: [], spare: 0 },
      after: (scene, { cards = DEALT.slice(0, 2) }) => ({ ...scene, cards: [], lessons: cards }),
    },
    {
      id: "family-day",
      shows: "island",
      task: { kind: "take", heap: "left", tiles: ROUND, aim: "any" },
      after: (scene, { piece }) => another(scene, piece ?? somewhere(scene, ROUND[0] ?? 0, "any")),
    },
    {
      id: "family-next",
      shows: "island",
      task: { kind: "take", heap: "left", tiles: ROUND, aim: "rat" },
      after: (scene, { piece }) => another(scene, piece ?? somewhere(scene, scene.heaps.left[0] ?? 0, "rat")),
    },
    {
      id: "family-count",
      shows: "boat",
      sight: HOME,
      task: { kind: "ask", answers: [6, 20, 22], right: 2 },
      after: same,
    },
  ],
};

const another = (scene: Scene, piece: ReturnType<typeof somewhere>): Scene =>
  laid(taken(scene, "left", piece?.tile ?? -1), piece);
