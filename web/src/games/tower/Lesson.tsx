/** A first storey with somebody who knows the game: one thing at a time, each done by hand. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button, sound } from "../../design";
import { announce } from "../../ground/live";
import { navigate } from "../../ground/router";
import { plain, rich, useText } from "../../i18n";
import { Dots, Keys, Told, useStepHeading } from "../../learn/parts";
import { haveName } from "../../shell/me";
import { api } from "../../wire/api";
import type { Piece } from "./box";
import { readClip } from "./clip";
import { Grip } from "./grip";
import { FoldSlider, HandKeys, handKey } from "./Hands";
import {
  firstIn,
  groundsFor,
  judged,
  LESSON,
  type PlaceTask,
  type Recorded,
  shownIn,
  stepAt,
  type Verdict,
} from "./lesson";
import { Orbit } from "./orbit";
import { Picture } from "./Picture";
import { purr } from "./sounds";
import { placedOf } from "./space";
import { useMoving, useStage } from "./useStage";
import type { TowerStanding } from "./wire";
import { whomName } from "./words";

const NONE: ReadonlySet<Piece> = new Set();

export function Lesson() {
  const { t } = useText();
  const [at, setAt] = useState(0);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const step = stepAt(at);
  const { task } = step;
  const stage = useStage();
  const grip = useMemo(() => new Grip(), []);
  const orbit = useMemo(() => new Orbit(), []);
  const moving = useMoving(stage);
  const heading = useStepHeading(at);
  const done = task.kind === "read" || verdict === "right";
  const placing = task.kind === "place" ? task : null;

  const hold = useCallback(
    (next: PlaceTask, from: number) => {
      const grounds = groundsFor(stepAt(from), next);
      grip.take(grounds, firstIn(grounds, next, stepAt(from).id === "cat" ? 16 : 0));
    },
    [grip],
  );
  useEffect(() => {
    const { tower, task: next } = stepAt(at);
    stage.reset(shownIn(tower));
    if (next.kind === "place") hold(next, at);
    else grip.drop();
  }, [at, stage, grip, hold]);

  /** Shows what was recorded, and how it stands then. */
  function show({ start, clip, tower }: Recorded, then: readonly TowerStanding[] = tower): void {
    for (const one of start) stage.fold(one.piece, one.fold);
    const film = readClip(clip);
    if (film) stage.play(film);
    stage.settle(then.map(placedOf));
  }

  function judge(next: Verdict): void {
    setVerdict(next);
    announce(plain(t(`tower-learn-${step.id}-${next}`)));
  }

  function letGo(): void {
    const { held } = grip;
    if (!placing || !held || done || moving) return;
    const next = judged(held, placing);
    if (next === "right") {
      grip.drop();
      show(placing.good);
      sound("knock");
    } else if (next === "wrong" && placing.bad) {
      grip.drop();
      show(placing.bad, step.tower);
      hold(placing, at);
    }
    judge(next);
  }

  function pet(): void {
    if (task.kind !== "pet" || done) return;
    purr();
    show(task.fall);
    judge("right");
  }

  function go(to: number): void {
    setVerdict(null);
    setAt(to);
  }

  const keys = useRef(letGo);
  keys.current = letGo;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!grip.held || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select, dialog")) return;
      if (event.key === "Enter" && target?.closest("button, a, summary")) return;
      if (handKey(grip, orbit, event, () => keys.current())) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [grip, orbit]);

  const lit = task.kind === "pet" && !done ? new Set([task.cat]) : NONE;
  const ringed = done ? new Set(step.ringed) : NONE;
  return (
    <section className="lesson tower-lesson" aria-label={t("learn-lesson")} data-step={step.id} data-moving={moving}>
      <div className="learn-words">
        <Dots steps={LESSON} at={at} />
        <h2 ref={heading} tabIndex={-1}>
          {t(`tower-learn-${step.id}-title`)}
        </h2>
        <p className="lead" aria-live="polite">
          {rich(t(`tower-learn-${step.id}`))}
        </p>
        {verdict ? <Told right={verdict === "right"} text={`tower-learn-${step.id}-${verdict}`} /> : null}
        {placing && !done ? (
          <div className="learn-task">
            <FoldSlider grip={grip} />
            <HandKeys grip={grip} orbit={orbit} ready={!moving} warning={false} onLetGo={letGo} />
          </div>
        ) : null}
        {task.kind === "pet" && !done ? (
          <Button onClick={pet} data-testid="pet">
            {t("tower-ui-pet", { piece: `${whomName(task.cat, t)}, ${t("tower-ui-floor", { floor: 7 })}` })}
          </Button>
        ) : null}
        {at === LESSON.length - 1 ? (
          <Ready onAgain={() => go(0)} onBack={() => go(at - 1)} />
        ) : (
          <Keys at={at} done={done} go={go} />
        )}
      </div>
      <div className="tower-picture">
        <Picture
          stage={stage}
          grip={grip}
          orbit={orbit}
          lit={lit}
          ringed={ringed}
          yours
          other={null}
          idle={moving || done}
          kitten={step.kitten}
          target={null}
          aids
          onPress={pet}
          onRelease={() => {
            if (grip.held && placing && judged(grip.held, placing) === "right") letGo();
          }}
          label={t("tower-ui-picture")}
        />
      </div>
    </section>
  );
}

/** Back, once more, or a first game alone. */
function Ready({ onAgain, onBack }: { readonly onAgain: () => void; readonly onBack: () => void }) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  async function play(): Promise<void> {
    setBusy(true);
    try {
      await haveName(false);
      const table = await api.create({ game: "tower", options: { target: 10 }, seats: ["me"], start: true });
      navigate(`/t/${table.id}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="learn-keys">
      <Button kind="quiet" icon="ui-back" onClick={onBack}>
        {t("learn-back")}
      </Button>
      <Button kind="quiet" onClick={onAgain}>
        {t("learn-again")}
      </Button>
      <Button disabled={busy} onClick={() => void play()} data-testid="learn-play">
        {t("learn-to-play")}
      </Button>
    </div>
  );
}
