/** A first turn and a first battle with somebody who knows the game: one thing at a time, each tried at once. */
import { useState } from "react";
import type { SeatName } from "../../core/module";
import { Button, sound, usePhone } from "../../design";
import { announce } from "../../ground/live";
import { plain, rich, useText } from "../../i18n";
import { Dots, Keys, useStepHeading } from "../../learn/parts";
import { Actions } from "./Actions";
import { BattleSheet } from "./BattleSheet";
import { Calls } from "./Calls";
import { CardFace } from "./faces";
import { fightsDone, fightsNow } from "./fights";
import { beside, type Spot, spotKey, stepFrom } from "./ground";
import { ShownHand } from "./Hand";
import { Island, type Lit } from "./Island";
import { Look } from "./Look";
import { LESSON, type LessonStep, ME, offersIn, toldBattle } from "./lesson";
import { Strength } from "./Strength";
import type { KingosAction, KingosSpace, KingosView } from "./wire";

type Verdict = "right" | "wrong" | "other" | null;

type Progress = {
  readonly at: number;
  readonly view: KingosView;
  readonly answer: number | null;
  readonly amount: number;
  readonly verdict: Verdict;
};

const stepAt = (at: number): LessonStep => LESSON[at] as LessonStep;
const enter = (at: number): Progress => ({ at, view: stepAt(at).view, answer: null, amount: 0, verdict: null });
const nothing = () => {};

const INSETS = { top: 28, right: 30, bottom: 28, left: 30 };

export function Lesson() {
  const { t } = useText();
  const phone = usePhone();
  const [place, setPlace] = useState<Progress>(() => enter(0));
  const [looked, setLooked] = useState<Spot | null>(null);
  const heading = useStepHeading(place.at);
  const names: readonly SeatName[] = [
    { name: t("seat-you"), you: true },
    { name: t("kingos-learn-answer-mourek"), you: false },
  ];
  const { at, view, verdict, amount } = place;
  const step = stepAt(at);
  const { task } = step;
  const done = task.kind === "read" || verdict === "right" || verdict === "other";
  const offers = done ? offersIn({ kind: "read" }) : offersIn(task);
  const me = view.players[ME];

  function judge(next: Verdict, change: Partial<Progress> = {}): void {
    setPlace({ ...place, ...change, verdict: next });
    if (next) announce(plain(t(`kingos-learn-${step.id}-${next}`)));
  }
  function right(chosen: KingosSpace | null = null, change: Partial<Progress> = {}): void {
    sound("knock");
    judge("right", { view: step.after?.(view, chosen) ?? view, ...change });
  }
  function called(action: KingosAction): void {
    if (task.kind !== "call" || action.type !== "Call") return;
    if (task.good.includes(action.word)) right();
    else judge("wrong");
  }
  function go(to: number): void {
    setPlace(enter(to));
  }

  const lit = new Map<string, Lit>();
  if (me && task.kind === "go" && !done)
    for (const direction of task.moves) {
      const way = stepFrom(view, me, direction);
      lit.set(spotKey(beside(me, direction)), {
        label: t("kingos-ui-step", {
          direction: t(`kingos-direction-${direction}`),
          cost: way.curse ? "curse" : way.explores ? "explore" : "free",
        }),
        // Which step costs something is what is to be found out.
        curse: false,
        onPress: () => (task.good.includes(direction) ? right() : judge("wrong")),
      });
    }

  const put = task.kind === "put" && !done;
  const fights =
    task.kind === "put" && done
      ? fightsDone(toldBattle(amount))
      : step.shows.includes("battle")
        ? fightsNow(view, null)
        : [];
  const sheet =
    fights.length > 0 ? (
      <BattleSheet fights={fights} names={names} me={ME} at={0} onTurn={nothing} onClose={null} />
    ) : null;
  const strength =
    me && (step.shows.includes("strength") || step.shows.includes("wheel")) ? (
      <Strength
        player={task.kind === "put" && done ? { ...me, vitality: me.vitality - amount, battle: amount } : me}
        seat={ME}
        chosen={null}
        purse={
          put
            ? {
                most: me.vitality,
                amount,
                choose: (next) => setPlace({ ...place, amount: next }),
                only: "energy",
              }
            : null
        }
        asked={false}
        own
        token={false}
      />
    ) : null;
  return (
    <section className="lesson kingos-lesson" aria-label={t("learn-lesson")} data-step={step.id}>
      <div className="learn-words">
        <Dots steps={LESSON} at={at} />
        <h2 ref={heading} tabIndex={-1}>
          {t(`kingos-learn-${step.id}-title`)}
        </h2>
        <p className="lead" aria-live="polite">
          {rich(t(`kingos-learn-${step.id}`))}
        </p>
        {task.kind === "ask" ? (
          <div className="learn-task">
            {task.answers.map((answer, i) => (
              <Button
                key={answer}
                kind={place.answer === i ? "main" : "quiet"}
                aria-pressed={place.answer === i}
                onClick={() => (i === task.right ? right(null, { answer: i }) : judge("wrong", { answer: i }))}
              >
                {/^\d+$/.test(answer) ? answer : t(`kingos-learn-answer-${answer}`)}
              </Button>
            ))}
          </div>
        ) : null}
        {put ? (
          <Button
            icon="ui-check"
            data-testid="put-in"
            onClick={() => {
              sound("knock");
              const enough = task.kind === "put" && amount >= task.enough;
              judge(enough ? "right" : "other");
            }}
          >
            {t("kingos-ui-put-in", { energy: amount })}
          </Button>
        ) : null}
        {verdict ? (
          <p className={`strip ${verdict === "wrong" ? "stop" : "go"}`}>
            {rich(t(`kingos-learn-${step.id}-${verdict}`))}
          </p>
        ) : null}
        <Keys at={at} last={at === LESSON.length - 1} done={done} go={go} />
      </div>
      <div className="beside kingos-lesson-table">
        <Island
          view={view}
          names={names}
          me={ME}
          lit={lit}
          picked={null}
          onPress={setLooked}
          onLook={setLooked}
          insets={INSETS}
          tight={phone}
          marked={fights[0] ?? null}
          small={phone}
          bubbles={step.shows.includes("calls")}
        >
          <Look view={view} spot={looked} step={null} names={names} />
        </Island>
        <div className={task.kind === "read" ? "stack kingos-lesson-aside" : "stack"}>
          {put ? strength : sheet}
          {put ? sheet : strength}
          {view.own?.drawn ? <CardFace what="curse" id={view.own.drawn} /> : null}
          {step.shows.includes("calls") ? (
            <Calls view={view} seat={ME} listed={offers} ready={!done} play={called} />
          ) : null}
          {step.shows.includes("actions") ? (
            <Actions
              view={view}
              seat={ME}
              offers={offers}
              chosen={null}
              onDo={(deed) => (task.kind === "act" && deed === task.deed ? right() : judge("wrong"))}
              onRefuse={() => (done ? nothing() : judge("wrong"))}
              onPlace={(chosen) => right(chosen)}
            />
          ) : null}
          {view.own && (step.shows.includes("hand") || (step.id === "second" && done)) ? (
            <ShownHand flowers={view.own.hand} />
          ) : null}
        </div>
      </div>
    </section>
  );
}
