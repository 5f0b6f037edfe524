/** Plumb lines and measures over the picture, as a draughtsman draws them [TOWER 8.5]. */
import { type Drawn, type Sketch, useSketch } from "./sketch";

const part = (value: number): string => `${(value * 100).toFixed(2)}%`;
const LEFT = 0.14; // of the picture's width: farther out a label would be cut off
const RIGHT = 0.86;

export function Measures({ sketch }: { readonly sketch: Sketch }) {
  const drawn = useSketch(sketch);
  if (drawn.length === 0) return null;
  return (
    <div className="tower-measures" aria-hidden="true">
      <svg width="100%" height="100%" aria-hidden="true">
        {drawn.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
          <Stroke key={at} {...one} />
        ))}
      </svg>
      {drawn.map((one) => (one.words ? <Label key={one.kind} {...one} /> : null))}
    </div>
  );
}

/** Dark on a pale casing, so that it is seen on any ground. */
function Stroke({ kind, from, to }: Drawn) {
  const ends = { x1: part(from[0]), y1: part(from[1]), x2: part(to[0]), y2: part(to[1]) };
  return (
    <g className={`tower-stroke ${kind}`}>
      <line className="casing" {...ends} />
      <line {...ends} />
    </g>
  );
}

/** The two strokes at its ends, and the words above the one that is nearer to the picture's side. */
function Label({ kind, from, to, words }: Drawn) {
  const outer = kind === "edge" ? to : from[0] < to[0] ? to : from;
  const side = kind === "edge" && to[0] < from[0] ? "left" : "right";
  const across = Math.min(RIGHT, Math.max(LEFT, outer[0] + (side === "left" ? -0.07 : 0.07)));
  return (
    <>
      {[from, to].map((end, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: both ends
          key={at}
          className={`tower-end-stroke ${kind}`}
          style={{ left: part(end[0]), top: part(end[1]) }}
        />
      ))}
      <b
        className={`tower-measure ${kind}`}
        style={{ left: part(across), top: part(Math.max(0.08, outer[1] - (kind === "edge" ? -0.05 : 0.09))) }}
      >
        {words}
      </b>
    </>
  );
}
