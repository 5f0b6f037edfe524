/** Faces of action cards and goals, made of what the box says about them: walls, cats, hands and no word. */
import { Drawn } from "../../../design/Icon";
import { type ArtProps, Frame, ink, Marks, type Picture, put } from "../../../design/picture";
import { type CardSide, type Colour, type Goal, goalOf, type Pets, sidesOf, type WallKind, wallSize } from "../box";
import { ANY_CAT, HAND, tall, wallFace, wallOutline } from "./walls";

const near = (value: number) => Math.round(value * 10) / 10;

type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A wall in a drawing: its lower left corner is at x, foot, and it is so wide there. */
export function Wall({
  kind,
  x,
  foot,
  wide,
}: {
  readonly kind: WallKind;
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
}) {
  const high = tall(kind);
  const outline = wallOutline(kind);
  // A line that is drawn smaller must not get thinner by as much.
  const stroke = near(Math.min(9, Math.max(2.7, 1.7 / (wide / 100))));
  return (
    <g transform={`translate(${near(x)} ${near(foot - (high * wide) / 100)}) scale(${near(wide) / 100})`}>
      <path d={outline} fill="var(--art-cream)" />
      <path d={outline} transform="translate(3 2.5)" fill={ink(kind)} />
      <Marks of={wallFace(kind).slice(1)} />
      <path d={outline} stroke="var(--art-line)" strokeWidth={stroke} />
    </g>
  );
}

type CatColour = Colour | "any";

/** A cat whose feet are at `foot`; 100 wide she would be 66 high from there. */
function Cat({
  colour,
  x,
  foot,
  wide,
  flip = false,
}: {
  readonly colour: CatColour;
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly flip?: boolean;
}) {
  const scale = near(wide) / 100;
  const y = near(foot - 65 * scale);
  const turn = flip ? `translate(${near(x + wide)} ${y}) scale(-1 1)` : `translate(${near(x)} ${y})`;
  return (
    <g transform={turn}>
      {colour === "any" ? (
        <g transform={`scale(${scale})`}>
          <Marks of={ANY_CAT} />
        </g>
      ) : (
        <Drawn name={`cat-${colour}`} x={0} y={0} size={wide} height={near(wide * 0.72)} />
      )}
    </g>
  );
}

const plank = (x: number, y: number, wide: number, thick = 5): Picture => [
  [thick > 4 ? "board" : "board,", `M${near(x)} ${near(y)}h${near(wide)}v${thick}h${-near(wide)}Z`],
];

/** Shapes rather than lines: they lie on the card itself, which is dark by night. */
const ARROW_DOWN: Picture = [["cream,", "M-2-9H2V1H6.5L0 9-6.5 1H-2Z"]];
const ARROW_UP: Picture = [["cream,", "M-2 11H2V-3H6L0-11-6-3H-2Z"]];
const post = (x: number, y: number, high: number): Picture => [
  ["board,", `M${near(x - 1.6)} ${near(y)}h3.2v${high}h-3.2Z`],
];

// -- actions ----------------------------------------------------------------------------------------------------------

/** Two walls as high as they are, and the floor that will lie on them, as slanting as it will. */
function Build({ kinds, x, y, w, h }: Area & { readonly kinds: readonly WallKind[] }) {
  const sizes = kinds.map(wallSize);
  const highest = Math.max(...sizes.map(({ height }) => height));
  const gap = w * 0.1;
  const unit = Math.min((w * 0.88 - gap) / sizes.reduce((sum, { leg }) => sum + leg, 0), (h - 22) / highest);
  const thick = w > 60 ? 6 : 4.6;
  const foot = near(y + h / 2 + Math.min(h * 0.44, (highest * unit) / 2 + thick * 0.7));
  const total = sizes.reduce((sum, { leg }) => sum + leg * unit, 0) + gap;
  const [left = sizes[0], right = sizes[0]] = sizes;
  const rise = ((left?.height ?? 0) - (right?.height ?? 0)) * unit;
  const angle = near((Math.atan2(rise, total * 0.55) * 180) / Math.PI);
  const middle = near(foot - (((left?.height ?? 0) + (right?.height ?? 0)) / 2) * unit);
  const cx = x + w / 2;
  let at = cx - total / 2;
  return (
    <>
      <Marks of={plank(cx - w * 0.47, foot, w * 0.94, thick)} />
      {sizes.map(({ kind, leg }, index) => {
        const start = at;
        at += leg * unit + gap;
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may stand on one card
        return <Wall key={index} kind={kind} x={start} foot={foot} wide={leg * unit} />;
      })}
      <g transform={`rotate(${angle} ${near(cx)} ${middle})`}>
        <Marks of={plank(cx - w * 0.47, middle - thick - 1, w * 0.94, thick)} />
      </g>
    </>
  );
}

/** Whom to pet: all on her floor, all on the highest floor with cats, all of her colour. */
function Petting({ whom, x, y, w, h }: Area & { readonly whom: Pets }) {
  const high = whom === "highest";
  const many = high ? 2 : 3;
  const foot = y + h - (high ? 22 : 8);
  const step = w * (whom === "colour" ? 0.37 : 0.32);
  const wide = w * 0.28;
  const starts = Array.from({ length: many }, (_, i) => x + w / 2 + (i + 0.5 - many / 2) * step - wide / 2);
  const below: Picture = high
    ? [
        ...post(x + w * 0.2, foot, 14),
        ...post(x + w * 0.8, foot, 14),
        ...put(ARROW_UP, near(x + 4), near(y + h - 16)),
        ...plank(x + w * 0.12, y + h - 8, w * 0.76, 4.6),
        ...plank(x + w * 0.12, foot, w * 0.76, 4.6),
      ]
    : plank(x, foot, w, 4.6);
  return (
    <>
      <Marks of={whom === "colour" ? [] : below} />
      {starts.map((start) => (
        <Cat key={start} colour="any" x={start} foot={foot} wide={wide} />
      ))}
      {whom === "colour"
        ? starts
            .slice(1)
            .map((start) => <Sign key={start} text="same" x={start - (step - wide) / 2} y={foot - 6} r={5.4} />)
        : null}
      <g transform={`translate(${near(x + w * 0.5)} ${near(foot - wide * 0.6 - 28)}) scale(.72)`}>
        <Marks of={HAND} />
      </g>
    </>
  );
}

/** A cat who comes, and below her those who are petted. */
function Side({ side, ...area }: Area & { readonly side: CardSide }) {
  const { x, y, w, h } = area;
  if (side.build) return <Build kinds={side.build} {...area} />;
  const alone = !side.pet;
  const wide = alone ? w * (w > 60 ? 0.8 : 0.94) : w * 0.44;
  const foot = alone ? y + h / 2 + wide * 0.34 : y + 38;
  const left = alone ? x + (w - wide) / 2 : x;
  return (
    <>
      <Marks of={alone ? plank(x, foot, w, w > 60 ? 6 : 4.6) : plank(left, foot, wide, 4.6)} />
      <Cat colour={side.cat ?? "any"} x={left} foot={foot} wide={wide} />
      <Marks of={put(ARROW_DOWN, near(left + wide * 0.74), near(foot - wide * 0.6))} />
      {side.pet ? <Petting whom={side.pet} x={x} y={y + 44} w={w} h={h - 44} /> : null}
    </>
  );
}

/** What an action card shows: one side of it, or its two with a crack between them. */
export function ActionFace({ id, side, ...rest }: ArtProps & { readonly id: number; readonly side?: number }) {
  const sides = sidesOf(id);
  const [left = sides[0], right] = side === undefined ? sides : [sides[side]];
  return (
    <Frame className="pic" {...rest}>
      {left ? <Side side={left} x={right ? 0 : 4} y={2} w={right ? 46 : 92} h={96} /> : null}
      {right ? (
        <>
          <path d="M50 4l-2 16 4 12-4 18 4 14-4 16 2 16" stroke={ink("bark")} strokeWidth="1.8" strokeDasharray="4 4" />
          <Side side={right} x={54} y={2} w={46} h={96} />
        </>
      ) : null}
    </Frame>
  );
}

// -- goals ------------------------------------------------------------------------------------------------------------

/** Of one colour, or of different ones. */
function Sign({
  text,
  x,
  y,
  r,
}: {
  readonly text: "same" | "different";
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  const [a, b] = [near(r * 0.5), near(r * 0.28)];
  const lines = `M${-a}${-b}h${2 * a}M${-a} ${b}h${2 * a}${text === "different" ? `M${a} ${-r * 0.62}L${-a} ${r * 0.62}` : ""}`;
  return (
    <g transform={`translate(${near(x)} ${near(y)})`}>
      <circle r={r} fill="var(--art-cream)" stroke="var(--art-line)" strokeWidth="2" />
      <path d={lines} stroke="var(--art-line)" strokeWidth="2" />
    </g>
  );
}

type Spot = readonly [x: number, foot: number, wide: number, flip?: boolean];

/** Where the cats of a goal lie. */
function spots(how: Goal["how"], cats: number): readonly Spot[] {
  switch (how) {
    case "touching":
      return cats === 2
        ? [
            [3, 60, 47, true],
            [50, 60, 47],
          ]
        : [0, 1, 2].map((i): Spot => [2 + i * 31, 58, 34]);
    case "stack":
      return cats === 2
        ? [
            [24, 64, 52],
            [22, 40, 52, true],
          ]
        : [
            [30, 66, 42],
            [28, 46.5, 42, true],
            [30, 27, 42],
          ];
    case "bridge":
      return [
        [6, 64, 44, true],
        [50, 64, 44],
        [28, 42, 44],
      ];
    case "there":
      return THERE.slice(0, cats === 2 ? 2 : 4).slice(-cats);
  }
}

/** Apart from each other, on a floor seen from a little above. The last three, or the first two, do for fewer cats. */
const THERE: readonly Spot[] = [
  [17, 36, 34],
  [54, 62, 38],
  [6, 60, 38],
  [56, 34, 34],
];
const FLOOR: Picture = [
  ["board", "M16 22H84L98 64H2Z"],
  ["board", "M2 64H98V69H2Z"],
];

/** No goal that names its colours has the first two. */
const DIFFERENT: readonly Colour[] = ["purple", "orange", "green", "blue"];

const HEART = "M0 8C-12 0-8-10 0-4 8-10 12 0 0 8Z";

function Arrangement({ goal: { how, cats, colours } }: { readonly goal: Goal }) {
  const of = (i: number): CatColour =>
    typeof colours !== "string" ? (colours[i] ?? "any") : colours === "different" ? (DIFFERENT[i] ?? "any") : "any";
  const places = spots(how, cats);
  const sign = colours === "same" || colours === "different" ? colours : null;
  return (
    <>
      <Marks of={how === "there" ? FLOOR : plank(1, Math.max(...places.map(([, foot]) => foot)), 98, 5)} />
      {places.map(([x, foot, wide, flip = false], i) => (
        <Cat key={`${x} ${foot}`} colour={of(i)} x={x} foot={foot} wide={wide} flip={flip} />
      ))}
      {how === "touching" ? (
        <Marks
          of={
            cats === 2
              ? put([["red", HEART]], 49, 20, 0.9)
              : [...put([["red,", HEART]], 34, 28, 0.7), ...put([["red,", HEART]], 65, 28, 0.7)]
          }
        />
      ) : null}
      {sign ? <Sign text={sign} x={90} y={10} r={9} /> : null}
    </>
  );
}

/** How far Toto climbs: as many steps as floors, and the number. */
function Reward({ floors }: { readonly floors: number }) {
  const steps = Array.from({ length: floors }, (_, i) => i);
  const start = 50 - (26 + floors * 12 + 18) / 2;
  return (
    <>
      <Drawn name="toto" x={near(start - 2)} y={72} size={28} />
      <Marks of={steps.flatMap((step) => plank(start + 27 + step * 12, 92 - step * 6, 11, 4))} />
      <text
        x={near(start + 36 + floors * 12)}
        y="96"
        textAnchor="middle"
        fontFamily="var(--font-book)"
        fontWeight="850"
        fontSize="22"
        fill="var(--ink)"
      >
        {floors}
      </text>
    </>
  );
}

/** A goal: how the cats lie, whether of one colour, and how far it takes Toto. */
export function GoalFace({ id, ...rest }: ArtProps & { readonly id: number }) {
  const goal = goalOf(id);
  return (
    <Frame className="pic" {...rest}>
      <Arrangement goal={goal} />
      <Reward floors={goal.reward} />
    </Frame>
  );
}
