/** Letters and numbers round the boat, and the cell they meet at: for whoever asks where "k5" is. */
import { type Layout, placeOf } from "./art/Boat";
import { cellAt, cellName, HEIGHT, type Point, WIDTH } from "./cells";

export function Rulers({ at: [x, y], layout }: { readonly at: Point; readonly layout: Layout }) {
  const { size, upright } = layout;
  const { letters, numbers, written, round } = upright ? STANDING : LYING;
  const middle = (point: Point): Point => {
    const [column, row] = placeOf(point, upright);
    return [(column + 0.5) * size, (row + 0.5) * size];
  };
  const name = cellName(cellAt(x, y));
  const marks = [
    ...Array.from({ length: WIDTH }, (_, column) => ({
      text: cellName(cellAt(column, 0)).slice(0, 1),
      at: middle([column, letters]),
      on: column === x,
    })),
    ...Array.from({ length: HEIGHT }, (_, row) => ({
      text: String(row + 1),
      at: middle([numbers, row]),
      on: row === y,
    })),
  ];
  const [cx, cy] = middle([x, y]);
  const ways = [middle([x, letters]), middle([numbers, y])];
  return (
    <g className="isle-rulers" data-at={name}>
      {ways.map(([wx, wy]) => (
        <path key={`${wx},${wy}`} d={`M${wx} ${wy}L${cx} ${cy}`} />
      ))}
      <circle cx={cx} cy={cy} r={size * 0.42} />
      {marks.map(({ text, at: [mx, my], on }) => (
        <g key={text} className={on ? "on" : undefined}>
          <circle cx={mx} cy={my} r={size * round} />
          <text x={mx} y={my} fontSize={size * written}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/**
 * So many cells before the first row, and the first column, the marks stand; how large they are, in cells. On a phone a
 * cell is small, and there is sea beside the boat.
 */
const LYING = { letters: -0.85, numbers: -0.75, written: 0.46, round: 0.34 };
const STANDING = { letters: -1.9, numbers: -0.5, written: 0.66, round: 0.46 };
