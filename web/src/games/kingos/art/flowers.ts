/** Fourteen plants. Yellow ones (action) stand before a round sun, red ones (battle) before a burst with points. */
import { bloom, both, dots, type Mark, oval, type Picture, put, ring, star, turned } from "../../../design/picture";

export const SUN: Picture = [["glow.", oval(48, 48, 45)]];
export const BURST: Picture = [["haze.", star(48, 48, 49, 39, 14)]];

// -- parts that plants share, growing upwards from 0, 0 ---------------------------------------------------------------

const STEM = "M50 95C50 78 50 62 50 44";
/** A narrow leaf. */
const blade = (long: number, wide: number) => `M0 0Q${-wide} ${-long / 2} 0 ${-long}Q${wide} ${-long / 2} 0 0Z`;
const TOOTHED =
  "M0 0C-6-2-10-5-10-8L-14-11-11-14-14-19-10-20-10-25-6-26-5-31 0-36 5-31 6-26 10-25 10-20 14-19 11-14 14-11 10-8C10-5 6-2 0 0Z";
const SPINY = "M0 0-9-3-6-8-16-12-8-15-15-22-7-22-9-32-3-28 0-40 3-28 9-32 7-22 15-22 8-15 16-12 6-8 9-3Z";
const HEART = "M0 0C-17-4-22-24-11-27-5-28-1-24 0-20 1-24 5-28 11-27 22-24 17-4 0 0Z";
const ARROW = "M0 0-12 5C-9-4-9-18 0-34 9-18 9-4 12 5Z";

/** A leaf with its rib, at x, y, leaning by an angle. */
function leaf(d: string, how: string, x: number, y: number, angle: number, scale = 1): Picture {
  return put(
    turned(
      [
        [how, d],
        ["~", "M0-5V-24"],
      ],
      0,
      0,
      angle,
    ),
    x,
    y,
    scale,
  );
}

const pair = (d: string, how: string, y: number, angle: number, scale = 1): Picture => [
  ...leaf(d, how, 50, y, -angle, scale),
  ...leaf(d, how, 50, y, angle, scale),
];

const stem = (d = STEM, how = "green=3"): Mark => [how, d];

/** A small flower of five petals. */
const little = (x: number, y: number, how: string, r = 3.4): Picture => [
  [how, bloom(x, y, r * 1.5, 5)],
  ["gold.", oval(x - 1, y - 1, r * 0.55)],
];

/** Four petals of a fireweed, or a bud of it. */
const weed = (x: number, y: number, r: number): Picture => [
  ...ring(
    4,
    r > 9.5 ? "magenta," : "pink,",
    `M${x} ${y}C${x - r} ${y - r * 0.4} ${x - r * 0.6} ${y - r * 1.1} ${x} ${y - r * 1.1}S${x + r} ${y - r * 0.4} ${x} ${y}Z`,
    x,
    y,
    45,
  ),
  ["cream,", oval(x, y, 2.4)],
];

// -- yellow -----------------------------------------------------------------------------------------------------------

const SORREL: Picture = [
  stem("M50 95C51 70 49 40 50 14"),
  ["-", "M50 48 37 40M50 52 63 44M50 34 42 27M50 36 59 29"],
  ...pair(ARROW, "green", 86, 62, 1.05),
  ...leaf(ARROW, "moss", 50, 76, -38, 0.8),
  ["coral", dots(5, 50, 12, 44, 20, 56, 21)],
  ["coral", dots(5.6, 39, 28, 50, 29, 61, 30, 34, 40, 45, 39, 56, 40, 67, 43)],
  ["coral", dots(5.2, 40, 49, 51, 50, 61, 52)],
  ["gold.", dots(1.6, 49, 11, 43, 19, 55, 20, 38, 27, 49, 28, 60, 29, 33, 39, 44, 38, 55, 39, 66, 42, 39, 48, 50, 49)],
];

const POMPOM = (x: number, y: number, r: number): Picture => [
  ["pink", bloom(x, y, r, 11)],
  ["haze.", oval(x, y + r * 0.45, r * 0.62, r * 0.42)],
  [
    "~",
    `M${x} ${y + r * 0.5}V${y - r * 0.5}M${x - 3} ${y + r * 0.4}l-6-${r * 0.7}M${x + 3} ${y + r * 0.4}l6-${r * 0.7}`,
  ],
];

const CLOVER: Picture = [
  stem("M48 95C44 70 38 56 34 40"),
  stem("M52 95C60 78 66 66 69 52"),
  ...POMPOM(33, 29, 16),
  ...POMPOM(70, 42, 13),
  ...turned(
    [
      ["green", HEART, "translate(50 80) scale(.95)"],
      ["mint-3", "M43 65q7-6 14 0"],
      ["~", "M50 76v-8"],
    ],
    50,
    80,
    -88,
    88,
    0,
  ),
];

const SEED = "M0 0V-15M0-15l-6-6M0-15l6-6M0-15v-8";

const DANDELION: Picture = [
  stem("M50 95C54 76 48 62 45 48"),
  ...leaf("M0 0-6-3-4-8-13-9-6-15-14-18-5-23-8-30 0-38 8-30 5-23 14-18 6-15 13-9 4-8 6-3Z", "green", 51, 93, -64),
  ...leaf("M0 0-6-3-4-8-13-9-6-15-14-18-5-23-8-30 0-38 8-30 5-23 14-18 6-15 13-9 4-8 6-3Z", "green", 51, 93, 60, 0.9),
  ["cream.", oval(43, 33, 25)],
  ...ring(13, "~", SEED, 0, 0).map(([how, d, t]): Mark => [how, d, `translate(44 34) ${t}`]),
  ["wood", oval(44, 34, 5.5)],
  ["~", "M74 36 84 22M84 22l-3-9M84 22l8-5M84 22l3-10M81 60 90 50M90 50l-2-8M90 50l7-4M90 50l3-8"],
  ["bark.", "M73 35l-2 6 5-3ZM80 59l-2 6 5-3Z"],
];

const LIPS = "M0 2C-3-5-12-9-17-4-13-2-15 1-18 5-12 10-4 8 0 2Z";

const SAGE: Picture = [
  stem("M50 95V16", "sage=3"),
  ...leaf(blade(40, 17), "sage", 50, 88, -58),
  ...leaf(blade(40, 17), "sage", 50, 88, 58),
  ...leaf(blade(30, 13), "sage", 50, 74, -42),
  ...leaf(blade(30, 13), "sage", 50, 74, 42),
  ...[63, 46, 31].flatMap((y, i): Picture => both(["purple,", LIPS, `translate(48 ${y}) scale(${1.45 - i * 0.2})`])),
  ["purple", "M50 26C42 24 43 10 50 6 57 10 58 24 50 26Z"],
  ["lilac.", dots(2.2, 32, 63, 66, 63, 35, 46, 63, 46, 38, 31, 60, 31)],
];

const SNAPDRAGON: Picture = [
  stem("M50 95V20"),
  ...pair(blade(36, 10), "green", 92, 48),
  ...pair(blade(28, 8), "green", 84, 74),
  ["moss", "M50 18C45 16 45 8 50 4 55 8 55 16 50 18Z"],
  ...both(
    ["gold", "M50 28C40 30 34 24 38 17 44 13 50 18 50 28Z"],
    ["orange", "M49 42C36 46 27 38 31 29 40 23 49 30 49 42Z"],
  ),
  ["gold", "M27 54C24 40 36 33 46 40 48 36 52 36 54 40 64 33 76 40 73 54 60 60 40 60 27 54Z"],
  ["wine", "M30 56C42 60 58 60 70 56 66 64 60 66 50 66S34 64 30 56Z"],
  ["orange", "M32 62C38 68 44 65 50 67 56 65 62 68 68 62 72 76 62 83 50 83S28 76 32 62Z"],
  ["cream.", "M36 57l3 5 3-4ZM58 58l3 4 3-5Z"],
  ["*", dots(3, 38, 47, 62, 47)],
  ["~", "M31 42l9 2M69 42l-9 2M44 74v4M50 75v4M56 74v4"],
];

const MINT: Picture = [
  stem("M50 95V22"),
  ...pair(TOOTHED, "teal", 82, 78, 1.05),
  ...pair(TOOTHED, "green", 62, 62, 0.98),
  ...pair(TOOTHED, "teal", 44, 46, 0.78),
  ...little(42, 18, "lilac", 4),
  ...little(58, 18, "lilac", 4),
  ...little(50, 10, "lilac", 4),
  ["sky", "M84 20C80 27 80 31 84 31S88 27 84 20ZM16 26C13 31 13 35 16 35S19 31 16 26Z"],
];

const THYMESPRIG: Picture = [
  ["bark-3", "M50 92V58"],
  ["green,", `${oval(43, 79, 6, 3.6)}${oval(57, 79, 6, 3.6)}${oval(43.5, 68, 5.4, 3.4)}${oval(56.5, 68, 5.4, 3.4)}`],
  ...little(50, 57, "lilac,", 5),
];

const THYME: Picture = [
  ["gold", "M64 6C46 6 38 20 45 31 51 39 63 40 69 33 57 34 51 22 64 6Z"],
  ["*", dots(1.6, 49, 19)],
  ["~", "M48 26q3 3 6 1"],
  ["pine.", "M14 92C14 78 30 68 49 68S84 78 84 92Z"],
  ...turned(THYMESPRIG, 50, 98, -58, 58, -29, 29, 0),
  ["bark", "M12 96C20 86 34 90 42 88S64 86 72 89 86 90 88 96Z"],
];

const EDELWEISS: Picture = [
  stem("M50 95V60", "sage=3.4"),
  ...pair(blade(34, 10), "sage", 94, 52),
  ...pair(blade(26, 8), "sage", 80, 62),
  ...ring(7, "cream", "M50 42C42 32 43 14 50 6 57 14 58 32 50 42Z", 50, 42, 26),
  ...ring(7, "pebble-2", "M50 30V16", 50, 42, 26),
  ...ring(7, "cream", "M50 42C45 36 45 26 50 20 55 26 55 36 50 42Z", 50, 42),
  ["gold", dots(5, 50, 42, 42, 38, 58, 38, 45, 50, 55, 50)],
  ["*", dots(1.3, 50, 42, 42, 38, 58, 38, 45, 50, 55, 50)],
];

// -- red --------------------------------------------------------------------------------------------------------------

const POPPY: Picture = [
  stem("M52 95C58 80 50 70 50 54"),
  stem("M50 88C36 86 24 76 22 62", "green=2.4"),
  ["green", "M22 52C14 56 15 68 22 71 30 68 30 56 22 52Z"],
  ["red.", "M22 66c-3 2-2 5 0 5s3-3 0-5Z"],
  ...leaf(SPINY, "green", 54, 90, 64, 0.82),
  ["red", "M50 44C30 46 20 32 27 18 33 7 46 10 50 18 54 10 68 7 74 18 80 32 70 46 50 44Z"],
  ["red", "M50 34C64 28 82 36 79 50 76 63 58 65 50 58 42 65 24 63 21 50 18 36 36 28 50 34Z"],
  ["wine.", "M50 40C42 44 36 52 38 56 44 56 50 50 50 40ZM50 40C58 44 64 52 62 56 56 56 50 50 50 40Z"],
  ["*", oval(50, 40, 8.5)],
  ["moss-2.4", "M50 34v12M45 37l10 6M55 37l-10 6"],
  ["~", "M32 22l5 8M68 22l-5 8M28 50l6-3M72 50l-6-3"],
];

const ROSE: Picture = [
  stem("M50 95C48 80 51 70 50 58"),
  ["green", "M47 82l-9-4 8-3ZM53 74l9-5-8-3Z"],
  ...leaf(TOOTHED, "green", 50, 88, -64, 0.95),
  ...leaf(TOOTHED, "green", 51, 86, 66, 0.82),
  ["green", "M30 50 24 62 38 60 50 68 62 60 76 62 70 50Z"],
  ["red", "M22 32C20 18 34 6 50 7 66 6 80 18 78 32 78 50 66 60 50 60S22 50 22 32Z"],
  ["coral.", "M36 24C38 12 60 10 65 22 68 34 44 40 36 24Z"],
  ["%", "M78 32C78 50 66 60 50 60 62 54 70 44 70 26Z"],
  [
    "-",
    "M22 31C34 28 46 38 50 60M78 31C68 28 60 34 55 46M34 30C32 18 44 12 54 14 66 16 68 30 58 34 48 37 42 28 48 24 53 21 57 26 53 28",
  ],
];

const THISTLE: Picture = [
  stem("M50 95V56", "pine=3"),
  ...leaf(SPINY, "sage", 50, 92, -62, 0.98),
  ...leaf(SPINY, "sage", 50, 90, 62, 0.98),
  ["purple", "M33 38 20 16 31 22 29 5 41 17 50 2 59 17 71 5 69 22 80 16 67 38Z"],
  ["-", "M42 36 39 24M50 36V18M58 36l3-12"],
  ["green", "M31 40C40 34 60 34 69 40 76 52 66 66 50 66S24 52 31 40Z"],
  ["pine-2.6", "M36 42 58 64M50 38 68 56M64 42 42 64M50 38 32 56"],
  ["-", "M28 46l-8-3M27 54l-8 2M31 61l-6 6M72 46l8-3M73 54l8 2M69 61l6 6"],
];

const PEONY: Picture = [
  stem("M50 95V62"),
  ...leaf(blade(42, 20), "green", 50, 92, -66),
  ...leaf(blade(42, 20), "green", 50, 92, 66),
  ...leaf(blade(30, 15), "pine", 50, 88, -34),
  ...leaf(blade(30, 15), "pine", 50, 88, 34),
  ["magenta", bloom(50, 39, 32, 9)],
  ["coral", bloom(50, 40, 23.5, 8)],
  ["pink", bloom(50, 41, 16, 7)],
  ["haze", bloom(50, 42, 9, 5)],
  ["gold.", dots(1.8, 47, 41, 51, 40, 49, 45)],
];

const FIREWEED: Picture = [
  stem("M50 96V12", "wine=2.6"),
  ...[92, 84, 76].flatMap((y, i): Picture => pair(blade(42 - i * 5, 8), "green", y, 70 - i * 14)),
  ...weed(50, 50, 10),
  ...weed(30, 64, 11),
  ...weed(70, 64, 11),
  ...weed(37, 42, 9),
  ...weed(63, 42, 9),
  ...weed(50, 66, 11),
  ["pink", blade(20, 10), "translate(50 34) rotate(-46)"],
  ["pink", blade(20, 10), "translate(50 34) rotate(46)"],
  ["red", blade(17, 8), "translate(50 26) rotate(-28)"],
  ["red", blade(17, 8), "translate(50 26) rotate(28)"],
  ["red", blade(22, 9), "translate(50 26)"],
];

const BELL = "M0-6C5-5 6 2 5 6L2.5 4.5 0 6.5-2.5 4.5-5 6C-6 2-5-5 0-6Z";
const HEATHERSPRIG: Picture = [
  ["bark-3.4", "M50 94V20"],
  ["pine-2.4", "M50 82l-7-5M50 82l7-5M50 74l-7-5M50 74l7-5"],
  ...[62, 50, 38, 26].flatMap(
    (y, i): Picture => [
      [i % 2 ? "magenta," : "pink,", BELL, `translate(42 ${y}) rotate(24) scale(${1.12 - i * 0.1})`],
      [i % 2 ? "pink," : "magenta,", BELL, `translate(58 ${y - 3}) rotate(-24) scale(${1.12 - i * 0.1})`],
    ],
  ),
  ["magenta,", BELL, "translate(50 15) scale(.8)"],
];

const HEATHER: Picture = [
  ...turned(HEATHERSPRIG, 50, 100, -31, 31, 0),
  ["stone", "M18 96C20 84 32 82 40 88 48 82 66 82 70 89 78 86 84 90 84 96Z"],
  ["moss.", "M22 90c4-5 12-5 16-1-6 1-12 3-16 1ZM54 87c5-3 12-2 14 1-5 2-10 2-14-1Z"],
];

export const YELLOW_FLOWERS: Readonly<Record<string, Picture>> = {
  sorrel: SORREL,
  clover: CLOVER,
  dandelion: DANDELION,
  sage: SAGE,
  snapdragon: SNAPDRAGON,
  mint: MINT,
  thyme: THYME,
  edelweiss: EDELWEISS,
};

export const RED_FLOWERS: Readonly<Record<string, Picture>> = {
  poppy: POPPY,
  rose: ROSE,
  thistle: THISTLE,
  peony: PEONY,
  fireweed: FIREWEED,
  heather: HEATHER,
};
