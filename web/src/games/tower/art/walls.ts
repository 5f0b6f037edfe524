/** Faces of walls, 100 wide and as high as the wall stands, and what stands on cards. */
import { bloom, both, dots, type Mark, oval, type Picture } from "../../../design/picture";
import { type WallKind, wallSize } from "../box";

/** How high a wall's face is when it is 100 wide. */
export const tall = (kind: WallKind): number => Math.round((wallSize(kind).height / wallSize(kind).leg) * 100);

const bleed = (how: string, height: number): Mark => [how, `M-3-3H103V${height + 3}H-3Z`];

/** Courses of bricks; the odd ones are shifted by half a brick. */
function courses(rows: number, height: number): string {
  const step = height / rows;
  let d = "";
  for (let row = 0; row < rows; row++) {
    const y = Math.round(row * step);
    if (row) d += `M0 ${y}H100`;
    for (let x = row % 2 ? 17 : 34; x < 100; x += 34) d += `M${x} ${y}v${Math.round(step)}`;
  }
  return d;
}

const BRICK: Picture = [
  ["blush.", "M35 26H67V48H35ZM1 76H16V98H1Z"],
  ["bark.", "M69 51H99V74H69ZM18 1H33V24H18Z"],
  ["-", courses(4, 100)],
];

const WINDOW: Picture = [
  ["cream", "M22 14H78V72H22Z"],
  ["sun.", "M27 19H73V67H27Z"],
  ["~", "M27 19H73V67H27Z"],
  ["toto.", "M42 66C40 56 42 50 45 48L43 39 49 43H55L61 39 59 48C62 50 64 58 62 66Z"],
  ["gold.", dots(1.8, 48, 47, 54, 47)],
  ["-", "M50 14V40M22 40H40M64 40H78M16 74H84"],
  ["green", "M24 86C20 76 28 74 32 80 34 72 44 72 46 80 50 72 60 72 62 80 66 74 78 76 76 86Z"],
  ...[
    [30, 80],
    [50, 78],
    [69, 81],
  ].flatMap(([x = 0, y = 0], i): Picture => [[`${["red", "gold", "cream"][i]},`, bloom(x, y, 5.5, 5)]]),
  ["wood", "M20 86H80L76 102H24Z"],
];

const PORTAL: Picture = [
  ["cream", "M16 122V62C16 32 32 16 50 12 68 16 84 32 84 62V122Z"],
  ["bark", "M26 122V66C26 42 38 30 50 26 62 30 74 42 74 66V122Z"],
  ["-", "M50 26V120M26 84H74"],
  ["gold,", dots(3.6, 43, 92, 57, 92)],
  ["~", "M38 50V76M62 50V76M38 94V114M62 94V114M20 44l8 5M80 44l-8 5M34 22l5 7M66 22l-5 7"],
  ["gold", "M44 14 50 2 56 14 50 20Z"],
];

/** A cat of stone that has sat there for long. */
const STATUE: Picture = [
  ["cream", "M14 122V58C14 30 30 14 50 14S86 30 86 58V122Z"],
  ["pebble", "M32 108C24 90 30 74 38 66 32 60 32 48 34 36L43 44H57L66 36C68 48 68 60 62 66 70 74 76 90 68 108Z"],
  ["-", "M41 53q3 3 6 0M53 53q3 3 6 0M44 108V88M56 108V88"],
  ["*", "M47 59h6l-3 4Z"],
  ["stone", "M24 108H76V122H24Z"],
  ["moss.", "M26 110c6-5 12-3 15 1-5 4-11 3-15-1ZM60 71c4 0 6 5 6 9-4-2-6-5-6-9Z"],
];

/** Drawn inside its outline, which is narrower at the head. */
const COLUMN: Picture = [
  ["-", [0.2, 0.4, 0.6, 0.8].map((part) => `M${17 + 66 * part} 40L${100 * part} 244`).join("")],
  ["cream", "M8 0H92C96 12 92 26 82 26H18C8 26 4 12 8 0Z"],
  ...both(["~", "M30 13a6 6 0 1 0-6 6c6 0 10-5 10-11"]),
  ["cream", "M17 26H83V38H17ZM4 238H96V252H4ZM-2 252H102V278H-2Z"],
];

const FACES: Readonly<Record<WallKind, Picture>> = {
  brick: BRICK,
  window: WINDOW,
  portal: PORTAL,
  statue: STATUE,
  column: COLUMN,
};

/** A wall's face that runs off its edges, as it is glued on. */
export const wallFace = (kind: WallKind): Picture => [bleed(`${kind}.`, tall(kind)), ...FACES[kind]];

/** The outline of a standing wall; columns are narrower at the head. */
export function wallOutline(kind: WallKind): string {
  const { leg, top } = wallSize(kind);
  const inset = Math.round((1 - top / leg) * 50);
  return `M0 ${tall(kind)}L${inset} 0H${100 - inset}L100 ${tall(kind)}Z`;
}

// -- cats and hands ---------------------------------------------------------------------------------------------------

/** A cat of any colour, 100 × 72: patched with all four, each with its pattern. */
export const ANY_CAT: Picture = [
  ["purple=6", "M80 50c8-2 12-9 8-16-3-5-9-3-8 2"],
  ["cream", "M26 58C14 50 17 33 36 31c26-3 44 6 46 22 1 8-6 11-12 11H38c-6 0-10-2-12-6Z"],
  ["green.", "M48 30C58 30 68 34 74 40 72 48 56 50 52 44 48 40 46 34 48 30Z"],
  ["purple.", "M80 47C83 56 78 62 70 62 62 63 60 56 66 52 70 48 76 50 80 47Z"],
  ["pine.", dots(2, 56, 36, 64, 40, 58, 43)],
  ["plum-2", "M70 55v5M67.5 57.500h5"],
  ["-", "M26 58C14 50 17 33 36 31c26-3 44 6 46 22 1 8-6 11-12 11H38c-6 0-10-2-12-6Z"],
  ["cream", "M11 11c5 1 9 5 13 9 5-2 11-2 16 0 4-4 8-8 13-9 2 8 2 16 1 23 2 15-8 25-22 25S8 49 10 34C9 27 9 19 11 11Z"],
  ["orange.", "M10 12C16 13 20 17 24 20 27 26 24 34 10 33 9 26 8 18 10 12Z"],
  ["blue.", "M53 12C47 13 43 17 39 20 35 27 40 34 53 33 54 26 55 18 53 12Z"],
  ["rust-2.2", "M15 20l3 8M20 22l2 6"],
  ["navy-2.2", "M42 24q2.5-3 5 0t5 0"],
  [
    "-",
    "M11 11c5 1 9 5 13 9 5-2 11-2 16 0 4-4 8-8 13-9 2 8 2 16 1 23 2 15-8 25-22 25S8 49 10 34C9 27 9 19 11 11ZM17 39q4.5 4.5 9 0M38 39q4.5 4.5 9 0",
  ],
  ["*", "M29 45h6l-3 4Z"],
  ["~", "M32 48v2q-2 3.5-5 2M32 50q2 3.5 5 2M14 47l-8-2M14 51l-7 2M50 47l8-2M50 51l7 2"],
  ["cream,", "M30 64c-1-6 9-7 10 0ZM43 64c-1-6 9-7 10 0Z"],
];

/** A hand that strokes from above. 64 × 48, the sleeve at the upper right. */
export const HAND: Picture = [
  ["blue", "M46 2 62 12 54 26 38 16Z"],
  [
    "tan",
    "M42 14 50 26C44 34 34 38 26 38 20 40 12 44 6 42 2 40 4 36 8 35L18 32C12 33 6 34 3 32 0 29 3 26 7 26L20 25C14 24 8 24 6 21 5 17 9 16 13 17L28 19C32 14 36 12 42 14Z",
  ],
];

/** Toto's head, 100 × 100, over a scarf. */
export const TOTO_HEAD: Picture = [
  [
    "toto",
    "M18 14C26 15 34 21 38 28 46 26 54 26 62 28 66 21 74 15 82 14 86 26 86 36 83 44 86 64 72 78 50 78S14 64 17 44C14 36 14 26 18 14Z",
  ],
  [
    "blush.",
    "M23 22C29 24 32 28 34 31 30 33 26 37 24 41 21 35 21 28 23 22ZM75 22C69 24 66 28 64 31 68 33 72 37 74 41 77 35 77 28 75 22Z",
  ],
  ["gold", `${oval(35, 49, 8, 9)}${oval(65, 49, 8, 9)}`],
  ["*", `${oval(35.5, 49, 2.8, 6.5)}${oval(64.5, 49, 2.8, 6.5)}`],
  ["blush.", "M45 60h8l-4 5Z"],
  ["cream-1.8", "M50 66v3q-4 4-9 2M50 69q4 4 9 2M28 62 12 60M28 67l-15 4M72 62l16-2M72 67l15 4"],
];
