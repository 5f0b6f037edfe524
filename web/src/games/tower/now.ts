/** Whose turn it is to those who look on. */
import type { TowerView } from "./wire";

/** While scarves are chosen, the next clockwise from who begins that has none yet [TOWER 7.1]; else who is on turn. */
export function seatNow({ step, turn, kittens }: Pick<TowerView, "step" | "turn" | "kittens">): number {
  if (step !== "scarves") return turn.seat;
  const seats = kittens.map((_, at) => (turn.seat + at) % kittens.length);
  return seats.find((seat) => !kittens[seat]) ?? turn.seat;
}
