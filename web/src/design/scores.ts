/**
 * Every sound of the house as it is made: wood, paper, felt, a small bell, from tones and filtered noise. It knows no
 * page and no settings, so that a test can listen to all of them (`tests/browser/test_sounds.py`).
 */

/** What happens has a sound of its own; a bell rings for your turn alone. All are short but the last phrases. */
export type Sound =
  | "knock"
  | "paper"
  | "felt"
  | "bell"
  | "pluck"
  | "click"
  | "bark"
  | "glockenspiel"
  | "lullaby"
  | "pop"
  | "step"
  | "splash"
  | "dawn"
  | "chime"
  | "drum"
  | "dice"
  | "bloom"
  | "curse"
  | "moon"
  | "victory"
  | "defeat"
  | "parry"
  | "shuffle"
  | "coins"
  | "scroll"
  | "herald"
  | "brush"
  | "flip"
  | "flutter"
  | "meow"
  | "wicker"
  | "tuck";

export type Tone = {
  readonly at: number;
  readonly pitch: number;
  readonly to?: number;
  readonly loud: number;
  readonly fade: number;
  readonly wave?: OscillatorType;
};

export function tone(
  audio: BaseAudioContext,
  out: AudioNode,
  { at, pitch, to, loud, fade, wave = "sine" }: Tone,
): void {
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
export function rustle(audio: BaseAudioContext, out: AudioNode, { at, from, to, loud, fade, sharp = 1 }: Rustle): void {
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
function strike(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number, fade: number): void {
  tone(audio, out, { at, pitch, loud, fade });
  tone(audio, out, { at, pitch: pitch * 2.76, loud: loud * 0.35, fade: fade * 0.45 });
  tone(audio, out, { at, pitch: pitch * 5.4, loud: loud * 0.14, fade: fade * 0.2 });
}

function pluck(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number): void {
  tone(audio, out, { at, pitch, loud: 0.32, fade: 0.3, wave: "triangle" });
  rustle(audio, out, { at, from: 3200, to: 1600, loud: 0.12, fade: 0.03 });
}

const G5 = 783.99;

export const scores: Readonly<Record<Sound, (audio: BaseAudioContext, out: AudioNode) => void>> = {
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
  /** It was lost, and nobody minds: three bars going down. */
  lullaby: (audio, out) => {
    for (const [at, pitch] of [783.99, 659.25, 523.25].entries()) strike(audio, out, at * 0.2, pitch, 0.14, 0.5);
  },
  /** Somebody says something. */
  pop: (audio, out) => tone(audio, out, { at: 0, pitch: 520, to: 880, loud: 0.2, fade: 0.07 }),
  /** A paw on sand. */
  step: (audio, out) => {
    rustle(audio, out, { at: 0, from: 900, to: 420, loud: 0.32, fade: 0.06 });
    rustle(audio, out, { at: 0.12, from: 820, to: 380, loud: 0.26, fade: 0.06 });
  },
  /** Fish come aboard. */
  splash: (audio, out) => {
    rustle(audio, out, { at: 0, from: 700, to: 2600, loud: 0.34, fade: 0.22 });
    tone(audio, out, { at: 0.05, pitch: 340, to: 620, loud: 0.1, fade: 0.12 });
  },
  /** A battle won: two plucked strings, upwards. */
  victory: (audio, out) => {
    for (const [at, pitch] of [587.33, 880].entries()) pluck(audio, out, at * 0.1, pitch);
  },
  /** A battle lost: a drum that sinks. */
  defeat: (audio, out) => {
    tone(audio, out, { at: 0, pitch: 196, to: 98, loud: 0.4, fade: 0.34, wave: "triangle" });
    rustle(audio, out, { at: 0.02, from: 500, to: 180, loud: 0.3, fade: 0.2 });
  },
  /** A draw: a paw on a shield. */
  parry: (audio, out) => {
    strike(audio, out, 0, 466.16, 0.18, 0.24);
    rustle(audio, out, { at: 0, from: 2400, to: 900, loud: 0.3, fade: 0.05 });
  },
  /** A new day. */
  dawn: (audio, out) => {
    for (const [at, pitch] of [392, 587.33].entries())
      tone(audio, out, { at: at * 0.12, pitch, loud: 0.2, fade: 0.26, wave: "triangle" });
  },
  /** Something precious is found, a goal is met. */
  chime: (audio, out) => {
    for (const [at, pitch] of [1318.51, 1975.53].entries()) strike(audio, out, at * 0.07, pitch, 0.14, 0.3);
  },
  /** A battle begins. */
  drum: (audio, out) => {
    for (const at of [0, 0.14]) {
      tone(audio, out, { at, pitch: 120, to: 62, loud: 0.5, fade: 0.15 });
      rustle(audio, out, { at, from: 300, to: 120, loud: 0.4, fade: 0.08 });
    }
  },
  /** A die comes to rest. */
  dice: (audio, out) => {
    for (const at of [0, 0.06, 0.11, 0.19])
      rustle(audio, out, { at, from: 2200, to: 1500, loud: 0.34 - at, fade: 0.03, sharp: 3 });
  },
  /** A flower is played. */
  bloom: (audio, out) => {
    for (const [at, pitch] of [659.25, 830.61, 987.77].entries())
      tone(audio, out, { at: at * 0.05, pitch, loud: 0.13, fade: 0.24 });
  },
  /** A curse. */
  curse: (audio, out) => {
    for (const [at, pitch] of [155.56, 146.83].entries())
      tone(audio, out, { at: at * 0.12, pitch, to: pitch * 0.94, loud: 0.24, fade: 0.22, wave: "triangle" });
  },
  /** Cards are dealt. */
  shuffle: (audio, out) => {
    for (const at of [0, 0.05, 0.1, 0.15])
      rustle(audio, out, { at, from: 2600, to: 3400, loud: 0.26, fade: 0.045, sharp: 2 });
  },
  /** Fish are paid: two small wet pats. */
  coins: (audio, out) => {
    for (const [at, pitch] of [290, 350].entries()) {
      tone(audio, out, { at: at * 0.08, pitch, to: pitch * 0.62, loud: 0.24, fade: 0.07 });
      rustle(audio, out, { at: at * 0.08, from: 1100, to: 600, loud: 0.24, fade: 0.05 });
    }
  },
  /** A lesson is unrolled. */
  scroll: (audio, out) => {
    rustle(audio, out, { at: 0, from: 700, to: 2600, loud: 0.32, fade: 0.26 });
    tone(audio, out, { at: 0.22, pitch: 392, loud: 0.12, fade: 0.16, wave: "triangle" });
  },
  /** A lesson for everybody. */
  herald: (audio, out) => {
    for (const [at, pitch] of [523.25, 523.25, 783.99].entries())
      tone(audio, out, { at: at * 0.09, pitch, loud: 0.13, fade: 0.2, wave: "triangle" });
  },
  /** A colour is named: one stroke of a brush. */
  brush: (audio, out) => rustle(audio, out, { at: 0, from: 1200, to: 620, loud: 0.4, fade: 0.2, sharp: 0.7 }),
  /** Cards that lay face down are turned over. */
  flip: (audio, out) => {
    rustle(audio, out, { at: 0, from: 1500, to: 3800, loud: 0.3, fade: 0.08 });
    rustle(audio, out, { at: 0.1, from: 2800, to: 1800, loud: 0.4, fade: 0.02, sharp: 4 });
  },
  /** A card for any time is played. */
  flutter: (audio, out) => {
    for (const at of [0, 0.06, 0.12])
      rustle(audio, out, { at, from: 900 + 6000 * at, to: 2200, loud: 0.22, fade: 0.05 });
    tone(audio, out, { at: 0.14, pitch: 880, to: 1046.5, loud: 0.1, fade: 0.16 });
  },
  /** A cat comes along. */
  meow: (audio, out) => {
    tone(audio, out, { at: 0, pitch: 520, to: 760, loud: 0.13, fade: 0.12, wave: "triangle" });
    tone(audio, out, { at: 0.1, pitch: 760, to: 430, loud: 0.16, fade: 0.24, wave: "triangle" });
  },
  /** A basket. */
  wicker: (audio, out) => {
    for (const [at, pitch] of [1800, 1500, 1900].entries())
      rustle(audio, out, { at: at * 0.05, from: pitch, to: pitch * 0.8, loud: 0.3, fade: 0.035, sharp: 6 });
  },
  /** A treasure is put under an arm. */
  tuck: (audio, out) => {
    strike(audio, out, 0, 1174.66, 0.1, 0.2);
    rustle(audio, out, { at: 0.08, from: 800, to: 400, loud: 0.3, fade: 0.09 });
  },
  /** The moon moves on. */
  moon: (audio, out) => strike(audio, out, 0, 196, 0.26, 0.38),
};

/** What a game can make sounds of its own with. */
export type Studio = { readonly tone: (tone: Tone) => void; readonly rustle: (rustle: Rustle) => void };

/** A studio that plays into `out`. */
export const studioOf = (audio: BaseAudioContext, out: AudioNode): Studio => ({
  tone: (one) => tone(audio, out, one),
  rustle: (one) => rustle(audio, out, one),
});
