/** How to play the isle of cats: a first day to try, then everything to look up. */
import { type Chapters, LearnGame } from "../../learn/parts";
import { Lesson } from "./Lesson";
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

export function Learn() {
  return (
    <LearnGame game="isle" chapters={CHAPTERS}>
      <Lesson />
    </LearnGame>
  );
}
