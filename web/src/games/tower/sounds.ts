/** Taps, creaks, a tumble and a purr, made on the spot like all sounds here. */
import { perform, type Studio } from "../../design/sound";
import type { Heard } from "./stage";

const QUIET = 70; // milliseconds between two taps
let last = 0;

const tap = (loud: number) => (studio: Studio) => {
  const pitch = 420 - 160 * loud;
  studio.tone({ at: 0, pitch, to: pitch * 0.6, loud: 0.12 + 0.3 * loud, fade: 0.07 + 0.05 * loud });
  studio.rustle({ at: 0, from: 2600, to: 900, loud: 0.18 + 0.3 * loud, fade: 0.04 });
};

/** Cardboard that gives a little. */
const creak = (loud: number) => (studio: Studio) => {
  for (const [at, pitch] of [96, 104, 91].entries())
    studio.tone({ at: at * 0.09, pitch, to: pitch * 1.35, loud: 0.06 + 0.1 * loud, fade: 0.12, wave: "sawtooth" });
  studio.rustle({ at: 0.02, from: 500, to: 900, loud: 0.12 * loud + 0.05, fade: 0.25, sharp: 3 });
};

const tumble = (loud: number) => (studio: Studio) => {
  studio.tone({ at: 0, pitch: 190, to: 90, loud: 0.3 * loud + 0.1, fade: 0.14 });
  studio.rustle({ at: 0, from: 1400, to: 380, loud: 0.5 * loud, fade: 0.12 });
};

const SCORES = { tap, creak, tumble } as const;

export function hear({ kind, loud }: Heard): void {
  const now = performance.now();
  if (now - last < QUIET) return;
  last = now;
  perform(SCORES[kind](loud));
}

/** A cat that was petted. */
export function purr(): void {
  perform((studio) => {
    for (let beat = 0; beat < 14; beat++)
      studio.rustle({ at: beat * 0.042, from: 150, to: 110, loud: beat % 2 === 0 ? 0.5 : 0.3, fade: 0.04, sharp: 2 });
  });
}
