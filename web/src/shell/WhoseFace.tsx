import type { SeatName } from "../core/module";
import { Face } from "../design";

/** Beside a line of the story: who did it, where somebody has a face; else a dot stands there. */
export function WhoseFace({ names, seat }: { readonly names: readonly SeatName[]; readonly seat: number | null }) {
  const face = seat === null ? undefined : names[seat]?.face;
  return face ? <Face name={face} size={24} /> : null;
}
