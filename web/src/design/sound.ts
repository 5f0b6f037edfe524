/** Wood, paper, felt and a small bell, made on the spot. Silent until the first touch, and never the only sign of anything. */
import { settings } from "../ground/settings";

export type Sound = "knock" | "paper" | "felt" | "bell" | "pluck" | "click" | "bark" | "glockenspiel";

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

export type Tone = {
  readonly at: number;
  readonly pitch: number;
  readonly to?: number;
  readonly loud: number;
  readonly fade: number;
  readonly wave?: OscillatorType;
};

function tone(audio: AudioContext, out: AudioNode, { at, pitch, to, loud, fade, wave = "sine" }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + fade);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, start + fade);
  voice.connect(level).connect(out);
  voice.start(start);
  voice.stop(start + fade + 0.02);
}

export type Rustle = {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly fade: number;
  readonly sharp?: number;
};

/** Filtered noise: the brush of paper, the thud of felt. */
function rustle(audio: AudioContext, out: AudioNode, { at, from, to, loud, fade, sharp = 1 }: Rustle): void {
  const start = audio.currentTime + at;
  const length = Math.ceil(audio.sampleRate * fade);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + fade);
  const level = audio.createGain();
  level.gain.value = loud;
  noise.connect(band).connect(level).connect(out);
  noise.start(start);
}

/** A struck bar or bell: the tone and two of its partials, each gone sooner. */
function strike(audio: AudioContext, out: AudioNode, at: number, pitch: number, loud: number, fade: number): void {
  tone(audio, out, { at, pitch, loud, fade });
  tone(audio, out, { at, pitch: pitch * 2.76, loud: loud * 0.35, fade: fade * 0.45 });
  tone(audio, out, { at, pitch: pitch * 5.4, loud: loud * 0.14, fade: fade * 0.2 });
}

function pluck(audio: AudioContext, out: AudioNode, at: number, pitch: number): void {
  tone(audio, out, { at, pitch, loud: 0.32, fade: 0.3, wave: "triangle" });
  rustle(audio, out, { at, from: 3200, to: 1600, loud: 0.12, fade: 0.03 });
}

const G5 = 783.99;

const scores: Readonly<Record<Sound, (audio: AudioContext, out: AudioNode) => void>> = {
  knock: (audio, out) => {
    tone(audio, out, { at: 0, pitch: 240, to: 140, loud: 0.5, fade: 0.11 });
    rustle(audio, out, { at: 0, from: 1500, to: 500, loud: 0.5, fade: 0.05 });
  },
  paper: (audio, out) => {
    rustle(audio, out, { at: 0, from: 1800, to: 4200, loud: 0.34, fade: 0.13 });
    rustle(audio, out, { at: 0.09, from: 3600, to: 1400, loud: 0.24, fade: 0.1 });
  },
  felt: (audio, out) => {
    tone(audio, out, { at: 0, pitch: 130, to: 86, loud: 0.42, fade: 0.16 });
    rustle(audio, out, { at: 0, from: 340, to: 160, loud: 0.5, fade: 0.12 });
  },
  click: (audio, out) => {
    rustle(audio, out, { at: 0, from: 3000, to: 1800, loud: 0.3, fade: 0.025, sharp: 4 });
    rustle(audio, out, { at: 0.09, from: 3300, to: 2000, loud: 0.3, fade: 0.025, sharp: 4 });
  },
  bell: (audio, out) => strike(audio, out, 0, G5, 0.26, 0.38),
  pluck: (audio, out) => {
    for (const [at, pitch] of [523.25, 659.25, G5].entries()) pluck(audio, out, at * 0.09, pitch);
  },
  bark: (audio, out) => {
    // Far away: low, short, and most of it is the street.
    tone(audio, out, { at: 0, pitch: 420, to: 210, loud: 0.14, fade: 0.1, wave: "sawtooth" });
    rustle(audio, out, { at: 0, from: 900, to: 500, loud: 0.3, fade: 0.12, sharp: 2 });
  },
  glockenspiel: (audio, out) => {
    const phrase = [1046.5, 1318.51, 1567.98, 1318.51, 1567.98, 2093];
    for (const [at, pitch] of phrase.entries())
      strike(audio, out, at * 0.13, pitch, 0.16, at === phrase.length - 1 ? 0.9 : 0.35);
  },
};

/** Plays a sound, if the reader has left it on and has touched the page. */
export function sound(name: Sound): void {
  if (!settings().sound) return;
  const place = studio();
  if (place) scores[name](place.audio, place.out);
}

/** What a game can make sounds of its own with. */
export type Studio = { readonly tone: (tone: Tone) => void; readonly rustle: (rustle: Rustle) => void };

/** Plays a game's own sound, under the same conditions. */
export function perform(score: (studio: Studio) => void): void {
  if (!settings().sound) return;
  const place = studio();
  if (!place) return;
  const { audio, out } = place;
  score({ tone: (one) => tone(audio, out, one), rustle: (one) => rustle(audio, out, one) });
}
