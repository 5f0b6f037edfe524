/** The lesson as plain data: what lies on the board, what is asked, what happens then. No rules are worked out here. */
import { examplePad } from "./padState";
import type { Grid, Side, Token } from "./tiles";

export type Task =
  /** Only read. */
  | { readonly kind: "read" }
  /** Any sleeping tile turns out to be this one. */
  | { readonly kind: "wake"; readonly token: Token }
  /** The tile in the hand goes to any cell in its reach; some are better than others. */
  | { readonly kind: "swap"; readonly good: readonly number[] }
  /** Press all of these. */
  | { readonly kind: "find"; readonly cells: readonly number[] }
  /** One of several answers: a clan's side, nobody, or a number of points. */
  | { readonly kind: "ask"; readonly answers: readonly Answer[]; readonly right: number };

export type Answer = Side | "nobody" | { readonly points: number };

export type LessonStep = {
  /** Texts: clans-learn-ID, and -right, -wrong, -other where the task has such an end. */
  readonly id: string;
  /** null: as the step before left it. */
  readonly grid: Grid | null;
  /** The tile in the hand at the start of the step; null: the one just woken. */
  readonly hand?: number;
  readonly task: Task;
  /** A prey in the light, and the cats beside it once the answer is given. */
  readonly spot?: number;
  readonly hunters?: readonly [readonly number[], readonly number[]];
  /** Cats that sleep again. */
  readonly down?: readonly number[];
  /** Taken by now. */
  readonly taken?: ReadonlyMap<number, Side>;
  /** Draw the dogs' arrows. */
  readonly dogs?: boolean;
  readonly cards?: boolean;
};

const rows = (text: string): Grid =>
  text
    .trim()
    .split(/\s+/)
    .map((token) => (token === "." ? null : token));

const SLEEPING = rows(`
  .  .  .  .  .
  .  .  .  .  .
  .  .  A2 .  .
  .  .  .  .  .
  .  .  .  .  .`);

const CAT = rows(`
  .  .      B1 .       .
  .  mouse5 .  .       .
  .  .      A2 .       B4
  .  A4     .  pigeon2 .
  .  .      .  .       .`);

const DOG = rows(`
  .  .      B1 .        .
  .  mouse5 .  .        .
  .  A4     A2 .        B4
  .  .      .  dog3@180 pigeon2
  .  .      .  .        .`);

/** The board of the worked examples [CLANS 6.3], as it is counted without powers, then with. */
const END = examplePad.grid;
const TURNED = END.map((token) => (token === "dog3@180" ? "dog3@270" : token));
const STRUCK = [7, 9, 11, 23];
const STRUCK_TURNED = [7, 8, 9, 23];

const A = 0;
const B = 1;

export const LESSON: readonly LessonStep[] = [
  { id: "hello", grid: SLEEPING, task: { kind: "read" } },
  { id: "wake", grid: null, task: { kind: "wake", token: "mouse5" } },
  { id: "prey", grid: null, task: { kind: "swap", good: [] } },
  { id: "cat", grid: CAT, hand: 16, task: { kind: "swap", good: [11] } },
  { id: "dog", grid: DOG, hand: 18, task: { kind: "swap", good: [] } },
  { id: "bark", grid: END, task: { kind: "find", cells: STRUCK } },
  {
    id: "hunt",
    grid: END,
    down: STRUCK,
    spot: 3,
    hunters: [[8], [2, 4]],
    task: { kind: "ask", answers: [A, B, "nobody"], right: 1 },
  },
  {
    id: "tie",
    grid: END,
    down: STRUCK,
    spot: 6,
    hunters: [[], []],
    taken: new Map<number, Side>([[3, B]]),
    task: { kind: "ask", answers: [A, B, "nobody"], right: 2 },
  },
  {
    id: "pair",
    grid: END,
    down: STRUCK,
    taken: new Map<number, Side>([
      [3, B],
      [13, B],
      [19, B],
      [16, A],
      [20, A],
      [22, A],
    ]),
    task: { kind: "ask", answers: [{ points: 10 }, { points: 13 }, { points: 15 }], right: 1 },
  },
  {
    id: "powers",
    grid: TURNED,
    down: STRUCK_TURNED,
    spot: 13,
    hunters: [[17], [18]],
    taken: new Map<number, Side>([
      [3, B],
      [6, B],
      [19, B],
      [13, A],
      [16, A],
      [20, A],
      [22, A],
    ]),
    task: { kind: "read" },
    cards: true,
  },
  { id: "ready", grid: TURNED, task: { kind: "read" } },
];
