/** One puzzle: the game's own board, the question, what was tried, the week, how the bots fared. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { useBoard } from "../core/games";
import type { Explain, Passing } from "../core/module";
import { seatNames } from "../core/names";
import {
  bestOf,
  choicesOf,
  gradeOf,
  type PuzzleBook,
  type Puzzle as PuzzleData,
  stepsOf,
  TRIED_BY,
} from "../core/puzzles";
import { Speaker } from "../core/saying";
import { makeWords } from "../core/words";
import { Beads, Card, Chip, sound, usePhone } from "../design";
import { announce } from "../ground/live";
import { plain, rich, useText } from "../i18n";
import { Reasons } from "../shell/Reasons";
import { RefusalStrip, type Why } from "../table/RefusalStrip";
import type { AnyAction, TableInfo } from "../wire/types";
import { useDiary } from "./diary";
import { Fared } from "./Fared";
import { Ladder } from "./Ladder";
import { positionOf, tableOf } from "./position";
import { type Solving, useSolving } from "./solving";
import { Verdict, verdictWords } from "./Verdict";
import { Week } from "./Week";

const ALONE: Passing = { listen: () => () => {}, hold: () => {} };
const nothing = (): void => {};

export function Puzzle({
  puzzle,
  book: { unit, graded },
  day,
  today,
  next,
}: {
  readonly puzzle: PuzzleData;
  readonly book: PuzzleBook;
  /** Of which it is the puzzle; "" of none. */
  readonly day: string;
  readonly today: string;
  readonly next: string;
}) {
  const text = useText();
  const { t } = text;
  const { game, seat } = puzzle;
  const module = useBoard(game);
  const phone = usePhone();
  const solving = useSolving(puzzle, day);
  const { days } = useDiary(game);
  const table = useMemo(() => tableOf(puzzle, seatsOf(puzzle)), [puzzle]);
  const names = useMemo(() => seatNames(table, [], t), [table, t]);
  const words = useMemo(() => makeWords(game, names, { ...text, t }), [game, names, text, t]);
  const steps = useMemo(() => stepsOf(puzzle), [puzzle]);
  const { step, tries } = solving;
  const asked = steps[step] ?? puzzle;
  const position = useMemo(() => positionOf({ seat, ...asked }, tries + step), [seat, asked, tries, step]);
  const [why, setWhy] = useState<Why | null>(null);
  const explain = useCallback<Explain>(
    (key, clause, args) => setWhy({ text: words.whyNot(key, args) ?? t("refused-illegal"), clause: clause || null }),
    [words, t],
  );
  const best = choicesOf(asked.menu)[bestOf(asked)];
  const advices = useMemo(
    () =>
      steps.map((one) => {
        const all = choicesOf(one.menu);
        const choice = all[bestOf(one)];
        return (choice && module.advice?.(choice, seat, one.view, names, t, all)) ?? one.said;
      }),
    [steps, module, seat, names, t],
  );
  const advice = advices[step] ?? "";
  const nudge = (best && module.nudge?.(best, asked.view, t)) || null;
  const rungs = [...(nudge ? [{ rung: 1, key: "nudge", text: nudge }] : []), { rung: 2, key: "which", text: advice }];
  const verdict = verdictWords(solving, steps, { unit, hands: Number(puzzle.aim.hands ?? 0) }, advices.join(" "), t);
  useSpoken(verdict, tries + step);

  const play = (action: AnyAction): void => {
    setWhy(null);
    solving.attempt(action);
  };
  const question = <Question puzzle={puzzle} day={day} solving={solving} steps={steps.length} table={table} />;
  const judged = (
    <Verdict solving={solving} text={verdict} next={next}>
      <Reasons game={game} seat={seat} reasons={steps.flatMap(({ reasons }) => reasons)} names={names} />
    </Verdict>
  );
  const ladder = <Ladder solving={solving} rungs={rungs} />;
  const rest = (
    <>
      <Week days={days} today={today} />
      {graded === "levels" ? <Fared puzzle={puzzle} /> : null}
    </>
  );
  return (
    <main id="main" className="puzzle-main" tabIndex={-1} data-game={game} data-end={solving.end ?? "open"}>
      {phone ? question : null}
      <module.Play
        table={table}
        position={position}
        sight={position.sight}
        names={names}
        fresh={[]}
        told={[]}
        play={play}
        beQuiet={nothing}
        busy={solving.end !== null}
        explain={explain}
        passing={ALONE}
        holdBack={nothing}
        pencil={{ card: null, drawn: best && solving.end ? [best] : [], weigh: nothing }}
        story={null}
        chat={null}
        beside={
          phone ? null : (
            <>
              {question}
              {judged}
              {ladder}
              {rest}
            </>
          )
        }
      />
      {phone ? (
        <div className="stack puzzle-below">
          {judged}
          {ladder}
          {rest}
        </div>
      ) : null}
      {why ? <RefusalStrip why={why} words={words} onClose={() => setWhy(null)} /> : null}
    </main>
  );
}

/** How many sit at the table: every sheet has a place for each. */
const seatsOf = ({ standing, seat }: PuzzleData): number =>
  Math.max(seat + 1, (standing?.places.length ?? 0) - (standing?.rivals.length ?? 0));

/** What a try came to is heard as well. */
function useSpoken(verdict: string, tries: number): void {
  const [before, heard] = useState(tries);
  useEffect(() => {
    if (tries === before) return;
    heard(tries);
    announce(plain(verdict));
    sound("knock");
  }, [tries, before, verdict]);
}

/** Title, question, and how hard it is. */
function Question({
  puzzle,
  day,
  solving: { tries, step },
  steps,
  table,
}: {
  readonly puzzle: PuzzleData;
  readonly day: string;
  readonly solving: Solving;
  /** Choices that it asks for. */
  readonly steps: number;
  readonly table: TableInfo;
}) {
  const { t, language } = useText();
  const { game, number, aim } = puzzle;
  const said = new Speaker(game, seatNames(table, [], t), t).said("puzzle", { key: "aim", args: aim });
  const grade = gradeOf(puzzle);
  const of = TRIED_BY.length + 1;
  const date = day
    ? new Date(`${day}T12:00:00`).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" })
    : "";
  return (
    <Card className="puzzle-question">
      <p className="note">{date ? t("puzzle-dated", { date, number }) : t("puzzle-numbered", { number })}</p>
      <h1>{t(`${game}-puzzle-title`, said)}</h1>
      <p className="puzzle-aim" data-testid="aim">
        {rich(t(`${game}-puzzle-aim`, said))}
      </p>
      <p className="puzzle-marks">
        <Chip>
          <Beads level={grade} of={of} label={t("puzzle-grade", { grade, of })} />
          {t(`puzzle-grade-${grade}`)}
        </Chip>
        {steps > 1 ? (
          <Chip icon="ui-step" data-testid="step">
            {t("puzzle-step", { at: step + 1, count: steps })}
          </Chip>
        ) : null}
        <Chip icon="ui-flag">{t("puzzle-tries", { tries })}</Chip>
      </p>
    </Card>
  );
}
