/** Where the next try at a piece begins: at the last pose that stood, or where it would have. */
import type { Hover } from "../../wire/types";
import type { Piece } from "./box";
import type { Grip } from "./grip";
import { type Held, halfTurn } from "./hold";
import { landingOf } from "./landing";

const APART = 6; // millimetres: nearer to where it fell it would fall again
const TURNED = 12; // degrees, likewise
const MANY = 60; // poses that are remembered

export class Tries {
  #piece: Piece | null = null;
  /** Poses of this hold in which it would have stood, the last one last. */
  #good: Hover[] = [];
  #last: Hover | null = null;
  /** Where it was let go and fell. */
  #fell: Hover[] = [];
  #stood = new Map<Piece, Hover>();

  /** The hand has moved: is that a pose in which it would stand? */
  follow({ held, grounds }: Grip): void {
    if (!held || !grounds || held.cuts !== null) return;
    if (held.piece !== this.#piece) this.#forget(held.piece);
    if (landingOf(grounds, held).fate === "stands") this.#good = [...this.#good.slice(1 - MANY), held.place];
  }

  letGo({ piece, place }: Held): void {
    this.#piece = piece;
    this.#last = place;
  }

  /**
   * Taken up again, after a fall or because somebody wants it elsewhere; null: for the first time, or anywhere. What it
   * pushed in its fall may lie there now, so a pose is asked about once more.
   */
  next(piece: Piece, failed: boolean, wouldStand: (place: Hover) => boolean): Hover | null {
    const last = this.#piece === piece ? this.#last : null;
    if (!last) return null;
    if (!failed) {
      this.#stood.set(piece, last);
      return last;
    }
    this.#fell.push(last);
    const stood = this.#stood.get(piece);
    const good = this.#good.filter((place) => !this.hasFallenAt(place));
    return [...good, ...(stood ? [stood] : [])].findLast(wouldStand) ?? null;
  }

  /** It stood where it was let go, and was brought down later. */
  fellThere(): void {
    if (this.#last) this.#fell.push(this.#last);
  }

  /** Did it fall there, or so near that it would again? */
  hasFallenAt(place: Hover): boolean {
    return this.#fell.some((fell) => !isElsewhere(place, fell));
  }

  #forget(piece: Piece): void {
    this.#piece = piece;
    this.#good = [];
    this.#fell = [];
    this.#last = null;
  }
}

const isElsewhere = (one: Hover, other: Hover): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) >= APART || Math.abs(halfTurn(one.yaw - other.yaw)) >= TURNED;
