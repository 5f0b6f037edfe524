/** Tokens, cells and seats as words: what Fluent messages of clans get as arguments. */
import type { SeatName } from "../../core/module";
import type { Args, Event } from "../../wire/types";
import { cellName } from "./geometry";
import { isPrey, type Token, tileOf } from "./tiles";
import type { Clan } from "./wire";

export type Text = (key: string, args?: Record<string, string | number>) => string;
export type Words = Record<string, string | number>;

export function clanName(clan: Clan | null | undefined, t: Text): string {
  return clan ? t(`clans-clan-${clan}`) : t("clans-clan-unknown");
}

/** A tile's name beside a label, with the name of its clan: "mouse worth 4", "chief of the Gourmets, strength 3". */
export function tileLabel(token: Token, clans: readonly (Clan | null)[], t: Text): string {
  const tile = tileOf(token);
  if (tile.kind === "cat") {
    const args = { clan: clanName(clans[tile.side], t), strength: tile.strength ?? 0 };
    return t(tile.chief ? "clans-tile-chief" : "clans-tile-cat", args);
  }
  if (isPrey(tile)) return t(`clans-tile-${tile.kind}`, { value: tile.value });
  return t("clans-tile-dog", { dog: tile.dog });
}

/** A tile inside a sentence, told by whose it is: "a mouse worth 4", "your cat of 3", "Mourek’s chief, a 5". */
export function tileTold(token: Token, names: readonly SeatName[], t: Text, mover: number | null = null): string {
  const tile = tileOf(token);
  if (tile.kind === "cat") {
    const args = { ...person(names, tile.side), strength: tile.strength ?? 0 };
    if (tile.side === mover && args.you === "no")
      return t(tile.chief ? "clans-some-own-chief" : "clans-some-own-cat", { strength: args.strength });
    return t(tile.chief ? "clans-some-chief" : "clans-some-cat", args);
  }
  if (isPrey(tile)) return t(`clans-some-${tile.kind}`, { value: tile.value });
  return t("clans-some-dog");
}

/** What a message needs to agree with a tile: cat, mouse, pigeon, fly, dog, or asleep. */
function kindOf(token: Token): string {
  return token === "" ? "asleep" : tileOf(token).kind;
}

function person(names: readonly SeatName[], seat: number): { who: string; you: string } {
  const name = names[seat];
  return { who: name?.name ?? "?", you: name?.you ? "yes" : "no" };
}

/** "You", or the name of whoever sits there. */
export function shownName(names: readonly SeatName[], seat: number, t: Text): string {
  return names[seat]?.you ? t("seat-you") : (names[seat]?.name ?? "");
}

/** "b2, c4 and d1" as far as that goes without grammar: commas. */
export function cellNames(cells: readonly number[]): string {
  return cells.map(cellName).join(", ");
}

const CELLS_BY_NAME = new Set(["cell", "from", "to"]);

/** Arguments of an event, a prompt or a score line as Fluent can use them. */
export function words(thing: { readonly args: Args | Event["args"] }, names: readonly SeatName[], t: Text): Words {
  const said: Words = {};
  const mover = typeof thing.args.seat === "number" ? thing.args.seat : null;
  for (const [name, value] of Object.entries(thing.args)) {
    if (typeof value === "object") {
      said[name] = cellNames(value);
      said.count = value.length;
    } else if (name === "seat") Object.assign(said, person(names, Number(value)));
    else if (CELLS_BY_NAME.has(name)) said[name] = cellName(Number(value));
    else if (name === "tile" || (name === "other" && typeof value === "string")) {
      const token = String(value);
      said[name] = token === "" ? t("clans-some-asleep") : tileTold(token, names, t, mover);
      said[name === "tile" ? "kind" : "otherkind"] = kindOf(token);
    } else if (/^clan\d?$/.test(name)) said[name] = clanName(value as Clan, t);
    else said[name] = value;
  }
  if ("points0" in thing.args)
    for (const seat of [0, 1]) {
      const { who, you } = person(names, seat);
      said[`who${seat}`] = who;
      said[`you${seat}`] = you;
    }
  return said;
}
