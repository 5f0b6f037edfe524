/**
 * The count of what lies face up, for trying a swap on: points of both sides if the game ended so. The rules' own count
 * is the server's (`ending.py`); positions that it has judged hold this one to it (`recorded.test.ts`). [CLANS 4.7]
 */
import { CHAOS, lawOf } from "./box";
import { besides, CELLS, colOf, MIDDLE, neighbours, rowOf, struck, swapped } from "./geometry";
import { type CatTile, type Grid, isPrey, type PreyTile, type Side, type Tile, tileOf } from "./tiles";
import type { ClanKey } from "./wire";

type Clans = readonly [ClanKey | null, ClanKey | null];
type Cat = CatTile & { readonly cell: number };
type Taken = { readonly prey: PreyTile; readonly by: Side | null; readonly helped: boolean };

const SIDES = [0, 1] as const;

const at = (grid: Grid, cell: number): Tile | null => {
  const token = grid[cell];
  return token ? tileOf(token) : null;
};

/** The Supercats' chief goes to the middle just before the dogs. [CLANS 5.4] */
function beforeTheDogs(grid: Grid, clans: Clans, powers: boolean): Grid {
  for (const side of SIDES) {
    if (!lawOf(clans[side], powers).chief_goes_to_the_middle) continue;
    const chief = CELLS.find((cell) => {
      const tile = at(grid, cell);
      return tile?.kind === "cat" && tile.chief && tile.side === side;
    });
    if (chief !== undefined && chief !== MIDDLE) return swapped(grid, chief, MIDDLE);
  }
  return grid;
}

/** Cats awake after the dogs, each with her strength: the Chaoticats' is set by how many of them are. [CLANS 4.2, 5.3] */
function awake(grid: Grid, clans: Clans, powers: boolean): readonly (Cat & { readonly power: number })[] {
  const spared = SIDES.filter((side) => lawOf(clans[side], powers).chief_fears_no_dog);
  const down = struck(grid, spared);
  const cats = CELLS.flatMap((cell): Cat[] => {
    const tile = at(grid, cell);
    return tile?.kind === "cat" && !down.has(cell) ? [{ ...tile, cell }] : [];
  });
  const chaos = (side: Side) => {
    const count = cats.filter((cat) => cat.side === side).length;
    return CHAOS.find(([number]) => number === count)?.[1] ?? 0;
  };
  return cats.map((cat) => ({ ...cat, power: cat.strength ?? chaos(cat.side) }));
}

/** The Meowfia's chief sends weaker cats beside her to sleep. [CLANS 5.5] */
function afterTheDogs(cats: ReturnType<typeof awake>, clans: Clans, powers: boolean): ReturnType<typeof awake> {
  const chief = cats.find((cat) => cat.chief && lawOf(clans[cat.side], powers).chief_hushes_neighbours);
  if (!chief) return cats;
  const near = besides(chief.cell);
  return cats.filter((cat) => !(near.includes(cat.cell) && cat.power < chief.power));
}

/** Where a cat hunts: beside her, some chiefs farther. [CLANS 4.3, 5.1, 5.7] */
function hunts(cat: Cat, prey: number, clans: Clans, powers: boolean): boolean {
  const law = cat.chief ? lawOf(clans[cat.side], powers) : {};
  if (law.chief_hunts_along_lines) return rowOf(cat.cell) === rowOf(prey) || colOf(cat.cell) === colOf(prey);
  return (law.chief_hunts_diagonally ? neighbours(cat.cell) : besides(cat.cell)).includes(prey);
}

/** Who takes each prey: the greater sum, a tie nothing. Then what the Chaoticats' chief completes. [CLANS 4.3, 5.3] */
function hunted(grid: Grid, cats: ReturnType<typeof awake>, clans: Clans, powers: boolean): readonly Taken[] {
  const taken = CELLS.flatMap((cell): Taken[] => {
    const prey = at(grid, cell);
    if (!prey || !isPrey(prey)) return [];
    const pack = cats.filter((cat) => hunts(cat, cell, clans, powers));
    const lead = pack.reduce((sum, cat) => sum + (cat.side === 0 ? cat.power : -cat.power), 0);
    const by = lead > 0 ? 0 : lead < 0 ? 1 : null;
    return [{ prey, by, helped: pack.some((cat) => cat.chief && cat.side === by) }];
  });
  return taken.map((one) => {
    if (one.by !== null || one.prey.kind === "mouse") return one;
    const twin = taken.find((other) => other !== one && other.prey.kind === one.prey.kind);
    const given = twin?.helped && twin.by !== null && lawOf(clans[twin.by], powers).chief_completes_a_pair;
    return given ? { ...one, by: twin.by } : one;
  });
}

/** Prey, pairs multiplied, then the clan's effect. [CLANS 4.5, 5.1, 5.5] */
function points(
  side: Side,
  taken: readonly Taken[],
  cats: ReturnType<typeof awake>,
  clan: ClanKey | null,
  on: boolean,
) {
  const mine = taken.filter(({ by }) => by === side).map(({ prey }) => prey);
  const law = lawOf(clan, on);
  let sum = 0;
  for (const kind of ["mouse", "pigeon", "fly"] as const) {
    const values = mine.filter((prey) => prey.kind === kind).map(({ value }) => value);
    const [one, other] = values;
    sum += kind !== "mouse" && one && other ? one * other : values.reduce((all, value) => all + value, 0);
  }
  const own = cats.filter((cat) => cat.side === side).length;
  return sum + (law.points_per_prey ?? 0) * mine.length + (law.points_per_cat ?? 0) * own;
}

/** Points of both sides if the game ended with the tiles lying so; what sleeps is left out. */
export function forecast(grid: Grid, clans: Clans, powers: boolean): readonly [number, number] {
  const layout = beforeTheDogs(grid, clans, powers);
  const cats = afterTheDogs(awake(layout, clans, powers), clans, powers);
  const taken = hunted(layout, cats, clans, powers);
  return [points(0, taken, cats, clans[0], powers), points(1, taken, cats, clans[1], powers)];
}
