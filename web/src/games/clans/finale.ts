/** The end of a game as a row of steps, from what the server counted. [CLANS 4.7] */
import type { Args, Line } from "../../wire/types";
import type { Grid, Side } from "./tiles";
import type { ClanKey, ClansEnding, ClansHunt, ClansView } from "./wire";

export type FinaleStep = {
  readonly kind: "last" | "chief" | "dogs" | "doze" | "chaos" | "hush" | "hunt" | "gift" | "line" | "total";
  /** Which text of the finale, with raw arguments (cells, tokens, seats). */
  readonly text: string;
  readonly args: Args;
  readonly clause: string;
  readonly grid: Grid;
  /** Cats that sleep again by now. */
  readonly down: ReadonlySet<number>;
  /** The Chaoticats' strength, once it is set. */
  readonly strength: readonly (number | null)[];
  readonly hunt: ClansHunt | null;
  /** Who has taken what by now. */
  readonly taken: ReadonlyMap<number, Side>;
  /** The lines of the score sheet by now; the last of them came with this step. */
  readonly lines: readonly Line[];
  /** How long it wants to be looked at, in milliseconds. */
  readonly span: number;
};

export type Finished = { readonly clans: readonly [ClanKey, ClanKey]; readonly ending: ClansEnding };

/** The games that were played here, in order; null is one that was given up, and has no end. */
export function gamesOf({
  clans,
  ending,
  past,
}: Pick<ClansView, "clans" | "ending" | "past">): readonly (Finished | null)[] {
  const [a, b] = clans;
  return [...past, ending && a && b ? { clans: [a, b], ending } : null];
}

const side = (seat: number): Side => (seat === 1 ? 1 : 0);

/** Points of each side in some lines. */
export function sums(lines: readonly Line[]): readonly [number, number] {
  const of = (seat: number) => lines.reduce((sum, line) => sum + (line.side === seat ? line.points : 0), 0);
  return [of(0), of(1)];
}

/** Who won one game: more points, then more prey, else both. [CLANS 4.6] */
export function winnersOf(marks: readonly (readonly [points: number, prey: number])[]): readonly number[] {
  const ahead = ([points, prey]: readonly [number, number], [otherPoints, otherPrey]: readonly [number, number]) =>
    points > otherPoints || (points === otherPoints && prey > otherPrey);
  return marks.flatMap((mark, seat) => (marks.some((other) => ahead(other, mark)) ? [] : [seat]));
}

export function stepsOf(ending: ClansEnding, clans: readonly [ClanKey | null, ClanKey | null]): readonly FinaleStep[] {
  const steps: FinaleStep[] = [];
  let now: Omit<FinaleStep, "kind" | "text" | "args" | "clause" | "span"> = {
    grid: ending.before,
    down: new Set(),
    strength: [null, null],
    hunt: null,
    taken: new Map(),
    lines: [],
  };
  const add = (
    kind: FinaleStep["kind"],
    text: string,
    clause: string,
    span: number,
    args: Args = {},
    change: Partial<typeof now> = {},
  ) => {
    now = { ...now, hunt: null, ...change };
    steps.push({ ...now, kind, text, args, clause: `CLANS ${clause}`, span });
  };

  add("last", "last", "4.1", 1400);
  const [from, to] = ending.moved;
  if (from !== undefined && to !== undefined)
    add("chief", "chief-moved", "5.4", 1600, { from, to }, { grid: ending.grid });
  now = { ...now, grid: ending.grid };

  if (ending.struck.length === 0) add("dogs", "dogs-none", "4.2", 2000);
  else {
    add("dogs", "dogs", "4.2", 2200, { cells: ending.struck });
    add("doze", "doze", "4.2", 1400, { cells: ending.struck }, { down: new Set(ending.struck) });
  }
  if (ending.strength.some((strength) => strength !== null)) {
    for (const [seat, strength] of ending.strength.entries()) {
      if (strength === null) continue;
      const awake = ending.grid.filter(
        (token, cell) => token?.startsWith(`${"AB"[seat]}?`) && !ending.struck.includes(cell),
      ).length;
      add("chaos", "chaos", "5.3", 1800, { cats: awake, strength }, { strength: ending.strength });
    }
  }
  if (ending.hushed.length > 0)
    add("hush", "hush", "5.5", 1800, { cells: ending.hushed }, { down: new Set([...now.down, ...ending.hushed]) });

  for (const hunt of ending.hunts) {
    const [own, other] = hunt.strengths;
    const args = { tile: hunt.prey, cell: hunt.cell, own, other };
    const line = ending.lines.find((one) => one.key === "prey" && one.args.cell === hunt.cell);
    if (hunt.taker === null) {
      const alone = own === 0 && other === 0;
      add("hunt", alone ? "hunt-alone" : "hunt-tie", "4.3", alone ? 1000 : 1600, args, { hunt });
    } else
      add(
        "hunt",
        "hunt",
        "4.3",
        1800,
        { ...args, clan: clans[side(hunt.taker)] ?? "" },
        {
          hunt,
          taken: new Map([...now.taken, [hunt.cell, side(hunt.taker)]]),
          lines: line ? [...now.lines, line] : now.lines,
        },
      );
  }
  for (const gift of ending.gifts) {
    const line = ending.lines.find((one) => one.key === "gift" && one.args.cell === gift.cell);
    add(
      "gift",
      "gift",
      "5.3",
      1800,
      { tile: gift.prey, cell: gift.cell },
      { taken: new Map([...now.taken, [gift.cell, side(gift.taker)]]), lines: line ? [...now.lines, line] : now.lines },
    );
  }
  for (const line of ending.lines) {
    if (line.key === "prey" || line.key === "gift") continue;
    const clause = line.clause.replace(/^CLANS /, "");
    const args = { ...line.args, clan: clans[side(line.side)] ?? "", points: line.points };
    add("line", `line-${line.key}`, clause, 1500, args, { lines: [...now.lines, line] });
  }
  const [points0, points1] = ending.points;
  const winners = winnersOf([
    [points0, ending.prey[0]],
    [points1, ending.prey[1]],
  ]);
  const args = { points0, points1, clan0: clans[0] ?? "", clan1: clans[1] ?? "" };
  if (winners.length !== 1) add("total", "total-shared", "4.6", 0, args, { lines: ending.lines });
  else {
    const text = points0 === points1 ? "total-prey" : "total";
    add("total", text, "4.6", 0, { ...args, clan: clans[side(winners[0] ?? 0)] ?? "" }, { lines: ending.lines });
  }
  return steps;
}
