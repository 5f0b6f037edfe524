/** One figure over one's games: won full, not won open, and the middle of the last ten as a dashed line. */
import { along, Legend, Line, Marker, signed, ticks, useWidth } from "../design";
import { useText } from "../i18n";
import type { Course, MeasureInfo } from "../wire/memory";
import { bestOf, bestSpot } from "./bestSpot";
import { figure, GamesPlot, GamesTable, gamesAlong, LEFT, TOP } from "./chartRows";

const HIGH = 236;

export function CourseChart({ course, measure }: { readonly course: Course; readonly measure: MeasureInfo }) {
  const { t } = useText();
  const [ref, width] = useWidth<HTMLElement>();
  const values = course.shown.map((game) => figure(game, measure.key));
  const known = values.filter((one) => one !== null);
  if (known.length === 0) return null;
  const unit = t(`${course.game}-measure-${measure.key}`);
  const high = Math.max(...known);
  const marks = ticks(Math.min(...known), high, 5);
  const bottom = TOP + HIGH;
  const y = along(marks[0] ?? 0, marks.at(-1) ?? 1, bottom, TOP);
  const { x, below } = gamesAlong(course, width);
  const best = bestOf(course.shown, values, measure.best);
  const record = best === null ? null : (values[best] ?? null);
  const spot = best === null || record === null ? null : bestSpot(x(best), y(record), width, LEFT, TOP);
  const count = known.length;
  const spoken = t("course-spoken", {
    measure: unit,
    count,
    best: signed(high),
    game: course.first + values.indexOf(high),
    last: signed(known.at(-1) ?? 0),
  });
  return (
    <figure className="chart" ref={ref}>
      <Legend
        items={[
          { key: "won", sign: <Marker series="one" x={14} y={8} />, text: t("finished-won") },
          { key: "not", sign: <Marker series="one" x={14} y={8} open />, text: t("course-not-won") },
          {
            key: "middle",
            sign: (
              <Line
                series="two"
                points={[
                  [0, 8],
                  [28, 8],
                ]}
              />
            ),
            text: t("course-middle"),
          },
        ]}
      />
      <GamesPlot width={width} bottom={bottom} spoken={spoken} marks={marks} y={y} below={below} unit={unit}>
        <Line series="two" points={measure.middles.map((one, at) => [x(at), y(one)] as const)} />
        {values.map((value, at) =>
          value === null ? null : (
            <Marker
              key={course.shown[at]?.table}
              series="one"
              x={x(at)}
              y={y(value)}
              open={course.shown[at]?.end !== "won"}
            />
          ),
        )}
        {count > 2 && spot && record !== null ? (
          <text className={`strong halo ${spot.anchor}`} x={spot.x} y={spot.y}>
            {t("course-best", { value: signed(record) })}
          </text>
        ) : null}
      </GamesPlot>
      <GamesTable course={course} measures={[measure.key]} caption={spoken} />
    </figure>
  );
}
