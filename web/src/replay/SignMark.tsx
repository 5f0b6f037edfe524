/** The signs of steps, told apart by their shape: a dot, ▽, ▼, ◆. */
import type { Sign } from "./lookback";

const SHAPES: Readonly<Record<Exclude<Sign, "fine">, string>> = {
  small: "M-5 -4H5L0 5Z",
  slip: "M-6 -5H6L0 6Z",
  luck: "M0 -6.5L6.5 0L0 6.5L-6.5 0Z",
};

export function SignMark({
  sign,
  x,
  y,
  large = false,
}: {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly large?: boolean;
}) {
  const place = `translate(${x} ${y})${large ? " scale(1.3)" : ""}`;
  return sign === "fine" ? (
    <circle className="sign" transform={place} r={2.5} />
  ) : (
    <path className={`sign sign-${sign}`} transform={place} d={SHAPES[sign]} />
  );
}
