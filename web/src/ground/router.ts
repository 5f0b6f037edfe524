/** A tiny router over the History API. */
import { useSyncExternalStore } from "react";
import { isAlone, root } from "../home/place";

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

/**
 * A folder of files has but one page, so that every address is one of that page: what stands behind the server's name
 * elsewhere stands behind a "?" then, and "?/replay/x&at=3#2" is "/replay/x?at=3#2".
 */
const BEHIND = /^\?(\/[^&]*)(?:&(.*))?$/;

/** Of the page that is shown, as all pages name each other. */
export function path(): string {
  const behind = isAlone() ? BEHIND.exec(location.search) : null;
  const inside = behind?.[1] ?? location.pathname.slice(base.length);
  return inside === "" || inside === "/index.html" ? "/" : inside;
}

/** What stands behind the "?" of the address. */
export function search(): string {
  const behind = isAlone() ? BEHIND.exec(location.search) : null;
  if (!behind) return location.search;
  return behind[2] ? `?${behind[2]}` : "";
}

/** As a browser needs it. */
export const addressOf = (to: string): string =>
  isAlone() && /^\/[^?#]/.test(to) ? `${base}/?${to.replace("?", "&")}` : base + to;

/** Of the page that is shown, with another end: "?look#3", or nothing. */
export const addressHere = (end: string): string => addressOf(path() + end);

export function usePath(): string {
  return useSyncExternalStore(subscribe, path);
}

export function useSearch(): string {
  return useSyncExternalStore(subscribe, search);
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  if (to === path() + search() + location.hash) return;
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
