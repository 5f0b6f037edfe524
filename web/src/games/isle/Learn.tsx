/** How to play the isle of cats: a first day to try, one alone, one in the family, then everything to look up. */
import { Tabs } from "../../design";
import { useText } from "../../i18n";
import { type Chapters, LearnGame } from "../../learn/parts";
import { ALONE, FAMILY } from "./courses";
import { Lesson } from "./Lesson";
import { DAY } from "./lesson";
import "./learn.css";

const CHAPTERS: Chapters = [
  [1, 1, 3],
  [2, 1, 3],
  [3, 1, 4],
  [4, 0, 11],
  [5, 1, 6],
  [6, 1, 10],
  [7, 1, 3],
  [8, 1, 2],
  [9, 1, 10],
];

const COURSES = [DAY, ALONE, FAMILY];

export function Learn() {
  const { t } = useText();
  return (
    <LearnGame game="isle" chapters={CHAPTERS}>
      <Tabs
        label={t("learn-lesson")}
        tabs={COURSES.map((course) => ({
          key: course.id,
          label: t(`isle-learn-${course.id}`),
          content: <Lesson key={course.id} course={course} />,
        }))}
      />
    </LearnGame>
  );
}
