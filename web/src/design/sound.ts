/** Sounds as they are heard: silent until the first touch, off with one switch, and never the only sign of anything. */
import { settings } from "../ground/settings";
import { type Sound, type Studio, scores, studioOf } from "./scores";

export type { Sound, Studio } from "./scores";

let context: AudioContext | null = null;
let room: GainNode | null = null;
let touched = false;

function wake(): void {
  touched = true;
  if (context?.state === "suspended") void context.resume();
}

/** Browsers allow sound after the first touch or key. Called once. */
export function listenForTouch(): void {
  for (const kind of ["pointerdown", "keydown"] as const)
    addEventListener(kind, wake, { capture: true, passive: true });
}

function studio(): { readonly audio: AudioContext; readonly out: GainNode } | null {
  if (!touched || typeof AudioContext !== "function") return null;
  if (!context || !room) {
    context = new AudioContext({ latencyHint: "interactive" });
    room = context.createGain();
    room.gain.value = 0.5;
    room.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return { audio: context, out: room };
}

const TREMBLE = 14; // milliseconds

/** A phone trembles where a piece settles; with the sound switched off it does not. */
export function settle(): void {
  if (settings().sound && touched && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(TREMBLE);
}

/** Plays a sound, if the reader has left it on and has touched the page. A knock is a piece that settles. */
export function sound(name: Sound): void {
  if (name === "knock") settle();
  if (!settings().sound) return;
  const place = studio();
  if (place) scores[name](place.audio, place.out);
}

/** Plays a game's own sound, under the same conditions. */
export function perform(score: (studio: Studio) => void): void {
  if (!settings().sound) return;
  const place = studio();
  if (place) score(studioOf(place.audio, place.out));
}
