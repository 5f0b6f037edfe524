/**
 * What stands on the table as it is shown: at rest, or on its way. Clips and live motion are played here, once for all
 * pictures of the tower; who draws subscribes. Motion happens outside React, which hears only when it begins and ends.
 */
import { isFloor, type Piece } from "./box";
import { between, type Clip, distance, secondsOf } from "./clip";
import type { Placed, Pose } from "./space";

export type Shown = ReadonlyMap<Piece, Placed>;

type Film = {
  /** The entry of the log it belongs to; clips of a replay have none. */
  readonly seq: number | null;
  readonly rate: number;
  readonly frames: ReadonlyMap<Piece, Pose>[];
  /** More frames will come. */
  live: boolean;
  at: number;
  /** Milliseconds since the first frame. */
  clock: number;
};

type Glide = { readonly from: ReadonlyMap<Piece, Pose>; readonly seconds: number; clock: number };

/** Something that can be heard: a piece comes to rest after falling so fast, or the tower sways. */
export type Heard = { readonly kind: "tap" | "tumble" | "creak"; readonly loud: number };

const GLIDE = 0.32; // seconds in which a piece is put where it belongs
const LINGER = 0.7; // seconds for which what has fallen is left to be seen
const LATE = 0.1; // seconds that live motion is kept back, so that it flows
const SLEPT = 1000; // milliseconds between two frames: more is a page that nobody looked at
const SWAYING = 40; // millimetres a second of a floor: a full wobble
const FALLING = 60; // millimetres a second

export class Stage {
  /** 1 as it happened; a replay may be faster. */
  speed = 1;
  /** How much the tower sways just now, from 0 to 1. */
  wobble = 0;
  onHeard: ((heard: Heard) => void) | null = null;
  #rest = new Map<Piece, Placed>();
  #shown = new Map<Piece, Placed>();
  #folds = new Map<Piece, number>();
  #falling = new Map<Piece, number>();
  #films: Film[] = [];
  #ahead = new Map<Piece, Pose>();
  #seen = new Set<number>();
  #glide: Glide | null = null;
  #linger = 0;
  #still = false;
  #last: number | null = null;
  #request: number | null = null;
  #listeners = new Set<() => void>();
  #moving = false;
  #version = 0;
  #changed = false;

  get shown(): Shown {
    return this.#shown;
  }

  /** Where everything comes to in what is being shown, as far as that is known yet. */
  get ahead(): ReadonlyMap<Piece, Pose> {
    return this.#ahead;
  }

  get isMoving(): boolean {
    return this.#moving;
  }

  get version(): number {
    return this.#version;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nothing may move: everything is where it comes to rest at once. */
  beStill(still: boolean): void {
    this.#still = still;
    if (still) this.finish();
  }

  /** How a piece that is on its way is folded. */
  fold(piece: Piece, fold: number): void {
    this.#folds.set(piece, fold);
  }

  foldOf(piece: Piece): number | undefined {
    return this.#folds.get(piece);
  }

  /** This is how it stands when all that is being shown is over. */
  settle(standing: readonly Placed[]): void {
    this.#rest = new Map(standing.map((placed) => [placed.piece, placed]));
    for (const { piece, fold } of standing) this.#folds.set(piece, fold);
    if (this.#films.length === 0) this.#arrive(this.#shown.size > 0);
    else this.#run();
  }

  /**
   * Shows a path, after those before it. What was seen live is not shown again, and no longer than there is something to
   * be seen: the record ends there, what came by live goes on until the last tremor.
   */
  play(clip: Clip, seq: number | null = null): void {
    const live = this.#films.find((film) => seq !== null && film.seq === seq);
    if (live) {
      live.live = false;
      const wanted = Math.ceil(secondsOf(clip) * live.rate) + 1;
      live.frames.length = Math.min(live.frames.length, Math.max(wanted, live.at + 1));
    }
    if (this.#still || clip.frames.length === 0 || (seq !== null && this.#seen.has(seq))) return;
    if (seq !== null) this.#seen.add(seq);
    this.#films.push({ seq, rate: clip.rate, frames: [...clip.frames], live: false, at: -1, clock: 0 });
    this.#expect(clip.frames);
    this.#run();
  }

  /** More frames of what is happening now, from the frame `first` on. */
  stream(seq: number, rate: number, first: number, frames: readonly ReadonlyMap<Piece, Pose>[]): void {
    if (this.#still) return;
    let film = this.#films.find((one) => one.seq === seq);
    if (!film) {
      if (this.#seen.has(seq) || first > 0) return;
      this.#seen.add(seq);
      film = { seq, rate, frames: [], live: true, at: -1, clock: -1000 * LATE };
      this.#films.push(film);
    } else if (first === 0 && film.live) {
      // The simulation has begun anew: so does the picture.
      film.frames.length = 0;
      film.at = -1;
      film.clock = -1000 * LATE;
    }
    if (film.live && first === film.frames.length) {
      film.frames.push(...frames);
      this.#expect(frames);
    }
    this.#run();
  }

  #expect(frames: readonly ReadonlyMap<Piece, Pose>[]): void {
    for (const frame of frames) for (const [piece, pose] of frame) this.#ahead.set(piece, pose);
  }

  /** What was seen live up to here has ended. */
  end(seq: number): void {
    for (const film of this.#films) if (film.seq !== null && film.seq <= seq) film.live = false;
    this.#run();
  }

  /** To the end of everything that is being shown. */
  finish(): void {
    for (const film of this.#films) if (film.seq !== null) this.#seen.add(film.seq);
    this.#films = [];
    this.#linger = 0;
    this.#arrive(false);
  }

  /** From another beginning: a moment of a replay. */
  reset(standing: readonly Placed[]): void {
    this.#films = [];
    this.#rest = new Map(standing.map((placed) => [placed.piece, placed]));
    for (const { piece, fold } of standing) this.#folds.set(piece, fold);
    this.#linger = 0;
    this.#arrive(false);
  }

  /** Somebody looks from elsewhere: everything is drawn once more. */
  redraw(): void {
    this.#say(this.#moving);
  }

  leave(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  // ---- the loop ----------------------------------------------------------------------------------------------------

  #run(): void {
    this.#say(true);
    if (this.#request !== null || typeof requestAnimationFrame !== "function") return;
    this.#last = null;
    const step = (now: number) => {
      this.#request = null;
      const passed = this.#last === null ? 0 : Math.min(SLEPT, now - this.#last);
      this.#last = now;
      if (this.tick(passed)) this.#request = requestAnimationFrame(step);
    };
    this.#request = requestAnimationFrame(step);
  }

  /** Lets so many milliseconds pass; true while something still moves. */
  tick(milliseconds: number): boolean {
    const film = this.#films[0];
    if (film) this.#advance(film, milliseconds * this.speed);
    else if (this.#linger > 0) {
      this.#linger -= milliseconds * this.speed;
      if (this.#linger <= 0) this.#arrive(true);
    } else if (this.#glide) this.#glideOn(this.#glide, milliseconds);
    const moving = this.#films.length > 0 || this.#linger > 0 || this.#glide !== null;
    if (!moving) this.wobble = 0;
    // While the server is waited for, or what has fallen is left to be seen, there is nothing new to draw.
    if (this.#changed || moving !== this.#moving) this.#say(moving);
    return moving;
  }

  #advance(film: Film, milliseconds: number): void {
    const last = film.frames.length - 1;
    film.clock += milliseconds;
    let now = (film.clock * film.rate) / 1000;
    if (film.live && now > last) {
      // Waiting for the server: the clock waits too.
      now = Math.max(-1000, last);
      film.clock = Math.min(film.clock, (last * 1000) / film.rate);
    }
    while (film.at < Math.min(Math.floor(now), last)) {
      film.at += 1;
      this.#take(film.frames[film.at], film.rate);
    }
    const [next, part] = [film.frames[film.at + 1], now - film.at];
    if (next && film.at >= 0)
      for (const [piece, pose] of next) {
        const here = this.#base.get(piece) ?? this.#shown.get(piece)?.pose ?? pose;
        this.#base.set(piece, here);
        this.#show(piece, between(here, pose, part));
      }
    if (film.live || film.at < last) return;
    this.#films.shift();
    this.#base.clear();
    this.#falling.clear();
    if (this.#films.length > 0) return;
    const fallen = [...this.#shown.keys()].some((piece) => !this.#rest.has(piece));
    if (fallen) this.#linger = 1000 * LINGER;
    else this.#arrive(true);
  }

  /** Poses at the last whole frame: what the next one is reached from. */
  #base = new Map<Piece, Pose>();

  #take(frame: ReadonlyMap<Piece, Pose> | undefined, rate: number): void {
    let sway = 0;
    for (const [piece, pose] of frame ?? []) {
      const before = this.#base.get(piece) ?? this.#shown.get(piece)?.pose;
      if (before) {
        if (isFloor(piece)) sway = Math.max(sway, distance(before, pose) * rate);
        this.#listen(piece, (pose.at[2] - before.at[2]) * rate);
      }
      this.#base.set(piece, pose);
      this.#show(piece, pose);
    }
    const before = this.wobble;
    this.wobble = Math.max(Math.min(1, sway / SWAYING), this.wobble * 0.9);
    if (this.wobble > 0.25 && before <= 0.25) this.onHeard?.({ kind: "creak", loud: this.wobble });
  }

  /** A piece that fell and falls no longer has hit something. */
  #listen(piece: Piece, rising: number): void {
    const fell = this.#falling.get(piece) ?? 0;
    if (rising < -FALLING) this.#falling.set(piece, Math.max(fell, -rising));
    else if (fell > 0 && rising > -FALLING / 3) {
      this.#falling.delete(piece);
      const hard = fell > 500;
      this.onHeard?.({ kind: hard ? "tumble" : "tap", loud: Math.min(1, fell / 900) });
    } else if (fell === 0 && rising < -12) this.#falling.set(piece, 12);
  }

  #show(piece: Piece, pose: Pose): void {
    this.#changed = true;
    this.#shown.set(piece, { piece, pose, fold: this.#folds.get(piece) ?? this.#shown.get(piece)?.fold ?? 90 });
  }

  /** Everything goes where it belongs; what is not there yet glides. */
  #arrive(gently: boolean): void {
    this.#linger = 0;
    for (const past of [this.#ahead, this.#base, this.#falling]) past.clear();
    const from = new Map<Piece, Pose>();
    if (gently && !this.#still)
      for (const [piece, placed] of this.#rest) {
        const here = this.#shown.get(piece);
        if (here && distance(here.pose, placed.pose) > 1) from.set(piece, here.pose);
      }
    this.#shown = new Map(this.#rest);
    this.#glide = from.size > 0 ? { from, seconds: GLIDE, clock: 0 } : null;
    for (const [piece, pose] of from) this.#show(piece, pose);
    if (this.#glide) this.#run();
    else this.#say(this.#films.length > 0);
  }

  #glideOn(glide: Glide, milliseconds: number): void {
    glide.clock += milliseconds / 1000;
    const part = Math.min(1, glide.clock / glide.seconds);
    const eased = part * part * (3 - 2 * part);
    for (const [piece, pose] of glide.from) {
      const placed = this.#rest.get(piece);
      if (placed) this.#show(piece, between(pose, placed.pose, eased));
    }
    if (part >= 1) {
      this.#glide = null;
      this.#shown = new Map(this.#rest);
    }
  }

  #say(moving: boolean): void {
    this.#moving = moving;
    this.#changed = false;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
