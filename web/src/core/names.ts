/** Who sits where, in words. */
import { memory, Store, useStore } from "../ground/store";
import type { Translate } from "../i18n";
import type { TableInfo } from "../wire/types";
import type { SeatName } from "./module";

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
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  let bot = 0;
  let place = 0;
  const names = table.seats.map((seat, at): SeatName => {
    if (seat.kind === "open") return { name: t("seat-open"), you: false };
    if (seat.kind === "bot") {
      bot += 1;
      return { name: bots > 1 ? t("bot-name-number", { number: bot }) : t("bot-name"), you: false };
    }
    if (!seat.mine) return { name: seat.name || t("seat-somebody"), you: false };
    if (!sharing) return { name: seat.name || t("seat-you"), you: true };
    place += 1;
    return { name: sharedNames[at] || (place === 1 && seat.name) || t("seat-place", { number: place }), you: false };
  });
  return unlike(names);
}

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

/** Pictures of the seats: a person is one of the clan busts, the same for the same name and no two alike; bots are phantoms. */
export function seatFaces(table: TableInfo): readonly string[] {
  const taken = new Set<number>();
  return table.seats.map((seat) => {
    if (seat.kind === "bot") return "clan-phantoms";
    let sum = 0;
    for (const letter of seat.name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
    let bust = sum % busts.length;
    while (taken.has(bust) && taken.size < busts.length) bust = (bust + 1) % busts.length;
    taken.add(bust);
    return `clan-${busts[bust]}`;
  });
}
