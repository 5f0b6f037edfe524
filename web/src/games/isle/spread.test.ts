import assert from "node:assert/strict";
import { test } from "node:test";
import { TILES, tileOf } from "./box";
import { extent, type Item, type Room, spread } from "./spread";

const CATS = TILES.filter(({ kind }) => kind === "cat");

/** Fields of so many cats, every time the same ones. */
function fields(cats: number, count = 40): readonly (readonly Item[])[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return CATS[Math.floor((seed / 2 ** 31) * CATS.length)] ?? tileOf(0);
  };
  return Array.from({ length: count }, () => Array.from({ length: cats }, () => ({ shape: next().shape, beside: 0 })));
}

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  most: 24,
  least: [30, 24],
  upright: false,
  ...more,
});

test("every tile lies in its row, and all rows in the field, whichever way the boat points", () => {
  for (const upright of [false, true])
    for (const items of fields(8)) {
      const within = room(322, 146, { upright });
      const { cell, turns, begins } = spread(items, within);
      assert.equal(turns.length, items.length);
      assert.equal(begins[0], 0);
      let height = 0;
      for (const [row, first] of begins.entries()) {
        const places = [...items.keys()].slice(first, begins[row + 1]);
        const sides = places.map((at) => extent((items[at] as Item).shape, turns[at] ?? 0, upright));
        const width = sides.reduce((sum, [wide]) => sum + Math.max(30, (wide + 0.36) * cell) + 6, -6);
        assert.ok(width <= within.width, `row ${row} is ${width} wide`);
        height += Math.max(24, ...sides.map(([, high]) => (high + 0.36) * cell));
      }
      assert.ok(height <= within.height, `${begins.length} rows are ${height} high`);
    }
});

test("tiles stay large where four play: beside a desk's boat, in its fields, on a phone", () => {
  const least = (cats: number, within: Room) => Math.min(...fields(cats).map((items) => spread(items, within).cell));
  assert.ok(least(8, room(322, 146)) >= 18, "the fields of four players on a desk");
  assert.ok(least(4, room(322, 82)) >= 18, "the fields of two");
  assert.ok(least(8, room(322, 136, { upright: true })) >= 17, "a phone's sheet");
  assert.ok(least(8, room(228, 84, { upright: true })) >= 10, "beside a phone's boat");
});

test("a wish for the largest cell is kept to, and what is beside a tile has room", () => {
  const [items = []] = fields(2);
  assert.equal(spread(items, room(900, 400, { most: 20 })).cell, 20);
  const counted = items.map((item) => ({ ...item, beside: 100 }));
  assert.ok(spread(counted, room(322, 60)).cell < spread(items, room(322, 60)).cell);
});

test("where even the smallest do not fit, rows are as few as may be, or each tile has one", () => {
  const items = fields(3)[0] ?? [];
  assert.deepEqual(spread(items, room(200, 10)).begins, [0]);
  assert.deepEqual(spread(items, room(10, 10)).begins, [0, 1, 2]);
});

test("rows are about as long, and not as many as will go and one tile under them", () => {
  for (const items of fields(8)) {
    const { begins } = spread(items, room(322, 146));
    const longest = Math.max(...begins.map((first, row) => (begins[row + 1] ?? items.length) - first));
    assert.ok(longest <= 5, `${longest} of eight in one row`);
  }
});
