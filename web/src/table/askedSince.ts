/** Since which entry a seat is asked what it is asked now. */
import type { Position, Sight } from "../wire/types";
import { isSame } from "./pencil";

export type AskedSince = {
  readonly seq: number;
  readonly seat: number | null;
  readonly menu: Sight["menu"];
};
type Now = Pick<Position, "seq" | "must" | "whole" | "news">;

const SECRET = "chosen"; // all that is told of a choice that lies face down

/** What others choose in secret changes nothing in it, as the house sees it too; anything else asks anew. */
export function askedSince(before: AskedSince | null, position: Now, sight: Pick<Sight, "seat" | "menu"> | null) {
  const now: AskedSince = { seq: position.seq, seat: sight?.seat ?? null, menu: sight?.menu ?? null };
  if (!before || before.seat !== now.seat || now.seat === null) return now;
  if (before.seq === now.seq) return before;
  const isStill =
    !position.whole &&
    position.must.includes(now.seat) &&
    isSame(before.menu, now.menu) &&
    position.news.every(
      ({ seat, events, hint }) => hint || (seat >= 0 && seat !== now.seat && events.every(({ key }) => key === SECRET)),
    );
  return isStill ? before : now;
}
