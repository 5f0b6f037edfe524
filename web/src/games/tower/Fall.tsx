/** The fall, shown again: slowly, from its best side, as a film and a strip; a picture to keep; and on from before it. */
import { type ReactNode, useMemo } from "react";
import { useFromHere } from "../../core/fromHere";
import { Button, Icon, Strip } from "../../design";
import { rich, useText } from "../../i18n";
import { Thumb } from "./Flat";
import { standingAt } from "./fall";
import { type Film, whyOf } from "./film";
import { RestingPicture } from "./Resting";
import { Shutter } from "./shutter";
import type { Stage } from "./stage";

export function FallFilm({
  film,
  stage,
  label,
}: {
  readonly film: Film;
  readonly stage: Stage;
  readonly label: string;
}) {
  const { t } = useText();
  const shutter = useMemo(() => new Shutter(), []);
  const { fall, running, strip, shown } = film;
  const moments = useMemo(() => strip.map((frame) => standingAt(fall.standing, fall.clip, frame)), [strip, fall]);
  const tenths = (frame: number) => Math.round((10 * frame) / fall.clip.rate) / 10;
  return (
    <section className="tower-fall" aria-label={t("tower-ui-fall")} data-testid="tower-fall" data-moving={running}>
      <RestingPicture stage={stage} orbit={film.orbit} sketch={film.sketch} shutter={shutter} label={label}>
        {running ? (
          <span className="chip tower-slowly">
            <Icon name="ui-clock" size={18} /> {t("tower-ui-fall-slowly")}
          </span>
        ) : null}
      </RestingPicture>
      <ol className="tower-strip" aria-label={t("tower-ui-fall-strip")}>
        {strip.map((frame, at) => (
          <li key={frame}>
            <button type="button" aria-pressed={!running && shown === frame} onClick={() => film.show(frame)}>
              <Thumb standing={moments[at] ?? []} azimuth={fall.azimuth} />
              <span>{t("tower-ui-fall-seconds", { seconds: tenths(frame) })}</span>
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
          onClick={() => film.step(-1)}
        />
        <Button round icon="ui-play" label={t("tower-ui-fall-again")} onClick={film.play} data-testid="fall-again" />
        <Button kind="quiet" round icon="ui-step" label={t("tower-ui-fall-on")} onClick={() => film.step(1)} />
        {fall.began ? (
          <p className="caption told" data-testid="fall-why">
            {rich(whyOf(fall.began, t).long)}
          </p>
        ) : null}
        <Button
          kind="quiet"
          icon="ui-download"
          onClick={(event) => void shutter.keep(`tabbytop-${fall.floors}.png`, label, event.currentTarget)}
          data-testid="keep-picture"
        >
          {t("tower-ui-fall-keep")}
        </Button>
      </div>
    </section>
  );
}

/** Until the film is there: how all lies, and a strip that says what comes. */
export function FilmToCome({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <section className="tower-fall" aria-label={t("tower-ui-fall")}>
      {children}
      <p className="tower-strip to-come" role="status">
        {t("tower-ui-fall-comes")}
      </p>
    </section>
  );
}

/** A table of practice that goes on from before the fall; null: from where is not known yet. */
export function BuildOn({
  record,
  step,
  seat,
}: {
  readonly record: string;
  readonly step: number | null;
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
      <Button
        kind="quiet"
        icon="ui-undo"
        disabled={busy || step === null}
        onClick={() => step !== null && void start(step, seat)}
        data-testid="build-on"
      >
        {t("tower-ui-fall-build-on")}
      </Button>
      <p className="note">{t("tower-ui-fall-build-on-note")}</p>
    </>
  );
}
