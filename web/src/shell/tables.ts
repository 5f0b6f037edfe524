/** The tables that this person has a seat at. */
import { useCallback, useEffect, useState } from "react";
import { api } from "../wire/api";
import type { TableLine } from "../wire/types";
import { loadMe } from "./me";

const POLL = 15_000;

/** On the app's icon, where there is one: how many tables wait. */
function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

/** Tables this person has a seat at: asked for every now and then while somebody looks. */
export function useTables(): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const take = useCallback((lines: readonly TableLine[]) => {
    setTables(lines);
    showBadge(lines.filter((line) => line.yours).length);
  }, []);
  const refresh = useCallback(() => {
    if (document.visibilityState === "visible") api.tables().then(take, () => {});
  }, [take]);
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
