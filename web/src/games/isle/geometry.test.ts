import assert from "node:assert/strict";
import { test } from "node:test";
import { BOATS, COLOURS, HULL, ROOMS, TILES, tileByKey } from "./box";
import { cellAt, cellName, cellsOf, count, maskOf, pointOf, pointsOf, readMask, writeMask } from "./cells";
import { loops, outline, smooth, spine } from "./outline";
import { footprint, middle } from "./shapes";
import { familyPoints, groupsOf, type Piece, placements, type Ship, worthOf } from "./ship";

const at = (key: string, turn: number, name: readonly [number, number]) =>
  footprint(tileByKey(key).shape, turn, name[0], name[1], 22, 9) ?? 0n;
const lay = (key: string, turn: number, place: readonly [number, number]): Piece => {
  const { number, colour } = tileByKey(key);
  return { tile: number, colour, cells: at(key, turn, place) };
};
const shipWith = (...pieces: readonly Piece[]): Ship => ({
  boat: 0,
  pieces,
  filled: pieces.reduce((all, { cells }) => all | cells, 0n),
});

test("cells are numbered and named as the rules do", () => {
  assert.equal(cellAt(5, 4), 97);
  assert.deepEqual(pointOf(97), [5, 4]);
  assert.equal(cellName(cellAt(0, 4)), "a5");
  assert.equal(cellName(cellAt(21, 4)), "v5");
});

test("sets of cells go through hexadecimal", () => {
  const cells = [97, 119, 120, 141, 142];
  assert.equal(writeMask(maskOf(cells)), "600001800002000000000000000000000000");
  assert.deepEqual(cellsOf(readMask("600001800002000000000000000000000000")), cells);
  assert.equal(readMask("0"), 0n);
});

test("the box is the rules' box", () => {
  assert.equal(TILES.length, 100);
  assert.deepEqual(
    ["blue-c02", "red-c05", "blue-c16", "single", "zig", "x3", "tee"].map((key) => tileByKey(key).number),
    [1, 38, 15, 91, 98, 87, 96],
  );
  assert.equal(count(HULL), 142);
  assert.equal(writeMask(HULL), "7f8003ffe01ffff8fffffbfffff3ffffe1ffff80fff8007f80");
  assert.equal(ROOMS.length, 7);
  assert.deepEqual(
    BOATS[1]?.maps.flatMap((cell) => cellsOf(cell)),
    [7, 134, 170, 70, 37],
  );
  for (const { rats } of BOATS) assert.equal(count(rats), 19);
  assert.deepEqual([...COLOURS], ["blue", "green", "red", "purple", "orange"]);
});

test("turns, quarters and flips are numbered as the rules number them", () => {
  const seen = (key: string) => {
    const { quarter, flip } = tileByKey(key).shape;
    return [quarter, flip];
  };
  assert.deepEqual(seen("blue-c02"), [
    [1, 2, 3, 0],
    [3, 2, 1, 0],
  ]);
  assert.deepEqual(seen("red-c05"), [
    [1, 2, 3, 0, 5, 6, 7, 4],
    [4, 7, 6, 5, 0, 3, 2, 1],
  ]);
  assert.deepEqual(seen("zig"), [
    [1, 0, 3, 2],
    [2, 3, 0, 1],
  ]);
  assert.deepEqual(seen("tee"), [
    [1, 2, 3, 0],
    [0, 3, 2, 1],
  ]);
  assert.deepEqual(tileByKey("x3").shape.turns[1], [
    [0, 0],
    [0, 1],
    [-1, 2],
    [0, 2],
    [-2, 3],
    [-1, 3],
  ]);
});

test("every place of a tile is found, as the rules find it", () => {
  const filled = at("blue-c02", 1, [5, 4]);
  assert.deepEqual(placements(tileByKey("zig").shape, filled, true).map(writeMask), [
    "800002080004200004800006000000000000",
    "2000008800012000028000020000000",
    "800002200008800012000018000000000000",
    "200000420000880000a000008000000",
  ]);
  assert.deepEqual(placements(tileByKey("blue-c16").shape, 0n, true).map(writeMask), [
    "780003fe001fff80ffff83ffff03fffe01fff800ff8000780",
    "7f8003ffe01ffff80fff8007f80",
  ]);
});

test("a footprint stays inside the frame, and a tile has a middle", () => {
  assert.equal(footprint(tileByKey("blue-c16").shape, 0, 19, 4, 22, 9), null);
  assert.deepEqual(middle(tileByKey("blue-c16").shape.turns[0] ?? []), [2.5, 0.5]);
  assert.deepEqual(middle(tileByKey("zig").shape.turns[1] ?? []), [0, 1.5]);
});

test("families grow, rats go, rooms close [ISLE 5.1, 5.2]", () => {
  assert.deepEqual([2, 3, 4, 5, 6, 7, 8].map(familyPoints), [0, 8, 11, 15, 20, 25, 30]);
  const pair = shipWith(lay("green-c16", 0, [5, 4]), lay("green-c16", 0, [10, 4]));
  assert.deepEqual(
    groupsOf(pair.pieces).map(({ size }) => size),
    [2],
  );
  const third = worthOf(pair, lay("green-c15", 0, [6, 5]), "classic");
  assert.deepEqual(third.family, { colour: 1, size: 3, points: 8 });
  const stranger = worthOf(pair, lay("red-c16", 0, [5, 5]), "classic");
  assert.equal(stranger.family, null);
  // On the first boat rats sit at h4 and i4.
  assert.equal(worthOf(shipWith(), lay("line", 0, [7, 3]), "classic").rats, 2);
  const bow = worthOf(shipWith(lay("corner", 0, [20, 3])), lay("single", 0, [20, 5]), "classic");
  assert.deepEqual(bow.rooms, []);
});

test("a rare treasure is three points, and none in the family game [ISLE 5.3, 7.3]", () => {
  const zig = lay("zig", 0, [5, 4]);
  const [classic, family] = [worthOf(shipWith(), zig, "classic"), worthOf(shipWith(), zig, "family")];
  assert.deepEqual([classic.rare, family.rare], [3, 0]);
  assert.equal(classic.points - family.points, 3);
});

test("a map of the cat's own colour brings a treasure [ISLE 3.4]", () => {
  // The first boat has the green map at h1.
  assert.deepEqual(worthOf(shipWith(), lay("green-c16", 1, [7, 0]), "classic").map, { colour: 1, own: true });
  assert.deepEqual(worthOf(shipWith(), lay("red-c16", 1, [7, 0]), "classic").map, { colour: 1, own: false });
  assert.equal(worthOf(shipWith(), lay("single", 0, [8, 0]), "classic").map, null);
});

test("an outline is one loop, with a hole where the tile has one", () => {
  assert.equal(loops([[0, 0]]).length, 1);
  assert.equal(loops(pointsOf(at("blue-c10", 0, [3, 3]))).length, 1);
  const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
  assert.equal(loops(ring).length, 2);
  assert.equal(
    loops([
      [0, 0],
      [1, 1],
    ]).length,
    2,
  );
  assert.match(outline([[0, 0]], 40), /^M.*Z$/);
  assert.doesNotMatch(outline(pointsOf(HULL), 40), /NaN|undefined/);
});

test("a cat stretches along the longest way, head up or left", () => {
  const straight = spine(pointsOf(at("blue-c16", 0, [4, 4])));
  assert.deepEqual(straight[0], [4, 4]);
  assert.equal(straight.length, 5);
  assert.deepEqual(spine(pointsOf(at("blue-c16", 1, [9, 1])))[0], [9, 1]);
  assert.equal(spine(pointsOf(at("blue-c13", 0, [9, 3]))).length, 3);
  for (const tile of TILES)
    for (const squares of tile.shape.turns) {
      const path = spine(squares);
      assert.equal(new Set(path.map(String)).size, path.length, tile.key);
      assert.doesNotMatch(smooth(path, 38, 0.1), /NaN/);
    }
});
