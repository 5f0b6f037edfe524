import assert from "node:assert/strict";
import { test } from "node:test";
import { declareWords } from "../../core/saying";
import { NONE } from "./box";
import { type Cell, cellAt, cellsOf } from "./cells";
import { FAMILY_CARDS, found, HER_LESSONS, PRIVATE_LESSONS, PUBLIC_LESSONS, picksColour } from "./padCards";
import { readPad, writePad } from "./padLink";
import {
  type Brush,
  begin,
  dyed,
  emptyPad,
  examplePad,
  faultOf,
  finished,
  isPiece,
  maskOfPoints,
  type PadState,
  playerOf,
  removed,
  sheetOf,
  strokeBegun,
  stroked,
  tableOf,
  tapped,
  type Work,
  withHerColour,
  withMode,
  withPlayer,
  withPlayers,
} from "./padState";

const RED: Brush = { kind: "cat", colour: 2 };
const COIN: Brush = { kind: "common", colour: NONE };

/** "k5" as a cell. */
const at = (name: string): Cell => cellAt("abcdefghijklmnopqrstuv".indexOf(name[0] ?? ""), Number(name.slice(1)) - 1);

function taps(brush: Brush, cells: string, from: Work = begin(emptyPad)): Work {
  let work = from;
  for (const cell of cells.split(" ")) {
    const step = tapped(work, brush, at(cell));
    assert.equal(step.refused, undefined, `${cell} was refused`);
    work = step.work;
  }
  return work;
}

const pieces = (work: Work): readonly number[] => playerOf(work).pieces.map(({ cells }) => cellsOf(cells).length);

test("a piece is built up cell by cell, and is laid when the next one begins elsewhere", () => {
  const work = taps(RED, "a5 b5 c5 d5 e5 p5");
  assert.deepEqual(pieces(work), [5]);
  assert.deepEqual(work.draft, { ...RED, cells: maskOfPoints([[15, 4]]) });
});

test("the cells of a piece may come in any order", () => {
  assert.ok(isPiece(taps(RED, "a5 e5 c5 b5 d5").draft ?? { ...RED, cells: 0n }));
});

test("a piece that can grow no further is laid, though the next cell lies beside it", () => {
  const work = taps(COIN, "h1 i1 j1 k1");
  assert.deepEqual(pieces(work), [3]);
  assert.equal(cellsOf(work.draft?.cells ?? 0n).length, 1);
});

test("half a cat is not laid", () => {
  const half = taps(RED, "a5 b5");
  const away = tapped(half, RED, at("v5"));
  assert.equal(away.work, half);
  assert.deepEqual(away.refused, half.draft);
  assert.deepEqual(finished(half).refused, half.draft);
});

test("a cell of the draft is given back when it is tapped again", () => {
  assert.deepEqual(taps(RED, "a5 b5 b5").draft, { ...RED, cells: maskOfPoints([[0, 4]]) });
  assert.equal(taps(RED, "a5 a5").draft, null);
});

test("a stroke is a piece of its own, beside another of the same colour too", () => {
  let work = taps(RED, "a5 b5 c5 d5");
  assert.equal(strokeBegun(work, RED, at("a4")).refused, work.draft);
  work = taps(RED, "e5", work);
  work = strokeBegun(work, RED, at("a4")).work;
  for (const cell of ["b4", "b5", "c4", "d4", "e4"]) work = stroked(work, at(cell));
  assert.deepEqual(pieces(finished(work).work), [5, 5]);
});

test("a stroke goes on with the draft it begins on", () => {
  let work = strokeBegun(taps(RED, "a5 b5"), RED, at("b5")).work;
  for (const cell of ["c5", "d5", "e5"]) work = stroked(work, at(cell));
  assert.ok(work.draft && isPiece(work.draft));
});

test("a laid piece is chosen by a tap, then coloured or taken off", () => {
  const laid = taps(RED, "a5 b5 c5 d5 e5 p5 p5 c5");
  assert.equal(laid.chosen, 0);
  assert.equal(playerOf(dyed(laid, { ...RED, colour: 4 })).pieces[0]?.colour, 4);
  assert.deepEqual(pieces(removed(laid)), []);
  assert.deepEqual(pieces(dyed(laid, COIN)), [5]);
});

test("a draft that is a piece counts already, another does not", () => {
  assert.equal(tableOf(taps(RED, "a5 b5 c5 d5 e5")).players[0]?.pieces.length, 1);
  assert.equal(tableOf(taps(RED, "a5 b5")).players[0]?.pieces.length, 0);
});

test("all cards of the box and of module U can be ticked", () => {
  assert.deepEqual(
    [PRIVATE_LESSONS, PUBLIC_LESSONS, FAMILY_CARDS, HER_LESSONS].map(({ length }) => length),
    [31, 9, 18, 19],
  );
  assert.ok(picksColour(143) && !picksColour(148));
});

test("a card is found by its words, without marks and capitals, and by its number", () => {
  const said: Readonly<Record<string, string>> = {
    "isle-card-113": "Podél zábradlí",
    "isle-card-113-text": "12 bodů za okraj",
    "isle-card-114": "Patnáct na palubě",
    "isle-card-114-text": "10 bodů za právě 15 koček",
  };
  const t = (key: string) => said[key] ?? "";
  declareWords("isle", {
    kinds: { card: { type: "Name", text: "isle-card-", otherwise: "" } },
    tables: {},
    absent: {},
    passing: [],
    together: [],
    following: [],
    beside: [],
  });
  const deck = [113, 114];
  assert.deepEqual(found(deck, "", t), deck);
  assert.deepEqual(found(deck, "zabradli", t), [113]);
  assert.deepEqual(found(deck, "BODŮ koček", t), [114]);
  assert.deepEqual(found(deck, "113", t), [113]);
  assert.deepEqual(found(deck, "poklad", t), []);
});

test("new players sail other boats", () => {
  const pad = withPlayers(emptyPad, 4);
  assert.deepEqual(
    pad.players.map(({ boat }) => boat),
    [0, 1, 2, 3],
  );
  assert.deepEqual(withPlayers(pad, 1), emptyPad);
});

test("another game takes away cards that are not in it", () => {
  assert.deepEqual(withMode(examplePad, "family").players[0]?.lessons, []);
  assert.deepEqual(withMode(examplePad, "solo").players[0]?.lessons, [135, 116, 131]);
});

test("the sister's colours are always all five", () => {
  assert.deepEqual(withHerColour(emptyPad, 0, 3).colours, [3, 1, 2, 0, 4]);
});

test("the sheet has what the mode asks for", () => {
  const classic = sheetOf(examplePad) as Record<string, unknown>;
  assert.deepEqual(Object.keys(classic), ["mode", "players", "public", "turn_order"]);
  const family = sheetOf(withMode(withPlayers(emptyPad, 2), "family"));
  assert.deepEqual(family, {
    mode: "family",
    players: [0, 1].map((boat) => ({ boat: `boat_${boat + 1}`, tiles: [], lessons: [] })),
  });
  const solo = sheetOf({ ...withMode(withPlayers(emptyPad, 3), "solo"), first: 1, hers: [197] }) as {
    readonly players: unknown[];
    readonly turn_order: unknown;
    readonly sister: unknown;
  };
  assert.equal(solo.players.length, 1);
  assert.deepEqual(solo.turn_order, [1, 0]);
  assert.deepEqual(solo.sister, { colours: ["blue", "green", "red", "purple", "orange"], lessons: [197] });
});

test("a treasure has no colour, an oshax the one chosen for it", () => {
  const { players } = sheetOf(examplePad) as {
    readonly players: readonly { readonly tiles: readonly { readonly kind: string; readonly colour?: string }[] }[];
  };
  const tiles = players[0]?.tiles ?? [];
  assert.equal(tiles.find(({ kind }) => kind === "oshax")?.colour, "green");
  assert.ok(tiles.filter(({ kind }) => kind === "common").every((tile) => !("colour" in tile)));
});

test("what the server refuses is told in our own words", () => {
  const overlap = faultOf("players[1].tiles[3]: overlaps players[1].tiles[0] at [5, 4] [ISLE 3.1]");
  assert.deepEqual([overlap.what, overlap.seat, overlap.piece, overlap.cell], ["overlap", 1, 3, cellAt(5, 4)]);
  const outside = faultOf("players[0].tiles[2].cells[1]: [21, 3] lies outside the hull [ISLE 3.1]");
  assert.deepEqual([outside.what, outside.piece, outside.cell], ["outside", 2, cellAt(21, 3)]);
  assert.equal(faultOf("players[0].tiles[2].cells: no cat has this shape of 2 squares [ISLE 3.1]").what, "shape");
  assert.equal(faultOf("players[0].tiles[0].kind: the family game has no oshax [ISLE 7.1]").what, "family-oshax");
  assert.equal(faultOf("turn_order: expected each of 0 once, got [1]").what, "other");
});

const several: PadState = {
  ...withPlayers(examplePad, 3),
  players: withPlayers(examplePad, 3).players.map((one, seat) => ({
    ...one,
    name: ["Miška", "", "Pixel *2~"][seat] ?? "",
  })),
  public: [{ card: 143, colour: 4 }],
  first: 2,
};

test("a link holds a whole table", () => {
  for (const pad of [emptyPad, examplePad]) assert.deepEqual(readPad(writePad(pad)), pad);
  assert.deepEqual(readPad(writePad(several)), withPlayer(several, 2, { name: "Pixel 2" }));
  const solo = { ...withMode(examplePad, "solo"), colours: [3, 1, 2, 0, 4], hers: [197, 208], first: 1 };
  assert.deepEqual(readPad(writePad(solo)), solo);
  const family = withMode(withPlayers(emptyPad, 2), "family");
  assert.deepEqual(readPad(writePad(family)), family);
});

test("a link is short, and made of signs that need no escaping", () => {
  const text = writePad(examplePad);
  assert.match(text, /^[\w~*.-]+$/);
  assert.ok(text.length < 220, `${text.length} signs`);
});

test("a link that holds no table is none", () => {
  const good = writePad(examplePad);
  const odd = ["", "zzz", "%%%", "1c0", "2c0~~~*0*0*1**", "1c1~~~*0*0*1**", "1c0~~~%*0*0*1**", "1c0~~~*4*0*1**"];
  const bad = ["1c0~~~*0*-1*1**", "1c0~~~*0*0*1*999*", "1c0~~~*0*0*1**BAE", `${good}A`];
  for (const text of [...odd, ...bad, good.replace("135", "151"), good.replace("148", "148_1")])
    assert.equal(readPad(text), null, text);
});
