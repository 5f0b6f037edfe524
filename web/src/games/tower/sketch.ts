/** What is drawn over the picture while a piece is held: plumb lines and measures. Follows every frame, outside React. */
import { useSyncExternalStore } from "react";
import type { Vector } from "./space";

export type Kind = "plumb" | "gap" | "touch" | "edge";
/** A line from one point of the world to another, and what is said beside it. */
export type Line = { readonly kind: Kind; readonly from: Vector; readonly to: Vector; readonly words: string };
/** A place in the picture: parts of its width and height, from the upper left. */
type Spot = readonly [across: number, down: number];
export type Drawn = { readonly kind: Kind; readonly from: Spot; readonly to: Spot; readonly words: string };

const FINE = 0.0005; // of the picture: less cannot be seen

export class Sketch {
  #lines: readonly Line[] = [];
  #drawn: readonly Drawn[] = [];
  #listeners = new Set<() => void>();

  get drawn(): readonly Drawn[] {
    return this.#drawn;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(lines: readonly Line[]): void {
    this.#lines = lines;
    if (lines.length === 0) this.#say([]);
  }

  /** As it is seen now. Of plumb lines the outermost two are enough. */
  show(project: (point: Vector) => Spot): void {
    const drawn = this.#lines.map(
      ({ kind, from, to, words }): Drawn => ({ kind, from: project(from), to: project(to), words }),
    );
    const plumb = drawn.filter(({ kind }) => kind === "plumb").sort((a, b) => a.from[0] - b.from[0]);
    const [left, right] = [plumb[0], plumb.at(-1)];
    this.#say([...(left && right ? [left, right] : []), ...drawn.filter(({ kind }) => kind !== "plumb")]);
  }

  #say(drawn: readonly Drawn[]): void {
    const near = (one: Spot, other: Spot) => Math.abs(one[0] - other[0]) < FINE && Math.abs(one[1] - other[1]) < FINE;
    const same =
      drawn.length === this.#drawn.length &&
      drawn.every((one, at) => {
        const other = this.#drawn[at];
        return other && one.words === other.words && near(one.from, other.from) && near(one.to, other.to);
      });
    if (same) return;
    this.#drawn = drawn;
    for (const listener of this.#listeners) listener();
  }
}

export const useSketch = (sketch: Sketch): readonly Drawn[] =>
  useSyncExternalStore(sketch.subscribe, () => sketch.drawn);
