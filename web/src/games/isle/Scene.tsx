import { Drawn } from "../../design/Icon";
import { CREAM, LINE, Scene } from "../../design/Scene";

const HEADS = [
  ["blue", 214, 136],
  ["orange", 276, 130],
  ["purple", 390, 130],
  ["green", 452, 134],
  ["red", 510, 128],
] as const;
const PORTHOLES = [262, 332, 444, 514];
const LONG_WAVE = `M120 266q14-14 28 0${"t28 0".repeat(17)}`;

/** The boat leaves with five cats aboard; the sun is low and the island small. */
export function IsleScene() {
  return (
    <Scene width={720}>
      <rect width="720" height="300" fill="#f6d79b" />
      <circle cx="150" cy="150" r="92" fill="#f9e7b9" />
      <circle cx="150" cy="150" r="62" fill="var(--art-gold)" />
      <path
        d="M40 66q20-22 44-6 20-12 34 6 12 2 10 14H30q-4-10 10-14ZM560 44q16-18 36-5 16-10 28 5 10 2 8 12h-80q-4-8 8-12Z"
        fill={CREAM}
      />
      <path d="M520 196q20-60 60-64l8-44h34l6 40q50 10 92 68Z" fill="var(--moss-deep)" transform="translate(3 3)" />
      <path d="M520 196q20-60 60-64l8-44h34l6 40q50 10 92 68" fill="none" {...LINE} />
      <path d="M586 88h38v-14h-8v6h-7v-6h-8v6h-7v-6h-8ZM600 106v12" fill="#e9d8b4" {...LINE} />
      <path
        d="M560 176q4-16 0-22m0 0q-9-5-14 2m14-2q9-5 14 2M668 180q4-16 0-22m0 0q-9-5-14 2m14-2q9-5 14 2"
        fill="none"
        {...LINE}
      />
      <rect y="192" width="720" height="108" fill="#8fc0be" />
      <path d="M0 192h720" {...LINE} opacity=".55" />
      <path d="M372 204V14" {...LINE} strokeWidth="6" />
      <path d="M380 22q118 22 96 124-50 14-96 2Z" fill="var(--art-cream)" />
      <path d="M380 62q60 8 98 30l2 26q-50-20-100-22Z" fill="var(--cat-red)" />
      <path d="M376 20q120 22 97 126-50 14-97 2ZM376 60q60 8 100 32M376 96q60 2 99 24" fill="none" {...LINE} />
      <path d="M364 30q-92 30-98 108 50 12 98 4Z" fill="#f4e4bf" />
      <path d="M362 28q-92 30-98 108 50 12 98 4Z" fill="none" {...LINE} />
      <Drawn name="fish" x={292} y={78} size={56} />
      <path d="M372 14l-40-6v20Z" fill="var(--cat-blue)" {...LINE} />
      {HEADS.map(([colour, x, y]) => (
        <Drawn key={colour} name={`head-${colour}`} x={x} y={y} size={66} />
      ))}
      <path d="M176 186h430q-14 62-70 78H248q-56-14-72-78Z" fill="var(--wood)" transform="translate(3 3)" />
      <path d="M170 184h440l-6 20H178Z" fill="var(--wood-deep)" />
      <path d="M170 184h440q-12 66-72 82H246q-62-14-76-82ZM176 206h428M188 232h406M214 254h350" fill="none" {...LINE} />
      {PORTHOLES.map((x) => (
        <circle key={x} cx={x} cy="220" r="8" fill="var(--art-cream)" {...LINE} />
      ))}
      <g fill="none" stroke={CREAM} strokeWidth="3" strokeLinecap="round">
        <path d={LONG_WAVE} />
        <path d="M30 228q9-9 18 0t18 0M90 286q9-9 18 0t18 0M640 234q9-9 18 0t18 0M660 280q9-9 18 0t18 0" />
      </g>
    </Scene>
  );
}
