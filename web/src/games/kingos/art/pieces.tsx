/** What lies on and beside the island: pawns, energy, the die, the wheel, the moon, the battle token, spikes. */
import table from "../../../../../src/tabbytop/games/kingos/data/table.json";
import { Drawn } from "../../../design/Icon";
import {
  type ArtProps,
  bloom,
  dots,
  Frame,
  ink,
  Marks,
  oval,
  type Picture,
  put,
  ring,
  star,
  turned,
} from "../../../design/picture";

/** Whose pawn is which of the five cats. */
export const SEAT_CATS = ["orange", "blue", "purple", "green", "red"] as const;
export type SeatCat = (typeof SEAT_CATS)[number];

export const seatCat = (seat: number): SeatCat => SEAT_CATS[seat % SEAT_CATS.length] ?? "orange";

type Seated = ArtProps & { readonly seat: number };

const SEAT_DEEP: Readonly<Record<SeatCat, string>> = {
  orange: "rust",
  blue: "navy",
  purple: "plum",
  green: "pine",
  red: "wine",
};

/** The pattern of each colour, about 40 × 26, round 0, 0. */
const SEAT_PATTERN: Readonly<Record<SeatCat, string>> = {
  orange: "M-18 10-8-10M-6 12 4-10M6 12 16-8",
  blue: "M-18-5q4.5-6 9 0t9 0 9 0 9 0M-18 6q4.5-6 9 0t9 0 9 0 9 0",
  purple: "M-12-7v10M-17-2h10M0 1v10M-5 6h10M12-7v10M7-2h10",
  green: dots(3, -13, -4, 0, 5, 13, -4, -1, -9, -13, 9, 13, 9),
  red: "M-11-9l5 8-5 8-5-8ZM11-9l5 8-5 8-5-8ZM0-2l5 8-5 8-5-8Z",
};

function Pattern({ of, at, scale = 1 }: { readonly of: SeatCat; readonly at: string; readonly scale?: number }) {
  const solid = of === "green" || of === "red";
  const deep = ink(SEAT_DEEP[of]);
  return (
    <path
      d={SEAT_PATTERN[of]}
      transform={`translate(${at}) scale(${scale})`}
      fill={solid ? deep : "none"}
      stroke={solid ? "none" : deep}
      strokeWidth="3.4"
    />
  );
}

/** A seat's rug as a fill for charts: told apart by its pattern as well as by its colour. */
export function RugPattern({ seat, id }: { readonly seat: number; readonly id: string }) {
  const cat = seatCat(seat);
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width="20" height="15">
      <rect width="20" height="15" fill={`var(--cat-${cat}-rug)`} />
      <Pattern of={cat} at="10 7.5" scale={0.5} />
    </pattern>
  );
}

/** A letter on a cream tag, for readers who asked for letters. */
function Tag({
  letter,
  x,
  y,
  r,
}: {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--art-cream)" stroke="var(--art-line)" strokeWidth="2.4" />
      <text
        x={x}
        y={y + r * 0.52}
        textAnchor="middle"
        fontFamily="var(--font-hand)"
        fontWeight="800"
        fontSize={r * 1.5}
        fill="var(--art-line)"
      >
        {letter}
      </text>
    </>
  );
}

const CLOAK = "M50 56C66 56 78 68 84 96H16C22 68 34 56 50 56Z";

/** An adventurer: one of the five heads on a cloak of her own colour and pattern. */
export function PawnArt({ seat, letter, ...rest }: Seated & { readonly letter?: string | null }) {
  const cat = seatCat(seat);
  return (
    <Frame className="pic" {...rest}>
      <path d={CLOAK} fill="var(--art-cream)" />
      <path d={CLOAK} transform="translate(1.8 1.5)" fill={`var(--cat-${cat}-rug)`} />
      <Pattern of={cat} at="50 84" scale={0.9} />
      <Marks
        of={[
          ["-", CLOAK],
          ["bark=2", "M31 66C27 75 25 85 24 95M69 66C73 75 75 85 76 95"],
        ]}
      />
      <Drawn name={`head-${cat}`} x={13} y={-2} size={74} />
      {letter ? <Tag letter={letter} x={80} y={82} r={15} /> : null}
    </Frame>
  );
}

const PAW: Picture = [
  [
    "*",
    `M50 46C60 46 68 58 64 66 60 72 54 67 50 67S40 72 36 66C32 58 40 46 50 46Z${dots(6, 31, 43, 43, 33, 57, 33, 69, 43)}`,
  ],
];

/** One energy: a disc with the seat's colour and pattern round a paw. */
export function EnergyDisc({ seat, ...rest }: Seated) {
  const cat = seatCat(seat);
  return (
    <Frame className="pic" {...rest}>
      <circle cx="50" cy="54" r="42" fill="var(--art-line)" />
      <circle cx="50" cy="49" r="42" fill={`var(--cat-${cat}-rug)`} stroke="var(--art-line)" strokeWidth="5" />
      <Pattern of={cat} at="50 18" scale={0.86} />
      <Pattern of={cat} at="50 81" scale={0.86} />
      <circle cx="50" cy="49.5" r="25" fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="4" />
      <Marks of={put(PAW, 12, 8, 0.76)} />
    </Frame>
  );
}

// -- the die ----------------------------------------------------------------------------------------------------------

export type DieFace = "shield" | "sword" | "moon";

const SHIELD: Picture = [
  ["blue", "M50 20C58 26 68 28 76 28 78 50 70 68 50 80 30 68 22 50 24 28 32 28 42 26 50 20Z"],
  ["cream.", "M46 26h7v18h17v7H53v23l-3.5 2-3.5-2V51H29v-7h17Z"],
  ["-", "M50 20C58 26 68 28 76 28 78 50 70 68 50 80 30 68 22 50 24 28 32 28 42 26 50 20Z"],
];
const SWORD: Picture = turned(
  [
    ["pebble", "M44 60V22L50 10 56 22V60Z"],
    ["~", "M50 24V54"],
    ["gold", "M32 58H68C70 64 66 66 62 65H38C34 66 30 64 32 58Z"],
    ["red", "M46 66H54V82H46Z"],
    ["gold", oval(50, 86, 5)],
  ],
  50,
  50,
  40,
);
const CRESCENT: Picture = [
  ["gold", "M60 16C38 16 24 32 24 50S38 84 60 84C66 84 72 82 76 79 58 78 48 66 48 50S58 22 76 21C72 18 66 16 60 16Z"],
  ["*", oval(35, 46, 3)],
  ["-", "M32 58q6 6 13 4"],
  ["cream,", star(72, 50, 10, 4.5, 5)],
];
const FACES: Readonly<Record<DieFace, Picture>> = { shield: SHIELD, sword: SWORD, moon: CRESCENT };

const DIE = "M22 6C50 3 74 4 84 8 94 12 95 30 95 50S94 84 86 90C76 96 30 97 18 92 6 88 5 70 5 50S6 12 22 6Z";

/** The die as it fell. */
export function DieArt({ face, ...rest }: ArtProps & { readonly face: DieFace }) {
  return (
    <Frame className="pic" {...rest}>
      <path d={DIE} transform="translate(0 4)" fill="var(--art-line)" stroke="var(--art-line)" strokeWidth="3" />
      <Marks
        of={[
          ["cream", DIE],
          ["%", "M95 50C95 70 94 84 86 90 76 96 30 97 18 92 50 92 88 88 92 20 94 30 95 40 95 50Z"],
        ]}
      />
      <Marks of={FACES[face]} />
    </Frame>
  );
}

// -- wheel, moon, token -----------------------------------------------------------------------------------------------

const near = (value: number) => Math.round(value * 10) / 10;

type Point = { readonly x: number; readonly y: number };

const at = (space: number, many: number, r: number): Point => {
  const angle = (space * 2 * Math.PI) / many;
  return { x: near(50 + r * Math.sin(angle)), y: near(50 - r * Math.cos(angle)) };
};

function onWheel(space: string, { x, y }: Point): Picture {
  if (space === "star") return [["gold,", star(x, y, 11, 5, 5)]];
  if (space !== "flower") return [["cream,", oval(x, y, 5)]];
  return [
    ["pink,", bloom(x, y, 7.6, 6)],
    ["gold.", oval(x - 1, y - 1, 2.8)],
  ];
}

/** The wheel with its spaces from the top, clockwise, and the counter of a seat where it stands. */
export function WheelArt({
  spaces = table.wheel,
  counter,
  seat = 0,
  ...rest
}: ArtProps & { readonly spaces?: readonly string[]; readonly counter?: number; readonly seat?: number }) {
  const many = spaces.length;
  const stands = counter === undefined ? null : at(counter, many, 37);
  return (
    <Frame className="pic" {...rest}>
      <Marks
        of={[
          ["wood", oval(50, 50, 48)],
          ["bark.", oval(49, 49, 27)],
          ["wood", oval(50, 50, 15)],
          ["-", oval(50, 50, 27)],
          ...ring(4, "bark=3", "M50 34V25", 50, 50, 45),
          ["gold", star(50, 50, 9, 4.2, 5)],
        ]}
      />
      <Marks of={spaces.flatMap((space, index) => onWheel(space, at(index, many, 37)))} />
      {stands ? (
        <Drawn name={`head-${seatCat(seat)}`} x={near(stands.x - 16)} y={near(stands.y - 17)} size={32} />
      ) : null}
    </Frame>
  );
}

/** The moon over the island, from new (0) to full (1); it yawns the more the fuller it is. */
export function MoonArt({ fullness = 1, ...rest }: ArtProps & { readonly fullness?: number }) {
  const part = Math.min(1, Math.max(0.16, fullness));
  const bow = near(42 * Math.abs(1 - 2 * part));
  const lit = `M50 8A42 42 0 0 1 50 92A${bow} 42 0 0 ${part < 0.5 ? 0 : 1} 50 8Z`;
  const face: Picture =
    part > 0.8
      ? [
          ["-", "M30 44q6 5 12 0M58 44q6 5 12 0"],
          ["*", oval(50, 66, 5.5, 7)],
          ["blush.", dots(4.5, 30, 57, 70, 57)],
        ]
      : [
          ["-", "M60 44q6 5 12 0M62 64q4 3 8 1"],
          ["blush.", oval(74, 56, 4)],
        ];
  return (
    <Frame className="pic" {...rest}>
      <Marks
        of={[
          ["coal", oval(50, 50, 42)],
          ["sun.", lit],
          ["gold.", `${part > 0.8 ? oval(34, 30, 5) : ""}${oval(72, 30, 5)}${oval(64, 80, 4)}`],
          ["-", oval(50, 50, 42)],
          ...(part > 0.3 ? face : []),
        ]}
      />
    </Frame>
  );
}

const BATTLE: Picture = [
  ["gold", bloom(50, 50, 44, 14)],
  ["red", oval(50, 50, 34)],
  ...put(SWORD, 11, 9, 0.78),
  ...put(turned(SWORD, 50, 50, -80), 11, 9, 0.78),
];

/** Whoever has it holds the battles. */
export function BattleToken(props: ArtProps) {
  return (
    <Frame className="pic" {...props}>
      <Marks of={BATTLE} />
    </Frame>
  );
}

// -- spikes -----------------------------------------------------------------------------------------------------------

export type Side = 0 | 1 | 2 | 3;

/** Thorns on a vine, crooked as claws: one gets scratched. */
const THORNS: Picture = [
  ...[14, 38, 62, 86].map(
    (x) =>
      ["*", `M${x - 10} 0H${x + 9}C${x + 6} 4 ${x + 4} 9 ${x + 3} 18 ${x - 4} 13 ${x - 8} 7 ${x - 10} 0Z`] as const,
  ),
  ["pine=2.6", "M4 0C20-2 34 2 50 0S82-2 96 0"],
];
/** Pikes with a bar: no way. */
const PIKES: Picture = [
  ...[15, 38.3, 61.6, 85].map((x) => ["red", `M${x - 8} 0H${x + 8}L${x} 17Z`] as const),
  ["red=4", "M4 0H96"],
];

/** Spikes on one edge of a card: up, right, down, left. They reach over the edge the way they point. */
export function SpikesArt({
  colour,
  direction,
  side = 0,
  ...rest
}: ArtProps & { readonly colour: "black" | "red"; readonly direction: "in" | "out"; readonly side?: Side }) {
  const way = direction === "in" ? "translate(0 -2)" : "translate(0 5) scale(1 -1)";
  return (
    <Frame className="pic" {...rest}>
      <g transform={`rotate(${side * 90} 50 50) ${way}`}>
        <Marks of={colour === "black" ? THORNS : PIKES} />
      </g>
    </Frame>
  );
}

// -- marks of a kind of field -----------------------------------------------------------------------------------------

const KINDS: Readonly<Record<string, Picture>> = {
  relax: CRESCENT,
  meadow: [
    ["green=5", "M50 94V60"],
    ["gold", bloom(50, 40, 30, 6)],
    ["wood", oval(50, 40, 11)],
  ],
  danger: [
    [
      "red",
      "M24 10C44 30 48 56 40 92 26 66 20 38 24 10ZM50 6C68 30 70 58 60 94 48 66 44 36 50 6ZM76 12C90 32 90 56 80 86 70 62 68 38 76 12Z",
    ],
  ],
  beach: [
    ["coral", star(50, 52, 44, 20, 5)],
    ["*", dots(3.4, 50, 40, 40, 54, 60, 54, 50, 66)],
  ],
  citadel: [
    ["gold", "M14 82 8 26 32 48 50 14 68 48 92 26 86 82Z"],
    ["red.", dots(6, 50, 66)],
  ],
};

/** What a field gives, in small: a rest, flowers, a guardian, the sea, Kingoš. */
export function KindMark({ kind, ...rest }: ArtProps & { readonly kind: string }) {
  return (
    <Frame {...rest}>
      <Marks of={KINDS[kind] ?? []} />
    </Frame>
  );
}
