import { useId } from "react";

/** A few strokes, again and again over the whole of what lies behind: blades of grass, waves. */
export function Strewn({
  className,
  width,
  height,
  d,
  ink,
}: {
  readonly className: string;
  /** Of the patch that comes again. */
  readonly width: number;
  readonly height: number;
  readonly d: string;
  readonly ink: string;
}) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={d} stroke={ink} strokeWidth="2" strokeLinecap="round" fill="none" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
