/** What has just happened and whose turn it is, to those who look on. */
import type { Event, News } from "../../wire/types";
import type { TowerView } from "./wire";

/** What one need not be told: it lies open, is asked for anyway, or left all as it was. */
const PLAIN: ReadonlySet<string> = new Set([
  ...["took", "chose", "action-turned", "goal-turned", "goal-drawn", "goal-drawn-own"],
  ...["swapped", "passed", "passed-move"],
]);
/** What the tower has lost. */
export const LOSSES: readonly string[] = ["walls-fell", "came-down", "kitten-fell"];

export const isPlain = ({ key }: Event): boolean => PLAIN.has(key);

/** The last thing that happened and has to be known, after what the tower has lost earlier in the same turn. */
export function lastOf(told: readonly News[]): readonly Event[] {
  const at = told.findLastIndex(({ events }) => events.some((event) => event.key !== "settled" && !isPlain(event)));
  const began = told.findLastIndex(({ events }, place) => place <= at && events.some(({ key }) => key === "chose"));
  const earlier = told.slice(Math.max(0, began), Math.max(0, at)).flatMap(({ events }) => events);
  return [...earlier.filter(({ key }) => LOSSES.includes(key)), ...(told[at]?.events ?? [])];
}

/** While scarves are chosen, the next clockwise from who begins that has none yet [TOWER 7.1]; else who is on turn. */
export function seatNow({ step, turn, kittens }: Pick<TowerView, "step" | "turn" | "kittens">): number {
  if (step !== "scarves") return turn.seat;
  const seats = kittens.map((_, at) => (turn.seat + at) % kittens.length);
  return seats.find((seat) => !kittens[seat]) ?? turn.seat;
}
