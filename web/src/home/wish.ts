/** A folder of files is looked at without the house, which comes when somebody first wishes to play. */
import { isAlone, isKept } from "./place";

export const isToCome = (): boolean => isAlone() && !isKept();

/** Kept when it is here: fetched then and there. Whoever wishes shows how far it is (`shell/Fetching.tsx`). */
export async function come(): Promise<void> {
  if (!isToCome()) return;
  const { wish, whenKept } = await import("./keeping");
  const kept = whenKept();
  void wish();
  await kept;
}
