/** The tables that this person has a seat at. */
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { hasTables, hearOpening, isAlone, isAtHome, isOpening } from "../home/place";
import { api } from "../wire/api";
import type { TableLine } from "../wire/types";
import { loadMe } from "./me";

const POLL = 15_000;
const NONE: readonly TableLine[] = [];

/** On the app's icon, where there is one: how many tables wait. */
function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

const isHere = ({ table }: TableLine): boolean => isAtHome(table.id);

/** Where a server has answered, those on this device stay as they were known. */
const withThoseHere = (lines: readonly TableLine[], before: readonly TableLine[]): readonly TableLine[] =>
  lines.some(isHere) ? lines : [...lines, ...before.filter(isHere)];

/** Is the house on this device being opened, so that tables of it are still to come? */
export const useTablesComing = (): boolean => useSyncExternalStore(hearOpening, isOpening) && hasTables();

/**
 * Tables this person has a seat at: asked for every now and then while somebody looks. Those on this device change in its
 * own tabs alone, so that they are asked for when somebody comes to look: the house may be wanted in another tab.
 */
export function useTables(): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[] | null>(null);
  const ask = useCallback(async (all: boolean) => {
    if (document.visibilityState !== "visible") return;
    const lines = await api.tables();
    setTables((before) => withThoseHere(lines, before ?? NONE)); // the house here may take a while to open
    if (!all) return;
    const here = await api.tablesHere(lines);
    setTables([...lines, ...here]);
  }, []);
  useEffect(() => {
    const refresh = () => void ask(true).catch(() => {});
    loadMe().then(refresh, () => {});
    const timer = isAlone() ? 0 : setInterval(() => void ask(false).catch(() => {}), POLL);
    addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [ask]);
  useEffect(() => {
    if (tables) showBadge(tables.filter((line) => line.yours).length);
  }, [tables]);
  return tables ?? NONE;
}
