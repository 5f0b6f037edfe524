/** Looking around: two fingers, the wheel and keys come nearer, a drag moves about. A larger island is shown whole. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { bounded, type Camera, fitted, type Insets, near, panned, type Size, zoomed } from "./camera";
import type { Extent, Spot } from "./ground";

type Point = readonly [number, number];

/** Less than this is a press and no drag. */
const SLACK = 7;
const apart = ([a = [0, 0], b = [0, 0]]: readonly Point[]): number => Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
const middle = ([a = [0, 0], b = a]: readonly Point[]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export type Looking = {
  readonly camera: Camera;
  /** The reader has come nearer or moved about. */
  readonly roams: boolean;
  /** It moves under a finger just now: nothing glides. */
  readonly moving: boolean;
  /** Not all of the island is in the picture as it is shown first. */
  readonly cut: boolean;
  /** All of it is in the picture now. */
  readonly isWhole: boolean;
  readonly whole: () => void;
  /** Back to how it is shown first. */
  readonly home: () => void;
  readonly size: Size;
  readonly zoom: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** A press that was in truth a drag. */
  readonly dragged: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
};

export function useCamera(
  plate: RefObject<HTMLElement | null>,
  extent: Extent,
  insets: Insets,
  least: number,
  home: Spot,
): Looking {
  const [size, setSize] = useState<Size>({ width: 800, height: 560 });
  const [own, setOwn] = useState<Camera | null>(null);
  const [moving, setMoving] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const shape = `${extent.left} ${extent.right} ${extent.top} ${extent.bottom}`;
  const whole = fitted(extent, size, insets);
  const cut = whole.scale < least;
  const camera = own ?? near(whole, least, home, extent, size, insets);
  const now = useRef({ camera, extent, size });
  now.current = { camera, extent, size };

  useLayoutEffect(() => {
    const element = plate.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [plate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the island has grown, and fits again
  useEffect(() => setOwn(null), [shape]);

  const change = useCallback((make: (camera: Camera) => Camera) => {
    const { camera: from, extent: all, size: room } = now.current;
    const next = bounded(make(from), all, room);
    now.current = { ...now.current, camera: next };
    setOwn(next);
    setMoving(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setMoving(false), 180);
  }, []);
  useEffect(() => () => clearTimeout(rest.current), []);

  // React listens to the wheel passively, so that it could not keep the page from scrolling.
  useEffect(() => {
    const element = plate.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const frame = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 160 : 520));
      change((from) => zoomed(from, factor, [event.clientX - frame.left, event.clientY - frame.top]));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [plate, change]);

  function pointOf(event: PointerEvent): Point {
    const frame = plate.current?.getBoundingClientRect();
    return [event.clientX - (frame?.left ?? 0), event.clientY - (frame?.top ?? 0)];
  }

  function release(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  return {
    camera,
    roams: own !== null,
    moving,
    cut,
    isWhole: camera.scale === whole.scale && camera.x === whole.x && camera.y === whole.y,
    whole: () => setOwn(cut ? whole : null),
    home: () => setOwn(null),
    size,
    zoom: (factor) => change((from) => zoomed(from, factor, [now.current.size.width / 2, now.current.size.height / 2])),
    pan: (dx, dy) => change((from) => panned(from, dx, dy)),
    dragged: () => travelled.current > SLACK,
    handlers: {
      onPointerDown(event) {
        if (fingers.current.size === 0) travelled.current = 0;
        fingers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        if (event.pointerType === "mouse" && event.buttons === 0) {
          release(event);
          return;
        }
        const old = [...fingers.current.values()];
        const here = pointOf(event);
        const moved = Math.hypot(here[0] - before[0], here[1] - before[1]);
        const two = old.length >= 2;
        // One finger scrolls the page as long as the whole island is in sight.
        if (!two && event.pointerType !== "mouse" && own === null && !cut) return;
        travelled.current += moved;
        if (!two && travelled.current <= SLACK) return;
        fingers.current.set(event.pointerId, here);
        const spots = [...fingers.current.values()];
        const [from, to] = [middle(old), middle(spots)];
        const factor = two ? apart(spots) / apart(old) : 1;
        change((camera) => panned(zoomed(camera, factor, from), to[0] - from[0], to[1] - from[1]));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
