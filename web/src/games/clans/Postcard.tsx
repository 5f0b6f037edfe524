/** The meadow as a postcard: the tiles as they lie, a cat of each clan beside them. */
import { Drawn } from "../../design/Icon";
import sheet from "./art.css?raw";
import { Grass } from "./Grass";
import { colOf, rowOf } from "./geometry";
import { STEP_X, STEP_Y, TILE } from "./grid";
import { ClansScene } from "./Scene";
import { Face } from "./Tile";
import type { ClansView } from "./wire";

export const sheets = [sheet];

const SCALE = 0.598;
const BOARD = `translate(301 13) scale(${SCALE})`;

export function Postcard({ view }: { readonly view: ClansView }) {
  if (view.clans.every((clan) => clan === null)) return <ClansScene />;
  return (
    <>
      <rect width="1200" height="630" fill="var(--moss)" />
      <Grass />
      {([0, 1] as const).map((side) => (
        <Clan key={side} clan={view.clans[side]} side={side} lone={view.grid.length === 0} />
      ))}
      {view.grid.length > 0 ? (
        <g transform={BOARD}>
          {view.grid.map((token, cell) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={cell}
              transform={`translate(${colOf(cell) * STEP_X} ${rowOf(cell) * STEP_Y}) scale(${TILE / 110})`}
            >
              <Face token={token} clans={view.clans} />
            </g>
          ))}
        </g>
      ) : null}
    </>
  );
}

/** A cat of a clan on her side's colour; before the tiles lie there both have the whole meadow. */
function Clan({
  clan,
  side,
  lone,
}: {
  readonly clan: ClansView["clans"][number];
  readonly side: 0 | 1;
  readonly lone: boolean;
}) {
  const letter = side === 0 ? "a" : "b";
  const [x, size] = lone ? [side === 0 ? 340 : 860, 330] : [side === 0 ? 150 : 1050, 210];
  return (
    <g>
      <circle cx={x + 5} cy="322" r={size * 0.62} fill="var(--art-line)" />
      <circle cx={x} cy="315" r={size * 0.62} fill={`var(--side-${letter}-soft)`} />
      <circle cx={x} cy="315" r={size * 0.62} fill="none" stroke="var(--art-line)" strokeWidth="3.4" />
      <circle
        cx={x}
        cy="315"
        r={size * 0.56}
        fill="none"
        stroke={`var(--side-${letter}-deep)`}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={side === 0 ? "0 14" : "9 9"}
      />
      <g color={`var(--side-${letter}-deep)`}>
        <Drawn name={clan ? `clan-${clan}` : "ui-wool"} x={x - size / 2} y={315 - size / 2} size={size} />
      </g>
    </g>
  );
}
