/**
 * One finger or the mouse on the piece moves it over the plane of the floor, anywhere else it turns the camera. Lowering
 * is a gesture of its own: the wheel, or two fingers up and down, whose twist turns the piece. Without a piece in hand two
 * fingers turn the camera; they bring it nearer always.
 */
import { type RefObject, useEffect, useRef } from "react";
import { type PerspectiveCamera, Vector3 } from "three";
import type { Piece } from "../box";
import type { Grip } from "../grip";
import { halfTurn } from "../hold";
import type { Orbit } from "../orbit";
import type { Spot } from "./sight";

type Parts = {
  readonly plate: RefObject<HTMLDivElement | null>;
  readonly grip: Grip;
  readonly orbit: Orbit;
  readonly camera: PerspectiveCamera;
  readonly refresh: () => void;
  readonly isIdle: boolean;
  /** What lies under a point, in parts of the picture from -1 to 1. */
  readonly pick: (x: number, y: number) => { readonly piece: Piece; readonly held: boolean } | null;
  /** Where what may be pressed is, as parts of the picture from its upper left. */
  readonly litSpots: () => ReadonlyMap<Piece, Spot>;
  readonly isLit: (piece: Piece) => boolean;
  readonly onPress: (piece: Piece) => void;
  readonly onRelease: () => void;
};

type Finger = { x: number; y: number };
type Mode =
  | { readonly kind: "move"; readonly pointer: number }
  | { readonly kind: "press"; readonly pointer: number; readonly piece: Piece; readonly from: Finger }
  | { readonly kind: "orbit" };

const REACH = 30; // pixels round a piece that still count as it
const SLIP = 9; // pixels that a press may move
const TURN = 0.0085; // radians a pixel
const FLATTEST = 0.3; // the sine of the flattest look at a floor at which a piece follows the finger exactly
const NOTCH = 2; // millimetres that a notch of the wheel lowers a piece
const TWIST = 8; // degrees that two fingers turn before the piece follows

export function usePointers(parts: Parts): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const { plate } = parts;
  useEffect(() => {
    const element = plate.current;
    if (!element) return;
    const fingers = new Map<number, Finger>();
    let mode: Mode | null = null;
    let twisted = 0;

    const inPicture = ({ x, y }: Finger): readonly [number, number] => {
      const box = element.getBoundingClientRect();
      return [((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2];
    };
    const heldAt = (): Finger | null => {
      const { grip, camera } = latest.current;
      if (!grip.held) return null;
      const { x, y, z } = grip.held.place;
      const point = new Vector3(x, y, z + 12).project(camera);
      const box = element.getBoundingClientRect();
      return { x: box.left + ((point.x + 1) / 2) * box.width, y: box.top + ((1 - point.y) / 2) * box.height };
    };

    /** What may be pressed and is near a finger that has missed it. */
    const nearLit = (finger: Finger): Piece | null => {
      const box = element.getBoundingClientRect();
      let [best, least]: [Piece | null, number] = [null, REACH];
      for (const [piece, [across, down]] of latest.current.litSpots()) {
        const away = Math.hypot(box.left + across * box.width - finger.x, box.top + down * box.height - finger.y);
        if (away < least) [best, least] = [piece, away];
      }
      return best;
    };

    const down = (event: PointerEvent) => {
      if (event.button > 0) return;
      const { grip, isIdle, pick, isLit } = latest.current;
      const finger = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, finger);
      element.setPointerCapture(event.pointerId);
      if (fingers.size > 1) {
        mode = { kind: "orbit" };
        twisted = 0;
        return;
      }
      const found = pick(...inPicture(finger));
      const held = heldAt();
      const near = held !== null && Math.hypot(held.x - finger.x, held.y - finger.y) < REACH;
      const lit = found && isLit(found.piece) ? found.piece : nearLit(finger);
      if (grip.held && !isIdle && (found?.held || near)) mode = { kind: "move", pointer: event.pointerId };
      else if (lit !== null && !isIdle)
        mode = { kind: "press", pointer: event.pointerId, piece: lit, from: { ...finger } };
      else mode = { kind: "orbit" };
      element.dataset.mode = mode.kind;
    };

    const move = (event: PointerEvent) => {
      const finger = fingers.get(event.pointerId);
      const { orbit, refresh } = latest.current;
      if (!finger) {
        hover(event);
        return;
      }
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      if (mode?.kind === "press") {
        if (Math.hypot(event.clientX - mode.from.x, event.clientY - mode.from.y) > SLIP) mode = { kind: "orbit" };
        return;
      }
      const [before, way] = [spread(fingers), wayOf(fingers)];
      finger.x = event.clientX;
      finger.y = event.clientY;
      if (mode?.kind === "move") lead(dx, dy, event.timeStamp);
      else if (mode?.kind === "orbit") {
        const share = fingers.size;
        const { grip, isIdle } = latest.current;
        const lowers = share === 2 && grip.held !== null && !isIdle;
        orbit.turn((dx * TURN) / share, lowers ? 0 : (dy * TURN) / share);
        if (lowers) grip.by(0, 0, (-dy / share) * millimetresAPixel());
        const now = spread(fingers);
        if (before > 0 && now > 0) orbit.nearer(before / now);
        if (share === 2) twist(wayOf(fingers) - way);
        refresh();
      }
    };

    /** Clockwise to the eye, which looks from above. */
    const twist = (degrees: number) => {
      const { grip, isIdle } = latest.current;
      const by = halfTurn(degrees);
      const before = twisted;
      twisted += by;
      if (isIdle || Math.abs(twisted) < TWIST) return;
      grip.turn(Math.abs(before) < TWIST ? -twisted : -by);
    };

    /** How much of the world a pixel is, as far away as the piece. */
    const millimetresAPixel = (): number => {
      const { grip, camera } = latest.current;
      if (!grip.held) return 0;
      const { x, y, z } = grip.held.place;
      const far = camera.position.distanceTo(new Vector3(x, y, z));
      return (2 * far * Math.tan((camera.fov * Math.PI) / 360)) / element.clientHeight;
    };

    /** Over the plane of the floor, at the height at which it is held: up in the picture is away from the eye. */
    const lead = (dx: number, dy: number, now: number) => {
      const { grip, orbit } = latest.current;
      if (!grip.held) return;
      const scale = millimetresAPixel();
      const [[rx, ry], [ax, ay]] = [orbit.right, orbit.away];
      const [across, away] = [dx * scale, (-dy * scale) / Math.max(FLATTEST, Math.sin(orbit.elevation))];
      grip.lead(across * rx + away * ax, across * ry + away * ay, now);
    };

    const hover = (event: PointerEvent) => {
      const { pick, isLit, isIdle, grip } = latest.current;
      const found = isIdle ? null : pick(...inPicture({ x: event.clientX, y: event.clientY }));
      const can = found !== null && (found.held || (!grip.held && isLit(found.piece)));
      element.dataset.over = found?.held ? "held" : can ? "lit" : "";
    };

    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      const { onPress, onRelease } = latest.current;
      const ended = mode;
      if (fingers.size === 0) {
        mode = null;
        element.dataset.mode = "";
      }
      if (event.type === "pointercancel") return;
      if (ended?.kind === "press" && ended.pointer === event.pointerId) onPress(ended.piece);
      else if (ended?.kind === "move" && ended.pointer === event.pointerId) onRelease();
    };

    const wheel = (event: WheelEvent) => {
      const { orbit, grip, refresh, isIdle } = latest.current;
      // The page scrolls; with a piece in hand, or a key held, the picture answers.
      const lowers = grip.held !== null && !isIdle && !event.ctrlKey;
      if (!lowers && !event.ctrlKey) return;
      event.preventDefault();
      if (lowers) grip.by(0, 0, -Math.sign(event.deltaY) * (event.shiftKey ? NOTCH / 4 : NOTCH));
      else orbit.nearer(Math.exp(event.deltaY * 0.0012));
      refresh();
    };

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener as EventListener);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        element.removeEventListener(kind, listener as EventListener);
      element.removeEventListener("wheel", wheel);
    };
  }, [plate]);
}

/** In which direction the second finger is from the first, in degrees; 0 with one. */
function wayOf(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  return one && other ? (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI : 0;
}

/** How far two fingers are apart; 0 with one. */
function spread(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
