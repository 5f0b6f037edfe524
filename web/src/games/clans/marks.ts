/** What the cells show beside their tiles while one plays: what is lit, held, tried on, in the way of a dog. */
import { type Mark, NO_MARK } from "./Cell";
import { type Bite, bites, cellName, reach, struck, swapped } from "./geometry";
import type { Shown } from "./motion";
import { type Grid, tileOf } from "./tiles";
import type { Move } from "./useMove";
import type { ClansView } from "./wire";
import { type Text, tileLabel } from "./words";

type Sights = { readonly arrows: readonly Bite[]; readonly only: number | null; readonly reach: readonly number[] };

type Looking = {
  readonly view: ClansView;
  readonly move: Move;
  /** The tiles as they lie, with a swap or a turn of a dog tried on. */
  readonly grid: Grid;
  readonly look: number | null;
  /** All dogs are shown. */
  readonly dogs: boolean;
};

/** Dogs' arrows and the faint reach: all dogs with the switch, else the tile one looks at. */
function sightsOf({ view, move, grid, look, dogs }: Looking): Sights {
  const swapping = move.ready && (view.step === "swap" || view.step === "rotate");
  const all = dogs || move.dial !== null;
  const token = look === null ? null : (grid[look] ?? null);
  const tile = token ? tileOf(token) : null;
  // A dog in the hand, held over a lit cell: where would it bite?
  const hand = move.hand === null ? null : (grid[move.hand] ?? null);
  if (
    swapping &&
    look !== null &&
    move.hand !== null &&
    move.targets.has(look) &&
    hand &&
    tileOf(hand).kind === "dog"
  ) {
    const there = swapped(grid, move.hand, look);
    return { arrows: all ? bites(there) : bites(there, look), only: all ? null : look, reach: [] };
  }
  const only = tile?.kind === "dog" && look !== null ? look : null;
  return {
    arrows: all ? bites(grid) : only === null ? [] : bites(grid, only),
    only: all ? null : only,
    // A tile that lies where it was put goes nowhere any more: only the one just turned has a reach.
    reach: !swapping && tile && look !== null && look === view.at ? reach(tile, look) : [],
  };
}

/** What every cell shows, and the dogs' arrows over them. */
export function marksOf(
  looking: Looking,
  shown: Pick<Shown, "settled" | "changed">,
): { readonly arrows: readonly Bite[]; readonly mark: (cell: number) => Mark } {
  const { view, move, grid } = looking;
  const { settled, changed } = shown;
  const sights = sightsOf({ ...looking, look: settled ? looking.look : null });
  const spared = view.powers ? ([0, 1] as const).filter((side) => view.clans[side] === "phantoms") : [];
  const grey = struck(grid, spared, sights.only);
  const told = sights.arrows.length > 0 || sights.reach.length > 0 || changed.size > 0;
  const mark = (cell: number): Mark => {
    const lit = move.targets.has(cell) && move.dial?.cell !== cell;
    const held = settled && (cell === move.hand || cell === move.dial?.cell);
    const ghosted = move.choice !== null && move.hand !== null && (cell === move.choice || cell === move.hand);
    const latest = settled && !held && !ghosted && view.last.includes(cell);
    if (!lit && !held && !ghosted && !latest && !told) return NO_MARK;
    return {
      ...(lit && !ghosted && { lit: cell === move.choice ? "turn" : badge(move, view) }),
      ...(held && !ghosted && { held }),
      ...(ghosted && { ghost: grid[cell] ?? null }),
      ...(sights.reach.includes(cell) && { faint: true }),
      ...(sights.arrows.length > 0 && grey.has(cell) && { struck: true }),
      ...(changed.has(cell) && { changed: true }),
      ...(latest && { latest }),
    };
  };
  return { arrows: sights.arrows, mark };
}

function badge(move: Move, view: ClansView): NonNullable<Mark["lit"]> {
  if (view.step === "turn") return "quiet";
  if (view.step === "rotate") return "rotate";
  return move.picking ? "check" : "swap";
}

/** A cell for ears; where it may be swapped, with what both would have then. */
export function cellWords(cell: number, view: ClansView, grid: Grid, move: Move, hope: string | null, t: Text): string {
  const token = grid[cell];
  const what = token
    ? t("clans-cell-awake", { cell: cellName(cell), tile: tileLabel(token, view.clans, t) })
    : t("clans-cell-asleep", { cell: cellName(cell) });
  if (cell === move.hand) return `${what}, ${t("clans-cell-held")}`;
  if (!move.targets.has(cell) || view.step === "turn") return what;
  const may = view.step === "rotate" ? "clans-cell-rotate" : move.picking ? "clans-cell-pick" : "clans-cell-swap";
  return `${what}, ${t(may)}${hope ? `. ${hope}` : ""}`;
}
