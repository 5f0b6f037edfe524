import { Drawn } from "../../design/Icon";
import { LINE, Scene } from "../../design/Scene";

const NIGHT = "#343861";
const MOON = "#f9e3a6";
const CRATER = "#efd289";
const NEAR = "#454a78";
const FAR = "#3b3f6b";

const HOUSES = [
  { x: -10, y: 150, width: 110, roof: 44, fill: NEAR },
  { x: 90, y: 176, width: 90, roof: 36, fill: FAR },
  { x: 330, y: 170, width: 100, roof: 40, fill: FAR },
  { x: 410, y: 140, width: 120, roof: 48, fill: NEAR },
];
const WINDOWS = [
  [26, 170],
  [54, 170],
  [120, 196],
  [362, 192],
  [446, 166],
  [476, 166],
] as const;
const STARS = [
  [60, 50, 2.5],
  [120, 86, 2],
  [160, 34, 2.5],
  [350, 40, 2.5],
  [410, 80, 2],
  [456, 36, 2.5],
] as const;
const PLANKS = Array.from({ length: 16 }, (_, i) => -6 + 35 * i);

/** Two clans on a fence, a mouse between them, a dog below. */
export function ClansScene() {
  return (
    <Scene width={500}>
      <rect width="500" height="300" fill={NIGHT} />
      <circle cx="252" cy="92" r="66" fill={MOON} />
      <g fill={CRATER}>
        <circle cx="232" cy="78" r="9" />
        <circle cx="274" cy="112" r="13" />
        <circle cx="268" cy="62" r="6" />
      </g>
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={MOON} />
      ))}
      {HOUSES.map(({ x, y, width, roof, fill }) => (
        <path key={x} d={`M${x} 300V${y}l${width / 2}-${roof} ${width / 2} ${roof}V300Z`} fill={fill} />
      ))}
      {WINDOWS.map(([x, y]) => (
        <rect key={x} x={x} y={y} width="15" height="20" rx="3" fill="var(--art-gold)" />
      ))}
      <Drawn name="clan-gourmets" x={70} y={106} size={122} />
      <Drawn name="clan-meowsketeers" x={312} y={106} size={122} />
      <Drawn name="mouse" x={222} y={156} size={58} />
      {PLANKS.map((x) => (
        <g key={x}>
          <path d={`M${x} 300v-76l16-14 16 14v76Z`} fill="var(--wood)" transform="translate(2 2)" />
          <path d={`M${x} 300v-76l16-14 16 14v76`} fill="none" {...LINE} />
        </g>
      ))}
      <path d="M-4 246h508" stroke="var(--art-line)" strokeWidth="12" />
      <path d="M-4 246h508" stroke="var(--art-wood-deep)" strokeWidth="7.5" />
      <Drawn name="dog" x={216} y={216} size={82} />
    </Scene>
  );
}
