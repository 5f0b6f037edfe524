/** Plumb lines and measures over the picture, as a draughtsman draws them [TOWER 8.5]; after a fall, how it began. */
import { useRef } from "react";
import { labelsAt, type Size } from "./labels";
import { type Drawn, type Sketch, type Spot, useSketch } from "./sketch";

const part = (value: number): string => `${(value * 100).toFixed(2)}%`;
const LETTER = 7.4; // pixels that a letter of the words is wide, and what is round them
const ROUND = 26;
const LINE = 28;
const NOWHERE: Spot = [0, 0];

export function Measures({ sketch }: { readonly sketch: Sketch }) {
  const drawn = useSketch(sketch).filter(({ kind }) => kind !== "place" && kind !== "tag");
  const picture = useRef<HTMLDivElement>(null);
  if (drawn.length === 0) return null;
  const { clientWidth: width = 700, clientHeight: height = 480 } = picture.current ?? {};
  const sizeOf = (words: string): Size => ({ wide: (LETTER * words.length + ROUND) / width, high: LINE / height });
  const heads = drawn.filter(({ kind }) => kind === "head").map(({ spots }) => spots);
  const was = drawn.filter(({ kind }) => kind === "was");
  const lines = drawn.filter(({ kind }) => kind !== "was" && kind !== "began" && kind !== "head");
  const labelled = lines.filter(({ words }) => words);
  const places = labelsAt(
    labelled.map((one) => ({ ...endOf(one), size: sizeOf(one.words ?? "") })),
    heads,
  );
  return (
    <div className="tower-measures" aria-hidden="true" ref={picture}>
      {was.length > 0 ? <Outlines drawn={was} /> : null}
      <svg width="100%" height="100%" aria-hidden="true">
        {lines.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
          <Stroke key={at} {...one} />
        ))}
      </svg>
      {labelled.map((one, at) => (
        <Label key={one.kind} {...one} place={places[at] ?? NOWHERE} />
      ))}
      {drawn.map((one) => (one.kind === "began" ? <Began key={one.words} {...one} /> : null))}
    </div>
  );
}

/** Where things stood, dashed. */
function Outlines({ drawn }: { readonly drawn: readonly Drawn[] }) {
  const path = drawn.map(({ spots }) => `M${spots.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}Z`);
  return (
    <svg className="tower-was" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join("")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A ring where the fall began, and why it did. */
function Began({ spots: [at = NOWHERE], words }: Drawn) {
  const side = at[0] < 0.55 ? "right" : "left";
  return (
    <>
      <i className="tower-began" style={{ left: part(at[0]), top: part(at[1]) }} />
      <b
        className={`tower-measure began ${side}`}
        style={{ left: part(at[0]), top: part(Math.min(0.93, Math.max(0.06, at[1] + 0.02))) }}
      >
        {words}
      </b>
    </>
  );
}

/** Dark on a pale casing, so that it is seen on any ground. */
function Stroke({ kind, spots: [from = NOWHERE, to = NOWHERE] }: Drawn) {
  const ends = { x1: part(from[0]), y1: part(from[1]), x2: part(to[0]), y2: part(to[1]) };
  return (
    <g className={`tower-stroke ${kind}`}>
      <line className="casing" {...ends} />
      <line {...ends} />
    </g>
  );
}

/** The end that is nearer to the picture's side; what is said of an edge goes below its line. */
function endOf({ kind, spots: [from = NOWHERE, to = NOWHERE] }: Drawn) {
  const isEdge = kind === "edge";
  return { end: isEdge || from[0] < to[0] ? to : from, below: isEdge, left: isEdge && to[0] < from[0] };
}

/** The two strokes at its ends, and the words. */
function Label({ kind, spots: [from = NOWHERE, to = NOWHERE], words, place }: Drawn & { readonly place: Spot }) {
  const [across, down] = place;
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
      <b className={`tower-measure ${kind}`} style={{ left: part(across), top: part(down) }}>
        {words}
      </b>
    </>
  );
}
