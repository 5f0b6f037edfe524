/** The five dogs: heads that differ in ears, coat and temper. They frown; nobody else at this table does. */
import { memo, type ReactNode } from "react";
import { type At, BLUSH, CREAM, Dot, Fine, LINE, Line, Plate, Put, SHADE } from "./ink";

/** Bat ears, a small wedge of a face, eyes that take up half of it. */
function Chihuahua() {
  const head = "M17 27c2-9 28-9 30 0 3 4 4 9 2 14-2 8-8 16-17 16s-15-8-17-16c-2-5-1-10 2-14Z";
  const ears = "M19 28C9 27 3 16 4 4c10 1 19 8 22 18ZM45 28c10-1 16-12 15-24-10 1-19 8-22 18Z";
  return (
    <>
      <Plate>
        <path d={ears} fill="var(--dog-fawn)" />
        <path d="M19 24C13 22 9 16 9 9c5 2 10 7 13 13ZM45 24c6-2 10-8 10-15-5 2-10 7-13 13Z" fill={BLUSH} />
        <path d={head} fill="var(--dog-fawn)" />
        <path d="M47 27c3 4 4 9 2 14-2 8-8 16-17 16 10-6 15-17 15-30Z" fill={SHADE} opacity=".14" />
        <path d="M23 47c0-5 4-8 9-8s9 3 9 8c-1 6-4 9-9 9s-8-3-9-9Z" fill={CREAM} />
      </Plate>
      <Line>
        <path d={ears} />
        <path d={head} />
        <circle cx="23" cy="36" r="5" fill={CREAM} />
        <circle cx="41" cy="36" r="5" fill={CREAM} />
        <path d="M17 29l9 3M47 29l-9 3" />
        <path d="M29 44h6c0 3-1 4-3 4s-3-1-3-4Z" fill={LINE} />
      </Line>
      <Fine>
        <Dot x={23.5} y={36.5} r={2.6} />
        <Dot x={40.5} y={36.5} r={2.6} />
        <path d="M32 48v2q-2 3-5 1M32 50q2 3 5 1" />
      </Fine>
    </>
  );
}

/** A small cloud with a grudge. */
function Cloud() {
  const fluff =
    "M22 12c3-6 17-6 20 0 7-2 13 4 11 10 6 3 7 11 2 15 2 7-3 12-9 12-2 7-10 10-14 7-4 3-12 0-14-7-6 0-11-5-9-12-5-4-4-12 2-15-2-6 4-12 11-10Z";
  return (
    <>
      <Plate>
        <path d={fluff} fill="var(--dog-white)" />
        <path d="M53 22c6 3 7 11 2 15 2 7-3 12-9 12-2 7-10 10-14 7 14-6 21-19 21-34Z" fill={SHADE} opacity=".12" />
        <path d="M31 48h7v6c0 5-7 5-7 0Z" fill={BLUSH} />
      </Plate>
      <Line>
        <path d={fluff} />
        <path d="M17 24l8 4M47 24l-8 4" />
        <Dot x={23.5} y={32} r={2.7} />
        <Dot x={40.5} y={32} r={2.7} />
        <path d="M27 37.5h10c0 4-3 6-5 6s-5-2-5-6Z" fill={LINE} />
      </Line>
      <Fine>
        <path d="M32 43.5v3q-3 4-7 1M32 46.5q3 4 7 1M24 17q4-4 7 0M34 15q4-3 7 1M14 40q2 4 6 4M50 40q-2 4-6 4" />
      </Fine>
    </>
  );
}

/** Soft ears, soft muzzle, and trying hard to look fierce. */
function Pup() {
  const head = "M18 16c8-5 20-5 28 0 5 6 6 13 6 20 0 13-8 21-20 21s-20-8-20-21c0-7 1-14 6-20Z";
  const ears =
    "M18 15C9 14 3 21 3 34c0 8 4 13 8 11 5-2 5-12 4-19 0-4 1-8 3-11ZM46 15c9-1 15 6 15 19 0 8-4 13-8 11-5-2-5-12-4-19 0-4-1-8-3-11Z";
  return (
    <>
      <Plate>
        <path d={head} fill="var(--dog-gold)" />
        <path d="M46 16c5 6 6 13 6 20 0 13-8 21-20 21 11-8 16-25 14-41Z" fill={SHADE} opacity=".12" />
        <path d={ears} fill="var(--dog-gold-deep)" />
        <path d="M21 46c0-6 4-10 11-10s11 4 11 10c0 7-5 10-11 10s-11-3-11-10Z" fill={CREAM} />
        <path d="M30 51h6v5c0 5-6 5-6 0Z" fill={BLUSH} />
      </Plate>
      <Line>
        <path d={head} />
        <path d={ears} />
        <path d="M18 26l7 3M46 26l-7 3" />
        <Dot x={23} y={33} r={2.8} />
        <Dot x={41} y={33} r={2.8} />
        <path d="M27 39h10c0 4-3 6-5 6s-5-2-5-6Z" fill={LINE} />
      </Line>
      <Fine>
        <path d="M32 45v3q-3 4-7 1M32 48q3 4 7 1M28 18q4 3 8 0" />
      </Fine>
    </>
  );
}

/** Mostly jowls. */
function Bulldog() {
  const head = "M15 18c5-6 29-6 34 0 5 3 8 10 8 18 0 14-10 21-25 21S7 50 7 36c0-8 3-15 8-18Z";
  const ears = "M16 17c-6-3-10-1-11 3 0 5 5 7 10 6ZM48 17c6-3 10-1 11 3 0 5-5 7-10 6Z";
  const jowls = "M32 37c6-4 18-2 20 6 1 8-7 12-13 9-2 2-12 2-14 0-6 3-14-1-13-9 2-8 14-10 20-6Z";
  return (
    <>
      <Plate>
        <path d={ears} fill="var(--dog-brindle)" />
        <path d={head} fill="var(--dog-brindle)" />
        <path d="M26 14c4-1 8-1 12 0 0 9 0 17 2 23H24c2-6 2-14 2-23Z" fill={CREAM} />
        <path d={jowls} fill={CREAM} />
        <path d="M49 18c5 3 8 10 8 18 0 14-10 21-25 21 14-5 21-20 17-39Z" fill={SHADE} opacity=".13" />
      </Plate>
      <Line>
        <path d={ears} />
        <path d={head} />
        <path d={jowls} />
        <path d="M14 27l10 4M50 27l-10 4" />
        <Dot x={20.5} y={33} r={2.5} />
        <Dot x={43.5} y={33} r={2.5} />
        <path d="M26 33h12c0 4-3 6-6 6s-6-2-6-6Z" fill={LINE} />
      </Line>
      <Fine>
        <path d="M32 39v6M25 52v-3.5l2.5-2.5 2.5 3v3M39 52v-3.5L36.5 46 34 49v3" fill={CREAM} />
        <path d="M28 20q4 3 8 0M28.5 25q3.5 2 7 0" />
      </Fine>
    </>
  );
}

/** Pointed ears, a long dark face, tan brows. */
function Doberman() {
  const head = "M19 22c6-4 20-4 26 0 4 5 4 11 2 17l-4 12c-2 5-6 8-11 8s-9-3-11-8l-4-12c-2-6-2-12 2-17Z";
  const ears = "M19 25C14 20 12 11 14 2c6 3 12 9 14 18ZM45 25c5-5 7-14 5-23-6 3-12 9-14 18Z";
  return (
    <>
      <Plate>
        <path d={ears} fill="var(--dog-black)" />
        <path d={head} fill="var(--dog-black)" />
        <path d="M24 42c2-4 5-6 8-6s6 2 8 6l-1 9c-1 5-4 7-7 7s-6-2-7-7Z" fill="var(--dog-tan)" />
        <path d="M19 30l7-2 1 4-7 1ZM45 30l-7-2-1 4 7 1Z" fill="var(--dog-tan)" />
      </Plate>
      <Line>
        <path d={ears} />
        <path d={head} />
        <path d="M27 47h10c0 4-3 6-5 6s-5-2-5-6Z" fill={LINE} />
      </Line>
      <Fine>
        <path d="M18 31l8 3M46 31l-8 3" strokeWidth="2.2" />
        <ellipse cx="23.5" cy="36" rx="3" ry="2.4" fill="var(--art-gold)" />
        <ellipse cx="40.5" cy="36" rx="3" ry="2.4" fill="var(--art-gold)" />
        <Dot x={23.5} y={36} r={1.4} />
        <Dot x={40.5} y={36} r={1.4} />
        <path d="M32 53v1.5q-2 2.5-5 1M32 54.5q2 2.5 5 1" />
      </Fine>
    </>
  );
}

const DRAWN: readonly (() => ReactNode)[] = [Chihuahua, Cloud, Pup, Bulldog, Doberman];

/** The head of one of the five dogs, always upright. */
export const DogHead = memo(function DogHead({ dog, ...at }: At & { readonly dog: number }) {
  const Drawn = DRAWN[dog - 1] ?? Pup;
  return (
    <Put {...at}>
      <Drawn />
    </Put>
  );
});
