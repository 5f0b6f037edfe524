/** A tiny router over the History API. */
import { useSyncExternalStore } from "react";

const CHANGED = "tabbytop:address";

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(CHANGED, listener);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** What stands behind the "?" of the address. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  if (to === location.pathname + location.search + location.hash) return;
  history[how === "push" ? "pushState" : "replaceState"](null, "", to);
  dispatchEvent(new Event(CHANGED));
  if (how === "push") scrollTo(0, 0);
}

export type Params = Readonly<Record<string, string>>;

/** "/t/:id" against "/t/x1": { id: "x1" }, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== given.length && !(pattern === "/" && given.length === 1)) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":")) {
      if (value === "") return null;
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}
