/** A still picture fills its plate and is cut at the edges. Still pictures own their colours; everything else has tokens. */
import type { ReactNode } from "react";

export const LINE = {
  stroke: "var(--art-line)",
  strokeWidth: 2.4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const CREAM = "#fff6e3";

export function Scene({
  width,
  ground = "Mid",
  children,
}: {
  readonly width: number;
  /** Which part stays in sight when the plate is flatter than the picture. */
  readonly ground?: "Mid" | "Max";
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} 300`}
      preserveAspectRatio={`xMidY${ground} slice`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
