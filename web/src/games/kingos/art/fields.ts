/** The island's fields, seen from a little above: ground that runs off the card, and one landmark each. */
import { bloom, dots, type Mark, oval, type Picture, put, star } from "../../../design/picture";

export type FieldKind = "relax" | "meadow" | "danger" | "beach" | "citadel";

/** Numbers between 0 and 1 that a seed gives again and again. */
function dice(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Small things that say what kind of ground it is, without its colour: ripples, tufts, cracks, shells, flagstones. */
const SCATTER: Readonly<Record<FieldKind, readonly Picture[]>> = {
  relax: [
    [["wood-1.8", "M-7 0q3.5-4 7 0t7 0"]],
    [["wood-1.8", "M-5 0q2.5-3 5 0t5 0M-1 5q2.5-3 5 0"]],
    [["cream,", "M-4 3C-5-4 5-4 4 3Z"]],
  ],
  meadow: [
    [["green-2", "M-4 2-6-4M0 2V-6M4 2 6-4"]],
    [["green-2", "M-3 2-4-3M1 2 2-5"]],
    [
      ["cream.", bloom(0, 0, 3.6, 5)],
      ["gold.", oval(-0.6, -0.6, 1.4)],
    ],
    [["red.", bloom(0, 0, 3, 4)]],
  ],
  danger: [
    [["brown-1.8", "M-6-3 0-1-2 3 5 5"]],
    [["brown-1.8", "M-4-4-1 0 4-1M-1 0-2 5"]],
    [["stone,", "M-5 3C-5-3-1-5 3-3 6-1 6 3 4 3Z"]],
  ],
  beach: [
    [["wood-1.8", "M-6 0q3-3 6 0t6 0"]],
    [
      ["cream,", "M-5 3C-6-4 6-4 5 3Z"],
      ["~", "M0 3V-2M-2 3-4-1M2 3 4-1"],
    ],
    [["coral,", star(0, 0, 5.5, 2.4, 5)]],
  ],
  citadel: [
    [["grey-1.8", "M-7-3H3V3H-7M3 0H8"]],
    [["grey-1.8", "M-5 0H5M0 0V5M-3-5V0"]],
    [["moss.", "M-4 2C-5-3 4-4 5 1 2 4-2 4-4 2Z"]],
  ],
};

const GROUND: Readonly<Record<FieldKind, readonly [ground: string, patch: string]>> = {
  relax: ["shelter", "sun"],
  meadow: ["meadow", "mint"],
  danger: ["danger", "wood"],
  beach: ["sand", "glow"],
  citadel: ["citadel", "pebble"],
};

const PATCHES = [
  "M-20-20C10-30 40-12 34 6S-4 26-20 18Z",
  "M30-20C60-24 90-8 70 6S38 4 30-20Z",
  "M110 40C84 34 66 52 78 66S104 78 112 70Z",
  "M-12 60C12 52 34 64 28 82S0 112-14 100Z",
  "M40 112C36 90 62 80 80 92S100 112 90 118Z",
];

function ground(kind: FieldKind, seed: number): Picture {
  const next = dice(seed);
  const [below, patch] = GROUND[kind];
  const marks: Mark[] = [[`${below}.`, "M-4-4H104V104H-4Z"]];
  for (const d of PATCHES) if (next() < 0.62) marks.push([`${patch}.`, d]);
  const things = SCATTER[kind];
  for (let cell = 0; cell < 16; cell++) {
    const thing = things[Math.floor(next() * things.length)];
    const x = ((cell % 4) + 0.2 + 0.6 * next()) * 25;
    const y = (Math.floor(cell / 4) + 0.2 + 0.6 * next()) * 25;
    if (thing && next() < 0.7) marks.push(...put(thing, Math.round(x), Math.round(y)));
  }
  return marks;
}

// -- landmarks --------------------------------------------------------------------------------------------------------

const tree = (x: number, y: number, r: number, fruit: string): Picture => [
  ["brown-4", `M${x} ${y + r * 0.5}V${y + r + 7}`],
  ["green,", bloom(x, y, r, 8)],
  [`${fruit}.`, dots(2.2, x - r * 0.4, y - 2, x + r * 0.4, y - r * 0.3, x, y + r * 0.45, x + r * 0.1, y - r * 0.65)],
];

const rock = (x: number, y: number, scale: number, how = "stone,"): Picture =>
  put(
    [
      [how, "M-20 16-14-10-4-24 4-12 10-18 20 16Z"],
      ["%", "M4-12 10-18 20 16H4Z"],
      ["~", "M-8 4-4-10M8 8 6-4"],
    ],
    x,
    y,
    scale,
  );

const column = (x: number, y: number, h: number): Picture => [
  [
    "pebble,",
    `M${x - 7} ${y}H${x + 7}L${x + 6} ${y - h + 4} ${x + 2} ${y - h} ${x - 2} ${y - h + 3} ${x - 6} ${y - h - 2}Z`,
  ],
  ["~", `M${x - 2} ${y - 3}V${y - h + 8}M${x + 3} ${y - 3}V${y - h + 9}`],
  ["pebble,", `M${x - 10} ${y + 5}V${y}H${x + 10}V${y + 5}Z`],
];

const reed = (x: number, y: number, h: number): Picture => [
  ["pine-2.2", `M${x} ${y}V${y - h}`],
  ["brown=3", `M${x} ${y - h}v-7`],
];

/** Battlements over a wall from x to x + wide. */
function wall(x: number, y: number, wide: number, high: number, teeth: number): string {
  const tooth = wide / (2 * teeth - 1);
  let top = "";
  for (let i = 0; i < teeth; i++) top += `v-6h${tooth}v6${i < teeth - 1 ? `h${tooth}` : ""}`;
  return `M${x} ${y}v${-high}${top}V${y}Z`;
}

const DUNES: Picture = [
  ["sun,", "M-6 40C14 8 34 6 46 26 52 34 62 38 72 36L40 58C20 62 4 56-6 52Z"],
  ["wood.", "M26 12C36 12 42 20 46 26 52 34 62 38 70 37 50 46 34 36 26 12Z"],
  ["glow,", "M40 60C54 32 76 26 106 46V70C86 78 60 74 40 60Z"],
  ["wood.", "M76 36C90 36 98 42 106 48V62C92 62 82 52 76 36Z"],
  ["pine-2", "M12 24C12 16 8 12 6 10M14 24C16 16 16 12 18 8M16 25C20 19 24 18 27 18"],
  ["wood-1.8", "M10 46q8-3 16 1M58 58q10-4 18 1M84 62q6-2 12 0"],
];

const COVE: Picture = [
  ["foam.", "M104-6V62C92 66 84 58 70 56 52 54 46 40 32 34 20 30 14 14 18-6Z"],
  ["water.", "M104-6V54C92 58 86 50 72 48 58 46 52 32 38 28 26 24 22 10 24-6Z"],
  ["cream-2", "M46 10q5-4 10 0t10 0M70 24q5-4 10 0t10 0M66 40q4-3 8 0"],
  ["wood,", "M70 10C80 16 92 16 98 8 98 24 76 28 70 10Z"],
  ["~", "M78 16l4 7M90 15l-2 7"],
  ...rock(14, 46, 0.5),
  ...rock(28, 54, 0.34),
];

const SPRING: Picture = [
  ["grey,", "M12 32C10 14 28 8 42 10 60 4 86 12 86 30 88 48 66 56 48 54 28 56 12 48 12 32Z"],
  ["water,", "M22 32C22 20 36 17 48 18 62 16 76 20 76 31 76 42 62 46 48 45 34 46 22 42 22 32Z"],
  ["cream-2", "M34 28q5-4 10 0t10 0M46 37q5-4 10 0"],
  ["~", "M20 20l5 4M50 10v6M80 22l-6 3M20 46l5-4M68 52l-2-6"],
  ["water.", "M40 46C44 58 36 66 42 78 46 88 36 96 38 106H52C50 94 58 86 54 76 50 66 56 58 52 46Z"],
  ["cream-2", "M46 56q-3 8 0 15M47 84q-4 6-3 11"],
  ["green-2.4", "M84 58C88 50 94 48 98 50M84 58C84 50 80 46 76 46M84 58C88 56 94 60 96 64"],
];

const REEDS: Picture = [
  ["water,", "M-6-6H70C80 4 74 16 60 18 46 20 44 32 30 34 14 36 6 48-6 46Z"],
  ["cream-2", "M10 10q5-4 10 0t10 0M36 8q4-3 8 0M8 26q5-4 10 0"],
  ["green,", "M40 26C48 22 56 26 54 32L46 30Z"],
  ...reed(14, 52, 30),
  ...reed(24, 50, 38),
  ...reed(34, 46, 26),
  ...reed(62, 32, 22),
  ...reed(72, 30, 28),
  ["pine-2.2", "M18 54C18 40 12 34 6 30M28 52C30 42 36 38 42 38M68 34C72 26 78 22 84 22M58 34C56 26 52 22 48 20"],
];

const PASTURE: Picture = [
  ["wood,", "M-6 22H106V27H-6ZM-6 34H106V39H-6Z"],
  ["wood,", "M10 46V14l4-4 4 4V46ZM46 46V14l4-4 4 4V46ZM82 46V14l4-4 4 4V46Z"],
  ["sun,", "M22 74C18 58 30 50 42 50S66 58 62 74C56 80 28 80 22 74Z"],
  ["bark-1.8", "M30 60q12-5 24 0M27 69q15-5 30 0M36 52l-2 25M50 52l2 25"],
];

const ORCHARD: Picture = [
  ...tree(28, 24, 17, "red"),
  ...tree(74, 20, 15, "gold"),
  ...tree(56, 46, 16, "red"),
  ...tree(14, 60, 11, "gold"),
];

const TERRACES: Picture = [
  ["moss,", "M-6 30C20 10 70 8 106 24V106H-6Z"],
  ["meadow,", "M-6 50C24 32 70 30 106 46V106H-6Z"],
  ["mint,", "M-6 72C26 54 72 54 106 70V106H-6Z"],
  ["pine-2", "M12 32l3 5M28 27l3 5M46 25l2 5M64 26l1 5M82 30l0 5M14 52l3 5M32 47l3 5M52 45l1 5M72 48l0 5M88 53l-1 5"],
  ["stone,", "M40 72l6-4 8 1 3 5H42ZM62 71l8-1 5 5-11 1Z"],
  ["-", "M58 22v20M64 23v20M58 27h6M58 33h6M58 39h6"],
];

const WRECK: Picture = [
  ["bark=3", "M62 46 44 4M38 18 62 8"],
  ["cream,", "M39 19 59 10C62 22 60 30 54 38L50 32 46 38Z"],
  ["wood,", "M6 46C24 56 60 56 92 36 94 56 74 72 44 72 22 72 10 62 6 46Z"],
  ["bark-2", "M14 56C36 64 64 60 88 48M24 66C44 70 64 66 80 58"],
  ["coal,", "M40 56 52 55 56 62 48 66 38 63Z"],
  ["bark=2.4", "M76 42 82 26M88 38 95 24"],
  ["shelter.", "M2 74C18 64 30 74 46 70S78 66 92 62C98 74 60 82 2 74Z"],
];

const GORGE: Picture = [
  [
    "brown,",
    "M18-6C30 12 20 26 34 40 46 52 40 70 56 80 66 88 64 96 68 106H92C88 92 80 84 72 74 58 60 66 44 52 32 42 22 48 8 42-6Z",
  ],
  [
    "coal.",
    "M25-6C36 12 28 26 40 38 52 50 46 68 60 78 70 86 70 96 74 106H84C80 92 74 86 66 76 54 60 60 46 47 34 36 22 42 8 35-6Z",
  ],
  ["wood=2.6", "M22 46C36 56 54 44 66 36M26 56C40 64 56 54 70 46"],
  ["wood-3", "M28 48l4 9M36 50l4 9M44 48l4 9M52 44l4 9M60 39l4 9"],
  ["brown-1.8", "M10 14l8 3M70 20l8-4M82 60l9-2"],
];

const BURROW: Picture = [
  ["wood,", "M2 58C4 28 22 10 46 12 74 10 92 32 94 58 70 68 24 68 2 58Z"],
  ["moss.", "M10 32C18 18 32 11 46 12 64 10 78 20 86 32 76 36 68 26 58 30S40 36 32 30 18 38 10 32Z"],
  ["coal,", "M28 60C26 42 36 34 48 34S70 42 68 60C56 65 40 65 28 60Z"],
  ["gold.", dots(2.8, 42, 49, 54, 49)],
  ["bark-2", "M34 36C32 42 34 46 31 50M62 36C66 42 62 46 65 52M18 46l6 4M78 48l6-3"],
  [
    "brown.",
    `${oval(30, 82, 3.4, 2.8)}${dots(1.3, 26, 78, 30, 76.5, 34, 78)}${oval(56, 90, 3.4, 2.8)}${dots(1.3, 52, 86, 56, 84.5, 60, 86)}`,
  ],
];

const CRAGS: Picture = [
  ...rock(72, 26, 1),
  ...rock(24, 32, 1.15, "grey,"),
  ...rock(50, 44, 1),
  ...rock(88, 56, 0.55, "grey,"),
  ["cream.", "M18 10l-3 8 5-3 4 5-3-13ZM67 4l-2 6 5 1-2-7Z"],
];

const THICKET: Picture = [
  ["pine,", bloom(22, 22, 18, 8)],
  ["green,", bloom(54, 16, 17, 8)],
  ["pine,", bloom(82, 28, 18, 8)],
  ["green,", bloom(40, 44, 16, 8)],
  ["pine,", bloom(68, 52, 15, 8)],
  ["coal-2.4", "M6 46C24 30 34 52 50 32S80 40 96 16M18 39l-3-6M34 42l5-5M46 37l-5-3M62 28l0-6M78 33l5 4M88 26l-5-4"],
  ["gold.", dots(1.8, 38, 44, 44, 44, 79, 27, 85, 27)],
];

const RUINS: Picture = [
  ["pebble,", "M8 48V26C8 6 48 6 48 26V48H38V28C38 18 18 18 18 28V48Z"],
  ["~", "M10 34h6M40 34h6M22 14l3 5M36 13l-3 5"],
  ...column(68, 44, 30),
  ...column(90, 50, 18),
  ["pebble,", "M52 66l20-6 4 7-20 7Z"],
  ["~", "M60 64l4 7"],
  ["moss.", "M40 26c4 2 8 8 6 16-3-6-5-10-6-16ZM62 38c3 0 6 2 6 6-4 0-6-2-6-6Z"],
];

const QUARRY: Picture = [
  ["stone,", "M10 34 46 8 92 22 86 56 46 66 14 58Z"],
  ["grey,", "M22 38 48 20 80 30 76 50 46 57 24 52Z"],
  ["coal,", "M34 42 50 30 68 36 65 46 47 51 36 47Z"],
  ["~", "M16 40l7 3M84 32l-6 2M46 58v7M48 10v8"],
  ["bark=2.6", "M82 62V12L54 20"],
  ["-", "M56 20V32"],
  ["pebble,", "M49 32H63V43H49ZM14 66h14v11H14ZM30 70h12v9H30Z"],
];

const WATCHTOWER: Picture = [
  ["stone,", "M32 66 36 24H64L68 66C58 72 42 72 32 66Z"],
  ["%", "M56 24H64L68 66C64 69 60 70 56 70Z"],
  ["wood,", wall(28, 26, 44, 12, 4)],
  ["coal,", "M44 66V54C44 46 56 46 56 54V67Z"],
  ["gold,", "M46 34h8v9h-8Z"],
  ["~", "M38 46h6M60 38h4M58 58h6M36 58h5M50 34v9"],
  ["bark-2.4", "M50 9V-2"],
  ["red,", "M50-2 68 3 50 8Z"],
];

const BEACH: Picture = [
  ["foam.", "M-6 106V66C10 58 20 72 36 66S64 56 78 64 98 62 106 58V106Z"],
  ["water.", "M-6 106V74C10 66 20 80 36 74S64 64 78 72 98 70 106 66V106Z"],
  ["cream-2", "M10 90q5-4 10 0t10 0M48 86q5-4 10 0t10 0M76 92q5-4 10 0"],
  ["wood,", "M52 40C66 50 84 46 94 34 98 52 66 64 52 40Z"],
  ["~", "M66 46l5 9M82 44l2 8"],
  ["bark=3", "M20 52C22 36 20 26 16 16"],
  [
    "green,",
    "M16 16C4 6-4 14-6 22 2 18 10 16 16 16ZM16 16C18 2 30 0 38 6 30 8 22 12 16 16ZM16 16C26 12 36 18 36 28 30 20 24 18 16 16ZM16 16C6 18 4 26 6 34 10 26 12 20 16 16Z",
  ],
];

const CITADEL: Picture = [
  ["stone,", "M-6 72C20 58 80 58 106 72V106H-6Z"],
  ["pebble,", wall(8, 74, 84, 32, 7)],
  ["pebble,", `${wall(2, 78, 22, 52, 3)}${wall(76, 78, 22, 52, 3)}`],
  ["cream,", wall(32, 74, 36, 54, 4)],
  ["%", "M58 20H68V74H58ZM90 26h8v52h-8Z"],
  ["purple,", "M50 14V-4L70 2 50 8Z"],
  ["bark,", "M40 76V60C40 48 60 48 60 60V76Z"],
  ["gold,", "M41 40 39 30 45 34 50 28 55 34 61 30 59 40Z"],
  ["~", "M10 40h6M84 40h6M10 58h5M86 58h5M50 52v24M46 66h.1M54 66h.1"],
  ["coal.", "M10 46h5v8h-5ZM84 46h5v8h-5Z"],
];

const LANDMARKS: Readonly<Record<string, readonly [FieldKind, Picture]>> = {
  beach: ["beach", BEACH],
  citadel: ["citadel", CITADEL],
  dunes: ["relax", DUNES],
  cove: ["relax", COVE],
  reeds: ["meadow", REEDS],
  pasture: ["meadow", PASTURE],
  wreck: ["danger", WRECK],
  gorge: ["danger", GORGE],
  burrow: ["danger", BURROW],
  spring: ["relax", SPRING],
  orchard: ["meadow", ORCHARD],
  terraces: ["meadow", TERRACES],
  crags: ["danger", CRAGS],
  thicket: ["danger", THICKET],
  ruins: ["danger", RUINS],
  quarry: ["danger", QUARRY],
  watchtower: ["danger", WATCHTOWER],
};

/** The ground of a field, and its landmark; of a mere kind the ground alone. */
export function field(id: string, seed: number): { readonly ground: Picture; readonly landmark: Picture } {
  const [kind, landmark] = LANDMARKS[id] ?? [id in GROUND ? (id as FieldKind) : "relax", []];
  return { ground: ground(kind, seed), landmark };
}
