/** Who sits where, in words. */
import { memory, Store, useStore } from "../ground/store";
import type { Translate } from "../i18n";
import { BOTS, type Level, type ReplaySeat, type SeatInfo, type TableInfo } from "../wire/types";
import type { SeatName } from "./module";
import { listed } from "./saying";

/** Names of people who share one screen: the server knows one person, the screen knows two. */
const shared = new Store<Readonly<Record<string, readonly string[]>>>(readShared());
const KEY = "tabbytop.shared-screen";
const MOST = 20;

function readShared(): Readonly<Record<string, readonly string[]>> {
  try {
    return JSON.parse(memory.read("tabbytop.shared-screen") ?? "{}") as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}

export function useSharedNames(table: string): readonly string[] {
  return useStore(shared)[table] ?? [];
}

/** The same for whoever asks once. */
export const sharedNames = (table: string): readonly string[] => shared.get()[table] ?? [];

export function nameSharedSeat(table: string, seat: number, name: string): void {
  const names = [...(shared.get()[table] ?? [])];
  names[seat] = name;
  const others = Object.entries(shared.get()).filter(([key]) => key !== table);
  shared.set(Object.fromEntries([...others.slice(-MOST), [table, [...names].map((one) => one ?? "")]]));
  memory.write(KEY, JSON.stringify(shared.get()));
}

export const mySeats = (table: TableInfo): readonly number[] =>
  table.seats.flatMap((seat, at) => (seat.mine ? [at] : []));

/** One person holds several seats: two at one screen. */
export const isShared = (table: TableInfo): boolean => mySeats(table).length > 1;

export function seatNames(table: TableInfo, sharedNames: readonly string[], t: Translate): readonly SeatName[] {
  const sharing = isShared(table);
  const faces = seatFaces(table.seats);
  const several = table.seats.filter(({ kind }) => kind === "open").length > 1;
  let place = 0;
  const said = (seat: SeatInfo, at: number): Omit<SeatName, "face"> => {
    // Of several, each by its number: a link can be for one of them.
    if (seat.asked) return { name: seat.name, you: false };
    if (seat.kind === "open")
      return { name: several ? t("seat-open-at", { number: at + 1 }) : t("seat-open"), you: false };
    if (seat.kind === "bot") return { name: botName(seat.name, t), you: false };
    if (!seat.mine) return { name: seat.name || t("seat-somebody"), you: false };
    if (!sharing) return { name: seat.name || t("seat-you"), you: true };
    place += 1;
    return { name: sharedNames[at] || (place === 1 && seat.name) || t("seat-place", { number: place }), you: false };
  };
  return unlike(table.seats.map((seat, at) => ({ ...said(seat, at), face: faces[at] ?? "mark" })));
}

/** Who sat where in a game that is watched again: nobody in it is you. */
export function replayNames(seats: readonly ReplaySeat[], t: Translate): readonly SeatName[] {
  const faces = seatFaces(seats);
  return unlike(
    seats.map(({ kind, name }, at) => ({
      name: kind === "bot" ? botName(name, t) : name || t("seat-place", { number: at + 1 }),
      you: false,
      face: faces[at] ?? "mark",
    })),
  );
}

/** What a table is called in passing: the first word of its code. */
export const tableName = ({ code }: Pick<TableInfo, "code">): string => code.split("-", 1)[0] ?? code;

/** How many look on. */
export const watcherCount = ({ watching, unnamed }: TableInfo): number => watching.length + unnamed;

/** Those who look on, in words: by their names, and whoever has none, or is one of very many, as a number. */
export function watchersInWords(table: TableInfo, t: Translate): string {
  const names = table.watching.filter(Boolean);
  const count = watcherCount(table);
  const rest = count - names.length;
  if (names.length === 0) return t("watchers-unnamed", { count });
  const all = rest > 0 ? [...names, t("watchers-more", { count: rest })] : names;
  return t("watchers", { names: listed(all, t), count });
}

/** A bot as she is called; one that somebody brought has a name of its own, and a record may not say which it was. */
export const botName = (bot: string, t: Translate): string => (bot in BOTS ? t(`bot-${bot}`) : bot || t("bot-unknown"));

/** Who comes first when a bot of this level is asked for. */
export const botOf = (level: Level): string => Object.keys(BOTS).find((bot) => BOTS[bot] === level) ?? "mourek";

/** The drawing of a bot: one of our cats, or, brought by somebody, a machine. */
export const botFace = (bot: string): string => (bot in BOTS ? `bot-${bot}` : MACHINE);
const MACHINE = "ui-bot";

/** Two people of one name are told apart by a number. */
export function unlike(names: readonly SeatName[]): readonly SeatName[] {
  const seen = new Map<string, number>();
  return names.map((seat) => {
    const count = (seen.get(seat.name) ?? 0) + 1;
    seen.set(seat.name, count);
    return count > 1 ? { ...seat, name: `${seat.name} ${count}` } : seat;
  });
}

const busts = ["supercats", "meowfia", "gourmets", "meowsketeers", "chaoticats", "powercats"] as const;

function bustOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % busts.length;
}

/** The drawing of a person where nobody else is by: the same for the same name. */
export const personFace = (name: string): string => `clan-${busts[bustOf(name)]}`;

/** Drawings of who sits: a person is one of the clan busts, the same for the same name and no two alike; a bot is herself. */
function seatFaces(
  seats: readonly { readonly kind: string; readonly name: string; readonly of?: string | null }[],
): readonly string[] {
  const taken = new Set<number>();
  return seats.map(({ kind, name, of }) => {
    if (typeof of === "string") return MACHINE;
    if (kind === "bot") return botFace(name);
    let bust = bustOf(name);
    while (taken.has(bust) && taken.size < busts.length) bust = (bust + 1) % busts.length;
    taken.add(bust);
    return `clan-${busts[bust]}`;
  });
}
