/** The reward wheel: twelve spaces, a star, three flowers, and a counter that goes round [KINGOS 6.7]. */
import { useRef } from "react";
import { Drawn } from "../../design";
import { useText } from "../../i18n";
import { seatCat, WheelArt } from "./art";
import { WHEEL } from "./box";

export function Wheel({
  counter,
  seat,
  size = 112,
}: {
  readonly counter: number;
  readonly seat: number;
  readonly size?: number;
}) {
  const { t } = useText();
  const turned = (useTurned(counter) * 360) / WHEEL.length;
  const label = t("kingos-ui-wheel", { at: counter, next: nextGift(counter).steps });
  return (
    <span className="kingos-wheel" style={{ width: size, height: size }} role="img" aria-label={label} title={label}>
      <WheelArt />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g className="kingos-counter" style={{ transform: `rotate(${turned}deg)` }}>
          <g className="kingos-counter" style={{ transform: `translate(50px, 13px) rotate(${-turned}deg)` }}>
            <Drawn name={`head-${seatCat(seat)}`} x={-17} y={-18} size={34} />
          </g>
        </g>
      </svg>
    </span>
  );
}

/** It only ever goes forward in the picture, however often round. */
function useTurned(counter: number): number {
  const turned = useRef({ counter, steps: counter });
  if (turned.current.counter !== counter) {
    const on = (counter - turned.current.counter + WHEEL.length) % WHEEL.length;
    turned.current = { counter, steps: turned.current.steps + on };
  }
  return turned.current.steps;
}

/** Steps to the next space that gives something, and what it gives. */
export function nextGift(counter: number): { readonly steps: number; readonly gift: string } {
  for (let steps = 1; steps <= WHEEL.length; steps++) {
    const gift = WHEEL[(counter + steps) % WHEEL.length];
    if (gift) return { steps, gift };
  }
  return { steps: 0, gift: "" };
}
