import { CREAM, Drawn, LINE, Scene } from "../design";

const WALL = "#d9e4d3";
const CLOTH = "#e8b7a0";
const STRIPES = Array.from({ length: 13 }, (_, i) => -10 + i * 44);
const CARDS = [
  { x: 62, y: 190, tilt: -9 },
  { x: 112, y: 182, tilt: 4 },
  { x: 372, y: 186, tilt: -5 },
] as const;

/** A box that nobody has opened yet, on a laid table, and somebody who would like to. */
export function AnyScene() {
  return (
    <Scene width={500} ground="Max">
      <rect width="500" height="300" fill={WALL} />
      <path d="M330 0h120v96H330Z" fill="#bcd3dd" />
      <path d="M330 96h120M330 0v96M450 0v96M390 0v96M330 46h120" fill="none" {...LINE} />
      <path d="M318 96h144l6 12H312Z" fill={CREAM} {...LINE} />
      <Drawn name="cat-purple" x={332} y={22} size={112} height={81} />
      <rect y="168" width="500" height="132" fill={CLOTH} />
      {STRIPES.map((x) => (
        <path key={x} d={`M${x} 168h22l-16 132h-24Z`} fill="#f3d3bd" />
      ))}
      <path d="M-4 168h508" {...LINE} />
      {CARDS.map(({ x, y, tilt }) => (
        <g key={x} transform={`rotate(${tilt} ${x + 27} ${y + 38})`}>
          <rect x={x + 2} y={y + 3} width="54" height="76" rx="8" fill="var(--back)" />
          <rect x={x} y={y} width="54" height="76" rx="8" fill="none" {...LINE} />
          <path
            d={`M${x + 18} ${y + 46}l9-20 9 20ZM${x + 18} ${y + 52}h18`}
            fill="none"
            stroke={CREAM}
            strokeWidth="2.4"
          />
        </g>
      ))}
      <path d="M176 156h160v88H176Z" fill="var(--art-wood)" transform="translate(3 3)" />
      <path d="M166 128h180v34H166Z" fill="#d98a6a" transform="translate(3 3)" />
      <path d="M176 162v82h160v-82M166 128h180v34H166Z" fill="none" {...LINE} />
      <path d="M244 128h24v116h-24Z" fill="var(--art-gold)" transform="translate(2 1)" />
      <path d="M244 128v116M268 128v116" fill="none" {...LINE} />
      <path d="M256 126q-34-36-50-18-8 18 50 18ZM256 126q34-36 50-18 8 18-50 18Z" fill="var(--art-gold)" {...LINE} />
      <Drawn name="mouse" x={424} y={206} size={58} />
    </Scene>
  );
}
