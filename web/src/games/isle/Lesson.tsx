/** A first day, or another course, with somebody who knows the game: one thing at a time, each tried at once. */
import { lazy, Suspense } from "react";
import { Button, Strip } from "../../design";
import { isToCome } from "../../home/wish";
import { rich, useText } from "../../i18n";
import { Dots, Keys, Told } from "../../learn/parts";
import { useLaying } from "../../shell/laying";
import { Patterns } from "./art/Patterns";
import { PlacingKeys } from "./Bar";
import { boatOf, tileOf } from "./box";
import { Deck } from "./Deck";
import { Cards, CardsButton, Island, Means } from "./LessonTable";
import type { Course, Scene } from "./lesson";
import { PadBoat } from "./PadBoat";
import { begin, emptyPad, newPlayer } from "./padState";
import { type Reading, useLesson } from "./useLesson";

const Fetching = lazy(() => import("../../shell/Fetching"));

export function Lesson({ course }: { readonly course: Course }) {
  const { t } = useText();
  const reading = useLesson(course);
  const { phone, place, step, heading } = reading;
  const means = step.sight ? null : <Means scene={place.scene} mode={course.mode} />;
  return (
    <section
      className={`lesson isle-lesson shows-${step.shows}`}
      aria-label={t("learn-lesson")}
      data-course={course.id}
      data-step={step.id}
    >
      <Patterns />
      <div className="learn-words">
        <Dots steps={course.steps} at={place.at} />
        <div className="isle-lesson-title">
          <h2 ref={heading} tabIndex={-1}>
            {t(`isle-learn-${step.id}-title`)}
          </h2>
          {phone ? means : null}
        </div>
        <p className="lead" aria-live="polite">
          {rich(t(`isle-learn-${step.id}`))}
        </p>
      </div>
      <div className="stack isle-lesson-table">
        {phone ? null : means}
        <Shown reading={reading} />
        {step.shows === "island" && !(phone && reading.placing.held) ? (
          <Island mode={course.mode} step={step} place={place} phone={phone} onPick={reading.pick} />
        ) : null}
      </div>
      <Foot reading={reading} />
    </section>
  );
}

/** The picture of a step: cards, a boat to be tapped, or the boat with a tile in the hand. */
function Shown({ reading }: { readonly reading: Reading }) {
  const { t } = useText();
  const { phone, place, step, done, ship, placing } = reading;
  const { task } = step;
  const label = t("isle-ui-boat");
  if (step.shows === "cards") return <Cards step={step} place={place} done={done} onChoose={reading.choose} />;
  if (task.kind === "rat")
    return (
      <PadBoat
        work={begin({ ...emptyPad, players: [newPlayer(place.scene.boat)] })}
        phone={phone}
        label={label}
        wrong={0n}
        onTap={reading.press}
        onStrokeBegin={() => {}}
        onStroke={() => {}}
        onRemove={() => {}}
      />
    );
  const treasure = placing.worth?.map?.own ?? false;
  const counts = placing.worth && task.kind !== "turn" && (placing.change !== 0 || treasure);
  return (
    <Deck
      ship={ship}
      phone={phone}
      label={label}
      held={placing.held}
      trying={task.kind === "turn"}
      flag={counts ? { points: placing.change, treasure } : null}
      fresh={place.verdict === "right" ? (ship.pieces.at(-1) ?? null) : null}
      chosen={task.kind === "lay" && task.aim === "map" && !done ? mapOf(place.scene) : 0n}
      onMove={placing.move}
      focus={reading.deck}
    />
  );
}

/** The map that the cat in the hand waits for. */
const mapOf = ({ boat, tile }: Scene): bigint => boatOf(boat).maps[tileOf(tile ?? -1).colour] ?? 0n;

/** What was made of it, what is to be done, and the way on. */
function Foot({ reading }: { readonly reading: Reading }) {
  const { course, place, step, done, go } = reading;
  const { at, verdict } = place;
  const last = at === course.steps.length - 1;
  return (
    <div className="sheet isle-lesson-foot">
      {verdict ? <Told right={verdict === "right"} text={`isle-learn-${step.id}-${verdict}`} /> : null}
      {done ? null : <Task reading={reading} />}
      {course.id === "day" && last ? (
        <Ready onAgain={() => go(0)} onBack={() => go(at - 1)} />
      ) : (
        <Keys at={at} done={done} go={go} last={last} />
      )}
    </div>
  );
}

/** The keys of what is asked. */
function Task({ reading }: { readonly reading: Reading }) {
  const { t } = useText();
  const { phone, place, step, placing, right, judge } = reading;
  const { task } = step;
  return (
    <div className="learn-task">
      {placing.held ? (
        <PlacingKeys placing={task.kind === "turn" ? { ...placing, errand: { kind: "try" } } : placing} phone={phone} />
      ) : null}
      {task.kind === "do" ? <Button onClick={() => right()}>{t(`isle-learn-${step.id}-do`)}</Button> : null}
      {task.kind === "cards" ? <CardsButton step={step} place={place} onRight={right} onJudge={judge} /> : null}
      {task.kind === "ask"
        ? task.answers.map((points, answer) => (
            <Button
              key={points}
              kind="quiet"
              aria-pressed={place.answer === answer}
              onClick={() => (answer === task.right ? right({}, { answer }) : judge("wrong", { answer }))}
            >
              {t("learn-points", { points })}
            </Button>
          ))
        : null}
    </div>
  );
}

// ---- and then -------------------------------------------------------------------------------------------------------

/** To a table with an easy bot, classic or family. */
function Ready({ onAgain, onBack }: { readonly onAgain: () => void; readonly onBack: () => void }) {
  const { t } = useText();
  const { busy, fault, lay } = useLaying();
  const play = (mode: "classic" | "family") =>
    void lay({ game: "isle", options: { mode }, seats: ["me", { bot: "easy" }] });
  return (
    <>
      {fault ? (
        <Strip tone="stop" icon="ui-help">
          {t("fault-create")}
        </Strip>
      ) : null}
      {busy && isToCome() ? (
        <Suspense>
          <Fetching lead="home-coming" />
        </Suspense>
      ) : null}
      <div className="learn-keys">
        <Button icon="ui-play" disabled={busy} onClick={() => play("classic")} data-testid="first-game">
          {t("isle-learn-play")}
        </Button>
        <Button kind="quiet" icon="ui-people" disabled={busy} onClick={() => play("family")} data-testid="first-family">
          {t("isle-learn-play-family")}
        </Button>
        <Button kind="quiet" icon="ui-back" onClick={onBack}>
          {t("learn-back")}
        </Button>
        <Button kind="bare" icon="ui-undo" onClick={onAgain}>
          {t("learn-again")}
        </Button>
      </div>
    </>
  );
}
