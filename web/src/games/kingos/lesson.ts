/** The lesson as plain data: the island as it lies, what is asked, what comes of it. No rules are worked out here. */

import type { Frame } from "./agenda";
import type { Report } from "./battle";
import { NO_OFFERS, type Offers } from "./menu";
import type { KingosDirection, KingosFieldView, KingosPlayerView, KingosSpace, KingosView, KingosWord } from "./wire";

export const ME = 0;
export const MOUREK = 1;

export type Task =
  /** Only read. */
  | { readonly kind: "read" }
  /** Press one of the lit places; some are as wished. */
  | { readonly kind: "go"; readonly moves: readonly KingosDirection[]; readonly good: readonly KingosDirection[] }
  /** Press an action of the table. */
  | { readonly kind: "act"; readonly deed: "flower" | "rest" }
  /** Lay the curse on any action. */
  | { readonly kind: "lay" }
  /** Call something to the others; some words are as wished. */
  | { readonly kind: "call"; readonly good: readonly KingosWord[] }
  /** Put in energy; enough is as wished. */
  | { readonly kind: "put"; readonly enough: number }
  /** One of several answers. */
  | { readonly kind: "ask"; readonly answers: readonly string[]; readonly right: number };

/** What lies beside the island in a step. */
export type Beside = "strength" | "actions" | "battle" | "wheel" | "hand" | "calls";

export type LessonStep = {
  /** Texts: kingos-learn-ID-title, kingos-learn-ID, and -right, -wrong, -other where the task has such an end. */
  readonly id: string;
  readonly view: KingosView;
  readonly task: Task;
  readonly shows: readonly Beside[];
  /** The table once it is done; the place that was chosen says how. */
  readonly after?: (view: KingosView, place: KingosSpace | null) => KingosView;
};

// ---- a table for two ----------------------------------------------------------------------------------------------------

const adventurer = (changes: Partial<KingosPlayerView> = {}): KingosPlayerView => ({
  x: 0,
  y: 0,
  vitality: 6,
  fatigue: 0,
  battle: 0,
  counter: 0,
  hand: 0,
  cursed: [false, false, false],
  drawn: false,
  chosen: false,
  said: null,
  kept: 0,
  broken: 0,
  call: null,
  red: "",
  thrown: false,
  ...changes,
});

const laid = (x: number, y: number, card: string, turn = 0, ...guards: readonly string[]): KingosFieldView => ({
  x,
  y,
  card,
  turn,
  guards,
});

const acting = (done: "" | "move" = ""): Frame => ({ type: "Acting", seat: ME, again: false, done });

function table(
  fields: readonly KingosFieldView[],
  me: Partial<KingosPlayerView>,
  mourek: Partial<KingosPlayerView>,
  more: Partial<KingosView> = {},
): KingosView {
  return {
    viewer: ME,
    rules: { distance: 4, battle_token: "against", rest_beside_guardian: false, countdown: true, island: "usual" },
    players: [adventurer(me), adventurer(mourek)],
    own: { hand: [], curses: ["", "", ""], drawn: "", chosen: null },
    fields: [laid(0, 0, "beach"), laid(0, 4, "citadel"), ...fields],
    beach: 14,
    citadel: 16,
    bag: 20,
    flowers: 24,
    curses: 18,
    beaten: [],
    withered: [],
    spent: [],
    white: "",
    moon: 1,
    token: MOUREK,
    rolled: "",
    turn: 1,
    agenda: [acting()],
    ...more,
  };
}

const own = (hand: readonly string[], drawn = ""): Partial<KingosView> => ({
  own: { hand, curses: ["", "", ""], drawn, chosen: null },
});

const PASTURE = laid(0, 1, "pasture");
const TERRACES = laid(0, 2, "terraces", 1);
const WRECK = laid(1, 2, "wreck", 0, "hedgehog");
const HEDGEHOG = 4;

const BEGINNING = table([], {}, {});
const EXPLORED = table([PASTURE], { y: 1 }, {}, { agenda: [acting("move")] });
const CLIMBED = table([PASTURE, TERRACES], { y: 2, vitality: 5, fatigue: 1, hand: 1 }, { y: 1 }, own(["poppy"]));
const MET = table(
  [PASTURE, TERRACES, WRECK],
  { x: 1, y: 2, vitality: 5, fatigue: 1, hand: 1 },
  { x: 1, y: 2, said: 3 },
  { ...own(["poppy"]), agenda: [{ type: "PuttingIn", seat: MOUREK }], bag: 19 },
);
const WON = table(
  [PASTURE, TERRACES, laid(1, 2, "wreck")],
  { x: 1, y: 2, vitality: 1, fatigue: 5, hand: 2, counter: 5 },
  { x: 1, y: 2, vitality: 5, fatigue: 1, hand: 1, counter: 5 },
  { ...own(["poppy", "sorrel"]), moon: 2 },
);
const CURSED = table(
  [PASTURE, TERRACES, laid(1, 2, "wreck")],
  { x: 0, y: 2, vitality: 1, fatigue: 5, hand: 2, counter: 5, drawn: true },
  { x: 1, y: 2, vitality: 5, fatigue: 1, hand: 1, counter: 5 },
  { ...own(["poppy", "sorrel"], "fog"), agenda: [{ type: "LayingCurse", seat: ME }] },
);
const CITADEL = table(
  [PASTURE, TERRACES, laid(0, 3, "ruins")],
  { y: 4, vitality: 0, fatigue: 1, battle: 6, hand: 0, counter: 5 },
  { y: 4, vitality: 0, fatigue: 0, battle: 8, counter: 5 },
  { moon: 9, turn: 19, agenda: [{ type: "Rolling", seat: ME }] },
);

const GATES = table(
  [PASTURE, TERRACES, laid(0, 3, "ruins")],
  { y: 3, vitality: 7, counter: 5 },
  { y: 1, vitality: 8, counter: 5 },
  { moon: 8, turn: 17 },
);

/** He said three, and put in one. */
const HIS_WORD = 3;
const HIS_DEED = 1;

/** The battle as it ends when so much was put in. */
export function toldBattle(energy: number): Report {
  const value = energy + HIS_DEED;
  const won = value > HEDGEHOG;
  const dues = won
    ? [ME, MOUREK].flatMap((seat) => [
        { key: "rewarded", args: { seat, steps: 5 } },
        { key: "drew-flower", args: { seat } },
      ])
    : [ME, MOUREK].map((seat) => ({ key: "cursed", args: { seat } }));
  return {
    id: 1,
    said: { [ME]: null, [MOUREK]: HIS_WORD },
    energy: { [ME]: energy, [MOUREK]: HIS_DEED },
    reds: {},
    face: "moon",
    verdicts: [
      {
        x: 1,
        y: 2,
        seats: [ME, MOUREK],
        value,
        strength: HEDGEHOG,
        result: won ? "won" : "lost",
        kingos: false,
      },
    ],
    dues,
    guards: { "1,2": ["hedgehog"] },
    closed: true,
  };
}

const PLACES: readonly KingosSpace[] = ["rest", "flower", "move"];

const withCurse = (view: KingosView, place: KingosSpace | null): KingosView => {
  const at = PLACES.indexOf(place ?? "rest");
  const mark = (one: number) => one === at;
  return {
    ...view,
    own: view.own && { ...view.own, drawn: "", curses: [0, 1, 2].map((one) => (mark(one) ? "fog" : "")) },
    players: view.players.map((player, seat) =>
      seat === ME ? { ...player, drawn: false, cursed: [0, 1, 2].map(mark) } : player,
    ),
    agenda: [acting()],
  };
};

/** What was asked, and Mourek's answer. */
const answered = (view: KingosView): KingosView => ({
  ...view,
  players: view.players.map((player, seat) => ({
    ...player,
    call:
      seat === ME
        ? { word: "how_much", energy: 0, turn: view.turn }
        : { word: "bring", energy: player.vitality, turn: view.turn },
  })),
});

const WORDS: readonly KingosWord[] = ["bring", "here", "citadel", "wait", "rest", "how_much"];

export const LESSON: readonly LessonStep[] = [
  { id: "hello", view: BEGINNING, task: { kind: "read" }, shows: ["strength"] },
  {
    id: "step",
    view: BEGINNING,
    task: { kind: "go", moves: ["up", "left", "right"], good: ["up"] },
    shows: ["strength"],
    after: () => EXPLORED,
  },
  {
    id: "second",
    view: EXPLORED,
    task: { kind: "act", deed: "flower" },
    shows: ["strength", "actions"],
    after: () =>
      table([PASTURE], { y: 1, vitality: 5, fatigue: 1, hand: 1 }, {}, { ...own(["poppy"]), agenda: [acting("move")] }),
  },
  {
    id: "spikes",
    view: CLIMBED,
    task: { kind: "go", moves: ["up", "right", "down", "left"], good: ["left", "right"] },
    shows: ["hand"],
  },
  { id: "danger", view: MET, task: { kind: "ask", answers: ["4", "5", "9"], right: 1 }, shows: ["battle"] },
  { id: "put", view: MET, task: { kind: "put", enough: 4 }, shows: ["strength", "battle"] },
  {
    id: "wheel",
    view: WON,
    task: { kind: "ask", answers: ["flower", "star", "nothing"], right: 0 },
    shows: ["wheel"],
  },
  { id: "curse", view: CURSED, task: { kind: "lay" }, shows: ["actions"], after: withCurse },
  {
    id: "call",
    view: GATES,
    task: { kind: "call", good: ["how_much"] },
    shows: ["calls"],
    after: answered,
  },
  {
    id: "kingos",
    view: CITADEL,
    task: { kind: "ask", answers: ["you", "mourek", "both"], right: 1 },
    shows: ["battle"],
  },
  { id: "ready", view: CITADEL, task: { kind: "read" }, shows: [] },
];

/** What is lit in a step, as the server would list it. */
export function offersIn(task: Task): Offers {
  if (task.kind === "go") return { ...NO_OFFERS, moves: task.moves };
  if (task.kind === "act") return { ...NO_OFFERS, gather: task.deed === "flower", rest: task.deed === "rest" };
  if (task.kind === "call")
    return { ...NO_OFFERS, calls: WORDS.map((word) => ({ type: "Call", word, energy: word === "bring" ? 1 : 0 })) };
  if (task.kind === "lay") return { ...NO_OFFERS, places: PLACES };
  return NO_OFFERS;
}
