/** Five minutes with somebody who knows the game: one thing at a time, each tried at once. */
import { useMemo, useState } from "react";
import { Button, sound, useMotion } from "../../design";
import { announce } from "../../ground/live";
import { plain, rich, useText } from "../../i18n";
import { Dots, Keys, useStepHeading } from "../../learn/parts";
import { Board } from "./Board";
import type { Mark } from "./Cell";
import { ClanCard } from "./ClanCard";
import { bites, cellName, placed, reach, struck, swapped } from "./geometry";
import { type Answer, LESSON, type LessonStep } from "./lesson";
import { type Beat, played, useShown } from "./motion";
import { type Grid, tileOf } from "./tiles";
import { clanName, type Text, tileLabel } from "./words";

const CLANS = ["gourmets", "meowsketeers"] as const;

/** Where a reader is: the step, the board as it lies, and what was done in this step. */
type Progress = {
  readonly at: number;
  readonly grid: Grid;
  readonly hand: number | null;
  readonly found: readonly number[];
  readonly answer: number | null;
  readonly end: "right" | "wrong" | "other" | null;
  readonly beats: readonly Beat[];
};

const NONE: readonly Beat[] = [];

function enter(at: number, before: Progress | null): Progress {
  const step = LESSON[at] as LessonStep;
  return {
    at,
    grid: step.grid ?? before?.grid ?? [],
    hand: step.hand ?? (step.grid ? null : (before?.hand ?? null)),
    found: [],
    answer: null,
    end: null,
    beats: NONE,
  };
}

/** Back to a step that goes on from the board before it: the tile that was woken there is put down again. */
function comeBack(at: number): Progress {
  const first = LESSON.findLastIndex((step, i) => i <= at && step.grid !== null);
  let place = enter(first, null);
  for (let next = first + 1; next <= at; next++) {
    const { task } = LESSON[next - 1] as LessonStep;
    if (task.kind === "wake") place = { ...place, grid: placed(place.grid, WOKEN, task.token), hand: WOKEN };
    place = enter(next, place);
  }
  return place;
}

/** The cell that is woken when nobody chose one. */
const WOKEN = 6;

export function Lesson() {
  const { t } = useText();
  const { pace } = useMotion();
  const [place, setPlace] = useState<Progress>(() => enter(0, null));
  const [look, setLook] = useState<number | null>(null);
  const step = LESSON[place.at] as LessonStep;
  const heading = useStepHeading(place.at);
  const { task } = step;
  const shown = useShown(place, place.grid, place.beats, pace);
  const done = task.kind === "read" || place.end === "right" || place.end === "other";
  const lit = useMemo(() => (shown.settled ? litCells(step, place) : []), [step, place, shown.settled]);

  function settle(change: Partial<Progress>): void {
    const next = { ...place, beats: NONE, ...change };
    setPlace(next);
    if (next.end && next.end !== place.end) announce(plain(t(`clans-learn-${step.id}-${next.end}`)));
  }

  function press(cell: number): void {
    if (!shown.settled) shown.skip();
    else if (task.kind === "wake" && lit.includes(cell)) {
      const beat: Beat = { event: null, mine: true, kind: "turn", cell, token: task.token };
      sound("paper");
      settle({ grid: played(place.grid, beat), hand: cell, beats: [beat], end: "right" });
    } else if (task.kind === "swap" && place.hand !== null && lit.includes(cell)) {
      const beat: Beat = { event: null, mine: true, kind: "swap", from: place.hand, to: cell };
      sound("knock");
      const good = task.good.length === 0 || task.good.includes(cell);
      settle({ grid: played(place.grid, beat), hand: null, beats: [beat], end: good ? "right" : "other" });
    } else if (task.kind === "find" && !place.found.includes(cell)) {
      find(cell, task.cells);
    }
  }

  function find(cell: number, cells: readonly number[]): void {
    const found = cells.includes(cell) ? [...place.found, cell] : place.found;
    const all = found.length === cells.length;
    sound(all ? "bark" : "click");
    settle({ found, end: all ? "right" : found === place.found ? "wrong" : null });
  }

  function answer(choice: number): void {
    if (task.kind !== "ask") return;
    settle({ answer: choice, end: choice === task.right ? "right" : "wrong" });
  }

  function go(to: number): void {
    // Skipping the waking leaves nothing in the hand.
    const goesOn =
      to > place.at && (place.hand !== null || LESSON[to]?.grid !== null || LESSON[to]?.task.kind !== "swap");
    setPlace(goesOn ? enter(to, place) : comeBack(to));
  }

  const barking = step.dogs || (task.kind === "find" && place.end === "right");
  const hovered = look !== null && place.grid[look] ? tileOf(place.grid[look]) : null;
  // A dog in the hand over a lit cell shows where it would bark; a dog one looks at, where it does.
  const tried =
    task.kind === "swap" && place.hand !== null && look !== null && lit.includes(look)
      ? swapped(place.grid, place.hand, look)
      : place.grid;
  const dog = look !== null && tried[look]?.startsWith("dog") ? look : null;
  const arrows = barking ? bites(shown.grid) : dog !== null && shown.settled ? bites(tried, dog) : [];
  const faint =
    hovered && look !== null && task.kind === "read" && place.at > 0 && place.at < 5 ? reach(hovered, look) : [];

  const mark = (cell: number): Mark => {
    const over = place.end === "right" && task.kind === "find";
    const told = task.kind === "ask" ? place.answer !== null && place.end === "right" : true;
    const side = told && step.hunters ? ([0, 1] as const).find((one) => step.hunters?.[one].includes(cell)) : undefined;
    const taken = step.taken?.get(cell);
    return {
      ...(lit.includes(cell) && { lit: task.kind === "swap" ? "swap" : "quiet" }),
      ...(shown.settled && cell === place.hand && !done && { held: true }),
      ...(place.found.includes(cell) && !over && { struck: true }),
      ...(over && struck(place.grid).has(cell) && { down: true }),
      ...(step.down?.includes(cell) && { down: true }),
      ...(step.spot === cell && { spot: true }),
      ...(side !== undefined && { hunter: side }),
      ...(taken !== undefined && { taken }),
      ...(faint.includes(cell) && { faint: true }),
    };
  };

  return (
    <section className="lesson clans-lesson" aria-label={t("learn-lesson")}>
      <div className="clans-lesson-board">
        <Board
          grid={shown.grid}
          clans={CLANS}
          label={t("clans-board")}
          name={(cell) => cellSaid(cell, shown.grid, t)}
          mark={mark}
          beat={shown.beat}
          arrows={arrows}
          onLook={setLook}
          onPress={({ cell }) => press(cell)}
        />
      </div>
      <div className="learn-words">
        <Dots steps={LESSON} at={place.at} />
        <h2 ref={heading} tabIndex={-1}>
          {t(`clans-learn-${step.id}-title`)}
        </h2>
        <p className="lead" aria-live="polite">
          {rich(t(`clans-learn-${step.id}`))}
        </p>
        {task.kind === "ask" && (
          <div className="learn-task">
            {task.answers.map((one, i) => (
              <Button
                key={answerSaid(one, t)}
                kind={place.answer === i ? "main" : "quiet"}
                aria-pressed={place.answer === i}
                onClick={() => answer(i)}
              >
                {answerSaid(one, t)}
              </Button>
            ))}
          </div>
        )}
        {place.end && (
          <p className={`strip ${place.end === "wrong" ? "stop" : "go"}`}>
            {rich(t(`clans-learn-${step.id}-${place.end}`))}
          </p>
        )}
        {step.cards && (
          <div className="clans-lesson-cards">
            <ClanCard clan="gourmets" side={0} powers heading="h3" />
            <ClanCard clan="meowsketeers" side={1} powers heading="h3" />
          </div>
        )}
        <Keys at={place.at} last={place.at === LESSON.length - 1} done={done} go={go} />
      </div>
    </section>
  );
}

/** The cells that may be pressed in this step. */
function litCells(step: LessonStep, place: Progress): readonly number[] {
  const cells = place.grid.map((_, cell) => cell);
  switch (step.task.kind) {
    case "wake":
      return place.end ? [] : cells.filter((cell) => place.grid[cell] === null);
    case "swap": {
      const token = place.hand === null ? null : place.grid[place.hand];
      return place.end || !token || place.hand === null ? [] : reach(tileOf(token), place.hand);
    }
    case "find":
      return place.end === "right" ? [] : cells.filter((cell) => /^[AB]/.test(place.grid[cell] ?? ""));
    default:
      return [];
  }
}

function answerSaid(answer: Answer, t: Text): string {
  if (answer === "nobody") return t("clans-learn-nobody");
  return typeof answer === "object" ? t("learn-points", { points: answer.points }) : clanName(CLANS[answer], t);
}

function cellSaid(cell: number, grid: Grid, t: Text): string {
  const token = grid[cell];
  return token
    ? t("clans-cell-awake", { cell: cellName(cell), tile: tileLabel(token, CLANS, t) })
    : t("clans-cell-asleep", { cell: cellName(cell) });
}
