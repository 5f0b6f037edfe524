import { useSyncExternalStore } from "react";

const narrow = typeof matchMedia === "function" ? matchMedia("(max-width: 640px)") : null;

function subscribe(listener: () => void): () => void {
  narrow?.addEventListener("change", listener);
  return () => narrow?.removeEventListener("change", listener);
}

/** The page is as narrow as a phone: the layout is another one, not only smaller. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow?.matches ?? false);
}
