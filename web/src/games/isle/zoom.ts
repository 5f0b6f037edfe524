/** The boat nearer: two fingers draw it up to them, one moves it about, a double tap goes there and back. */
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** From 27 px a cell to 54; a double tap goes to 44. */
const MOST = 2;
const NEAR = 1.63;

type Spot = readonly [number, number];

/** The picture never leaves its frame. */
export function bounded({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  if (scale <= 1.02) return WHOLE;
  const least = (size: number) => size * (1 - scale);
  return { scale, x: Math.min(0, Math.max(least(width), x)), y: Math.min(0, Math.max(least(height), y)) };
}

/** What lay under one spot before comes to lie under another, so much larger. */
export function drawnTo(zoom: Zoom, from: Spot, to: Spot, factor: number): Zoom {
  const scale = Math.max(1, Math.min(MOST, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return { scale, x: to[0] - (from[0] - zoom.x) * grown, y: to[1] - (from[1] - zoom.y) * grown };
}

const TAP_MS = 320;
const TAP_PX = 24;
/** Fingers that turn a tile come nearer by a little too: less than this is no pinch. */
const SLACK = 0.1;

export function useZoom(stage: RefObject<HTMLElement | null>, on: boolean, holding: boolean) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, Spot>());
  const pinch = useRef<{ apart: number; begun: boolean } | null>(null);
  const tap = useRef<{ readonly at: number; readonly spot: Spot } | null>(null);
  useEffect(() => {
    if (!on) setZoom(WHOLE);
  }, [on]);

  function spotOf(event: PointerEvent): Spot {
    const frame = stage.current?.getBoundingClientRect();
    return [event.clientX - (frame?.left ?? 0), event.clientY - (frame?.top ?? 0)];
  }
  function change(next: Zoom): void {
    const frame = stage.current?.getBoundingClientRect();
    if (frame) setZoom(bounded(next, frame.width, frame.height));
  }
  const isFinger = (event: PointerEvent) => on && event.pointerType !== "mouse";

  const handlers = {
    onPointerDownCapture(event: PointerEvent) {
      if (!isFinger(event)) return;
      fingers.current.set(event.pointerId, spotOf(event));
      if (fingers.current.size === 2) pinch.current = { apart: apartOf([...fingers.current.values()]), begun: false };
    },
    onPointerMoveCapture(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before || !isFinger(event)) return;
      const old = [...fingers.current.values()];
      const now = spotOf(event);
      fingers.current.set(event.pointerId, now);
      if (fingers.current.size === 2 && pinch.current) {
        const spots = [...fingers.current.values()];
        const apart = apartOf(spots);
        if (!pinch.current.begun && Math.abs(apart / pinch.current.apart - 1) < SLACK) return;
        const factor = pinch.current.begun ? apart / pinch.current.apart : 1;
        pinch.current = { apart, begun: true };
        change(drawnTo(zoom, middleOf(old), middleOf(spots), factor));
      } else if (fingers.current.size === 1 && !holding && zoom.scale > 1) change(drawnTo(zoom, before, now, 1));
    },
    onPointerUpCapture(event: PointerEvent) {
      if (!isFinger(event)) return;
      const spot = spotOf(event);
      const began = fingers.current.get(event.pointerId);
      fingers.current.delete(event.pointerId);
      const pinched = pinch.current?.begun ?? false;
      if (fingers.current.size < 2) pinch.current = null;
      if (pinched || !began || event.type === "pointercancel") return;
      const last = tap.current;
      tap.current = { at: event.timeStamp, spot };
      if (!last || event.timeStamp - last.at > TAP_MS || apartOf([last.spot, spot]) > TAP_PX) return;
      tap.current = null;
      change(zoom.scale > 1 ? WHOLE : drawnTo(WHOLE, spot, spot, NEAR));
    },
  };
  const style: CSSProperties | undefined =
    zoom === WHOLE
      ? undefined
      : { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`, transformOrigin: "0 0" };
  return {
    style,
    isNear: zoom !== WHOLE,
    whole: () => setZoom(WHOLE),
    handlers: { ...handlers, onPointerCancelCapture: handlers.onPointerUpCapture },
  };
}

function apartOf([one = [0, 0], other = [0, 0]]: readonly Spot[]): number {
  return Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
}

const middleOf = ([one = [0, 0], other = [0, 0]]: readonly Spot[]): Spot => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
];
