/** The film of a fall: which of its frames is shown, and what is drawn over it. */
import { useEffect, useMemo, useState } from "react";
import { useMotion } from "../../design";
import { useText } from "../../i18n";
import { type Fall, standingAt, storeysOf } from "./fall";
import { Orbit } from "./orbit";
import { type Mark, Sketch } from "./sketch";
import { extentOf, type Placed } from "./space";
import type { Stage } from "./stage";
import { useMoving } from "./useStage";
import type { Text } from "./words";
import { pieceName } from "./words";

const SLOWLY = 1 / 8;
const OVER = 80; // degrees: from here on all lies, and little is left to be seen
const PARTS = [0, 0.35, 0.6, 0.8, 1];

/** Frames for the strip: from the first until all lies and a little longer, more of them where it goes faster. */
export function stripOf(leans: readonly number[]): readonly number[] {
  const last = Math.max(0, leans.length - 1);
  const over = leans.findIndex((lean) => lean >= OVER);
  const end = over < 0 ? last : Math.min(last, Math.ceil(over * 1.3));
  return [...new Set(PARTS.map((part) => Math.round(end * part)))];
}

export type Film = {
  readonly fall: Fall;
  readonly orbit: Orbit;
  readonly sketch: Sketch;
  /** It runs, an eighth as fast as it went. */
  readonly running: boolean;
  /** The frame that is shown where it rests, and those of the strip. */
  readonly shown: number;
  readonly strip: readonly number[];
  readonly play: () => void;
  readonly show: (frame: number) => void;
  /** To the next picture of the strip, or the one before. */
  readonly step: (by: number) => void;
};

/** Plays once, slowly, then rests on its last frame. `left` is how all lies then; asked when the folds are known. */
export function useFilm(fall: Fall, stage: Stage, left: () => readonly Placed[]): Film {
  const { t } = useText();
  const { still } = useMotion();
  const orbit = useMemo(() => orbitOf(fall), [fall]);
  const sketch = useMemo(() => new Sketch(), []);
  const running = useMoving(stage) && !still;
  const { clip, standing, leans } = fall;
  const strip = useMemo(() => stripOf(leans), [leans]);
  const [shown, setShown] = useState(clip.frames.length - 1);

  const play = () => {
    stage.reset(standing);
    stage.speed = SLOWLY;
    stage.play(clip);
    stage.settle(left());
    setShown(clip.frames.length - 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fall is known
  useEffect(() => {
    stage.reset(standing);
    if (still) stage.reset(left());
    else play();
  }, [fall]);
  useEffect(() => {
    sketch.set(running ? [] : marksOf(fall, t));
    stage.redraw();
  }, [sketch, stage, fall, running, t]);
  const show = (frame: number) => {
    setShown(frame);
    stage.reset(standingAt(standing, clip, frame));
  };
  const step = (by: number) => {
    const at = strip.indexOf(shown);
    const next = strip[Math.min(strip.length - 1, Math.max(0, (at < 0 ? strip.length : at) + by))];
    if (next !== undefined) show(next);
  };
  return { fall, orbit, sketch, running, shown, strip, play, show, step };
}

/** From its best side, with room for how high it stood. */
function orbitOf({ azimuth, standing }: Fall): Orbit {
  const orbit = new Orbit();
  orbit.azimuth = azimuth;
  orbit.side = azimuth;
  orbit.top = Math.max(0, ...standing.map((one) => extentOf(one).high[2]));
  return orbit;
}

/** Where everything stood, dashed; and a ring where it began. */
function marksOf({ standing, began }: Fall, t: Text): readonly Mark[] {
  const was = storeysOf(standing).map((points): Mark => ({ kind: "was", points, words: "" }));
  return began ? [...was, { kind: "began", points: [began.at], words: whyOf(began, t).short }] : was;
}

/** Why it fell: in a few words beside the ring, and in one sentence. */
export function whyOf({ piece, floor, why }: NonNullable<Fall["began"]>, t: Text): { short: string; long: string } {
  const told = {
    floor,
    piece: pieceName(piece, t),
    millimetres: why.kind === "overhang" ? Math.max(1, Math.round(why.millimetres)) : 0,
    degrees: why.kind === "slope" ? Math.round(why.degrees) : 0,
  };
  return { short: t(`tower-ui-began-${why.kind}`, told), long: t(`tower-ui-began-${why.kind}-why`, told) };
}
