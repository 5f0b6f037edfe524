/** The tile in the hand follows mouse, fingers and wheel over the boat, and whoever carries it there from its field. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { frameOf } from "./art/Boat";
import { LYING, STANDING } from "./BoatPicture";
import { maskOf, type Point } from "./cells";
import type { Pointer } from "./Fields";
import { centred, dropped, flipFor, type Held, twisted, under } from "./placing";

/** Where the hand is, off the cell the tile would fall to; in cells of the boat. */
export type Offset = Point | null;

/** What the boat is told of the tile in hand, and tells of it. */
export type Handling = {
  readonly phone: boolean;
  readonly held: Held | null;
  readonly onMove: (held: Held) => void;
  readonly onPress?: (cell: Point) => void;
  /** A tile that is being carried here from its field. */
  readonly carry?: Pointer | null;
  /** It was let go, over the boat or not. */
  readonly onCarried?: (here: boolean) => void;
};

type Grip = {
  readonly id: number;
  readonly from: Point;
  readonly held: Held;
  moved: boolean;
  /** Two fingers: the angle between them at the last quarter turn. */
  other: { readonly id: number; angle: number } | null;
};

/** A quarter turn is made when two fingers have turned by so much. */
const TWIST = Math.PI / 5;
const NUDGE_PX = 5;

/**
 * The mouse takes the tile where it is pressed. A finger moves it from anywhere, by as much as it moves itself, so that
 * it never hides the tile. Two fingers turn it, so does the wheel; the right button flips it.
 */
export function useDrag(picture: RefObject<SVGSVGElement | null>, { held, phone, onMove, onPress }: Handling) {
  const [offset, setOffset] = useState<Offset>(null);
  const grip = useRef<Grip | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const spot = useSpot(picture, phone);
  useWheel(picture, held, onMove);

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (!held || event.button !== 0) return;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (grip.current) {
      if (event.pointerType !== "mouse" && !grip.current.other)
        grip.current.other = { id: event.pointerId, angle: angleOf(fingers.current, grip.current.id, event.pointerId) };
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = spot(event);
    let start = held;
    if (event.pointerType === "mouse") {
      const cell: Point = [Math.floor(at[0]), Math.floor(at[1])];
      if ((under(held) & maskOf([cell[1] * 23 + cell[0]])) === 0n || cell[0] < 0 || cell[1] < 0) {
        const [x, y] = centred(held, ...at);
        start = dropped(held, x, y);
        onMove(start);
      }
    }
    grip.current = { id: event.pointerId, from: at, held: start, moved: false, other: null };
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const now = grip.current;
    if (!now || !held) return;
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (now.other) {
      const next = turnedBy(now.other, angleOf(fingers.current, now.id, now.other.id), held);
      if (!next) return;
      onMove(next);
      grip.current = { ...now, held: next, from: spot({ clientX: before[0], clientY: before[1] }), moved: true };
      return;
    }
    if (event.pointerId !== now.id) return;
    const at = spot(event);
    const [dx, dy] = [at[0] - now.from[0], at[1] - now.from[1]];
    const cell = (picture.current?.getBoundingClientRect().width ?? 1) / frameOf(phone)[2];
    if (!now.moved && Math.hypot(dx, dy) * cell < NUDGE_PX) return;
    now.moved = true;
    // A turn or flip made meanwhile keeps its own middle: go on from there.
    const base = held.turn === now.held.turn ? now.held : held;
    const next = fallen({ ...held, x: base.x, y: base.y }, base.x + dx, base.y + dy);
    setOffset(next.offset);
    if (next.held.x !== held.x || next.held.y !== held.y) onMove(next.held);
  };

  const up = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    const now = grip.current;
    if (!now) return;
    if (now.other?.id === event.pointerId) {
      now.other = null;
      return;
    }
    if (event.pointerId !== now.id) return;
    grip.current = null;
    setOffset(null);
  };

  return {
    offset,
    spot,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onClick: (event: React.MouseEvent<SVGSVGElement>) => {
        const [x, y] = spot(event);
        if (!held) onPress?.([Math.floor(x), Math.floor(y)]);
      },
      onContextMenu: (event: React.MouseEvent<SVGSVGElement>) => {
        if (!held) return;
        event.preventDefault();
        onMove(twisted(held, flipFor(phone)));
      },
    },
  };
}

type Spot = (event: { readonly clientX: number; readonly clientY: number }) => Point;

/** Where on the boat a pointer is, in cells. */
function useSpot(picture: RefObject<SVGSVGElement | null>, phone: boolean): Spot {
  return useCallback(
    (event) => {
      const drawing = picture.current?.getScreenCTM();
      if (!drawing) return [0, 0];
      const { size } = phone ? STANDING : LYING;
      const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.inverse());
      const [x, y] = [spot.x / size, spot.y / size];
      return phone ? [22 - y, x] : [x, y];
    },
    [picture, phone],
  );
}

/** The wheel turns the tile by a quarter. */
function useWheel(picture: RefObject<SVGSVGElement | null>, held: Held | null, onMove: (held: Held) => void): void {
  const latest = useRef({ held, onMove });
  latest.current = { held, onMove };
  useEffect(() => {
    const element = picture.current;
    if (!element || !held) return;
    let rolled = 0;
    const wheel = (event: WheelEvent) => {
      const now = latest.current;
      if (!now.held || event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < 40) return;
      now.onMove(twisted(now.held, rolled > 0 ? "quarter" : "back"));
      rolled = 0;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [picture, held]);
}

/** The tile turned by two fingers, once they have turned far enough since the last quarter. */
function turnedBy(other: NonNullable<Grip["other"]>, angle: number, held: Held): Held | null {
  const turned = Math.atan2(Math.sin(angle - other.angle), Math.cos(angle - other.angle));
  if (Math.abs(turned) < TWIST) return null;
  other.angle = angle;
  return twisted(held, turned > 0 ? "quarter" : "back");
}

/** Where a tile would fall from here, and how far off that the hand is: where a place draws it in, it gives way less. */
function fallen(held: Held, x: number, y: number): { readonly held: Held; readonly offset: Point } {
  const { pulled, ...next } = dropped(held, x, y);
  const give = pulled ? 0.25 : 1;
  return { held: next, offset: [(x - next.x) * give, (y - next.y) * give] };
}

/** A finger hides what is under it: the tile goes before it. */
const AHEAD = 64;

/** Follows whoever carries a tile here from its field, over the whole page. */
export function useCarry(
  picture: RefObject<SVGSVGElement | null>,
  spot: Spot,
  { held, carry = null, onMove, onCarried }: Handling,
) {
  const [offset, setOffset] = useState<Offset>(null);
  const [away, setAway] = useState<Point | null>(null);
  const latest = useRef({ held, onMove, onCarried, spot });
  latest.current = { held, onMove, onCarried, spot };
  const isCarried = carry !== null && held !== null;
  useEffect(() => {
    if (!carry || !isCarried) return;
    const isOver = (x: number, y: number): boolean => {
      const sea = picture.current?.closest(".isle-sea")?.getBoundingClientRect();
      return sea !== undefined && x >= sea.left && x <= sea.right && y >= sea.top && y <= sea.bottom;
    };
    const follow = (clientX: number, pageY: number) => {
      const now = latest.current;
      const clientY = pageY - (carry.touch ? AHEAD : 0);
      if (!now.held) return;
      if (!isOver(clientX, clientY)) {
        setAway([clientX, clientY]);
        return;
      }
      setAway(null);
      const next = fallen(now.held, ...centred(now.held, ...now.spot({ clientX, clientY })));
      setOffset(next.offset);
      if (next.held.x !== now.held.x || next.held.y !== now.held.y) now.onMove(next.held);
    };
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId === carry.id) follow(event.clientX, event.clientY);
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== carry.id) return;
      const here = event.type === "pointerup" && isOver(event.clientX, event.clientY - (carry.touch ? AHEAD : 0));
      latest.current.onCarried?.(here);
    };
    follow(carry.x, carry.y);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setOffset(null);
      setAway(null);
    };
  }, [carry, isCarried, picture]);
  return { offset: isCarried ? offset : null, away: isCarried ? away : null };
}

function angleOf(fingers: ReadonlyMap<number, Point>, one: number, other: number): number {
  const [a, b] = [fingers.get(one), fingers.get(other)];
  return a && b ? Math.atan2(b[1] - a[1], b[0] - a[0]) : 0;
}
