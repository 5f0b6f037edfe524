/**
 * A whole table in the address, after the #: short enough to send, made of signs that no messenger touches.
 *
 * 1c0 ~ public lessons ~ the sister ~ player ~ player …; a player is name * boat * fish * baskets * lessons * pieces.
 * A piece is a sign for kind and colour, its left and top cell, the size of its box, and the box's squares in sixes.
 */
import { COLOURS, HULL, NONE } from "./box";
import { cellAt, type Mask, maskOf, pointsOf } from "./cells";
import { HER_LESSONS, ownCards, PUBLIC_LESSONS, picksColour } from "./padCards";
import {
  type Brush,
  emptyPad,
  MODES,
  MOST_PLAYERS,
  newPlayer,
  type PadPiece,
  type PadPlayer,
  type PadState,
  playersOf,
} from "./padState";

const VERSION = "1";
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MOST = 999;
export const LONGEST_NAME = 16;

const BRUSHES: readonly Brush[] = [
  ...COLOURS.map((_, colour) => ({ kind: "cat", colour }) as const),
  ...COLOURS.map((_, colour) => ({ kind: "oshax", colour }) as const),
  { kind: "common", colour: NONE },
  { kind: "rare", colour: NONE },
];

const sign = (number: number): string => SIGNS[number] ?? "A";

function writePiece({ kind, colour, cells }: PadPiece): string {
  const points = pointsOf(cells);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const squares = Array.from({ length: wide * high }, () => 0);
  for (const [x, y] of points) squares[(y - top) * wide + x - left] = 1;
  const sixes: string[] = [];
  for (let at = 0; at < squares.length; at += 6)
    sixes.push(sign(squares.slice(at, at + 6).reduce((sum, square, place) => sum + (square << place), 0)));
  const brush = BRUSHES.findIndex((one) => one.kind === kind && one.colour === colour);
  return sign(brush) + sign(left) + sign(top) + sign((wide - 1) * 8 + high - 1) + sixes.join("");
}

/** The pieces of a boat, or null where the signs are no pieces. */
function readPieces(text: string): readonly PadPiece[] | null {
  const pieces: PadPiece[] = [];
  const signs = [...text].map((one) => SIGNS.indexOf(one));
  if (signs.includes(-1)) return null;
  for (let at = 0; at < signs.length; ) {
    const [brush, left, top, size] = signs.slice(at, at + 4);
    const found = BRUSHES[brush ?? -1];
    if (!found || left === undefined || top === undefined || size === undefined) return null;
    const [wide, high] = [Math.floor(size / 8) + 1, (size % 8) + 1];
    const sixes = signs.slice(at + 4, at + 4 + Math.ceil((wide * high) / 6));
    const cells = squaresOf(sixes, left, top, wide, high);
    if (cells === null) return null;
    pieces.push({ ...found, cells });
    at += 4 + sixes.length;
  }
  return pieces;
}

function squaresOf(sixes: readonly number[], left: number, top: number, wide: number, high: number): Mask | null {
  const cells: number[] = [];
  for (let at = 0; at < wide * high; at++)
    if (((sixes[Math.floor(at / 6)] ?? 0) >> (at % 6)) & 1)
      cells.push(cellAt(left + (at % wide), top + Math.floor(at / wide)));
  const mask = maskOf(cells);
  return cells.length > 0 && (mask & ~HULL) === 0n ? mask : null;
}

const plainName = (name: string): string => name.replaceAll(/[~*]/g, "").slice(0, LONGEST_NAME);

export function writePad(pad: PadState): string {
  const { mode, first, colours, hers } = pad;
  const shown = mode === "family" ? [] : pad.public;
  const sections = [
    `${VERSION}${mode[0]}${first}`,
    shown.map(({ card, colour }) => (picksColour(card) ? `${card}_${colour}` : card)).join("."),
    mode === "solo" ? `${colours.join("")}.${hers.join(".")}` : "",
    ...playersOf(pad).map(({ name, boat, fish, baskets, lessons, pieces }) =>
      [
        encodeURIComponent(plainName(name)),
        boat,
        fish,
        baskets,
        lessons.join("."),
        pieces.map(writePiece).join(""),
      ].join("*"),
    ),
  ];
  return sections.join("~");
}

/** The table an address holds, or null where it holds none. */
export function readPad(text: string): PadState | null {
  const [head = "", shown = "", sister = "", ...rows] = text.split("~");
  const mode = MODES.find((one) => one[0] === head[1]);
  if (head[0] !== VERSION || head.length !== 3 || !mode) return null;
  if (rows.length < 1 || rows.length > (mode === "solo" ? 1 : MOST_PLAYERS)) return null;
  const players = rows.map((row) => readPlayer(row, ownCards(mode)));
  const lessons = readPublic(shown);
  const hers = mode === "solo" ? readSister(sister) : { colours: emptyPad.colours, hers: [] };
  const first = Number(head[2]);
  const sides = mode === "solo" ? 2 : rows.length;
  if (players.includes(null) || !lessons || !hers || !(first < sides)) return null;
  return { mode, players: players as readonly PadPlayer[], public: lessons, first, ...hers };
}

const split = (text: string): readonly string[] => (text === "" ? [] : text.split("."));

function readCards(text: string, deck: readonly number[]): readonly number[] | null {
  const cards = split(text).map(Number);
  return cards.every((card, at) => deck.includes(card) && cards.indexOf(card) === at) ? cards : null;
}

function readPlayer(row: string, deck: readonly number[]): PadPlayer | null {
  const [name = "", boat, fish, baskets, cards = "", signs = "", ...more] = row.split("*");
  const counts = [boat, fish, baskets].map(Number);
  const lessons = readCards(cards, deck);
  const pieces = readPieces(signs);
  const whole = counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST);
  if (more.length > 0 || !lessons || !pieces || !whole || (counts[0] ?? 9) > 3) return null;
  let said: string;
  try {
    said = plainName(decodeURIComponent(name));
  } catch {
    return null;
  }
  return { ...newPlayer(counts[0] ?? 0), name: said, fish: counts[1] ?? 0, baskets: counts[2] ?? 0, lessons, pieces };
}

function readPublic(text: string): PadState["public"] | null {
  const shown = split(text).map((one) => {
    const [card, colour] = one.split("_").map(Number);
    return { card: card ?? 0, colour: colour ?? NONE };
  });
  const cards = shown.map(({ card }) => card);
  const good = shown.every(
    ({ card, colour }, at) =>
      PUBLIC_LESSONS.includes(card) &&
      cards.indexOf(card) === at &&
      (picksColour(card) ? colour in COLOURS : colour === NONE),
  );
  return good ? shown : null;
}

function readSister(text: string): Pick<PadState, "colours" | "hers"> | null {
  const dot = text.indexOf(".");
  const colours = [...text.slice(0, Math.max(0, dot))].map(Number);
  const hers = readCards(text.slice(dot + 1), HER_LESSONS);
  const all = COLOURS.every((_, colour) => colours.includes(colour)) && colours.length === COLOURS.length;
  return all && hers ? { colours, hers } : null;
}
