/** How to play: a first storey by doing, then everything to look up. */
import { type Chapters, LearnGame } from "../../learn/parts";
import { Lesson } from "./Lesson";
import "./learn.css";

const CHAPTERS: Chapters = [
  [1, 1, 4],
  [2, 1, 3],
  [3, 1, 11],
  [4, 1, 7],
  [5, 1, 8],
  [6, 1, 5],
  [7, 1, 10],
  [8, 1, 4],
];

export function Learn() {
  return (
    <LearnGame game="tower" chapters={CHAPTERS}>
      <Lesson />
    </LearnGame>
  );
}
