/** The hand: what it holds and how it moves. Kept outside React, so that it can follow a finger. */
import { useSyncExternalStore } from "react";
import type { Hover } from "../../wire/types";
import { type Grounds, type Held, heldAt, ledBy, lowered } from "./hold";
import type { Vector } from "./space";

type Push = readonly [x: number, y: number];
const NO_PUSH: Push = [0, 0];
type Sample = { readonly at: number; readonly x: number; readonly y: number; readonly z: number };

const WINDOW = 100; // milliseconds over which a hand's speed is felt

export class Grip {
  #grounds: Grounds | null = null;
  #held: Held | null = null;
  /** How far a hand has pushed on, sideways, since the piece touched something. */
  #push: Push = NO_PUSH;
  #samples: Sample[] = [];
  #listeners = new Set<() => void>();

  get held(): Held | null {
    return this.#held;
  }

  get grounds(): Grounds | null {
    return this.#grounds;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  take(grounds: Grounds, held: Held): void {
    this.#grounds = grounds;
    [this.#samples, this.#push] = [[], NO_PUSH];
    this.#set(held);
  }

  drop(): void {
    this.#grounds = null;
    this.#set(null);
  }

  /** To there, as nearly as may be. `now` where a finger leads it: then its speed is felt. */
  to(change: Partial<Hover>, now: number | null = null): void {
    if (!this.#grounds || !this.#held) return;
    if (change.x !== undefined || change.y !== undefined) this.#push = NO_PUSH;
    this.#set(heldAt(this.#grounds, { ...this.#held.place, ...change }));
    this.#feel(now);
  }

  /** Aside: as far as it touches something that it would have to climb, and onto that when it is pushed on. */
  lead(x: number, y: number, now: number | null = null): void {
    if (!this.#grounds || !this.#held) return;
    const [px, py] = this.#push;
    const goesOn = px * x + py * y >= 0;
    const led = ledBy(this.#grounds, this.#held, goesOn ? px + x : x, goesOn ? py + y : y);
    this.#push = led.left;
    this.#set(led.held);
    this.#feel(now);
  }

  by(x: number, y: number, z: number): void {
    if (z !== 0) this.to({ z: (this.#held?.place.z ?? 0) + z });
    if (x !== 0 || y !== 0) this.lead(x, y);
  }

  turn(degrees: number): void {
    const place = this.#held?.place;
    if (place) this.to({ yaw: place.yaw + degrees });
  }

  fold(degrees: number): void {
    const place = this.#held?.place;
    if (place) this.to({ fold: place.fold + degrees });
  }

  lower(): void {
    this.#samples = [];
    if (this.#held) this.#set(lowered(this.#held));
  }

  /** Millimetres a second, just now. */
  velocity(now: number): Vector {
    const recent = this.#samples.filter(({ at }) => now - at < WINDOW);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.at - first.at < 8) return [0, 0, 0];
    const seconds = (now - first.at) / 1000;
    return [(last.x - first.x) / seconds, (last.y - first.y) / seconds, (last.z - first.z) / seconds];
  }

  /** A finger's speed is felt, that of a key is none. */
  #feel(now: number | null): void {
    if (now === null || !this.#held) {
      this.#samples = [];
      return;
    }
    const { x, y, z } = this.#held.place;
    this.#samples = [...this.#samples.filter(({ at }) => now - at < WINDOW), { at: now, x, y, z }];
  }

  #set(held: Held | null): void {
    this.#held = held;
    for (const listener of this.#listeners) listener();
  }
}

export const useHeld = (grip: Grip): Held | null => useSyncExternalStore(grip.subscribe, () => grip.held);
