/** Advice: what could be done, in words like those of what was done; and which cells it is about. */
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import type { Event } from "../../wire/types";
import { colOf, rowOf, SIDE } from "./geometry";
import { tileOf } from "./tiles";
import type { ClansAction, ClansView } from "./wire";
import type { Text } from "./words";

/** What would be told if somebody did it; null for what chance does. */
export function eventOf(action: ClansAction, seat: number, { grid, at }: Pick<ClansView, "grid" | "at">): Event | null {
  const token = (cell: number): string => grid[cell] ?? "";
  const swap = (from: number, to: number) => ({ seat, from, to, tile: token(from), other: token(to) });
  switch (action.type) {
    case "Turn":
      return { key: "turned", args: { seat, cell: action.cell } };
    case "Swap":
      return { key: "swapped", args: swap(at ?? 0, action.cell) };
    case "SwapPrey":
      return { key: "swapped-prey", args: swap(action.prey, action.cell) };
    case "Stay":
      return { key: "stayed", args: { seat, cell: at ?? 0, tile: token(at ?? 0) } };
    case "Rotate":
      return { key: "rotated", args: { seat, cell: action.cell, quarters: quartersTo(action, token(action.cell)) } };
    case "Leave":
      return { key: "left-dogs", args: { seat } };
    case "Choose":
    case "Keep":
      return { key: "clan-chosen", args: { seat, clan: action.clan } };
    default:
      return null;
  }
}

/** How many quarters to the right a dog is turned. */
function quartersTo({ quarter }: { readonly quarter: number }, token: string): number {
  const tile = token ? tileOf(token) : null;
  return (quarter - (tile?.kind === "dog" ? tile.quarter : 0) + 4) % 4;
}

export function advice(
  action: ClansAction,
  seat: number,
  view: ClansView,
  names: readonly SeatName[],
  t: Text,
): string | null {
  const event = eventOf(action, seat, view);
  return event && t(`clans-advice-${event.key}`, new Speaker("clans", names, t).said("event", event));
}

/** The cells of an action: two that change places, one that something happens to, or none. */
export function cellsOf(action: ClansAction, at: number | null): readonly number[] {
  switch (action.type) {
    case "Swap":
      return [at ?? action.cell, action.cell];
    case "SwapPrey":
      return [action.prey, action.cell];
    case "Turn":
    case "Rotate":
      return [action.cell];
    case "Stay":
      return at === null ? [] : [at];
    default:
      return [];
  }
}

/** Which part of the meadow to look at. */
export function nudge(action: ClansAction, { at }: Pick<ClansView, "at">, t: Text): string | null {
  switch (action.type) {
    case "Turn":
      return t("clans-nudge-turn", { part: partOf(action.cell, MIDDLE) });
    case "Swap":
      return at === null ? null : t("clans-nudge-swap", { part: partOf(action.cell, at) });
    case "SwapPrey":
      return t("clans-nudge-prey");
    case "Stay":
      return t("clans-nudge-stay");
    case "Rotate":
    case "Leave":
      return t("clans-nudge-dogs");
    default:
      return null;
  }
}

const MIDDLE = (SIDE * SIDE - 1) / 2;

/** On which side of another cell: "top-left"; the same one is the middle. */
export function partOf(cell: number, of: number): string {
  const row = Math.sign(rowOf(cell) - rowOf(of));
  const col = Math.sign(colOf(cell) - colOf(of));
  const words = [["top", "", "bottom"][row + 1], ["left", "", "right"][col + 1]];
  return words.filter(Boolean).join("-") || "middle";
}
