import type { CSSProperties, ReactNode } from "react";
import { Drawn } from "../../design/Icon";
import { CREAM, LINE, Scene } from "../../design/Scene";

const RELAX = "#e9d9b6";
const MEADOW = "#c9d6a6";
const DANGER = "#e7b49a";
const POPPY = { "--flower": "var(--cat-red)" } as CSSProperties;

function Field({
  x,
  y,
  fill,
  tilt,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly tilt: number;
  readonly children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect x="-29" y="-25" width="64" height="56" rx="10" fill="var(--art-line)" opacity=".25" />
      <rect x="-30" y="-28" width="64" height="56" rx="10" fill="var(--art-cream)" />
      <rect x="-29" y="-26" width="62" height="54" rx="9" fill={fill} />
      <rect x="-31" y="-29" width="64" height="56" rx="10" fill="none" {...LINE} />
      {children}
    </g>
  );
}

/** The island, the citadel, six places on the way up and a curse that hangs in the air. */
export function KingosScene() {
  const hill = "M30 268q110-30 170-104 56-70 116-74 36-8 80 0 64 8 118 74 60 74 176 104";
  const citadel = "M8 76V38h-8V18h12v8h10v-8h12v8h10v-8h12v8h10v-8h12v20h-8v38Z";
  return (
    <Scene width={720}>
      <rect width="720" height="300" fill="#efb295" />
      <circle cx="566" cy="104" r="74" fill="#f5c8a6" />
      <circle cx="566" cy="104" r="50" fill="#fbe3c0" />
      <path d="M60 78q22-26 52-8 22-14 40 8 14 2 12 16H50q-6-12 10-16Z" fill="#f7d0b2" />
      <path d={`${hill}Z`} fill="var(--moss-deep)" transform="translate(3 3)" />
      <path d={hill} fill="none" {...LINE} />
      <path
        d="M180 214l-10 12M192 212l-10 12M204 210l-10 12M520 206l10 12M532 208l10 12M544 212l10 12M270 118l-8 10M280 116l-8 10"
        fill="none"
        {...LINE}
        strokeWidth="1.8"
        opacity=".5"
      />
      <path d="M0 256q60-14 120 0t120 0 120 0 120 0 120 0 120 0v60H0Z" fill="#6fa6ac" />
      <path d="M140 268q100-26 216-22t224 22q-110 20-224 18t-216-18Z" fill="var(--sand)" />
      <path
        d="M356 262V214l-72-4V150l72-4V92"
        fill="none"
        stroke="var(--art-cream)"
        strokeWidth="5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <g transform="translate(318 22) scale(.94)">
        <path d={citadel} fill="#d9cdb6" transform="translate(3 3)" />
        <path d="M58 38h16v38H60Z" fill="var(--art-line)" opacity=".14" />
        <path d={`${citadel}M31 76V60q10-14 20 0v16M14 48h8M60 48h8`} fill="none" {...LINE} />
        <path d="M41 18V-8" {...LINE} />
        <path d="M41-8l34 7-34 9Z" fill="var(--cat-purple)" {...LINE} />
      </g>
      <Field x={356} y={134} fill={RELAX} tilt={2} />
      <Field x={284} y={142} fill={MEADOW} tilt={-5}>
        <Drawn name="flower" x={-22} y={-26} size={46} />
      </Field>
      <Field x={428} y={144} fill={DANGER} tilt={5}>
        <Drawn name="guardian" x={-27} y={-38} size={56} />
      </Field>
      <Field x={284} y={206} fill={DANGER} tilt={-3}>
        <Drawn name="guardian" x={-25} y={-36} size={52} />
      </Field>
      <Field x={356} y={204} fill={MEADOW} tilt={2}>
        <Drawn name="flower" x={-21} y={-26} size={44} style={POPPY} />
      </Field>
      <Field x={428} y={212} fill={RELAX} tilt={4}>
        <Drawn name="head-orange" x={-30} y={-26} size={40} />
        <Drawn name="head-blue" x={-4} y={-16} size={36} />
      </Field>
      <Drawn name="curse" x={604} y={150} size={58} />
      <path d="M150 240q12-40 4-70" fill="none" {...LINE} strokeWidth="5" />
      <path
        d="M154 170q-30-20-48 2 26-6 48-2ZM154 170q30-20 48 2-26-6-48-2ZM154 170q-16-30-40-22 22 6 40 22ZM154 170q16-30 40-22-22 6-40 22Z"
        fill="var(--cat-green)"
        {...LINE}
      />
      <path
        d="M20 282q9-9 18 0t18 0M92 292q9-9 18 0t18 0M600 290q9-9 18 0t18 0M660 276q9-9 18 0t18 0"
        fill="none"
        stroke={CREAM}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Scene>
  );
}
