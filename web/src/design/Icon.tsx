import type { CSSProperties } from "react";

type IconProps = {
  /** Name of a file in svg/. */
  readonly name: string;
  readonly size?: number;
  readonly height?: number;
  /** A spoken name; without one the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A drawing from the sprite. Pieces and animals get the cream cut line by night; controls and room marks do not. */
export function Icon({ name, size = 24, height = size, label, className = "", style }: IconProps) {
  const plain = name.startsWith("ui-") || name.startsWith("room-") || name === "mark";
  const classes = `${plain ? "" : "pic "}${className}`.trim();
  const shown = { className: classes || undefined, width: size, height, style: { flex: "none", ...style } };
  const use = <use href={`#${name}`} width="100%" height="100%" />;
  return label ? (
    <svg {...shown} role="img" aria-label={label}>
      {use}
    </svg>
  ) : (
    <svg {...shown} aria-hidden="true">
      {use}
    </svg>
  );
}

/** A drawing inside another SVG, at a place. */
export function Drawn({
  name,
  x,
  y,
  size,
  height = size,
  style,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly height?: number;
  readonly style?: CSSProperties;
}) {
  return <use href={`#${name}`} x={x} y={y} width={size} height={height} style={style} />;
}
