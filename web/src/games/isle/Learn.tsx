/** How to play the isle of cats: a first day to try, then everything to look up. */
import { type Chapters, LearnGame } from "../../learn/parts";
import { ShortLesson, type ShortStep } from "../../learn/ShortLesson";
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

/** How it is played alone [ISLE 6]. */
const ALONE: readonly ShortStep[] = [
  { id: "sister", pictures: ["sister", "cat-red"] },
  { id: "cards", pictures: ["fish", "fish", "basket"] },
  { id: "turns", pictures: ["sister", "boot", "cat-blue"] },
  { id: "takes", pictures: ["cat-green", "cat-orange", "cat-purple"] },
  { id: "count", pictures: ["sister", "ui-star"] },
];

/** How it is played in the family [ISLE 7]. */
const FAMILY: readonly ShortStep[] = [
  { id: "less", pictures: ["cat-orange", "cat-blue"] },
  { id: "day", pictures: ["cat-red", "cat-green", "cat-purple"] },
  { id: "count", pictures: ["rat", "room-apple", "head-orange"] },
];

export function Learn() {
  return (
    <LearnGame game="isle" chapters={CHAPTERS}>
      <Lesson />
      <ShortLesson game="isle" lesson="alone" steps={ALONE} />
      <ShortLesson game="isle" lesson="family" steps={FAMILY} />
    </LearnGame>
  );
}
