/** What the result is made of, over one's games: up to five lines, told apart by marker and stroke. */
import { along, Legend, Line, Marker, SERIES, ticks, useWidth } from "../design";
import { useText } from "../i18n";
import type { Course, MeasureInfo } from "../wire/memory";
import { figure, GamesPlot, GamesTable, gamesAlong, TOP } from "./chartRows";

const HIGH = 236;
const MARKED = 20; //: games at most that have a marker each

export function PartsChart({
  course,
  measures,
}: {
  readonly course: Course;
  readonly measures: readonly MeasureInfo[];
}) {
  const { t } = useText();
  const [ref, width] = useWidth<HTMLElement>();
  const lines = measures.slice(0, SERIES.length).map((measure, at) => ({
    key: measure.key,
    series: SERIES[at] ?? "one",
    values: course.shown.map((game) => figure(game, measure.key) ?? 0),
    text: t(`${course.game}-measure-${measure.key}`),
  }));
  const all = lines.flatMap(({ values }) => values);
  const marks = ticks(Math.min(0, ...all), Math.max(...all), 5);
  const bottom = TOP + HIGH;
  const y = along(marks[0] ?? 0, marks.at(-1) ?? 1, bottom, TOP);
  const { x, below } = gamesAlong(course, width);
  const every = Math.ceil(course.shown.length / MARKED);
  const names = lines.map(({ text }) => text).join(", ");
  const spoken = t("course-parts-spoken", { measures: names, count: course.shown.length });
  const beside = course.measures.filter(({ chart }) => chart === "").map(({ key }) => key);
  return (
    <figure className="chart" ref={ref}>
      <Legend
        items={lines.map(({ key, series, text }) => ({
          key,
          text,
          sign: (
            <>
              <Line
                series={series}
                points={[
                  [0, 8],
                  [28, 8],
                ]}
              />
              <Marker series={series} x={14} y={8} />
            </>
          ),
        }))}
      />
      <GamesPlot
        width={width}
        bottom={bottom}
        spoken={spoken}
        marks={marks}
        y={y}
        below={below}
        unit={t(`${course.game}-measures`)}
      >
        {lines.map(({ key, series, values }) => (
          <g key={key}>
            <Line series={series} points={values.map((value, at) => [x(at), y(value)] as const)} />
            {values.map((value, at) =>
              (values.length - 1 - at) % every === 0 ? (
                <Marker key={course.shown[at]?.table} series={series} x={x(at)} y={y(value)} />
              ) : null,
            )}
          </g>
        ))}
      </GamesPlot>
      <GamesTable course={course} measures={[...lines.map(({ key }) => key), ...beside]} caption={spoken} />
    </figure>
  );
}
