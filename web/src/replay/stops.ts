/** The stops of a replay: moments at which something can be told. What cannot be told joins the next one. */
import type { Event, Frame } from "../wire/types";

export type Stop = {
  /** The frame that is shown. */
  readonly frame: number;
  /** All that happened since the stop before. */
  readonly events: readonly Event[];
  /** The same in words. */
  readonly lines: readonly string[];
};

type Tell = {
  readonly news: (news: Omit<Frame, "view" | "standing"> & { seat: number; action: null }) => readonly string[];
};

export function stopsOf(frames: readonly Frame[], words: Tell): readonly Stop[] {
  const stops: Stop[] = [];
  let waiting: Event[] = [];
  for (const [frame, { seq, seat, events }] of frames.entries()) {
    const lines = words.news({ seq, seat: seat ?? -1, action: null, events });
    waiting.push(...events);
    if (lines.length === 0 && frame < frames.length - 1) continue;
    stops.push({ frame, events: waiting, lines });
    waiting = [];
  }
  return stops;
}
