import { Drawn } from "../../design/Icon";
import { LINE, Scene } from "../../design/Scene";

function Floor({
  x,
  y,
  width,
  tilt,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tilt: number;
}) {
  return (
    <g transform={`rotate(${tilt} ${x + width / 2} ${y})`}>
      <rect x={x + 2} y={y + 2} width={width} height="12" rx="4" fill="#f4dda8" />
      <rect x={x} y={y} width={width} height="12" rx="4" fill="none" {...LINE} />
    </g>
  );
}

type WallKind = "brick" | "window" | "portal" | "statue";

const FILL: Record<WallKind, string> = { brick: "#d98a6a", window: "#9db8c9", portal: "#c9b1d6", statue: "#b9c59a" };

const DETAIL: Record<WallKind, (h: number) => string> = {
  brick: (h) =>
    `M0 ${h * 0.33}h36M0 ${h * 0.66}h36M12 0v${h * 0.33}M25 ${h * 0.33}v${h * 0.33}M12 ${h * 0.66}v${h * 0.34}`,
  window: (h) => `M10 ${h * 0.3}h16v${h * 0.4}h-16ZM18 ${h * 0.3}v${h * 0.4}`,
  portal: (h) => `M9 ${h}v-${h * 0.5}q9-14 18 0v${h * 0.5}`,
  statue: (h) => `M18 10v${h - 20}M11 18q7-10 14 0`,
};

function Wall({
  x,
  y,
  height,
  kind,
  tilt = 0,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly kind: WallKind;
  readonly tilt?: number;
}) {
  return (
    <g transform={`rotate(${tilt} ${x + 18} ${y + height}) translate(${x} ${y})`}>
      <path d={`M2 3h36v${height}h-36Z`} fill={FILL[kind]} />
      <path d={`M30 3h8v${height}h-8Z`} fill="var(--art-line)" opacity=".14" />
      <path d={`M0 0h36v${height}h-36Z`} fill="none" {...LINE} />
      <path d={DETAIL[kind](height)} fill="none" {...LINE} strokeWidth="1.6" />
    </g>
  );
}

/** Four floors of cards, three cats and Toto, all holding their breath. */
export function TowerScene() {
  return (
    <Scene width={500} ground="Max">
      <rect width="500" height="300" fill="#bfd9da" />
      <path
        d="M30 120q24-28 56-8 24-16 44 8 16 2 12 18H20q-6-14 10-18ZM360 70q20-22 44-6 20-12 36 6 12 2 10 14H352q-4-10 8-14ZM380 196q20-22 44-6 20-12 36 6 12 2 10 14H372q-4-10 8-14Z"
        fill="#e4efe9"
      />
      <path d="M0 274h500v30H0Z" fill="var(--wood)" />
      <path d="M0 274h500" {...LINE} />
      <g transform="translate(59.9 66.4) scale(.76)">
        <Floor x={140} y={262} width={230} tilt={0} />
        <Wall x={160} y={206} height={56} kind="brick" />
        <Wall x={310} y={206} height={56} kind="window" />
        <Drawn name="cat-blue" x={208} y={208} size={84} height={60} />
        <Floor x={134} y={194} width={236} tilt={-1} />
        <Wall x={166} y={134} height={60} kind="portal" tilt={-1} />
        <Wall x={298} y={132} height={60} kind="brick" tilt={1} />
        <Drawn name="cat-green" x={212} y={138} size={80} height={58} />
        <Floor x={142} y={122} width={214} tilt={1.5} />
        <Wall x={172} y={62} height={60} kind="window" tilt={2} />
        <Wall x={286} y={66} height={58} kind="statue" tilt={1} />
        <Drawn name="toto" x={216} y={58} size={68} />
        <Floor x={150} y={48} width={196} tilt={-2} />
        <Drawn name="cat-orange" x={216} y={-8} size={80} height={58} />
      </g>
      <path
        d="M372 96q10 8 0 18M384 90q16 14 0 30M128 96q-10 8 0 18M116 90q-16 14 0 30"
        fill="none"
        {...LINE}
        opacity=".7"
      />
    </Scene>
  );
}
