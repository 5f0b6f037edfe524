/** The tower as a postcard: from the side, before a sky of cut paper. */
import { TABLE } from "./box";
import { Flat, inOrder, lookFrom } from "./Flat";
import { extentOf, placedOf } from "./space";
import { spanOf } from "./spread";
import sheet from "./tower.css?raw";
import type { TowerView } from "./wire";

export const sheets = [sheet];

const look = lookFrom(0);
const GROUND = 26; // millimetres of the table
const AIR = 14;
const LEAST = 130; // millimetres that are shown at least, so that a beginning does not look like a house

export function Postcard({ view }: { readonly view: TowerView }) {
  const standing = view.tower.map(placedOf);
  const { middle, reach } = spanOf(standing.map(({ pose }) => look(pose.at)[0]));
  const tall = Math.max(LEAST, ...standing.map((placed) => extentOf(placed).high[2])) + AIR + GROUND;
  const high = Math.max(tall, (2 * reach * 630) / 1200);
  const scale = 630 / high;
  return (
    <>
      <style>{FLAT}</style>
      <rect width="1200" height="630" fill="var(--tower-sky)" />
      <g fill="var(--tower-cloud)">
        <path d="M840 190q10-46 58-40 16-34 60-30 40 4 50 34 46-8 62 26 18 0 22 22H828q0-8 12-12Z" />
        <path d="M20 300q14-50 64-44 20-30 62-26 36 4 46 36 40-4 52 26 20 2 22 22H20Z" />
        <path d="M910 430q8-34 46-30 14-24 48-22 32 2 40 28 36-4 46 20 16 2 18 18H900q0-10 10-14Z" />
        <path d="M220 110q8-28 40-26 12-20 40-18 26 2 34 22 28-2 36 16 14 0 16 14H212q0-6 8-8Z" opacity=".7" />
      </g>
      <g transform={`translate(600 ${630 - GROUND * scale}) scale(${scale}) translate(${-middle} 0)`}>
        <rect x={-2 * TABLE} width={4 * TABLE} height={GROUND + 4} fill="var(--tower-table)" />
        <path d={`M${-2 * TABLE} 0H${2 * TABLE}`} stroke="var(--art-line)" strokeWidth="1.6" />
        {inOrder(standing, look).map((placed) => (
          <Flat key={placed.piece} placed={placed} look={look} mark="" />
        ))}
      </g>
    </>
  );
}

/** As picture.css has it. */
const FLAT = ".tower-flat > path { stroke: var(--art-line); stroke-width: 1.1; stroke-linejoin: round }";
