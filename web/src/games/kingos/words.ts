/** Cards, guardians, places and seats as words: what Fluent messages of the island get as arguments. */
import type { SeatName } from "../../core/module";
import type { Args } from "../../wire/types";
import { guardianOf } from "./box";
import type { Spot } from "./ground";
import type { KingosDirection } from "./wire";

export type Text = (key: string, args?: Record<string, string | number>) => string;
export type Words = Record<string, string | number>;

export function person(names: readonly SeatName[], seat: number): { who: string; you: string } {
  const name = names[seat];
  return { who: name?.name ?? "?", you: name?.you ? "yes" : "no" };
}

/** "You", or the name of whoever sits there; after the last seat comes the island itself. */
export function shownName(names: readonly SeatName[], seat: number, t: Text): string {
  if (seat >= names.length) return t("kingos-island");
  return names[seat]?.you ? t("seat-you") : (names[seat]?.name ?? "");
}

/** A place in words: its row, counted from the coast as 0, and how far to which side of the beach it lies. */
export function placeName({ x, y }: Spot, t: Text): string {
  if (x === 0 && y === 0) return t("kingos-place-beach");
  return t("kingos-place", { row: y, side: x < 0 ? "left" : x > 0 ? "right" : "middle", columns: Math.abs(x) });
}

/** What a guardian gives and takes. */
export function stakesName(guardian: string, t: Text): string {
  const { reward, punishment, count } = guardianOf(guardian);
  return t("kingos-ui-stakes", { reward, punishment: t("kingos-punishment", { kind: punishment, count }) });
}

/** "Open are: right, left." */
export const openWays = (ways: readonly KingosDirection[], t: Text): string =>
  ways.length > 0
    ? t("kingos-ui-open", { ways: ways.map((way) => t(`kingos-direction-${way}`)).join(", ") })
    : t("kingos-ui-open-none");

/** Those of one name together: "2 × Poppy". */
function told(what: string, keys: readonly string[], t: Text): string {
  const counted = new Map<string, number>();
  for (const key of keys) counted.set(t(`kingos-${what}-${key}`), (counted.get(t(`kingos-${what}-${key}`)) ?? 0) + 1);
  return [...counted].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ");
}

/** Arguments of an event, a prompt or a score line as Fluent can use them. */
export function words({ args }: { readonly args: Args }, names: readonly SeatName[], t: Text): Words {
  const said: Words = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat") Object.assign(said, person(names, Number(value)));
    else if (name === "seats" && typeof value === "object")
      Object.assign(said, {
        who: value.map((seat) => shownName(names, seat, t)).join(", "),
        count: value.length,
      });
    else if ((name === "flowers" || name === "curses") && typeof value === "string") {
      const keys = value.split(" ").filter(Boolean);
      Object.assign(said, { [name]: told(name.slice(0, -1), keys, t), count: keys.length });
    } else if (name === "flower" || name === "curse" || name === "guardian" || name === "card") {
      Object.assign(said, { [name]: t(`kingos-${name}-${value}`), [`${name}key`]: String(value) });
      if (name === "guardian") said.strength = guardianOf(String(value)).strength;
    } else if (name === "y") said.place = placeName({ x: Number(args.x), y: Number(value) }, t);
    else if (name === "x") continue;
    else said[name] = typeof value === "object" ? value.join(", ") : value;
  }
  return said;
}
