/** Whose talk this browser leaves out, table by table: remembered, and nobody else's business. */
import { memory, Store, useStore } from "../ground/store";
import type { ChatLine } from "../wire/types";

export type Muted = {
  /** All that anybody says. */
  readonly all: boolean;
  /** Speakers, as `ChatLine.who` knows them at this table whatever they are called, and what they were called then. */
  readonly who: Readonly<Record<string, string>>;
};

export const hearsAll: Muted = { all: false, who: {} };

const KEY = "tabbytop.muted";
const MOST = 50;

type Tables = Readonly<Record<string, Muted>>;

function read(): Tables {
  try {
    return JSON.parse(memory.read(KEY) ?? "{}") as Tables;
  } catch {
    return {};
  }
}

const tables = new Store<Tables>(read());

export const useMuted = (table: string): Muted => useStore(tables)[table] ?? hearsAll;

/** The newest tables are remembered. */
export function mute(table: string, change: (before: Muted) => Muted): void {
  const { [table]: before = hearsAll, ...others } = tables.get();
  const kept = Object.entries(others).slice(-MOST);
  const after = change(before);
  tables.set(Object.fromEntries(isAll(after) ? kept : [...kept, [table, after]]));
  memory.write(KEY, JSON.stringify(tables.get()));
}

const isAll = ({ all, who }: Muted): boolean => !all && Object.keys(who).length === 0;

export const withAll =
  (all: boolean) =>
  (before: Muted): Muted => ({ ...before, all });

export const withSpeaker =
  (who: string, name: string) =>
  (before: Muted): Muted => ({
    ...before,
    who: { ...before.who, [who]: name },
  });

export const withoutSpeaker =
  (who: string) =>
  ({ all, who: { [who]: _, ...rest } }: Muted): Muted => ({
    all,
    who: rest,
  });

/** What is heard of the talk. */
export const heard = (chat: readonly ChatLine[], muted: Muted): readonly ChatLine[] =>
  muted.all ? [] : chat.filter(({ who }) => !(who in muted.who));
