/** What the charts of a course have in common: their axis of games, and the table behind them. */
import type { ReactNode } from "react";
import { Axes, along, ChartTable, Link, signed, ticks } from "../design";
import { type TextTools, useText } from "../i18n";
import type { Course, FinishedGame } from "../wire/memory";

export const LEFT = 44;
export const TOP = 26;
const FOOT = 48;

/** A figure of a game, where it has it. */
export const figure = (game: FinishedGame, key: string): number | null => {
  const value = game.figures[key];
  return typeof value === "number" ? value : null;
};

/** Where the games of a course lie along the axis below, and the numbers that stand there. */
export function gamesAlong(course: Course, width: number) {
  const last = course.first + course.shown.length - 1;
  const x = along(course.first, last, LEFT + 14, width - 14);
  const all = last === course.first ? [last] : ticks(course.first, last, width < 420 ? 5 : 10);
  const below = all.filter((one) => one >= course.first && one <= last).map((one) => ({ at: x(one), text: `${one}` }));
  return { x: (place: number) => x(course.first + place), below };
}

/** The paper of a chart: figures across, games below. */
export function GamesPlot(plot: {
  readonly width: number;
  readonly bottom: number;
  readonly spoken: string;
  readonly marks: readonly number[];
  readonly y: (value: number) => number;
  readonly below: readonly { readonly at: number; readonly text: string }[];
  readonly unit: string;
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const { width, bottom, spoken, marks, y, below, unit, children } = plot;
  const high = bottom + FOOT;
  return (
    <svg width={width} height={high} viewBox={`0 0 ${width} ${high}`} role="img" aria-label={spoken}>
      <Axes
        left={LEFT}
        right={width}
        bottom={bottom}
        across={marks.map((one) => ({ at: y(one), text: signed(one) }))}
        below={below}
        unit={unit}
        under={t("course-game")}
      />
      {children}
    </svg>
  );
}

const day = (seconds: number, language: string): string =>
  new Date(seconds * 1000).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });

export const endWord = (game: FinishedGame, { t }: Pick<TextTools, "t">): string => t(`finished-${game.end ?? "lost"}`);

export function GamesTable({
  course,
  measures,
  caption,
}: {
  readonly course: Course;
  readonly measures: readonly string[];
  readonly caption: string;
}) {
  const text = useText();
  const { t, language } = text;
  const heads = [
    t("course-game"),
    t("course-when"),
    t("course-end"),
    ...measures.map((key) => t(`${course.game}-measure-${key}`)),
  ];
  const rows = course.shown.map((game, at) => ({
    key: game.table,
    cells: [
      <Link key="game" to={`/replay/${game.table}`}>
        {course.first + at}
      </Link>,
      day(game.at, language),
      endWord(game, text),
      ...measures.map((key) => {
        const value = figure(game, key);
        return value === null ? "" : signed(value);
      }),
    ],
  }));
  return <ChartTable caption={caption} heads={heads} rows={rows} />;
}
