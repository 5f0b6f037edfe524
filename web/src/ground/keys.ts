/** Keys of the whole page, unless one is writing or a dialog is open. */
import { useEffect } from "react";

export function useKeys(keys: Readonly<Record<string, (() => void) | null>>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}
