/** Whether this house lets strangers in: it has a board then, and quick match. Asked once; it stays as it is. */
import { useEffect } from "react";
import { Store, useStore } from "../ground/store";
import { api } from "../wire/api";

const strangers = new Store<boolean | null>(null);
let isAsked = false;

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  api.house().then(
    (house) => strangers.set(house.strangers),
    () => {
      isAsked = false;
      strangers.set(false);
    },
  );
}

/** null: not known yet. Where the house does not answer, it is asked again by the next page. */
export function useStrangers(): boolean | null {
  const known = useStore(strangers);
  useEffect(ask, []);
  return known;
}
