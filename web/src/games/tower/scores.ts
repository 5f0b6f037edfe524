/** Taps, creaks, a tumble and a purr, made on the spot like all sounds here. */
import type { Studio } from "../../design/scores";

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

/** A cat that was petted. */
const purr = () => (studio: Studio) => {
  for (let beat = 0; beat < 14; beat++)
    studio.rustle({ at: beat * 0.042, from: 150, to: 110, loud: beat % 2 === 0 ? 0.5 : 0.3, fade: 0.04, sharp: 2 });
};

/** How each sounds, by how loud it is. */
export const SCORES = { tap, creak, tumble, purr } as const;
