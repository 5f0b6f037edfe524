/** The fall, shown again: slowly, from its best side, as a film and a strip; a picture to keep; and on from before it. */
import { useEffect, useMemo, useState } from "react";
import { useFromHere } from "../../core/fromHere";
import { Button, Icon, Strip, useMotion } from "../../design";
import { useText } from "../../i18n";
import type { Piece } from "./box";
import { type Fall, standingAt } from "./fall";
import { Grip } from "./grip";
import { LeanChart } from "./History";
import { Orbit } from "./orbit";
import { Picture } from "./Picture";
import { Thumb } from "./Side";
import { Shutter } from "./shutter";
import type { Placed } from "./space";
import type { Stage } from "./stage";
import { useMoving } from "./useStage";

const SLOWLY = 1 / 8;
const NONE: ReadonlySet<Piece> = new Set();
const nothing = () => {};

const OVER = 80; // degrees: from here on all lies, and little is left to be seen
const PARTS = [0, 0.35, 0.6, 0.8, 1];

/** Frames for the strip: from the first until all lies and a little longer, more of them where it goes faster. */
export function stripOf(leans: readonly number[]): readonly number[] {
  const last = Math.max(0, leans.length - 1);
  const over = leans.findIndex((lean) => lean >= OVER);
  const end = over < 0 ? last : Math.min(last, Math.ceil(over * 1.3));
  return [...new Set(PARTS.map((part) => Math.round(end * part)))];
}

export function FallFilm({
  fall,
  stage,
  left,
  label,
}: {
  readonly fall: Fall;
  readonly stage: Stage;
  /** How all lies when it is over; asked when it is known how the walls were folded. */
  readonly left: () => readonly Placed[];
  readonly label: string;
}) {
  const { t } = useText();
  const { still } = useMotion();
  const grip = useMemo(() => new Grip(), []);
  const orbit = useMemo(() => new Orbit(), []);
  const shutter = useMemo(() => new Shutter(), []);
  const moving = useMoving(stage);
  const { clip, standing, leans, brink } = fall;
  const strip = useMemo(() => stripOf(leans), [leans]);
  const [shown, setShown] = useState(clip.frames.length - 1);

  const play = () => {
    orbit.azimuth = fall.azimuth;
    stage.reset(standing);
    stage.speed = SLOWLY;
    stage.play(clip);
    stage.settle(left());
    setShown(clip.frames.length - 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fall is known
  useEffect(() => {
    orbit.azimuth = fall.azimuth;
    stage.reset(standing);
    if (still) stage.reset(left());
    else play();
  }, [fall]);
  const show = (frame: number) => {
    setShown(frame);
    stage.reset(standingAt(standing, clip, frame));
  };
  const step = (by: number) => {
    const at = strip.indexOf(shown);
    const next = strip[Math.min(strip.length - 1, Math.max(0, at + by))];
    if (next !== undefined) show(next);
  };
  const seconds = (frame: number) => (frame / clip.rate).toFixed(1);
  return (
    <section className="tower-fall" aria-label={t("tower-ui-fall")} data-testid="tower-fall" data-moving={moving}>
      <Picture
        stage={stage}
        grip={grip}
        orbit={orbit}
        lit={NONE}
        ringed={NONE}
        other={null}
        idle
        kitten={null}
        target={null}
        shutter={shutter}
        onPress={nothing}
        onRelease={nothing}
        label={label}
      >
        {moving && !still ? (
          <span className="chip tower-slowly">
            <Icon name="ui-clock" size={18} /> {t("tower-ui-fall-slowly")}
          </span>
        ) : null}
      </Picture>
      <ol className="tower-strip" aria-label={t("tower-ui-fall-strip")}>
        {strip.map((frame) => (
          <li key={frame}>
            <button type="button" aria-pressed={!moving && shown === frame} onClick={() => show(frame)}>
              <Thumb standing={standingAt(standing, clip, frame)} azimuth={fall.azimuth} />
              <span>{t("tower-ui-fall-seconds", { seconds: seconds(frame) })}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="keys tower-film-keys">
        <Button
          kind="quiet"
          round
          icon="ui-step"
          className="flip"
          label={t("tower-ui-fall-back")}
          onClick={() => step(-1)}
        />
        <Button round icon="ui-play" label={t("tower-ui-fall-again")} onClick={play} data-testid="fall-again" />
        <Button kind="quiet" round icon="ui-step" label={t("tower-ui-fall-on")} onClick={() => step(1)} />
        <Button
          kind="quiet"
          icon="ui-download"
          onClick={() => shutter.keep(`tabbytop-${fall.floors}.png`, label)}
          data-testid="keep-picture"
        >
          {t("tower-ui-fall-keep")}
        </Button>
      </div>
      <LeanChart leans={leans} rate={clip.rate} brink={brink} at={shown} />
    </section>
  );
}

/** A table of practice that goes on from before the fall. */
export function BuildOn({
  record,
  step,
  seat,
}: {
  readonly record: string;
  readonly step: number;
  readonly seat: number;
}) {
  const { t } = useText();
  const { start, busy, failed } = useFromHere(record);
  return (
    <>
      {failed ? (
        <Strip tone="stop" icon="ui-help">
          {t("from-here-failed")}
        </Strip>
      ) : null}
      <Button kind="quiet" icon="ui-undo" disabled={busy} onClick={() => void start(step, seat)} data-testid="build-on">
        {t("tower-ui-fall-build-on")}
      </Button>
      <p className="note">{t("tower-ui-fall-build-on-note")}</p>
    </>
  );
}
