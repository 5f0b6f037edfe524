/** The island as a postcard; a tall one lies on its side, since a postcard is wide: the way up then leads to the right. */
import { CurseArt, FieldArt, GuardianArt, KindMark, KingosArt, PawnArt } from "./art";
import { cardOf, guardianOf, kingosStrength, lawOf } from "./box";
import { CARD, groundOf, PITCH } from "./camera";
import { type Spot, seatsAt, spotKey, unexplored } from "./ground";
import type { KingosFieldView, KingosView } from "./wire";

const SEA = 26; // pixels that stay sea, at least
const LARGEST = 1.7;
const SHORE = 170; // a card and the sand round it

/** The middle of a place. */
type Middle = (spot: Spot) => readonly [number, number];
const lying: Middle = ({ x, y }) => [y * PITCH, x * PITCH];

/** How large the island is drawn, and where its middle is. */
function fitted(spots: readonly Spot[], middleOf: Middle) {
  const middles = spots.map(middleOf);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (size: number) => size - 2 * SEA;
  const scale = Math.min(LARGEST, room(1200) / (right - left + SHORE), room(630) / (bottom - top + SHORE));
  return { middleOf, scale, x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function Postcard({ view }: { readonly view: KingosView }) {
  const way = unexplored(view).filter(({ x }) => x === 0); // to the citadel, as far as it is not known yet
  const spots = [...view.fields, ...way];
  const [flat, upright] = [fitted(spots, lying), fitted(spots, groundOf)];
  const { middleOf, scale, x, y } = flat.scale < upright.scale ? upright : flat;
  const place = `translate(600 315) scale(${scale}) translate(${-x} ${-y})`;
  return (
    <>
      <rect width="1200" height="630" fill="var(--sea)" />
      <pattern id="kingos-sea" width="190" height="128" patternUnits="userSpaceOnUse">
        <path
          d="M16 26q8-9 16 0t16 0 16 0M112 70q7-8 14 0t14 0M44 106q6-8 13 0M150 116q7-8 14 0t14 0"
          fill="none"
          stroke="var(--sea-line)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="1200" height="630" fill="url(#kingos-sea)" />
      {view.fields.length > 0 ? (
        <g transform={place}>
          <Sand spots={spots} middleOf={middleOf} />
          {way.map((spot) => (
            <Unknown key={spotKey(spot)} middle={middleOf(spot)} />
          ))}
          {view.fields.map((field) => (
            <Land key={spotKey(field)} field={field} view={view} middle={middleOf(field)} />
          ))}
          {view.players.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pawn belongs to a seat
            <Pawn key={seat} view={view} at={player} seat={seat} middle={middleOf(player)} />
          ))}
        </g>
      ) : null}
    </>
  );
}

function Sand({ spots, middleOf }: { readonly spots: readonly Spot[]; readonly middleOf: Middle }) {
  const layer = (ink: string, more: number, opacity: number) => (
    <g fill={ink} opacity={opacity}>
      {spots.map((spot) => {
        const [x, y] = middleOf(spot);
        const half = PITCH / 2 + more;
        return <rect key={spotKey(spot)} x={x - half} y={y - half} width={2 * half} height={2 * half} rx={48} />;
      })}
    </g>
  );
  return (
    <>
      {layer("var(--art-cream)", 33, 0.75)}
      {layer("var(--sand)", 25, 1)}
    </>
  );
}

/** A place for a card that nobody has turned yet. */
function Unknown({ middle: [x, y] }: { readonly middle: ReturnType<Middle> }) {
  return (
    <rect
      x={x - CARD / 2 + 2}
      y={y - CARD / 2 + 2}
      width={CARD - 4}
      height={CARD - 4}
      rx="13"
      fill="none"
      stroke="var(--wood-deep)"
      strokeWidth="2.4"
      strokeDasharray="7 7"
      opacity=".6"
    />
  );
}

/** Where up to three guardians stand on a card, and how large. */
const GUARDS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[4, 4, 66]],
  [
    [3, 4, 50],
    [34, 38, 50],
  ],
  [
    [3, 3, 44],
    [44, 14, 44],
    [14, 48, 44],
  ],
];

function Land({
  field,
  view,
  middle: [x, y],
}: {
  readonly field: KingosFieldView;
  readonly view: KingosView;
  readonly middle: ReturnType<Middle>;
}) {
  const { kind } = cardOf(field.card);
  const id = `kingos-card-${field.x}-${field.y}`;
  const more = lawOf(view.white).guardian;
  const places = GUARDS[Math.min(3, field.guards.length) - 1] ?? [];
  return (
    <svg
      aria-hidden="true"
      x={x - CARD / 2}
      y={y - CARD / 2}
      width={CARD}
      height={CARD}
      viewBox="0 0 100 100"
      overflow="visible"
    >
      <clipPath id={id}>
        <rect width="100" height="100" rx="14" />
      </clipPath>
      <rect x="2.5" y="4" width="100" height="100" rx="14" fill="var(--art-shade)" opacity=".3" />
      <g clipPath={`url(#${id})`}>
        <rect width="100" height="100" fill="var(--art-cream)" />
        <FieldArt id={field.card} seed={Math.abs(field.x * 7 + field.y * 3)} width={100} height={100} />
      </g>
      <rect width="100" height="100" rx="14" fill="none" stroke="var(--art-line)" strokeWidth="2.6" />
      {kind === "citadel" ? (
        <>
          <KingosArt x={14} y={6} width={72} height={72} />
          <Strength x={20} y={20} of={kingosStrength(view.rules, view.players.length)} />
          {view.white ? <CurseArt id={view.white} x={66} y={-18} width={48} height={48} /> : null}
        </>
      ) : field.guards.length > 0 ? (
        field.guards.slice(0, 3).map((guardian, at) => {
          const [gx, gy, size] = places[at] ?? [0, 0, 40];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may stand there
            <g key={at}>
              <GuardianArt id={guardian} twin={at % 2 === 1} x={gx} y={gy} width={size} height={size} />
              <Strength x={gx + 9} y={gy + 9} of={guardianOf(guardian).strength + more} />
            </g>
          );
        })
      ) : (
        <KindMark kind={kind} x={6} y={6} width={24} height={24} />
      )}
    </svg>
  );
}

function Strength({ x, y, of }: { readonly x: number; readonly y: number; readonly of: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" fill="var(--art-line)" stroke="var(--art-cream)" strokeWidth="1.6" />
      <text x={x} y={y + 6.4} fontSize="19" fill="var(--art-cream)">
        {of}
      </text>
    </>
  );
}

/** Where pawns stand on their card, in parts of it: in the lower right where a guardian has the rest. */
const ALONE: readonly (readonly [number, number])[] = [[50, 54]];
const TOGETHER: readonly (readonly [number, number])[] = [
  [30, 36],
  [70, 64],
  [72, 26],
  [26, 76],
  [50, 52],
];
const BESIDE: readonly (readonly [number, number])[] = [
  [76, 72],
  [44, 80],
  [84, 40],
  [16, 78],
  [60, 50],
];

function Pawn({
  view,
  at,
  seat,
  middle: [x, y],
}: {
  readonly view: KingosView;
  readonly at: Spot;
  readonly seat: number;
  readonly middle: ReturnType<Middle>;
}) {
  const here = seatsAt(view, at);
  const field = view.fields.find((one) => spotKey(one) === spotKey(at));
  const taken = field !== undefined && (field.guards.length > 0 || field.card === "citadel");
  const slots = taken ? BESIDE : here.length === 1 ? ALONE : TOGETHER;
  const size = taken || here.length > 2 ? 40 : 52;
  const [px, py] = slots[here.indexOf(seat) % slots.length] ?? [50, 50];
  const [left, top] = [x + (px / 100 - 0.5) * CARD - size / 2, y + (py / 100 - 0.5) * CARD - size / 2];
  return <PawnArt seat={seat} x={left} y={top} width={size} height={size} />;
}
