/** The tables that this person has a seat at. */
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { hasTables, hearOpening, isAtHome, isOpening } from "../home/place";
import { api } from "../wire/api";
import type { TableLine } from "../wire/types";
import { loadMe } from "./me";

const POLL = 15_000;

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

/** Tables this person has a seat at: asked for every now and then while somebody looks. */
export function useTables(): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const ask = useCallback(async () => {
    if (document.visibilityState !== "visible") return;
    const lines = await api.tables();
    setTables((before) => withThoseHere(lines, before)); // the house here may take a while to open
    const all = [...lines, ...(await api.tablesHere(lines))];
    setTables(all);
    showBadge(all.filter((line) => line.yours).length);
  }, []);
  const refresh = useCallback(() => void ask().catch(() => {}), [ask]);
  useEffect(() => {
    loadMe().then(refresh, () => {});
    const timer = setInterval(refresh, POLL);
    addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [refresh]);
  return tables;
}
