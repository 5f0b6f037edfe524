/** A tiny router over the History API. */
import { useSyncExternalStore } from "react";
import { root } from "../home/place";

const CHANGED = "tabbytop:address";

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(CHANGED, listener);
  };
}

/** Of the client's own addresses, which begin where it lies on its server. */
const base = root.pathname.replace(/\/$/, "");

/** Of the page that is shown, as all pages name each other. */
export function path(): string {
  const inside = location.pathname.slice(base.length);
  return inside === "" || inside === "/index.html" ? "/" : inside;
}

/** As a browser needs it. */
export const addressOf = (to: string): string => base + to;

export function usePath(): string {
  return useSyncExternalStore(subscribe, path);
}

/** What stands behind the "?" of the address. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  if (to === path() + location.search + location.hash) return;
  history[how === "push" ? "pushState" : "replaceState"](null, "", addressOf(to));
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
