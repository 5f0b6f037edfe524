/** The tower from the side, flat: for machines without three dimensions, and for whoever prefers a plan. */
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../design";
import { Marks } from "../../design/picture";
import { useText } from "../../i18n";
import { tall, wallFace } from "./art";
import { colourOf, kindOf, type Piece, SIDE, scarfOf, sortOf, TABLE } from "./box";
import { type Grip, useHeld } from "./grip";
import { placedAt } from "./hold";
import { hullOf, landingOf } from "./landing";
import { type Orbit, WIDE } from "./orbit";
import type { Ruler } from "./ruler";
import { axesOf, cornersOf, extentOf, inWorld, type Placed, type Vector } from "./space";
import { levelFloors, posesOf, spanOf } from "./spread";
import type { Stage } from "./stage";

type Props = {
  readonly stage: Stage;
  readonly grip: Grip;
  readonly orbit: Orbit;
  readonly lit: ReadonlySet<Piece>;
  readonly ringed: ReadonlySet<Piece>;
  readonly other: Placed | null;
  readonly idle: boolean;
  readonly onPress: (piece: Piece) => void;
  readonly onRelease: () => void;
  readonly ruler: Ruler;
  readonly aids: boolean;
  readonly label: string;
};

type Point = readonly [number, number];

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

const AIR = 30; // millimetres over what is highest

/** How many times as wide as high it is drawn. */
function useAspect(svg: RefObject<SVGSVGElement | null>): number {
  const [aspect, setAspect] = useState(1);
  useEffect(() => {
    const here = svg.current;
    if (!here) return;
    const watch = new ResizeObserver(() => setAspect(here.clientWidth / Math.max(1, here.clientHeight) || 1));
    watch.observe(here);
    return () => watch.disconnect();
  }, [svg]);
  return aspect;
}

export function Side({ stage, grip, orbit, lit, ringed, other, idle, onPress, onRelease, ruler, aids, label }: Props) {
  const { t } = useText();
  useSyncExternalStore(stage.subscribe, () => stage.version);
  const held = useHeld(grip);
  const [turned, setTurned] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const aspect = useAspect(svg);
  useEffect(() => {
    orbit.azimuth = (turned * Math.PI) / 2;
    orbit.elevation = 0;
  }, [orbit, turned]);
  const angle = (turned * Math.PI) / 2;
  const flat = useMemo(() => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return ([x, y, z]: Vector): readonly [across: number, up: number, deep: number] => [
      x * c + y * s,
      -z,
      y * c - x * s,
    ];
  }, [angle]);

  const standing = [...stage.shown.values()];
  const mine = held ? placedAt(held.piece, held.place) : null;
  const spots = posesOf(stage).map(({ at }) => flat(at));
  const [across, away] = [spanOf(spots.map(([x]) => x)), spanOf(spots.map(([, , y]) => y))];
  const isSpread = !mine && Math.max(across.reach, away.reach) >= WIDE;
  const seen = other ? [...standing, other] : standing;
  const top = Math.max(150, ...seen.map((placed) => extentOf(placed).high[2] + AIR));
  const [low, high] = mine ? [Math.max(-16, mine.pose.at[2] - 190), mine.pose.at[2] + 90] : [isSpread ? -40 : -16, top];
  const wide = isSpread ? 2 * across.reach + SIDE : 220;
  const deep = Math.max(180, high - low, wide / aspect);
  const box = `${(isSpread ? across.middle : 0) - wide / 2} ${-low - deep} ${wide} ${deep}`;

  useEffect(() => {
    ruler.set(new Map(levelFloors(stage).map(({ piece, pose }) => [piece, (low + deep - pose.at[2]) / deep])));
  });

  const drag = useRef<{ x: number; y: number } | null>(null);
  const scale = () => deep / Math.max(1, svg.current?.clientHeight ?? deep);
  const onDown = (event: PointerEvent<SVGSVGElement>) => {
    if (!held || idle) return;
    drag.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const from = drag.current;
    if (!from || !held) return;
    const [dx, dy] = [(event.clientX - from.x) * scale(), (event.clientY - from.y) * scale()];
    drag.current = { x: event.clientX, y: event.clientY };
    const [rx, ry] = orbit.right;
    grip.to({ x: held.place.x + dx * rx, y: held.place.y + dx * ry, z: held.place.z - dy }, event.timeStamp);
  };
  const onUp = () => {
    if (!drag.current) return;
    drag.current = null;
    onRelease();
  };

  const drawn = standing
    .map((placed) => ({ placed, deep: flat(inWorld(placed.pose, [0, 0, 5]))[2] }))
    .sort((a, b) => b.deep - a.deep);
  return (
    <div className="tower-side">
      <svg
        ref={svg}
        viewBox={box}
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={label}
        className={held && !idle ? "holding" : undefined}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        <rect x={-TABLE} y={0} width={2 * TABLE} height={600} className="tower-side-table" />
        <path d={`M${-TABLE} 0H${TABLE}`} className="tower-side-edge" />
        {drawn.map(({ placed }) => (
          <Flat
            key={placed.piece}
            placed={placed}
            flat={flat}
            look={lit.has(placed.piece) ? "lit" : ringed.has(placed.piece) ? "ringed" : ""}
            {...(lit.has(placed.piece) && !idle && !held && { onPress: () => onPress(placed.piece) })}
          />
        ))}
        {other ? <Flat placed={other} flat={flat} look="other" /> : null}
        {held && mine ? (
          <>
            {held.cuts === null ? (
              <Flat
                placed={placedAt(held.piece, { ...held.place, z: held.rest })}
                flat={flat}
                look={
                  aids && grip.grounds && landingOf(grip.grounds, held).fate !== "stands" ? "ghost slides" : "ghost"
                }
              />
            ) : null}
            <Flat placed={mine} flat={flat} look={held.cuts === null ? "held" : "wrong"} />
          </>
        ) : null}
      </svg>
      <Button
        kind="quiet"
        round
        icon="ui-rotate"
        className="tower-side-turn"
        label={t("tower-ui-turn-view")}
        onClick={() => setTurned((turned + 1) % 4)}
      />
    </div>
  );
}

/** All that stands or lies, small and still, from one side: a picture of a strip. */
export function Thumb({ standing, azimuth }: { readonly standing: readonly Placed[]; readonly azimuth: number }) {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  const flat = ([x, y, z]: Vector): readonly [number, number, number] => [x * c + y * s, -z, y * c - x * s];
  const drawn = standing
    .map((placed) => ({ placed, deep: flat(inWorld(placed.pose, [0, 0, 5]))[2] }))
    .sort((a, b) => b.deep - a.deep);
  const spans = standing.map(extentOf);
  const top = Math.max(160, ...spans.map(({ high }) => high[2])) + 20;
  const across = spanOf(standing.map(({ pose }) => flat(pose.at)[0]));
  const wide = Math.max(2 * across.reach, top * 0.9);
  return (
    <svg
      className="tower-thumb"
      viewBox={`${across.middle - wide / 2} ${-top} ${wide} ${top + 24}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect x={-TABLE} y={0} width={2 * TABLE} height={600} className="tower-side-table" />
      {drawn.map(({ placed }) => (
        <Flat key={placed.piece} placed={placed} flat={flat} look="" />
      ))}
    </svg>
  );
}

/** One piece, as its shadow on the wall behind it would look. */
function Flat({
  placed,
  flat,
  look,
  onPress,
}: {
  readonly placed: Placed;
  readonly flat: (point: Vector) => readonly [number, number, number];
  readonly look: string;
  readonly onPress?: () => void;
}) {
  const { piece } = placed;
  const sort = sortOf(piece);
  const project = (points: readonly Vector[]): readonly Point[] =>
    points.map((point) => [flat(point)[0], flat(point)[1]]);
  const parts = cornersOf(placed).map((corners) => hullOf(project(corners)));
  const fill =
    sort === "wall"
      ? `var(--piece-${kindOf(piece)})`
      : sort === "floor"
        ? "var(--piece-board)"
        : sort === "cat"
          ? `var(--cat-${colourOf(piece)})`
          : "var(--piece-toto)";
  const outline = sort === "floor" ? [hullOf(parts.flat())] : parts;
  const upright = axesOf(placed.pose.turn)[2][2] > 0.9;
  const facing = flat(axesOf(placed.pose.turn)[0])[0] < 0;
  const { low, high } = extentOf(placed);
  const ghost = look.startsWith("ghost");
  const figure = (sort === "cat" || sort === "kitten") && upright && !ghost;
  const xs = parts.flat().map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by the buttons beside the picture
    <g className={`tower-flat ${sort} ${look}`} data-piece={piece} onClick={onPress}>
      {figure ? (
        <svg
          aria-hidden="true"
          x={left - 3}
          y={-high[2] - 7}
          width={Math.max(30, right - left + 6)}
          height={high[2] - low[2] + 7}
          viewBox={sort === "cat" ? "0 0 100 66" : "6 2 54 60"}
          preserveAspectRatio="xMidYMax meet"
          overflow="visible"
        >
          <g
            transform={
              facing ? undefined : sort === "cat" ? "translate(100 0) scale(-1 1)" : "translate(66 0) scale(-1 1)"
            }
          >
            <use
              href={sort === "cat" ? `#cat-${colourOf(piece)}` : "#toto"}
              width={sort === "cat" ? 100 : 64}
              height={sort === "cat" ? 72 : 64}
              style={
                sort === "kitten"
                  ? ({
                      "--cat-red": scarfOf(piece) === "yellow" ? "var(--art-gold)" : `var(--cat-${scarfOf(piece)})`,
                    } as React.CSSProperties)
                  : undefined
              }
            />
          </g>
        </svg>
      ) : (
        <>
          {outline.map((points, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a piece, in their order
            <path key={at} d={pathOf(points)} fill={look === "ghost" ? "var(--go)" : ghost ? "var(--stop)" : fill} />
          ))}
          {sort === "wall" && upright && !ghost ? (
            <g
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              transform={`translate(${left} ${-high[2]}) scale(${(right - left) / 100} ${(high[2] - low[2]) / tall(kindOf(piece))})`}
            >
              <Marks of={wallFace(kindOf(piece)).slice(1)} />
            </g>
          ) : null}
        </>
      )}
    </g>
  );
}
