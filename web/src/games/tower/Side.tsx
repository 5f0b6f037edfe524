/** The tower from the side, flat: for machines without three dimensions, and for whoever prefers a plan. */
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../design";
import { useText } from "../../i18n";
import { type Piece, SIDE, TABLE } from "./box";
import { Flat, inOrder, lookFrom } from "./Flat";
import { type Grip, useHeld } from "./grip";
import { placedAt } from "./hold";
import { landingOf, shadeOf } from "./landing";
import { type Orbit, WIDE } from "./orbit";
import type { Ruler } from "./ruler";
import type { Shutter } from "./shutter";
import type { Sketch } from "./sketch";
import { extentOf, type Placed } from "./space";
import { levelFloors, posesOf, spanOf } from "./spread";
import type { Stage } from "./stage";
import { canvasOf } from "./still";

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
  readonly sketch: Sketch;
  readonly shutter: Shutter | null;
  readonly aids: boolean;
  readonly label: string;
};

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

export function Side({
  stage,
  grip,
  orbit,
  lit,
  ringed,
  other,
  idle,
  onPress,
  onRelease,
  ruler,
  sketch,
  shutter,
  aids,
  label,
}: Props) {
  const { t } = useText();
  useSyncExternalStore(stage.subscribe, () => stage.version);
  const held = useHeld(grip);
  const [turned, setTurned] = useState(0);
  const azimuth = orbit.side + (turned * Math.PI) / 2;
  const svg = useRef<SVGSVGElement>(null);
  const aspect = useAspect(svg);
  useEffect(() => {
    orbit.azimuth = azimuth;
    orbit.elevation = 0;
  }, [orbit, azimuth]);
  useEffect(() => {
    if (!shutter) return;
    const draw = () => (svg.current ? canvasOf(svg.current) : Promise.reject(new Error("nothing is drawn")));
    return shutter.by(draw);
  }, [shutter]);
  const look = useMemo(() => lookFrom(azimuth), [azimuth]);

  const standing = [...stage.shown.values()];
  const mine = held ? placedAt(held.piece, held.place) : null;
  const spots = posesOf(stage).map(({ at }) => look(at));
  const [across, away] = [spanOf(spots.map(([x]) => x)), spanOf(spots.map(([, , y]) => y))];
  const isSpread = !mine && Math.max(across.reach, away.reach) >= WIDE;
  const seen = other ? [...standing, other] : standing;
  const top = Math.max(150, orbit.top + AIR, ...seen.map((placed) => extentOf(placed).high[2] + AIR));
  const [low, high] = mine ? [Math.max(-16, mine.pose.at[2] - 190), mine.pose.at[2] + 90] : [isSpread ? -40 : -16, top];
  const wide = isSpread ? 2 * across.reach + SIDE : 220;
  const deep = Math.max(180, high - low, wide / aspect);
  const middle = isSpread ? across.middle : 0;
  const box = `${middle - wide / 2} ${-low - deep} ${wide} ${deep}`;

  useEffect(() => {
    sketch.show((point) => {
      const [x, y] = look(point);
      return [0.5 + (x - middle) / (deep * aspect), (y + low + deep) / deep];
    });
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
    if (dy !== 0) grip.to({ z: held.place.z - dy }, event.timeStamp);
    if (dx !== 0) grip.lead(dx * rx, dx * ry, event.timeStamp);
  };
  const onUp = () => {
    if (!drag.current) return;
    drag.current = null;
    onRelease();
  };

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
        {inOrder(standing, look).map((placed) => (
          <Flat
            key={placed.piece}
            placed={placed}
            look={look}
            mark={lit.has(placed.piece) ? "lit" : ringed.has(placed.piece) ? "ringed" : ""}
            {...(lit.has(placed.piece) && !idle && !held && { onPress: () => onPress(placed.piece) })}
          />
        ))}
        {other ? <Flat placed={other} look={look} mark="other" /> : null}
        {held && mine ? (
          <>
            {held.cuts === null ? (
              <Flat
                placed={placedAt(held.piece, { ...held.place, z: held.rest })}
                look={look}
                mark={
                  aids && grip.grounds && shadeOf(landingOf(grip.grounds, held).fate) === "slides"
                    ? "ghost slides"
                    : "ghost"
                }
              />
            ) : null}
            <Flat placed={mine} look={look} mark={held.cuts === null ? "held" : "wrong"} />
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
