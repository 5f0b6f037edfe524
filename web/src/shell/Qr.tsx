/** An address for a phone's camera: plain, dark on light in both prints, with the margin that a reader wants. */
import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";

const MARGIN = 4; // modules

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const side = code.size + 2 * MARGIN;
  return (
    <svg className="qr" viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}
