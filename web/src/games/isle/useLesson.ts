/** A reader's way through a course: what is asked, what is tried, and what is said to it. */
import { type RefObject, useRef, useState } from "react";
import { sound, usePhone } from "../../design";
import { announce } from "../../ground/live";
import { plain, useText } from "../../i18n";
import { useStepHeading } from "../../learn/parts";
import { boatOf } from "./box";
import { type Cell, has } from "./cells";
import {
  type Course,
  type Deed,
  type Heap,
  heldIn,
  isAsWished,
  type LessonStep,
  type Scene,
  sceneAt,
  shipOf,
  stepAt,
  type Verdict,
} from "./lesson";
import { heldOver, useFocusOnHeld } from "./padPlacing";
import { asPiece, type Held } from "./placing";
import type { Ship } from "./ship";
import type { Placing } from "./usePlacing";
import { useTileKeys } from "./useTileKeys";

/** Where a reader is: the step, the table as it lies, what is in the hand, and what was made of it. */
export type Progress = {
  readonly at: number;
  readonly scene: Scene;
  readonly held: Held | null;
  readonly chosen: readonly number[];
  readonly answer: number | null;
  readonly verdict: Verdict;
};

function enter(course: Course, at: number, scene: Scene, before: Held | null = null): Progress {
  const { task } = stepAt(course, at);
  const inHand = scene.tile !== null && (task.kind === "turn" || task.kind === "lay");
  const held = inHand && scene.tile !== null ? (before ?? heldIn(scene, scene.tile)) : null;
  return { at, scene, held, chosen: [], answer: null, verdict: null };
}

export type Reading = {
  readonly course: Course;
  readonly phone: boolean;
  readonly place: Progress;
  readonly step: LessonStep;
  /** The task is done, or there was none. */
  readonly done: boolean;
  readonly ship: Ship;
  readonly placing: Placing;
  readonly deck: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly judge: (verdict: Verdict, change?: Partial<Progress>) => void;
  readonly right: (deed?: Deed, change?: Partial<Progress>) => void;
  readonly go: (to: number) => void;
  readonly press: (cell: Cell) => void;
  readonly pick: (heap: Heap, tile: number) => void;
  readonly choose: (cards: readonly number[]) => void;
};

export function useLesson(course: Course): Reading {
  const { t } = useText();
  const phone = usePhone();
  const [place, setPlace] = useState<Progress>(() => enter(course, 0, course.start));
  const deck = useRef<HTMLDivElement>(null);
  const heading = useStepHeading(place.at);
  const { at, scene, held, verdict } = place;
  const step = stepAt(course, at);
  const { task } = step;
  const done = task.kind === "read" || verdict === "right";
  const ship = step.sight ?? shipOf(scene);

  function judge(next: Verdict, change: Partial<Progress> = {}): void {
    setPlace({ ...place, ...change, verdict: next });
    if (next) announce(plain(t(`isle-learn-${step.id}-${next}`)));
  }

  function right(deed: Deed = {}, change: Partial<Progress> = {}): void {
    sound("knock");
    judge("right", { scene: step.after(scene, deed), ...change });
  }

  function go(to: number): void {
    if (to < at) setPlace(enter(course, to, sceneAt(course, to)));
    else {
      const after = done ? scene : step.after(scene, {});
      setPlace(enter(course, to, after, task.kind === "turn" ? held : null));
    }
  }

  function press(cell: Cell): void {
    if (done) return;
    if (has(boatOf(scene.boat).rats, cell)) right();
    else judge("wrong");
  }

  function pick(heap: Heap, tile: number): void {
    if (done || (task.kind !== "pick" && task.kind !== "take")) return;
    if (task.heap !== heap || !task.tiles.includes(tile)) {
      judge("wrong", { held: null });
      return;
    }
    sound("paper");
    if (task.kind === "pick") right();
    else setPlace({ ...place, verdict: null, held: held?.tile === tile ? null : heldIn(scene, tile) });
  }

  const placing = heldOver(ship, done && task.kind !== "turn" ? null : held, course.mode, {
    move: (next) => {
      if (task.kind === "turn" && next.turn !== held?.turn) right({}, { held: next });
      else setPlace({ ...place, held: next, verdict: task.kind === "turn" ? verdict : null });
    },
    lay: () => {
      if (!held || done || (task.kind !== "lay" && task.kind !== "take")) return;
      const piece = asPiece(held);
      if (placing.fault) judge("wrong");
      else if (isAsWished(scene, piece, task.aim)) right({ piece }, { held: null });
      else judge("other");
    },
    putBack: task.kind === "take" ? () => setPlace({ ...place, held: null, verdict: null }) : null,
  });
  useTileKeys(placing, phone);
  useFocusOnHeld(placing.held?.tile ?? null, deck);
  const choose = (chosen: readonly number[]) => setPlace({ ...place, chosen, verdict: null });
  return { course, phone, place, step, done, ship, placing, deck, heading, judge, right, go, press, pick, choose };
}
