/** What a link to a table is for: it stands in its address, and whoever opens it comes for that. */
import { type BotChoice, isLevel } from "../core/infos";
import { mySeats } from "../core/names";
import type { TableInfo } from "../wire/types";

/** Any free seat, a certain one, a free seat and a bot on the next, or to watch. Seats are counted from 0. */
export type Purpose =
  | { readonly to: "sit" }
  | { readonly to: "seat"; readonly seat: number }
  | { readonly to: "bot"; readonly level: BotChoice }
  | { readonly to: "watch" };

export const SIT: Purpose = { to: "sit" };

/** What an address ends with: "?seat=2" is the second seat. */
export function queryOf(purpose: Purpose): string {
  switch (purpose.to) {
    case "sit":
      return "";
    case "seat":
      return `?seat=${purpose.seat + 1}`;
    case "bot":
      return `?bot=${encodeURIComponent(purpose.level)}`;
    case "watch":
      return "?watch";
  }
}

/** What an address asks for; "odd" where that makes no sense. What others add to a link is not ours to mind. */
export function purposeIn(search: string): Purpose | "odd" {
  const asked = new URLSearchParams(search);
  const [seat, bot] = [asked.get("seat"), asked.get("bot")];
  if (seat !== null) return /^[1-9]\d?$/.test(seat) ? { to: "seat", seat: Number(seat) - 1 } : "odd";
  if (bot !== null) return bot ? { to: "bot", level: bot } : "odd";
  return asked.has("watch") ? { to: "watch" } : SIT;
}

export const openSeats = (table: TableInfo): readonly number[] =>
  table.seats.flatMap((seat, at) => (seat.kind === "open" ? [at] : []));

/** What a link to this table can be for; a seat need not be named, nor a bot brought, where only one is free. */
export function purposesOf(table: TableInfo): readonly Purpose["to"][] {
  const several = openSeats(table).length > 1;
  return [
    "sit",
    ...(several ? (["seat", "bot"] as const) : []),
    ...(table.watchers === "anyone" ? (["watch"] as const) : []),
  ];
}

/** The same purpose, or what is nearest to it where somebody has sat down since, or the table was closed to watchers. */
export function stillPossible(purpose: Purpose, table: TableInfo): Purpose {
  if (!purposesOf(table).includes(purpose.to)) return SIT;
  const open = openSeats(table);
  return purpose.to === "seat" && !open.includes(purpose.seat) ? { to: "seat", seat: open[0] ?? 0 } : purpose;
}

/** What follows for who comes by a link: sits down (and brings a bot), watches, is told something, or none of it. */
export type Arrival =
  | { readonly does: "sit"; readonly seat: number; readonly bot: BotChoice | null }
  | { readonly does: "watch" }
  | { readonly does: "told"; readonly text: ArrivalText; readonly seat: number }
  | { readonly does: "nothing" };

export type ArrivalText =
  | "link-odd"
  | "link-begun"
  | "link-unwatched"
  | "link-no-seat"
  | "link-taken"
  | "link-taken-full"
  | "link-full"
  | "link-no-bot";

const NOTHING: Arrival = { does: "nothing" };

/** `brought` are the bots that this house was given: a link may name one of them in place of a level. */
export function arrivalAt(table: TableInfo, purpose: Purpose | "odd", brought: readonly string[] = []): Arrival {
  const told = (text: ArrivalText, seat = 0): Arrival => ({ does: "told", text, seat });
  if (purpose !== "odd" && purpose.to === "sit") return NOTHING;
  if (mySeats(table).length > 0 || table.closed || table.phase === "over") return NOTHING;
  const watches = purpose !== "odd" && purpose.to === "watch";
  if (table.phase === "playing") return watches ? NOTHING : told("link-begun");
  if (purpose === "odd") return told("link-odd");
  const [first] = openSeats(table);
  switch (purpose.to) {
    case "watch":
      return table.watchers === "anyone" ? { does: "watch" } : told("link-unwatched");
    case "bot":
      if (!isLevel(purpose.level) && !brought.includes(purpose.level)) return told("link-odd");
      return first === undefined ? told("link-full") : { does: "sit", seat: first, bot: purpose.level };
    case "seat": {
      const { seat } = purpose;
      if (seat >= table.seats.length) return told("link-no-seat", seat);
      if (table.seats[seat]?.kind === "open") return { does: "sit", seat, bot: null };
      return told(first === undefined ? "link-taken-full" : "link-taken", seat);
    }
  }
}

/** The next free seat after one's own, round the table; none where all are taken. */
export function nextOpen(table: TableInfo, after: number): number | null {
  const open = openSeats(table);
  return open.find((seat) => seat > after) ?? open[0] ?? null;
}
