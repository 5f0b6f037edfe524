/** Parts of the client are fetched when they are needed. One that is no longer there belonged to an older release. */
import { path } from "./router";
import { memory } from "./store";

const REOPENED = "tabbytop.reopened";
const lost = new WeakSet<object>();
let release = "";

/** `entry`: the file that began this page, named anew by every release. */
export function followParts(entry: string): void {
  release = entry;
  addEventListener("vite:preloadError", ({ payload }) => lost.add(payload));
}

/** Is this what was thrown because a part did not come? Browsers have words of their own for it. */
export const isLostPart = (error: Error): boolean => lost.has(error);

/** Whether a page of this release was opened anew here already, for want of a part. Asked once, it has been. */
export function wasReopened(): boolean {
  const page = `${release} ${path()}`;
  if (memory.read(REOPENED, "session") === page) return true;
  memory.write(REOPENED, page, "session");
  // Where nothing is remembered, it would be opened anew for ever.
  return memory.read(REOPENED, "session") !== page;
}
