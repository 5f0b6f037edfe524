/** What is told of an analysed game: points of its curve, marks, sums that add up, slips. Nothing here is drawn. */
import type { AnalysedStep, AnalysisInfo, SideSum } from "../wire/analysis";
import type { Frame } from "../wire/types";
import type { Stop } from "./stops";

/** fine; a small slip; a turning point; a draw that gave or took much. */
export type Sign = "fine" | "small" | "slip" | "luck";

/** One stop of the replay and all that is known of it. */
export type Point = {
  readonly stop: number;
  /** How good the position is after it, a figure a side; null before anything can be valued. */
  readonly chances: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** The decision in it that was surely worse than another. */
  readonly slip: Slip | null;
  readonly draw: Draw | null;
  /** What somebody decided in it, the slip before all else, and why it may have seemed good then. */
  readonly decided: Decided | null;
  readonly sign: Sign;
  /** How many sides there are: of two the one loses what the other gains. */
  readonly sides: number;
};

type Decided = Pick<AnalysedStep, "seq" | "seat" | "action" | "reasons">;
type Slip = Decided & {
  readonly better: NonNullable<AnalysedStep["better"]>;
};
/** What a draw gave each side, in score and in chances. */
type Draw = { readonly scores: readonly number[]; readonly chances: readonly number[] | null };

/** By what a position is valued: all cards, what somebody who looks on could know, or each seat its own. */
export type Known = "all" | "seen" | "own";

export const DRAWS = 3; // as many are marked
const LEAST = 1; // of score, that a marked draw gave somebody
const CHANCE = -1;

/** The points of the curve: one for every stop, its stages aside. */
export function pointsOf(
  stops: readonly Pick<Stop, "frame" | "stage">[],
  frames: readonly Pick<Frame, "seq">[],
  { steps, turning_points: turning }: Pick<AnalysisInfo, "steps" | "turning_points">,
  known: Known = "all",
): readonly Point[] {
  const marked = luckiest(steps);
  const sides = steps.find(({ chances }) => chances !== null)?.chances?.length ?? 0;
  const points: Point[] = [];
  let next = 0;
  for (const [stop, { frame, stage }] of stops.entries()) {
    if (stage > 0) continue;
    const last = frames[frame]?.seq ?? -1;
    const first = next;
    while ((steps[next]?.seq ?? Number.POSITIVE_INFINITY) <= last) next++;
    const here = steps.slice(first, next);
    const before = points.at(-1);
    const slip = worst(here, turning);
    const draws = here.filter(({ luck }) => luck !== null);
    const draw = draws.findLast(({ seq }) => marked.has(seq)) ?? draws.at(-1) ?? null;
    points.push({
      stop,
      chances: here.map(figuresBy(known, "chances")).findLast((one) => one !== null) ?? before?.chances ?? null,
      scores: here.map(figuresBy(known, "scores")).findLast((one) => one !== null) ?? before?.scores ?? null,
      slip,
      draw: draw?.luck ? { scores: draw.luck, chances: changeOf(steps, draw) } : null,
      decided: slip ?? here.findLast(({ seat }) => seat !== CHANCE) ?? null,
      sign:
        slip && turning.includes(slip.seq)
          ? "slip"
          : draw && marked.has(draw.seq)
            ? "luck"
            : slip !== null
              ? "small"
              : "fine",
      sides,
    });
  }
  return points;
}

const figuresBy =
  (known: Known, what: "chances" | "scores") =>
  (step: AnalysedStep): readonly number[] | null =>
    known === "all" ? step[what] : (step.guess?.[`${known}_${what}`] ?? null);

/** Was there anything in this game that somebody could not see? */
export const hidesSomething = (steps: readonly AnalysedStep[]): boolean => steps.some(({ guess }) => guess !== null);

const isSlip = (step: AnalysedStep): step is AnalysedStep & Slip => step.better?.sure === true;

/** Of several slips in one stop the one that turned the game, or cost most. */
function worst(steps: readonly AnalysedStep[], turning: readonly number[]): Slip | null {
  const slips = steps.filter(isSlip);
  const rank = ({ seq, better }: Slip) => (turning.includes(seq) ? 1e6 : 0) + better.chance + better.score / 50;
  return slips.reduce<Slip | null>((most, one) => (most && rank(most) >= rank(one) ? most : one), null);
}

/** The draws that gave or took most, as entries. */
function luckiest(steps: readonly AnalysedStep[]): ReadonlySet<number> {
  const size = ({ luck }: AnalysedStep) => Math.max(0, ...(luck ?? []).map(Math.abs));
  const largest = steps.filter((step) => size(step) >= LEAST).sort((one, other) => size(other) - size(one));
  return new Set(largest.slice(0, DRAWS).map(({ seq }) => seq));
}

/** What a step changed in the chances; null where one of the two positions has none. */
function changeOf(steps: readonly AnalysedStep[], step: AnalysedStep): readonly number[] | null {
  const before = steps[steps.indexOf(step) - 1]?.chances;
  if (!before || !step.chances) return null;
  return step.chances.map((chance, side) => chance - (before[side] ?? 0));
}

/** What a point changed for a seat beyond what was to be expected: what its sign tells of, the slip or the draw. */
export function changed(
  { sign, slip, draw, sides, scores }: Pick<Point, "sign" | "slip" | "draw" | "sides" | "scores">,
  me: number,
  what: "chances" | "scores",
): number | null {
  if (!slip || sign === "luck") return draw?.[what]?.[me] ?? null;
  const loss = Math.max(0, what === "chances" ? slip.better.chance : slip.better.score); // of the other it cost nothing
  if (slip.seat === me) return 0 - loss;
  return sides === 2 && (what === "chances" || isLead(scores)) ? loss : null;
}

/** A lead, of which one loses what the other gains, and not points of one's own. */
const isLead = (scores: readonly number[] | null): boolean =>
  scores !== null && Math.abs((scores[0] ?? 0) + (scores[1] ?? 0)) < 1e-6;

/** The marks on the curve in the order of the game, as places among the points. */
export const marksOf = (points: readonly Point[]): readonly number[] =>
  points.flatMap(({ sign }, at) => (sign === "slip" || sign === "luck" ? [at] : []));

/** The turning point before and after a place among the points, and the one that is there. */
export function turningAt(points: readonly Point[], at: number) {
  const all = points.flatMap(({ sign }, place) => (sign === "slip" ? [place] : []));
  const here = all.indexOf(at);
  return {
    count: all.length,
    here: here < 0 ? null : here,
    before: all.findLast((place) => place < at) ?? null,
    next: all.find((place) => place > at) ?? null,
  };
}

/** Whole numbers that add up to what the parts add up to: whoever was cut most gets what is missing. */
export function addingUp(parts: readonly number[], total: number): readonly number[] {
  const whole = parts.map(Math.floor);
  const missing = Math.round(total - whole.reduce((sum, one) => sum + one, 0));
  const order = parts.map((_, at) => at).sort((a, b) => rest(parts[b]) - rest(parts[a]));
  for (const at of order.slice(0, Math.max(0, missing))) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

const rest = (value = 0): number => value - Math.floor(value);

export type Beam = Readonly<Record<Exclude<keyof SideSum, "doubt">, number>>;

/** A side's sums in whole points: initial, luck, skill and what was not seen make the end. Null where luck is not told. */
export function beamOf({ initial, skill, luck, unseen, final }: Omit<SideSum, "doubt">): Beam | null {
  if (skill === null || luck === null || unseen === null) return null;
  const end = Math.round(final);
  const [i = 0, s = 0, l = 0, u = 0] = addingUp([initial, skill, luck, unseen], end);
  return { initial: i, skill: s, luck: l, unseen: u, final: end };
}

/** The sides that decide: a sister and an island have no seat. */
const seatsIn = (steps: readonly AnalysedStep[]): readonly number[] =>
  [...new Set(steps.map(({ seat }) => seat))].filter((seat) => seat !== CHANCE);

/** Which seat played better, by more than may be chance; null where nobody surely did, or nobody else has a seat. */
export function playedBetter({ sides, unit, steps }: Pick<AnalysisInfo, "sides" | "unit" | "steps">): number | null {
  const order = [...seatsIn(steps)].sort((a, b) => (sides[b]?.skill ?? 0) - (sides[a]?.skill ?? 0));
  const [best, second] = order;
  if (best === undefined || second === undefined) return null;
  const ahead = (sides[best]?.skill ?? 0) - (sides[second]?.skill ?? 0);
  const least = unit === "lead" ? 2 * LEAST : LEAST; // a lead counts what both did
  const doubt = (sides[best]?.doubt ?? 0) + (sides[second]?.doubt ?? 0); // either may be off by its own
  return ahead > Math.max(least, doubt) ? best : null;
}

export type Slips = { readonly count: number; readonly cost: number };

/** How often each seat surely did worse than it could, and what it cost, in score. */
export function slipsOf(steps: readonly AnalysedStep[], seats: number): readonly Slips[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = steps.filter(isSlip).filter((step) => step.seat === seat);
    return { count: own.length, cost: own.reduce((sum, { better }) => sum + Math.max(0, better.score), 0) };
  });
}
