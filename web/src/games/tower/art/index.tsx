/** The pictures of the tower, keyed as the box names its things. Each fills a box of 100 × 100 unless it says otherwise. */
import { Drawn } from "../../../design/Icon";
import { type ArtProps, dots, Frame, ink, Marks, oval, type Picture, star } from "../../../design/picture";
import { type Colour, isHoled, type Scarf, STORIES as STORY_FLOORS, type WallKind } from "../box";
import { Wall } from "./cards";
import { STORIES } from "./stories";
import { TOTO_HEAD, tall } from "./walls";

export { ActionFace, GoalFace } from "./cards";
export { pictureAddress } from "./texture";
export { tall, wallFace } from "./walls";

/** A wall as it stands, in a box as high as it is. */
export function WallFace({ kind, ...rest }: ArtProps & { readonly kind: WallKind }) {
  const high = tall(kind);
  return (
    <Frame className="pic" {...rest} viewBox={`-3 -3 108 ${high + 8}`}>
      <Wall kind={kind} x={0} foot={high} wide={100} />
    </Frame>
  );
}

/** The head of a cat, with her pattern. */
export function CatFace({ colour, ...rest }: ArtProps & { readonly colour: Colour }) {
  return (
    <Frame className="pic" {...rest}>
      <Drawn name={`head-${colour}`} x={0} y={0} size={100} />
    </Frame>
  );
}

const SCARF = "M22 72C38 84 62 84 78 72L84 84C64 98 36 98 16 84Z";
const KNOT = "M62 84 78 82 84 99H68Z";
/** Each scarf has a pattern, for those who do not see its colour; the red one, Toto's own, is plain. */
const WOVEN: Readonly<Record<Scarf, string>> = {
  red: "",
  orange: "M28 82l4 8M40 85l3 8M54 86l0 8M66 85l-3 8M71 88l3 9",
  blue: "M26 85q4-4 8 0t8 0 8 0 8 0 8 0 8-2",
  purple: "M32 82v8M28 86h8M48 86v8M44 90h8M64 83v8M60 87h8M74 88v7",
  yellow: dots(1, 30, 84, 38, 88, 47, 88, 56, 89, 65, 87, 72, 93),
};

/** Toto, or one of his friends in a scarf of another colour. */
export function TotoFace({ scarf = "red", ...rest }: ArtProps & { readonly scarf?: Scarf }) {
  const how = scarf === "yellow" ? "gold" : scarf;
  const worn: Picture = [
    [how, SCARF],
    [how, KNOT],
    ["~", WOVEN[scarf]],
  ];
  return (
    <Frame className="pic" {...rest}>
      <Marks of={[...TOTO_HEAD, ...worn]} />
    </Frame>
  );
}

/** What is found on the floor that was the goal. 160 × 100, cut to its box. */
export function StoryFace({ id, ...rest }: ArtProps & { readonly id: number }) {
  return (
    <Frame overflow="hidden" preserveAspectRatio="xMidYMid slice" {...rest} viewBox="0 0 160 100">
      <Marks of={STORIES[id] ?? []} />
    </Frame>
  );
}

const HOLE = "M37.5 37.5H62.5V62.5H37.5Z";

/** A floor from above: its number in two corners, a star where a story waits, a hole where there is one. */
export function FloorFace({ number, ...rest }: ArtProps & { readonly number: number }) {
  const story = STORY_FLOORS.includes(number);
  const board: Picture = [
    ["board", "M3 4C30 2 70 3 97 3 98 30 97 70 97 97 70 98 30 97 3 97 2 70 3 30 3 4Z"],
    [
      "wood-1.6",
      "M10 30C30 27 42 33 60 29S82 28 90 30M10 52C22 49 28 54 34 52M66 52C74 49 82 54 90 51M10 74C30 71 48 77 64 73S84 72 90 74",
    ],
    ...(isHoled(number) ? ([["coal", HOLE]] as const) : story ? ([["gold", star(50, 52, 17, 7.5, 5)]] as const) : []),
  ];
  return (
    <Frame className="pic" {...rest}>
      <Marks of={board} />
      <rect x="8" y="8" width="84" height="84" stroke={ink("bark")} strokeWidth="1.8" strokeDasharray="4 4" />
      {[0, 180].map((turn) => (
        <text
          key={turn}
          x="22"
          y="29"
          transform={`rotate(${turn} 50 50)`}
          textAnchor="middle"
          fontFamily="var(--font-book)"
          fontWeight="850"
          fontSize="20"
          fill="var(--art-line)"
        >
          {number}
        </text>
      ))}
    </Frame>
  );
}

/** A cat that curls round nothing, for piles: the back of every card. */
const BACK: Picture = [
  ["dusk.", "M-2-2H102V102H-2Z"],
  ["sky-2", "M0 20q12.5-10 25 0t25 0 25 0 25 0M0 86q12.5-10 25 0t25 0 25 0 25 0"],
  ["board", "M18 72H82V79H18ZM24 46H76V53H24ZM30 20H70V27H30Z"],
  ["brick,", "M28 53H38V72H28ZM34 27H43V46H34Z"],
  ["window,", "M62 53H72V72H62ZM57 27H66V46H57Z"],
  ["toto,", `${oval(50, 66, 8, 6)}M44 60l1-5 4 3h2l4-3 1 5Z`],
  ["gold.", dots(1.2, 47, 61, 52, 61)],
];

export function CardBack(props: ArtProps) {
  return (
    <Frame overflow="hidden" {...props}>
      <Marks of={BACK} />
    </Frame>
  );
}
