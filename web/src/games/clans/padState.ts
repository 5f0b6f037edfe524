/** A position on the score pad, and the same in the page's address. */

import { CLANS, catTokens, DOGS, PREY } from "./box";
import { besides, MIDDLE, swapped } from "./geometry";
import { dogToken, type Grid, type Side, type Token, tileOf } from "./tiles";
import type { ClanKey } from "./wire";

export type PadState = {
  readonly clans: readonly [ClanKey, ClanKey];
  readonly powers: boolean;
  /** null: nothing lies there yet. */
  readonly grid: Grid;
  /** The Meowsketeers' chief turns a dog, as it lies just before the dogs. */
  readonly rotate: { readonly cell: number; readonly quarter: number } | null;
};

const NOTHING: Grid = Array.from({ length: 25 }, () => null);

export const emptyPad: PadState = { clans: ["gourmets", "meowsketeers"], powers: false, grid: NOTHING, rotate: null };

/** The position of the worked examples. [CLANS 6.3] */
export const examplePad: PadState = {
  clans: ["gourmets", "meowsketeers"],
  powers: true,
  grid: (
    "fly3 dog5@90 B1 mouse6 B3 mouse4 fly4 A4 A1 B4 dog1@270 B5* dog3@180 mouse4 dog2@270 " +
    "mouse5 pigeon2 A3* B2 mouse5 mouse3 A5 pigeon5 A2 dog4@0"
  ).split(" "),
  rotate: { cell: 12, quarter: 3 },
};

/** The 25 tiles of two clans; dogs as they are printed. */
export function boxOf(clans: readonly [ClanKey, ClanKey]): readonly Token[] {
  return [...PREY, ...DOGS.map((dog) => dogToken(dog, 0)), ...catTokens(clans[0], 0), ...catTokens(clans[1], 1)];
}

/** A dog is the same dog however it stands. */
export function kindOf(token: Token): Token {
  const tile = tileOf(token);
  return tile.kind === "dog" ? dogToken(tile.dog, 0) : token;
}

/** What is left of the box when these tiles lie on the board: kind of tile and how many. */
export function leftOf({ clans, grid }: Pick<PadState, "clans" | "grid">): ReadonlyMap<Token, number> {
  const left = new Map<Token, number>();
  for (const token of boxOf(clans)) left.set(token, (left.get(token) ?? 0) + 1);
  for (const token of grid) if (token) left.set(kindOf(token), (left.get(kindOf(token)) ?? 0) - 1);
  return left;
}

/** Other clans: tiles that are not in their box leave the board. */
export function withClans(pad: PadState, clans: readonly [ClanKey, ClanKey]): PadState {
  const left = new Map(leftOf({ clans, grid: [] }));
  const grid = pad.grid.map((token) => {
    const count = token ? (left.get(kindOf(token)) ?? 0) : 0;
    if (!token || count === 0) return null;
    left.set(kindOf(token), count - 1);
    return token;
  });
  return { ...pad, clans, grid, rotate: null };
}

/** A tile put on a cell; whatever lay there goes back into the box. */
export function withTile(pad: PadState, cell: number, token: Token | null): PadState {
  return { ...pad, rotate: null, grid: pad.grid.map((old, at) => (at === cell ? token : old)) };
}

export const isComplete = ({ grid }: PadState): boolean => grid.every((token) => token !== null);

/** All 25 at random, for trying out. */
export function randomPad(pad: PadState, random: () => number = Math.random): PadState {
  const tiles = boxOf(pad.clans).map((token) => {
    const tile = tileOf(token);
    return tile.kind === "dog" ? dogToken(tile.dog, Math.floor(random() * 4)) : token;
  });
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j] as Token, tiles[i] as Token];
  }
  return { ...pad, grid: tiles, rotate: null };
}

/** Dogs that the Meowsketeers' chief may turn, on the board as it lies just before the dogs. [CLANS 4.4, 5.2] */
export function turnable(pad: PadState): { readonly grid: Grid; readonly dogs: readonly number[] } {
  const { clans, powers, grid } = pad;
  const none = { grid, dogs: [] };
  const musketeers = clans.indexOf("meowsketeers");
  if (!powers || musketeers < 0 || !isComplete(pad)) return none;
  const chiefOf = (side: Side, on: Grid) =>
    on.findIndex((token) => {
      const tile = token ? tileOf(token) : null;
      return tile?.kind === "cat" && tile.side === side && tile.chief;
    });
  const supercats = clans.indexOf("supercats");
  const moved = supercats < 0 ? grid : swapped(grid, chiefOf(supercats as Side, grid), MIDDLE);
  const chief = chiefOf(musketeers as Side, moved);
  const isDog = (cell: number) => moved[cell]?.startsWith("dog") ?? false;
  return chief < 0 ? none : { grid: moved, dogs: besides(chief).filter(isDog) };
}

/** What the server is asked. Rows and columns count from 0, degrees go clockwise. */
export function sheetOf({ clans, powers, grid, rotate }: PadState): unknown {
  const rows = [0, 5, 10, 15, 20].map((first) => grid.slice(first, first + 5));
  const turn = rotate && {
    row: Math.floor(rotate.cell / 5),
    col: rotate.cell % 5,
    to: rotate.quarter * 90,
  };
  return { clans, powers, grid: rows, ...(turn && { rotate: turn }) };
}

// ---- the address ----------------------------------------------------------------------------------------------------

/** "gourmets,meowsketeers,powers,c12@3;fly3,dog5@90,…": short enough to send, plain enough to read. */
export function writePad({ clans, powers, grid, rotate }: PadState): string {
  const head = [
    ...clans,
    ...(powers ? ["powers"] : []),
    ...(rotate ? [`turn${rotate.cell}@${rotate.quarter * 90}`] : []),
  ];
  return `${head.join(",")};${grid.map((token) => token ?? "").join(",")}`;
}

/** The position an address holds, or null where it holds none that fits the box. */
export function readPad(text: string): PadState | null {
  let plain: string;
  try {
    plain = decodeURIComponent(text);
  } catch {
    return null;
  }
  const [head, tiles] = plain.split(";");
  const words = (head ?? "").split(",");
  const clans = words.filter((word): word is ClanKey => (CLANS as readonly string[]).includes(word));
  const [a, b] = clans;
  const tokens = (tiles ?? "").split(",");
  if (!a || !b || a === b || clans.length !== 2 || tokens.length !== 25) return null;
  const grid = tokens.map((token) => token || null);
  try {
    const left = leftOf({ clans: [a, b], grid });
    if ([...left.values()].some((count) => count < 0)) return null;
  } catch {
    return null;
  }
  const pad: PadState = { clans: [a, b], powers: words.includes("powers"), grid, rotate: null };
  const turn = words.map((word) => /^turn(\d+)@(0|90|180|270)$/.exec(word)).find(Boolean);
  const cell = turn ? Number(turn[1]) : -1;
  return turn && turnable(pad).dogs.includes(cell) ? { ...pad, rotate: { cell, quarter: Number(turn[2]) / 90 } } : pad;
}
