/** What is up there: five little scenes, 160 × 100, whose middle 100 tell the story alone. */
import { bloom, dots, type Mark, oval, type Picture, put, star, turned } from "../../../design/picture";
import { TOTO_HEAD } from "./walls";

const sky = (how: string): Mark => [`${how}.`, "M-4-4H164V104H-4Z"];
const CLOUD = "M-26 10C-36 10-36-2-26-3-27-14-12-18-6-10-1-19 16-17 16-6 28-8 32 8 22 10Z";
const cloud = (how: string, x: number, y: number, scale = 1): Mark => [
  how,
  CLOUD,
  `translate(${x} ${y}) scale(${scale})`,
];
const plank = (x: number, y: number, wide: number): Mark => ["board", `M${x} ${y}h${wide}v8h${-wide}Z`];

const SCARF: Picture = [["red", "M26 70C40 80 60 80 74 70L78 80C60 90 40 90 22 80Z"]];
/** Toto sits and looks. 100 × 130. */
const SITTING: Picture = [
  ["toto=8", "M76 122C96 124 100 104 90 96"],
  ["toto", "M30 76H70C84 92 86 112 80 128H20C14 112 16 92 30 76Z"],
  ["cream.", "M40 112C40 102 58 102 58 112V126H40Z"],
  ...TOTO_HEAD,
  ...SCARF,
];
/** Toto lies, curled up, eyes shut. 100 × 60. */
const CURLED: Picture = [
  ["toto", "M8 52C2 26 26 8 54 10 84 12 98 30 92 52 86 60 14 60 8 52Z"],
  [
    "toto",
    "M10 18C15 18 20 22 22 26 28 24 34 24 40 26 43 22 48 18 53 18 55 26 54 32 52 36 53 48 44 56 31 56S9 48 11 36C9 32 8 26 10 18Z",
  ],
  ["red", "M14 50C24 58 40 58 49 50L52 56C40 64 22 64 11 56Z"],
  ["cream-2.2", "M17 40q4 4 9 0M36 40q4 4 9 0"],
  ["blush.", "M28 45h5l-2.5 3Z"],
  ["toto=6", "M90 50C82 60 64 60 56 54"],
];

const clover = (x: number, y: number): Picture => [
  ["green-2", `M${x} ${y}v8`],
  ["green,", dots(3, x - 3, y, x + 3, y, x, y - 4)],
];
const daisy = (x: number, y: number, how: string): Picture => [
  ["green-2", `M${x} ${y}v10`],
  [how, bloom(x, y, 4.6, 5)],
  ["gold.", oval(x - 1, y - 1, 1.6)],
];
const seed = (x: number, y: number): Picture => [
  ["bark-1.4", `M${x} ${y}l-4 9`],
  ["cream.", star(x, y, 6, 2.4, 7)],
  ["bark.", oval(x - 4.5, y + 8.5, 1.6)],
];

const MEADOW: Picture = [
  sky("sky"),
  cloud("cream.", 30, 22),
  cloud("cream.", 138, 34, 0.8),
  ["sand-6", "M-4 96C30 86 60 100 92 92S140 96 164 88"],
  ["*", dots(1, 20, 91, 26, 92, 120, 94, 126, 92)],
  ["wood", "M14 60H146V72H14Z"],
  ["bark-2", "M46 62v8M80 62v8M114 62v8"],
  ["moss", "M12 60C16 48 26 46 32 52 40 42 52 44 56 52 66 42 92 42 100 52 106 44 120 44 124 52 132 46 144 50 148 60Z"],
  ...put(CURLED, 52, 20, 0.56),
  ...clover(46, 50),
  ...clover(58, 55),
  ...clover(108, 50),
  ...clover(96, 55),
  ...daisy(26, 44, "pink,"),
  ...daisy(38, 40, "gold,"),
  ...daisy(118, 38, "cream,"),
  ...daisy(130, 44, "pink,"),
  ...seed(60, 26),
  ...seed(74, 14),
  ...seed(92, 20),
  ...seed(104, 8),
  ...seed(112, 24),
];

const LAMP: Picture = [
  sky("dusk"),
  ["sun.", dots(1.2, 24, 14, 60, 8, 140, 22, 104, 12, 16, 48)],
  ["pebble", "M66 96C46 94 46 68 66 64 58 36 90 20 106 36 116 12 152 16 150 42 176 44 174 98 150 98Z"],
  // His shadow on the clouds, as big as a lion's. It waves.
  ["slate-9", "M130 84C138 74 142 64 143 54"],
  ["slate.", `${bloom(112, 68, 24, 11)}${oval(143, 48, 7)}M92 52 90 36 104 44ZM132 52 134 36 120 44Z`],
  ["brick", "M-4 66H70V104H-4Z"],
  ["~", "M-4 78H70M-4 91H70M16 66V78M44 66V78M4 78V91M30 78V91M58 78V91M18 91v12M46 91v12"],
  ["wood", "M8 10H62V64H8Z"],
  ["sun.", "M14 16H56V58H14Z"],
  ["-", "M14 16H56V58H14ZM35 16V58"],
  ["gold", "M28 40C24 46 26 52 35 52S46 46 42 40L38 28H32Z"],
  ["coral", "M35 50C31 46 33 42 35 38 37 42 39 46 35 50Z"],
  ["coal", "M27 52H43V58H27ZM31 28H39V24H31Z"],
  ["board", "M0 60H74V67H0Z"],
  ...put(SITTING, 56, 22, 0.36),
  ["toto=3.4", "M62 52C58 50 56 48 54 44"],
];

/** The sea in front, four paws and no word below. */
const CARD: Picture = [
  ["cream", "M0 0H56V54H0Z"],
  ["sky.", "M4 4H51V22H4Z"],
  ["blue.", "M4 22H51V34H4Z"],
  ["gold.", oval(42, 12, 5)],
  ["cream,", "M18 22 20 8 30 20ZM14 23H34L30 28H18Z"],
  ["~", "M5 5H52V35H5Z"],
  [
    "*",
    [9, 22, 35, 47].map((x) => `${oval(x, 47, 3, 2.4)}${dots(1.1, x - 3.4, 43.6, x, 42.4, x + 3.4, 43.6)}`).join(""),
  ],
];

const POSTCARD: Picture = [
  sky("sky"),
  cloud("cream.", 80, 16, 0.9),
  ["brick", "M-4 8H30V92H-4Z"],
  ["-", "M-4 29H30M-4 50H30M-4 71H30M12 8V29M22 29V50M12 50V71M22 71V92"],
  ["window", "M130 14H164V92H130Z"],
  ["-", "M140 30H156V60H140ZM148 30V60"],
  plank(-8, 90, 176),
  ...turned(CARD, 0, 0, -14).map(([how, d, t]): Mark => [how, d, `translate(32 32) ${t}`]),
  ...put(SITTING, 82, 34, 0.44),
  ["~", "M92 48q-4-3-3-7M88 54q-6-2-7-6"],
];

const tail = (x: number, how: string, pattern: string): Picture => [
  [`${how}=7`, `M${x} 44C${x + 7} 54 ${x - 7} 62 ${x + 2} 74`],
  [`${pattern}-2.4`, `M${x - 1} 51l5-1M${x - 4} 60l5 1M${x - 2} 68l5-2`],
];

const back = (x: number, how: string): Picture => [
  [how, `M${x - 13} 38C${x - 14} 26 ${x - 8} 20 ${x} 20S${x + 14} 26 ${x + 13} 38Z`],
  [
    how,
    `M${x - 9} 18C${x - 11} 12 ${x - 9} 6 ${x - 8} 3L${x - 3} 7H${x + 3}L${x + 8} 3C${x + 9} 6 ${x + 11} 12 ${x + 9} 18 ${x + 5} 23 ${x - 5} 23 ${x - 9} 18Z`,
  ],
];

const RAIN: Picture = [
  sky("ice"),
  ["gold.", oval(136, 14, 12)],
  ...back(36, "orange"),
  ...back(66, "blue"),
  ...back(96, "toto"),
  ...back(126, "green"),
  ["board", "M12 37H150V46H12Z"],
  ...tail(36, "orange", "rust"),
  ...tail(66, "blue", "navy"),
  ...tail(96, "toto", "coal"),
  ...tail(126, "green", "pine"),
  cloud("grey", 40, 82, 0.9),
  cloud("slate", 126, 84, 0.9),
  cloud("pebble", 84, 82, 0.9),
  ["navy-2", "M14 94l-3 9M30 95l-3 9M46 94l-3 9M62 95l-3 9M78 95l-3 9M94 94l-3 9M110 96l-3 9M126 95l-3 9M142 96l-3 9"],
];

const STAR: Picture = [
  sky("coal"),
  ["slate.", dots(0.9, 12, 30, 30, 12, 150, 18, 132, 44, 20, 62, 146, 70, 112, 8, 48, 40)],
  ["sun", star(80, 24, 11, 5, 5)],
  ["*", "M76 24h2.400v1.400H76ZM81.6 24H84v1.400h-2.400Z"],
  ["glow-2", "M80 6V2M64 14l-4-3M96 14l4-3M62 30l-5 2M98 30l5 2"],
  ...put(CURLED, 54, 38, 0.52),
  plank(34, 68, 92),
  ["window", "M44 77H68V104H44Z"],
  ["statue", "M92 77H116V104H92Z"],
  ["-", "M50 84H62V98H50ZM56 84V98M104 84v16M99 90q5-7 10 0"],
  cloud("dusk.", 16, 98, 0.9),
  cloud("dusk.", 146, 96),
];

export const STORIES: Readonly<Record<number, Picture>> = { 10: MEADOW, 13: LAMP, 15: POSTCARD, 17: RAIN, 20: STAR };
