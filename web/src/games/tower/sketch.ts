/**
 * What is drawn over the picture: plumb lines and measures while a piece is held, and after a fall where things stood and
 * where it began. Follows every frame, outside React.
 */
import { useSyncExternalStore } from "react";
import { hullOf, type Point } from "./landing";
import type { Vector } from "./space";

/**
 * Lines have two points; `place` is one where a piece could be let go, and a `tag` what it is called; `was` is the outline of things that stood there; `began` is a ring round one point; a `head` is
 * not drawn, and no words are put over it.
 */
export type Kind = "plumb" | "gap" | "touch" | "edge" | "was" | "began" | "head" | "place" | "tag";
/** Points of the world, and what is said beside them. */
export type Mark = { readonly kind: Kind; readonly points: readonly Vector[]; readonly words: string };
/** A place in the picture: parts of its width and height, from the upper left. */
export type Spot = readonly [across: number, down: number];
export type Drawn = { readonly kind: Kind; readonly spots: readonly Spot[]; readonly words: string };

const FINE = 0.0005; // of the picture: less cannot be seen

export class Sketch {
  #marks: readonly Mark[] = [];
  #places: readonly Mark[] = [];
  #drawn: readonly Drawn[] = [];
  #listeners = new Set<() => void>();

  get drawn(): readonly Drawn[] {
    return this.#drawn;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(marks: readonly Mark[]): void {
    this.#marks = marks;
    if (marks.length === 0) this.#say(this.#drawn.filter(isOfPlace));
  }

  /** Places that are marked on the table, whatever the hand does. */
  mark(places: readonly Mark[]): void {
    this.#places = places;
    if (places.length === 0) this.#say(this.#drawn.filter((one) => !isOfPlace(one)));
  }

  /** As it is seen now. Of plumb lines the outermost two are enough, of what stood somewhere its outline. */
  show(project: (point: Vector) => Spot): void {
    const drawn = [...this.#places, ...this.#marks].map(({ kind, points, words }): Drawn => {
      const spots = points.map(project);
      return { kind, spots: OUTLINED.has(kind) ? hullOf(spots as readonly Point[]) : spots, words };
    });
    const plumb = drawn.filter(({ kind }) => kind === "plumb").sort((a, b) => acrossOf(a) - acrossOf(b));
    const [left, right] = [plumb[0], plumb.at(-1)];
    this.#say([...(left && right ? [left, right] : []), ...drawn.filter(({ kind }) => kind !== "plumb")]);
  }

  #say(drawn: readonly Drawn[]): void {
    if (drawn.length === this.#drawn.length && drawn.every((one, at) => isAlike(one, this.#drawn[at]))) return;
    this.#drawn = drawn;
    for (const listener of this.#listeners) listener();
  }
}

const OUTLINED: ReadonlySet<Kind> = new Set(["was", "head", "place"]);
const isOfPlace = ({ kind }: Drawn): boolean => kind === "place" || kind === "tag";
const acrossOf = ({ spots }: Drawn): number => spots[0]?.[0] ?? 0;

const isAlike = (one: Drawn, other: Drawn | undefined): boolean =>
  other !== undefined &&
  one.kind === other.kind &&
  one.words === other.words &&
  one.spots.length === other.spots.length &&
  one.spots.every(([x, y], at) => {
    const [there, below] = other.spots[at] ?? [Number.NaN, Number.NaN];
    return Math.abs(x - there) < FINE && Math.abs(y - below) < FINE;
  });

export const useSketch = (sketch: Sketch): readonly Drawn[] =>
  useSyncExternalStore(sketch.subscribe, () => sketch.drawn);
