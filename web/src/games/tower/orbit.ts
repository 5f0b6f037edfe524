/** Where one looks from: round the tower, up and down, nearer and farther. The hand never turns it. */
import type { PerspectiveCamera } from "three";

/** What should be in the picture: from this height to that, round a point, so wide, and by so much nearer to the eye. */
export type Sight = {
  readonly low: number;
  readonly high: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly near: number;
  /** No nearer than this, however near one has gone: 0, or 1 where all of it has to be seen. */
  readonly nearest: number;
};

const LOWEST = -0.05;
const HIGHEST = 1.35;
const NEAREST = 0.45;
const FARTHEST = 2.4;
const FIRST_AZIMUTH = 0.5;
const FIRST_ELEVATION = 0.22; // from above, so that a floor is seen as a plane that one moves over
const EASE = 7; // a second
export const WIDE = 190; // millimetres: a floor, and some air
export const NEAR = 60; // half a floor

export class Orbit {
  azimuth = FIRST_AZIMUTH;
  elevation = FIRST_ELEVATION;
  zoom = 1;
  /** From which side the flat picture is drawn at first. */
  side = 0;
  /** Millimetres: what once stood so high has to be in the picture too. */
  top = 0;
  #wish: Sight = { low: 0, high: 120, x: 0, y: 0, wide: WIDE, near: NEAR, nearest: 0 };
  #now: Sight | null = null;
  #far = 0;

  look(sight: Sight): void {
    this.#wish = sight;
  }

  get wish(): Sight {
    return this.#wish;
  }

  /** How far the eye is from what it looks at. */
  get far(): number {
    return this.#far;
  }

  turn(across: number, up: number): void {
    this.azimuth -= across;
    this.elevation = Math.min(HIGHEST, Math.max(LOWEST, this.elevation + up));
  }

  nearer(factor: number): void {
    this.zoom = Math.min(FARTHEST, Math.max(NEAREST, this.zoom * factor));
  }

  home(): void {
    [this.azimuth, this.elevation, this.zoom] = [FIRST_AZIMUTH, FIRST_ELEVATION, 1];
  }

  /** Moves the camera on by so many seconds; true while it still moves. */
  apply(camera: PerspectiveCamera, seconds: number): boolean {
    const before = this.#now ?? this.#wish;
    const part = this.#now ? 1 - Math.exp(-EASE * seconds) : 1;
    const mix = (a: number, b: number, least = 0.15) => (Math.abs(b - a) < least ? b : a + (b - a) * part);
    const now = {
      low: mix(before.low, this.#wish.low),
      high: mix(before.high, this.#wish.high),
      x: mix(before.x, this.#wish.x),
      y: mix(before.y, this.#wish.y),
      wide: mix(before.wide, this.#wish.wide),
      near: mix(before.near, this.#wish.near),
      nearest: mix(before.nearest, this.#wish.nearest, 0.001),
    };
    this.#now = now;
    const half = (camera.fov * Math.PI) / 360;
    const tall = Math.max(120, now.high - now.low);
    const zoom = Math.max(this.zoom, now.nearest);
    const far = (Math.max(tall, now.wide / camera.aspect) / 2 / Math.tan(half)) * zoom + now.near;
    this.#far = far;
    const middle = { x: now.x, y: now.y, z: (now.low + now.high) / 2 };
    camera.position.set(
      middle.x + far * Math.cos(this.elevation) * Math.sin(this.azimuth),
      middle.y - far * Math.cos(this.elevation) * Math.cos(this.azimuth),
      Math.max(4, middle.z + far * Math.sin(this.elevation)),
    );
    camera.lookAt(middle.x, middle.y, middle.z);
    camera.near = Math.max(5, far / 20);
    camera.far = far + 4000;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    const wish = this.#wish;
    return (["low", "high", "x", "y", "wide", "near", "nearest"] as const).some((part) => now[part] !== wish[part]);
  }

  /** To the right in the picture, along the ground. */
  get right(): readonly [number, number] {
    return [Math.cos(this.azimuth), Math.sin(this.azimuth)];
  }

  /** Away from the eye, along the ground. */
  get away(): readonly [number, number] {
    return [-Math.sin(this.azimuth), Math.cos(this.azimuth)];
  }
}
