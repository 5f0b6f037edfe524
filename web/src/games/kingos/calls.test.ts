import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame } from "./agenda";
import { aimOf } from "./aim";
import { placed, tailOf } from "./bubbles";
import { fitted, near } from "./camera";
import { LESSON } from "./lesson";
import { obstaclesOf } from "./obstacles";
import { standing } from "./pawns";
import { fairPart, sumOf, togetherOf, withinReach } from "./together";
import { questionAfter } from "./useQuestion";
import type { KingosPlayerView, KingosView } from "./wire";

const BASE = LESSON[0]?.view as KingosView; // two, four steps to the citadel, Kingoš of 13
const [ONE, OTHER] = BASE.players as readonly [KingosPlayerView, KingosPlayerView];

const among = (me: Partial<KingosPlayerView>, mourek: Partial<KingosPlayerView>, more: Partial<KingosView> = {}) => ({
  ...BASE,
  players: [
    { ...ONE, ...me },
    { ...OTHER, ...mourek },
  ],
  ...more,
});

test("[KINGOS 6.2, 6.16] together: energy that is there, what was said, and the best red flower there may be", () => {
  const own = { hand: ["poppy", "rose"], curses: ["", "", ""], drawn: "", chosen: null };
  const said = { word: "bring", energy: 8, turn: 3 } as const;
  const sums = togetherOf(among({ vitality: 5, hand: 2 }, { vitality: 4, hand: 1, call: said }, { own }), 0);
  assert.equal(sums.kingos, true);
  assert.equal(sums.strength, 13);
  assert.deepEqual([sumOf(sums.shares, "sure"), sumOf(sums.shares, "said"), sumOf(sums.shares, "most")], [9, 13, 15]);
  assert.deepEqual(
    sums.shares.map(({ spoke }) => spoke),
    [false, true],
  );
});

test("beside a guardian those count who are there or right beside; a rose does against guardians", () => {
  const fields = [...BASE.fields, { x: 0, y: 1, card: "wreck", turn: 0, guards: ["heron"] }];
  const own = { hand: ["rose"], curses: ["", "", ""], drawn: "", chosen: null };
  const near = togetherOf(among({ y: 1, hand: 1 }, {}, { fields, own }), 0);
  assert.deepEqual([near.kingos, near.strength, near.shares.map(({ most }) => most)], [false, 5, [10, 6]]);
  const far = togetherOf(among({ y: 1 }, { x: 2 }, { fields }), 0);
  assert.deepEqual(
    far.shares.map(({ seat }) => seat),
    [0],
  );
  assert.equal(fairPart(among({ y: 1 }, { y: 1 }, { fields }), { x: 0, y: 1 }, 6), 3);
  assert.equal(fairPart(among({ y: 1 }, {}, { fields }), { x: 0, y: 1 }, 4), 4);
});

test("the aim changes with the game, and says how many can be there soon", () => {
  assert.equal(aimOf(BASE, 0), "together");
  assert.equal(aimOf({ ...BASE, moon: 11 }, 0), "last");
  assert.equal(aimOf(among({ y: 4 }, {}), 0), "here");
  assert.equal(aimOf(among({ y: 4 }, {}), null), "together");
  assert.equal(aimOf({ ...BASE, players: [ONE] }, 0), "alone");
  assert.equal(aimOf({ ...BASE, rules: { ...BASE.rules, countdown: false } }, 0), "ever");
  assert.equal(withinReach(among({ y: 3 }, { y: 1 })), 1);
});

test("a bubble keeps off what must be seen, off the others, and inside the picture", () => {
  const picture = { left: 0, top: 0, width: 400, height: 300 };
  const pawn = { left: 80, top: 120, width: 60, height: 60, weight: 20 };
  const right = { left: 140, top: 60, width: 260, height: 240, weight: 20 };
  const [box, second] = placed(
    [
      { seat: 0, x: 110, y: 150, width: 60 },
      { seat: 1, x: 110, y: 150, width: 60 },
    ],
    40,
    picture,
    [pawn, right],
    30,
  );
  assert.ok(box && second);
  for (const one of [box, second]) {
    assert.ok(one.left >= 0 && one.top >= 0 && one.left + one.width <= 400 && one.top + one.height <= 300);
    const covers = one.left + one.width > 140 && one.top + one.height > 60 && one.left < 400;
    assert.equal(covers, false, JSON.stringify(one));
  }
  const apart = box.left + box.width <= second.left || second.left + second.width <= box.left;
  assert.ok(apart || box.top + box.height <= second.top || second.top + second.height <= box.top);
  const [, tip] = tailOf(box, 10);
  assert.ok(tip && Math.hypot(tip[0] - 110, tip[1] - 150) < 10.5);
});

test("cards stay as large as they should: a large island is looked at in parts, with one's own place in the picture", () => {
  const [size, insets] = [
    { width: 800, height: 500 },
    { top: 20, right: 20, bottom: 20, left: 20 },
  ];
  const extent = { left: -2, right: 2, top: 7, bottom: 0 };
  const whole = fitted(extent, size, insets);
  assert.ok(whole.scale < 1);
  for (const y of [0, 3, 7]) {
    const camera = near(whole, 1, { x: 0, y }, extent, size, insets);
    assert.equal(camera.scale, 1);
    const at = camera.y - y * 104;
    assert.ok(at - 46 >= 20 && at + 46 <= 480, `row ${y} at ${at}`);
  }
  assert.deepEqual(near(whole, 0.3, { x: 0, y: 0 }, extent, size, insets), whole);
});

test("on a phone no tail runs over Kingoš's strength, though the callers stand beside him and the picture ends there", () => {
  const call = { word: "citadel", energy: 0, turn: 1 } as const;
  const fields = [...BASE.fields, ...[3, 4].map((y) => ({ x: 1, y, card: "wreck", turn: 0, guards: [] }))];
  const view = among({ x: 1, y: 4, call }, { x: 1, y: 4, call }, { fields });
  const camera = { scale: 0.72, x: 195, y: 360 };
  const size = { width: 390, height: 368 };
  const onScreen = ([x, y]: readonly [number, number]) =>
    [camera.x + x * camera.scale, camera.y + y * camera.scale] as const;
  const speakers = [0, 1].map((seat) => {
    const pawn = standing(view, seat);
    const [x, y] = onScreen([pawn.x, pawn.y]);
    return { seat, x, y, width: 150 };
  });
  const picture = { left: 6, top: 6, width: 378, height: 356 };
  const lit = new Map(["0,3", "-1,4"].map((spot) => [spot, true]));
  const boxes = placed(speakers, 62, picture, obstaclesOf(view, lit, { camera, size }), 29, 75);
  const [left, top] = onScreen([-46, -4 * 104 - 46]);
  for (const box of boxes) {
    const [first, tip, last] = tailOf(box, 12);
    assert.ok(first && tip && last);
    const base = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2] as const;
    for (let part = 0; part <= 1; part += 0.05) {
      const [x, y] = [base[0] + (tip[0] - base[0]) * part, base[1] + (tip[1] - base[1]) * part];
      assert.ok(x < left || x > left + 66 || y < top || y > top + 66, `${box.seat} crosses the citadel at ${x}, ${y}`);
      for (const other of boxes) {
        const over = x > other.left && x < other.left + other.width && y > other.top && y < other.top + other.height;
        assert.ok(other === box || !over, `${box.seat} crosses the words of ${other.seat}`);
      }
    }
  }
});

test("[KINGOS 6.16] what one is about to do outlives a call, and nothing else that happens", () => {
  const news = (seq: number, key: string) => ({
    seq,
    seat: 1,
    action: null,
    events: [{ key, args: {} }],
    late: false,
    known: null,
    resigned: null,
    stand_in: null,
    ended: null,
    hint: false,
  });
  const asked = { seq: 10, put: 10 };
  const called = questionAfter(asked, { seq: 11, whole: false }, [news(9, "moved"), news(10, "called-wait")]);
  assert.deepEqual(called, { seq: 11, put: 10 });
  assert.equal(questionAfter(called, { seq: 12, whole: false }, [news(11, "passed")]).put, 12);
  assert.equal(questionAfter(asked, { seq: 11, whole: true }, [news(10, "called-wait")]).put, 11);
  assert.equal(questionAfter(asked, { seq: 10, whole: false }, []), asked);
});

test("once a battle has begun only those on the field count", () => {
  const fields = [...BASE.fields, { x: 0, y: 1, card: "wreck", turn: 0, guards: ["heron"] }];
  const agenda = [{ type: "PuttingIn", seat: 0 }] as const;
  const seats = (view: KingosView) => togetherOf(view, 0).shares.map(({ seat }) => seat);
  assert.deepEqual(seats(among({ y: 1 }, { y: 0 }, { fields })), [0, 1]);
  assert.deepEqual(seats(among({ y: 1 }, { y: 0 }, { fields, agenda })), [0]);
  assert.deepEqual(seats(among({ y: 4 }, { y: 3 }, { agenda })), [0]);
  assert.deepEqual(seats(among({ y: 2 }, { y: 4 }, { agenda })), [0, 1]);
});

test("[KINGOS 6.4] once the paws are open it counts what was put in, and flowers", () => {
  const fields = [...BASE.fields, { x: 0, y: 1, card: "wreck", turn: 0, guards: ["heron"] }];
  const put = { y: 1, vitality: 3, battle: 2, hand: 0, said: 4 };
  const sums = (frame: Frame, red: string) => {
    const own = { hand: [], curses: ["", "", ""], drawn: "", chosen: null };
    const view = among({ ...put, red }, { y: 0 }, { fields, own, agenda: [frame] });
    const { sure, said, most } = togetherOf(view, 0).shares[0] ?? {};
    return [sure, said, most];
  };
  const open = { type: "Blooming", left: [] } as unknown as Frame;
  assert.deepEqual(sums({ type: "PuttingIn", seat: 0 }, ""), [5, 4, 5]);
  assert.deepEqual(sums(open, ""), [2, 2, 2]);
  assert.deepEqual(sums(open, "poppy"), [4, 4, 4]);
});
