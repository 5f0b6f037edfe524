/** Eighteen curses. Blue ones (once) are a wisp that blows away, white ones (they stay) a board on a nail. */
import { bloom, both, dots, oval, type Picture, put, ring, star, turned } from "../../../design/picture";

export const WISP: Picture = [
  [
    "ice.",
    "M46 2C74 0 95 20 95 46 95 70 78 88 56 90 62 94 72 95 82 91 70 101 34 102 16 84 2 70-1 46 9 27 17 11 30 3 46 2Z",
  ],
];
export const BOARD: Picture = [
  ["~", "M20 18 48 5 78 17"],
  ["cream,", "M5 18 92 15 95 93 8 96Z"],
  ["pebble-1.8", "M12 24 87 21 90 87 14 90Z"],
  ["coal", oval(48, 5, 3)],
];

/** The head of a cat, 64 × 64, and the ghost that curses are. */
const CAT = "M11 9c5 1 9 5 13 9 5-2 11-2 16 0 4-4 8-8 13-9 2 8 2 16 1 23 2 15-8 25-22 25S8 47 10 32C9 25 9 17 11 9Z";
const GHOST = "M16 30C16 16 23 8 32 8s16 8 16 22v28l-6-5-5 5-5-5-5 5-5-5-6 5Z";

/** Brows, eyes and a wavy mouth. */
const cross = (x: number, y: number, scale = 1): Picture =>
  put(
    [
      ["-", "M-14-8l9 4M14-8l-9 4"],
      ["*", dots(2.8, -8, 1, 8, 1)],
      ["-", "M-7 11q3.5-5 7 0t7 0"],
    ],
    x,
    y,
    scale,
  );

const ghost = (how: string, x: number, y: number, scale: number): Picture => [
  ...put(
    [
      ["-", "M17 18 9 8c8-1 13 1 15 3M47 18l8-10c-8-1-13 1-15 3"],
      [how, GHOST],
    ],
    x,
    y,
    scale,
  ),
  ...cross(x + 32 * scale, y + 33 * scale, scale * 0.8),
];

const paw = (how: string, x: number, y: number, angle: number): Picture =>
  put(
    turned(
      [
        [how, "M-14 0C-15-10-8-14 0-14S15-10 14 0C14 9 8 12 0 12S-14 9-14 0Z"],
        ["~", "M-5-13v6M5-13v6"],
      ],
      0,
      0,
      angle,
    ),
    x,
    y,
  );

/** A plain flower, for what curses take and give. */
const daisy = (how: string, x: number, y: number, r = 9): Picture => [
  [how, bloom(x, y, r, 6)],
  ["gold.", oval(x - 1, y - 1, r * 0.34)],
];

// -- blue -------------------------------------------------------------------------------------------------------------

const FOG: Picture = [
  ["sky=3.4", "M10 72q9-7 18 0t18 0 18 0 18-1M22 84q8-6 16 0t16 0 16-1"],
  ["pebble", "M18 64C4 64 4 46 17 45 15 28 35 22 43 33 49 20 71 23 71 40 88 37 92 60 78 64Z"],
  ...cross(46, 48, 1.05),
];

const SLIP: Picture = [
  ["sky", "M6 88C8 80 30 78 48 79S88 80 90 88C86 95 12 95 6 88Z"],
  ["slate", "M16 82C12 66 28 56 48 56S84 66 80 82C74 88 22 88 16 82Z"],
  ["ice.", "M28 64c6-4 14-5 20-5-4 5-12 8-20 5Z"],
  ["*", dots(2.6, 40, 70, 56, 70)],
  ["-", "M40 77q8 5 16 0"],
  ["orange=13", "M27 12 46 34"],
  ["rust-4", "M26 21l9-7M32 29l9-7"],
  ...paw("cream", 54, 42, 128),
  ["-", "M74 30q8 6 8 16M82 22q12 10 12 26M30 46q-6-2-9-7"],
];

const SHOVE: Picture = [
  ...put(
    [
      ["orange", CAT],
      ["rust-4", "M32 19v8M25 20l3 7M39 20l-3 7"],
      ["-", "M17 37l8 4M25 37l-8 4M39 37l8 4M47 37l-8 4"],
      ["*", oval(32, 48, 3.5, 4.5)],
    ],
    55,
    18,
    0.62,
  ).map(([how, d, t]) => [how, d, `rotate(18 74 38) ${t}`] as const),
  ["-", "M72 70l14 6M64 76l12 8M88 14l5-6"],
  ["sky=15", "M10 40H38M8 68H36"],
  ...paw("ice", 46, 40, 90),
  ...paw("ice", 44, 68, 90),
  ["~", "M10 54h16M6 82h22M14 88h10"],
];

const STIR: Picture = [
  ["-", "M20 30l-6-10 7-1-5-9M76 30l6-10-7-1 5-9M48 22V8"],
  ["pine", bloom(48, 58, 32, 11)],
  ["coal", "M24 62C26 46 38 40 48 40S70 46 72 62C70 76 60 80 48 80S26 76 24 62Z"],
  ["gold", "M31 56C38 50 45 54 45 60 40 66 32 64 31 56ZM65 56C58 50 51 54 51 60 56 66 64 64 65 56Z"],
  ["*", `${oval(39, 59, 1.8, 4)}${oval(57, 59, 1.8, 4)}`],
  ["green", "M12 90C14 78 24 74 30 82 34 72 46 74 48 83 52 74 64 73 66 82 72 75 82 79 84 90Z"],
  ["~", "M24 88v-5M48 89v-5M70 88v-5"],
];

const MOTH: Picture = [
  ...both(
    ["lilac", "M48 44C36 18 12 10 4 22 2 38 20 54 46 54Z"],
    ["pink", "M47 54C30 54 18 62 20 74 28 84 44 76 49 60Z"],
    ["cream", oval(20, 30, 6.5)],
    ["*", oval(21, 30, 2.6)],
    ["~", "M48 38C46 28 42 22 35 18M30 66l8-4"],
  ),
  ["wood", "M50 34C57 34 57 46 55 56 54 66 52 74 50 78 48 74 46 66 45 56 43 46 43 34 50 34Z"],
  ["*", dots(1.8, 47, 42, 53, 42)],
  ["~", "M46 54h8M46 61h8"],
];

const MOTHS: Picture = [
  ...put(MOTH, 6, 0, 0.84),
  ...put(MOTH, 60, 62, 0.34),
  ["green-3", "M22 96C20 88 22 84 24 80"],
  ["gold", "M24 66C34 60 38 70 32 74 38 80 30 88 24 82 18 88 10 82 15 75 8 68 16 60 21 66L24 72Z"],
  ["wood.", oval(23, 75, 3.4)],
];

const ECLIPSE: Picture = [
  ["gold", star(54, 44, 42, 31, 14)],
  ["sun", oval(54, 44, 27)],
  ["coal", "M68 24C78 36 78 56 66 67 52 79 28 74 21 57 14 38 28 18 48 17 56 17 63 19 68 24Z"],
  ["cream-2.8", "M30 36l10 5M60 34l-9 6"],
  ["cream.", dots(3, 36, 46, 55, 45)],
  ["cream-2.8", "M38 59q4-5 8 0t8-1"],
  ["~", "M14 82h12M34 90h18M70 84h10"],
];

const QUAKE: Picture = [
  ["-", "M14 50C10 28 26 10 48 10 60 10 70 14 77 22M77 22 78 10M77 22 65 20M84 54C84 66 78 76 70 82"],
  ...turned(
    [
      ["sand", "M24 28H72V76H24Z"],
      ["green.", "M29 33H67V71H29Z"],
    ],
    48,
    52,
    -13,
  ),
  ["coal", "M52 24 44 42 54 47 42 60 50 65 44 80 58 62 50 57 62 45 53 40 58 26Z"],
  ["~", "M31 44l5 3M34 60l6-2M66 56l-5 4M62 34l4 4"],
  ["-", "M14 90h12M36 93h24M70 90h12"],
];

const SPREAD: Picture = [
  ...ghost("sky", 14, -3, 1.04),
  ...ghost("blue", -2, 46, 0.7),
  ...ghost("blue", 52, 44, 0.76),
  ["*", dots(1.8, 28, 60, 25, 54, 66, 52, 70, 46)],
];

const RUST: Picture = [
  ["rust", star(48, 52, 37, 29, 12, 8)],
  ["orange", oval(48, 52, 23)],
  ["rust.", `${dots(4, 34, 46, 60, 64)}${dots(2.6, 42, 66, 64, 44, 36, 58)}`],
  ["gold", star(48, 52, 12, 5.5, 5)],
  ["-", "M66 10C48 2 26 6 14 22M14 22l1-13M14 22l13-2"],
  ["~", "M72 80l6 6M80 72l6 5M60 30l4-5 4 2"],
];

const RAIN: Picture = [
  ["gold.", oval(70, 24, 16)],
  ["cream", "M20 50C6 50 6 33 19 33 18 18 37 12 44 22 50 10 71 13 71 28 88 26 90 48 76 50Z"],
  ["*", dots(2.6, 38, 34, 56, 34)],
  ["-", "M40 40q7 6 14 0"],
  ["blush.", dots(3.4, 32, 40, 61, 40)],
  [
    "orange,",
    "M24 58C20 65 20 69 24 69S28 65 24 58ZM40 64C36 71 36 75 40 75S44 71 40 64ZM72 58C68 65 68 69 72 69S76 65 72 58Z",
  ],
  ["green=2.4", "M56 94C56 84 56 80 56 76M56 92C50 88 46 88 42 90M30 94V86"],
  ...daisy("pink", 56, 70, 10),
  ...daisy("gold", 30, 83, 7),
];

// -- white ------------------------------------------------------------------------------------------------------------

const DROWSE: Picture = [
  ["coal", star(62, 36, 24, 18, 12, 8)],
  ["cream-2.4", "M52 30l7 4M73 30l-7 4M57 44l3-3 3 3 3-3 3 3"],
  ["cream.", dots(2.2, 55, 37, 68, 37)],
  ["coal", `${oval(37, 52, 3.6)}${oval(31, 60, 2.2)}`],
  ["orange", "M14 84C12 66 30 58 50 60 72 62 86 72 84 84 82 90 18 90 14 84Z"],
  ["rust-3.4", "M54 62l-3 8M63 64l-3 8M72 69l-3 7"],
  ...put(
    [
      ["orange", CAT],
      ["cream.", oval(32, 47, 10.5, 7.5)],
      ["-", "M17 37q4.5 4.5 9 0M38 37q4.5 4.5 9 0"],
      ["*", "M29 43h6l-3 4Z"],
    ],
    12,
    56,
    0.56,
  ),
  ["orange=5", "M82 86C70 92 52 92 46 87"],
];

const LEAD: Picture = [
  ["blue=17", "M30 20V52"],
  ["navy-4", "M22 28h17M22 38h17"],
  ["cream", "M14 72C12 58 20 52 30 52S48 58 46 72C44 80 16 80 14 72Z"],
  ["~", "M25 78V70M35 78V70"],
  ["grey=2.6", "M40 60c5-5 10-2 9 3s6 6 9 2M47 60l6 6"],
  ["coal", "M62 56C62 46 78 46 78 56L82 58 88 86H50L57 58Z"],
  ["cream.", oval(69, 56, 4)],
  ["grey.", "M58 66H66L62 82H55Z"],
  ["-", "M12 87h78M16 92h.1M84 92h.1"],
];

const BRISTLE: Picture = [
  [
    "coal",
    "M70 84 72 62C66 58 56 58 46 62L48 84H38L34 66 26 60 28 84H18L16 52C10 50 8 44 10 38L10 24 18 30 26 29 33 22 34 38 40 42 40 33 46 38 48 28 54 36 58 26 63 35 70 28 72 38 79 35 79 44C84 40 84 32 78 28L86 29 82 22 89 22 84 15 92 14 88 8 C98 14 97 40 86 50L83 84Z",
  ],
  ["gold", dots(3.2, 16, 39, 26, 39)],
  ["*", `${oval(16.5, 39, 1, 2.6)}${oval(26.5, 39, 1, 2.6)}`],
  ["cream-2", "M18 47l2-3 2 3 2-3"],
  ["-", "M12 87h76M47 18l1-8M60 18l4-8M36 24l-3-8"],
];

const thorny = (how: string): Picture => [
  [
    "pine",
    "M28 34 20 32 28 26ZM40 46 44 37 48 46ZM38 58 30 60 34 52ZM58 60 68 58 62 66ZM60 76 58 86 68 80ZM22 22 30 16 30 26Z",
  ],
  [how, "M14 20C30 28 38 38 48 52S72 78 86 86"],
];

const BRAMBLE: Picture = [
  ...thorny("pine=4.6"),
  ...put(thorny("green=4.6"), 97, 0, 1).map(([how, d, t]) => [how, d, `${t} matrix(-1 0 0 1 0 0)`] as const),
  ["purple", `${dots(4.4, 48, 30, 55, 33, 50, 38)}`],
  ["plum.", dots(1.4, 47, 29, 54, 32, 49, 37)],
  ["green", "M20 62C28 58 32 64 30 70 22 72 19 68 20 62ZM80 50C74 44 68 48 68 54 74 60 80 56 80 50Z"],
  ["~", "M22 64l5 4M77 52l-6 2"],
];

const CORK = "M-7-9C-7-13 7-13 7-9L6 5H-6Z";

const WILT: Picture = [
  ["red", "M18 84 27 40 36 84ZM40 84 49 30 58 84ZM62 84 71 44 80 84Z"],
  ["wine-2.4", "M25 62l4 2M47 56l5 3M69 64l4 2"],
  ["wood", CORK, "translate(27 46)"],
  ["wood", CORK, "translate(49 37)"],
  ["wood", CORK, "translate(71 50)"],
  ["*", dots(1.2, 25, 42, 29, 46, 47, 32, 51, 37, 69, 46, 73, 50)],
  ["stone", "M10 84H88L84 91H14Z"],
];

const POCKETS: Picture = [
  ["blue", "M22 30 76 28 75 58C72 66 66 68 60 70L56 62 50 71 44 62 38 70C30 68 24 64 23 56Z"],
  ["navy", "M22 30 76 28V38L22 40Z"],
  ["cream-2", "M28 46v10M29 60l5 4M70 45v10M69 59l-5 4M30 35h4M42 35h4M54 34h4M66 34h4"],
  ["green-3", "M52 88C56 84 60 84 64 80"],
  ...daisy("red", 50, 84, 8.5),
  ["green-3", "M36 80l-3-5"],
  ...daisy("gold", 36, 82, 5.5),
  ["~", "M44 72v4M66 72v5M70 82v5"],
];

const BEAST = "M10 60V36L4 16 22 24C30 18 44 18 52 24L70 16 64 36V60C64 74 52 82 37 82S10 74 10 60Z";

const PACKS: Picture = [
  ...put(
    [
      ["grey", BEAST],
      ["*", dots(3.4, 28, 46, 46, 46)],
      ["-", "M20 36l12 5M54 36l-12 5"],
    ],
    33,
    17,
    0.76,
  ),
  ...put(
    [
      ["brown", BEAST],
      ["bark.", "M22 60C26 52 46 52 52 60 52 72 46 78 37 78S22 72 22 60Z"],
      ["gold", dots(6, 26, 46, 48, 46)],
      ["*", `${dots(2.6, 27, 47, 47, 47)}M31 58h12l-6 6Z`],
      ["-", "M16 36l15 5M58 36l-15 5M37 64v4M29 72q8-5 16 0"],
      ["cream.", "M30 71l2 5 2-5ZM40 71l2 5 2-5Z"],
    ],
    10,
    26,
    0.76,
  ),
];

const PLENTY: Picture = [
  ["wood=3", "M22 58C20 14 76 14 74 58"],
  ["green-3", "M30 58 26 48M48 58V40M66 58l5-10"],
  ["green", "M36 56C30 48 34 42 40 42 42 48 42 52 36 56ZM58 56C56 48 60 44 66 46 66 52 64 56 58 56Z"],
  ...daisy("red", 28, 46, 10),
  ...daisy("gold", 48, 38, 11),
  ...daisy("lilac", 69, 47, 10),
  ...daisy("pink", 39, 54, 8),
  ...daisy("cream", 58, 55, 8),
  ["wood", "M14 58H82L76 84C74 90 22 90 20 84Z"],
  ["bark-2.4", "M17 68H79M19 78H77M32 60l3 28M48 60V88M64 60l-3 28"],
  ["-", "M12 58H84"],
];

export const BLUE_CURSES: Readonly<Record<string, Picture>> = {
  fog: FOG,
  slip: SLIP,
  shove: SHOVE,
  stir: STIR,
  moths: MOTHS,
  eclipse: ECLIPSE,
  quake: QUAKE,
  spread: SPREAD,
  rust: RUST,
  rain: RAIN,
};

export const WHITE_CURSES: Readonly<Record<string, Picture>> = {
  drowse: DROWSE,
  lead: LEAD,
  bristle: BRISTLE,
  bramble: BRAMBLE,
  wilt: WILT,
  pockets: POCKETS,
  packs: PACKS,
  plenty: PLENTY,
};

/** The back of a curse card: a ghost among its eyes. */
export const CURSE_BACK: Picture = [
  ["coal.", "M-2-2H100V100H-2Z"],
  ...ring(10, "slate-2.2", "M43 12q5-6 10 0-5 6-10 0ZM48 11v2", 48, 50),
  ...ghost("sky", 10, 10, 1.2),
];
