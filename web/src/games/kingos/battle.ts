/** A battle as it is told: events become one report, field by field, with who put in what [KINGOS 6]. */
import type { Sound } from "../../design";
import type { Args, Event, News } from "../../wire/types";
import { flowerOf, SWORD } from "./box";
import { type Spot, spotKey } from "./ground";
import type { KingosFace, KingosView } from "./wire";

export type Result = "won" | "lost" | "drawn";

export type Verdict = Spot & {
  readonly seats: readonly number[];
  readonly value: number;
  readonly strength: number;
  readonly result: Result;
  readonly kingos: boolean;
};

export type Report = {
  /** Which battle of the game it is, by the number of its news. */
  readonly id: number;
  readonly said: Readonly<Record<number, number | null>>;
  readonly energy: Readonly<Record<number, number>>;
  readonly reds: Readonly<Record<number, string>>;
  readonly face: KingosFace | null;
  readonly verdicts: readonly Verdict[];
  /** What each seat got or lost afterwards. */
  readonly dues: readonly Event[];
  /** Guardians by their field, as they stood before it was decided. */
  readonly guards: Readonly<Record<string, readonly string[]>>;
  readonly closed: boolean;
};

const DUES: ReadonlySet<string> = new Set([
  "rewarded",
  "new-energy",
  "drew-flower",
  "drew-this-flower",
  "lost-energy",
  "cursed",
  "cursed-by",
  "cannot-suffer",
  "discarded",
  "thrown-back",
]);

/** The next action is no part of the battle any more. */
const ACTIONS: ReadonlySet<string> = new Set([
  "rested",
  "gathered",
  "played",
  "unleashed",
  "moved",
  "entered",
  "went-back",
  "passed",
  "stopped",
]);

const begun = (id: number): Report => ({
  id,
  said: {},
  energy: {},
  reds: {},
  face: null,
  verdicts: [],
  dues: [],
  guards: {},
  closed: false,
});

/** The report after more news; null before the first battle. */
export function heard(report: Report | null, news: readonly Pick<News, "seq" | "events">[]): Report | null {
  let now = report;
  for (const { seq, events } of news) {
    if (now && now.face !== null && events.some(({ key }) => ACTIONS.has(key))) now = { ...now, closed: true };
    for (const event of events) now = after(now, event, seq);
  }
  return now;
}

function after(report: Report | null, { key, args }: Event, seq: number): Report | null {
  if (key === "battles") return begun(seq);
  if (!report || report.closed) return report;
  const seat = Number(args.seat);
  switch (key) {
    case "said":
      return { ...report, said: { ...report.said, [seat]: Number(args.energy) } };
    case "silent":
      return { ...report, said: { ...report.said, [seat]: null } };
    case "put-in":
    case "put-in-as-said":
    case "put-in-unlike-said":
      return { ...report, energy: { ...report.energy, [seat]: Number(args.energy) } };
    case "bloomed":
      return { ...report, reds: { ...report.reds, [seat]: String(args.flower) } };
    case "rolled":
      return { ...report, face: args.face as KingosFace };
  }
  const judged = /^(field|kingos)-(won|lost|drawn)$/.exec(key);
  if (judged) return { ...report, verdicts: [...report.verdicts, verdictOf(judged, args)] };
  return report.face !== null && DUES.has(key) ? { ...report, dues: [...report.dues, { key, args }] } : report;
}

const verdictOf = ([, what, result]: RegExpExecArray, args: Args): Verdict => ({
  x: Number(args.x),
  y: Number(args.y),
  seats: typeof args.seats === "object" ? args.seats : [],
  value: Number(args.value),
  strength: Number(args.strength),
  result: result as Result,
  kingos: what === "kingos",
});

/** Remembers who stood where before it is decided: beaten guardians are gone from the next position. */
export function beheld(report: Report | null, view: Pick<KingosView, "fields">): Report | null {
  if (!report || report.verdicts.length > 0) return report;
  const guards = Object.fromEntries(
    view.fields.filter((field) => field.guards.length > 0).map((field) => [spotKey(field), field.guards]),
  );
  return { ...report, guards: { ...report.guards, ...guards } };
}

/** What a red flower adds on a field [KINGOS 9.1]. */
export function bonusOf(flower: string, company: number, kingos: boolean): number {
  const { key, amount } = flowerOf(flower);
  if (key === "rose") return kingos ? 0 : amount;
  if (key === "peony") return amount * company;
  return key === "fireweed" || key === "heather" ? 0 : amount;
}

export const swordOf = (face: KingosFace | null): number => (face === "sword" ? SWORD : 0);

/** Dues as small signs, counted: what a seat won or lost. */
export type Due = {
  readonly sign: "wheel" | "energy" | "flower" | "curse" | "thrown" | "tired" | "gave";
  readonly count: number;
};

export function duesOf(dues: readonly Event[], seat: number): readonly Due[] {
  const counts = new Map<Due["sign"], number>();
  const add = (sign: Due["sign"], count: number) => counts.set(sign, (counts.get(sign) ?? 0) + count);
  for (const { key, args } of dues) {
    if (Number(args.seat) !== seat) continue;
    if (key === "rewarded") add("wheel", Number(args.steps));
    else if (key === "new-energy") add("energy", Number(args.energy));
    else if (key === "drew-flower" || key === "drew-this-flower") add("flower", 1);
    else if (key === "lost-energy") add("tired", Number(args.energy));
    else if (key === "cursed" || key === "cursed-by") add("curse", 1);
    else if (key === "discarded") add("gave", String(args.flowers).split(" ").filter(Boolean).length);
    else if (key === "thrown-back") add("thrown", 1);
  }
  return [...counts].map(([sign, count]) => ({ sign, count }));
}

const HEARD = { won: "victory", lost: "defeat", drawn: "parry" } as const;

/** What is heard when the paws are open: how it ended for whoever listens, or the first battle for who looks on. */
export function soundOf({ verdicts }: Report, seat: number | null): Sound | null {
  const own = verdicts.find(({ seats }) => seat !== null && seats.includes(seat)) ?? verdicts[0];
  return own ? HEARD[own.result] : null;
}
