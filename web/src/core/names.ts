/** Who sits where, in words. */
import { memory, Store, useStore } from "../ground/store";
import type { Translate } from "../i18n";
import { BOTS, type Level, type ReplaySeat, type SeatInfo, type TableInfo } from "../wire/types";
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
  let place = 0;
  const said = (seat: SeatInfo, at: number): Omit<SeatName, "face"> => {
    if (seat.kind === "open") return { name: t("seat-open"), you: false };
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

/** Those who look on, in words; of very many the rest is a number. */
export const watcherNames = ({ watching, unnamed }: TableInfo, t: Translate): readonly string[] => [
  ...watching.map((name) => name || t("seat-somebody")),
  ...(unnamed > 0 ? [t("watchers-more", { count: unnamed })] : []),
];

const botName = (bot: string, t: Translate): string => t(`bot-${bot}`);

/** Who comes first when a bot of this level is asked for. */
export const botOf = (level: Level): string => Object.keys(BOTS).find((bot) => BOTS[bot] === level) ?? "mourek";

/** The drawing of a bot. */
export const botFace = (bot: string): string => `bot-${bot}`;

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

/** Drawings of who sits: a person is one of the clan busts, the same for the same name and no two alike; a bot is herself. */
function seatFaces(seats: readonly { readonly kind: string; readonly name: string }[]): readonly string[] {
  const taken = new Set<number>();
  return seats.map(({ kind, name }) => {
    if (kind === "bot") return botFace(name);
    let sum = 0;
    for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
    let bust = sum % busts.length;
    while (taken.has(bust) && taken.size < busts.length) bust = (bust + 1) % busts.length;
    taken.add(bust);
    return `clan-${busts[bust]}`;
  });
}
