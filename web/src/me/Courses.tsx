/** How games of one kind went over time, from the second one on: a chart for each thing that the game keeps, and a table behind each. */
import { useState } from "react";
import { Card, Choices } from "../design";
import { useText } from "../i18n";
import type { Course } from "../wire/memory";
import { CourseChart } from "./CourseChart";
import { useMemoryInWords } from "./memory";
import { PartsChart } from "./PartsChart";
import { SharesChart } from "./SharesChart";

const keyOf = ({ game, mode }: Course): string => `${game} ${mode}`;

export function Courses() {
  const { t, has } = useText();
  const courses = (useMemoryInWords()?.courses ?? []).filter(({ shown }) => shown.length > 1);
  const [chosen, choose] = useState<string | null>(null);
  const course = courses.find((one) => keyOf(one) === chosen) ?? courses[0];
  if (!course) return null;
  const title = ({ game, mode }: Course): string => {
    const several = courses.filter((one) => one.game === game).length > 1;
    const text = `${game}-mode-${mode}`;
    return several && mode && has(text) ? `${t(`${game}-title`)}: ${t(text)}` : t(`${game}-title`);
  };
  const parts = course.measures.filter(({ chart }) => chart === "parts");
  return (
    <Card className="me-card me-courses" aria-labelledby="courses">
      <h2 id="courses">{t("course-title", { game: title(course), count: course.shown.length })}</h2>
      {courses.length > 1 ? (
        <Choices
          legend={t("course-which")}
          hideLegend
          choices={courses.map((one) => ({ value: keyOf(one), label: title(one) }))}
          value={keyOf(course)}
          onChange={choose}
        />
      ) : null}
      {course.measures
        .filter(({ chart }) => chart === "course")
        .map((measure) => (
          <CourseChart key={`${keyOf(course)} ${measure.key}`} course={course} measure={measure} />
        ))}
      {parts.length > 0 ? <PartsChart key={`${keyOf(course)} parts`} course={course} measures={parts} /> : null}
      {course.measures
        .filter(({ chart }) => chart === "shares")
        .map((measure) => (
          <SharesChart key={`${keyOf(course)} ${measure.key}`} course={course} measure={measure.key} />
        ))}
    </Card>
  );
}
