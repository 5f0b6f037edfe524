/** Choices drawn on the board: in ink what was done, in pencil what was better, or what could be done, numbered. */
import type { ReactNode } from "react";
import type { Chosen } from "../../core/module";
import { cellsOf } from "./advice";
import { middleOf, TILE } from "./grid";
import type { ClansAction } from "./wire";

const RING = TILE * 0.5;

export function Drawn({
  choice: { played, better },
  at,
}: {
  readonly choice: Chosen<ClansAction>;
  /** The cell of the tile that was turned over. */
  readonly at: number | null;
}) {
  return (
    <>
      <Hand name="ink" cells={cellsOf(played, at)} />
      <Hand name="pencil" cells={cellsOf(better, at)} />
    </>
  );
}

/** Choices in the order of how good they are; the way is drawn of the first. */
export function Numbered({ choices, at }: { readonly choices: readonly ClansAction[]; readonly at: number | null }) {
  const ends = choices.map((choice) => cellsOf(choice, at).at(-1));
  return (
    <>
      {choices.toReversed().map((choice, back) => {
        const place = choices.length - 1 - back;
        const cells = cellsOf(choice, at);
        const end = ends[place];
        if (end === undefined) return null;
        const before = ends.slice(0, place).filter((other) => other === end).length;
        const { x, y } = middleOf(end);
        return (
          <g key={JSON.stringify(choice)} data-number={place + 1}>
            {before === 0 ? <Hand name="pencil" cells={place === 0 ? cells : cells.slice(-1)} /> : null}
            <g
              className={place === 0 ? "clans-number first" : "clans-number"}
              transform={`translate(${x + RING - 14 - before * 62} ${y + RING - 10})`}
            >
              <circle className="casing" r={35} />
              <circle r={28} />
              <text dy={12}>{place + 1}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A ring round what one ends at, and between two cells the way there; the pencil draws the way back too. */
function Hand({ name, cells }: { readonly name: "ink" | "pencil"; readonly cells: readonly number[] }) {
  const [from, to] = cells;
  if (from === undefined) return null;
  const ring = middleOf(to ?? from);
  const ways = to === undefined ? [] : name === "ink" ? [arc(from, to)] : [arc(from, to), arc(to, from)];
  return (
    <g className={`clans-drawn ${name}`} data-cells={cells.join(" ")}>
      <Cased>
        <rect x={ring.x - RING} y={ring.y - RING} width={2 * RING} height={2 * RING} rx={34} />
      </Cased>
      {ways.map(({ line, head }) => (
        <g key={line}>
          <Cased>
            <path d={line} />
          </Cased>
          <g className="head">
            <Cased>
              <path d={head} />
            </Cased>
          </g>
        </g>
      ))}
    </g>
  );
}

/** Twice: the cream casing, and the line on it. */
function Cased({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <g className="casing">{children}</g>
      <g className="line">{children}</g>
    </>
  );
}

/** A bow from one cell to another, always to the right of the way, with its head. */
function arc(from: number, to: number): { readonly line: string; readonly head: string } {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const aside = 26; // of the straight way, so that two ways lie beside each other
  const at = (along: number, beside: number) => ({
    x: a.x + ux * along - uy * beside,
    y: a.y + uy * along + ux * beside,
  });
  const [start, end, bend] = [at(30, aside), at(length - 34, aside), at(length / 2, aside + length * 0.16)];
  const [tx, ty] = direction(bend, end);
  const wing = (side: number) =>
    `${shown(end.x - tx * 26 - side * ty * 20)} ${shown(end.y - ty * 26 + side * tx * 20)}`;
  const tip = `${shown(end.x)} ${shown(end.y)}`;
  return {
    line: `M${shown(start.x)} ${shown(start.y)}Q${shown(bend.x)} ${shown(bend.y)} ${tip}`,
    head: `M${wing(1)}L${tip}L${wing(-1)}`,
  };
}

type Spot = { readonly x: number; readonly y: number };

function direction(from: Spot, to: Spot): readonly [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return [(to.x - from.x) / length, (to.y - from.y) / length];
}

const shown = (value: number): string => value.toFixed(1);
