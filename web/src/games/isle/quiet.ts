/** Not to be asked at every moment: who wants to play anytime cards on their own turn only says so once. */
import { useEffect } from "react";
import { memory, Store, useStore } from "../../app/store";
import { type Offers, onlyAnswer } from "./menu";
import type { IsleAction } from "./wire";

const KEY = "tabbytop.isle.only-my-turn";
const store = new Store<boolean>(memory.read(KEY) === "yes");

export const useOnlyMyTurn = (): boolean => useStore(store);

export function setOnlyMyTurn(on: boolean): void {
  store.set(on);
  memory.write(KEY, on ? "yes" : "no");
}

/** What a seat answers by itself: where nothing is to be decided, or where the reader does not want to be asked. */
export function quietAnswer(offers: Offers, only: boolean = store.get()): IsleAction | null {
  return onlyAnswer(offers) ?? (only && offers.hold ? { type: "Hold" } : null);
}

/** Answers by itself where nothing is to be decided, or where the reader does not want to be asked. */
export function useQuietAnswer(
  offers: Offers,
  ready: boolean,
  seq: number,
  /** The same whatever is in the hand, so that its length tells nobody anything. */
  pause: number,
  play: (action: IsleAction) => void,
): boolean {
  const answer = quietAnswer(offers, useOnlyMyTurn());
  const kind = answer?.type ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every position
  useEffect(() => {
    if (!answer || !ready) return;
    const timer = setTimeout(() => play(answer), pause);
    return () => clearTimeout(timer);
  }, [kind, ready, seq]);
  return answer !== null;
}
