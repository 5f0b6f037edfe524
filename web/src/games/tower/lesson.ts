/** The first storey, step by step. What happens was simulated once and recorded (`tests/physics/lesson.py`). */
import type { Hover, Ranges } from "../../wire/types";
import type { Piece } from "./box";
import { type Grounds, groundsOf, type Held, heldAt, isNear } from "./hold";
import data from "./lesson.json";
import { offersOf, type Room } from "./menu";
import { type Placed, placedOf, Surroundings } from "./space";
import type { TowerStanding } from "./wire";

/** What was recorded: where it begins, the path, and how it stands afterwards. */
export type Recorded = {
  readonly start: readonly TowerStanding[];
  readonly clip: string;
  readonly tower: readonly TowerStanding[];
};
type Tried = Recorded & { readonly place: Hover };

export type PlaceTask = {
  readonly kind: "place";
  readonly piece: Piece;
  readonly floor: number;
  readonly room: Room;
  readonly good: Tried;
  readonly bad: Tried | null;
  /** How near to the recorded spot is near enough, in millimetres. */
  readonly near: number;
};
export type Task =
  | { readonly kind: "read" }
  | PlaceTask
  | { readonly kind: "pet"; readonly cat: Piece; readonly fall: Recorded };

export type LessonStep = {
  readonly id: string;
  readonly tower: readonly TowerStanding[];
  readonly task: Task;
  /** Cats that meet the goal once the step is done. */
  readonly ringed: readonly Piece[];
  readonly kitten: number | null;
};

type Data = {
  readonly piece: number;
  readonly floor: number;
  readonly bounds: Ranges["bounds"];
  readonly tower: TowerStanding[];
  readonly good: Tried;
  readonly bad?: Tried;
};

function placing(id: string, from: unknown, near: number, kitten: number, ringed: readonly Piece[] = []): LessonStep {
  const { piece, floor, bounds, tower, good, bad } = from as Data;
  const ranges: Ranges = { type: "Ranges", kind: "Place", fields: [], bounds };
  const [room] = offersOf({ prompt: { key: "place-wall", clause: "", args: {} }, sets: [ranges] }).rooms;
  if (!room) throw new Error(`no room in ${id}`);
  return { id, tower, task: { kind: "place", piece, floor, room, good, bad: bad ?? null, near }, ringed, kitten };
}

const read = (id: string, tower: readonly TowerStanding[], kitten: number | null): LessonStep => ({
  id,
  tower,
  task: { kind: "read" },
  ringed: [],
  kitten,
});

const start = data.start.tower as readonly TowerStanding[];
const climbed = data.climb.good.tower as readonly TowerStanding[];

export const LESSON: readonly LessonStep[] = [
  read("hello", start, 1),
  placing("wall", data.wall, 26, 1),
  placing("second", data.second, 26, 1),
  placing("floor", data.floor, 30, 1),
  placing("cat", data.cat, 14, 1, data.cat.touching),
  placing("climb", data.climb, 60, 1),
  {
    id: "pet",
    tower: data.pet.tower as readonly TowerStanding[],
    task: { kind: "pet", cat: data.pet.cat, fall: data.pet.fall as Recorded },
    ringed: [],
    kitten: null,
  },
  read("ready", climbed, 2),
];

export const stepAt = (at: number): LessonStep => LESSON[Math.max(0, Math.min(LESSON.length - 1, at))] as LessonStep;

export const shownIn = (tower: readonly TowerStanding[]): readonly Placed[] => tower.map(placedOf);

export function groundsFor({ tower }: LessonStep, { piece, floor, room }: PlaceTask): Grounds {
  return groundsOf(piece, [room], [floor], tower, new Surroundings(shownIn(tower)));
}

/** Held above the spot that is asked for, or a little beside it where that is what is learnt. */
export function firstIn(grounds: Grounds, { good, room, piece }: PlaceTask, aside: number): Held {
  const { place } = good;
  const z = Math.min(room.z[1], place.z + (piece < 25 ? 18 : 20));
  return heldAt(grounds, { ...place, x: place.x + aside, z });
}

export type Verdict = "right" | "wrong" | "other";

/** Calmly, and near the spot: right. From too high: it falls. Elsewhere: it would do, but not here. */
export function judged(held: Held, { good, bad, near }: PlaceTask): Verdict {
  const { x, y } = good.place;
  if (held.cuts !== null) return "other";
  if (!isNear(held)) return bad ? "wrong" : "other";
  return Math.hypot(held.place.x - x, held.place.y - y) <= near ? "right" : "other";
}
