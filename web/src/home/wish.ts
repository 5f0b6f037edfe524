/** A folder of files is looked at without the house, which comes when somebody first wishes to play. */
import { isAlone, isKept } from "./place";

export const isToCome = (): boolean => isAlone() && !isKept();

/**
 * Kept when it is here: fetched then and there. Whoever wishes shows how far it is (`shell/Fetching.tsx`). It fails where
 * nothing can be kept.
 */
export async function come(): Promise<void> {
  if (!isToCome()) return;
  const { keeping, wish, whenKept } = await import("./keeping");
  const kept = whenKept();
  await wish();
  if (keeping.get().at === "impossible") throw new Error("this browser keeps nothing for this page");
  await kept;
}
