/** Where in the picture the floors are, for the ruler beside it. Follows every frame, outside React but for the ruler. */
import { useSyncExternalStore } from "react";

/** Floors, and their heights as parts of the picture's from the top. */
export type Marks = ReadonlyMap<number, number>;

const FINE = 0.001; // of the picture's height: less cannot be seen

export class Ruler {
  #marks: Marks = new Map();
  #listeners = new Set<() => void>();

  get marks(): Marks {
    return this.#marks;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(marks: Marks): void {
    const same =
      marks.size === this.#marks.size &&
      [...marks].every(([floor, part]) => Math.abs(part - (this.#marks.get(floor) ?? Number.NaN)) < FINE);
    if (same) return;
    this.#marks = marks;
    for (const listener of this.#listeners) listener();
  }
}

export const useMarks = (ruler: Ruler): Marks => useSyncExternalStore(ruler.subscribe, () => ruler.marks);
