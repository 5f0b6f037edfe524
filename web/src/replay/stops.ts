/** The stops of a replay: moments at which something can be told. What cannot be told joins the next one. */
import type { Stage } from "../core/module";
import type { Told } from "../core/words";
import type { Event, Frame } from "../wire/types";

export type Stop = {
  /** The frame that is shown, and which of its stages. */
  readonly frame: number;
  readonly stage: number;
  /** All that happened since the stop before. */
  readonly events: readonly Event[];
  /** The same in words. */
  readonly lines: readonly string[];
  /** Who moved for whom, if somebody else did than who sat there. */
  readonly mark: string | null;
  /** What stands under the picture. */
  readonly caption: string;
  readonly milliseconds: number;
};

type Tell = {
  readonly news: (news: Told) => readonly string[];
  readonly mark: (news: Told) => string | null;
};

const USUAL = 1700;

export function stopsOf(
  frames: readonly Frame[],
  words: Tell,
  stages: (frame: Frame) => readonly Stage[],
): readonly Stop[] {
  const stops: Stop[] = [];
  let waiting: Event[] = [];
  let mark: string | null = null;
  for (const [at, frame] of frames.entries()) {
    const { seat, events } = frame;
    const lines = words.news({ seat: seat ?? -1, events });
    waiting.push(...events);
    if (seat !== null && seat >= 0) mark = words.mark({ ...frame, seat });
    if (lines.length === 0 && at < frames.length - 1) continue;
    const common = { frame: at, events: waiting, lines, mark };
    const steps = stages(frame);
    if (steps.length === 0) stops.push({ ...common, stage: 0, caption: lines.at(-1) ?? "", milliseconds: USUAL });
    for (const [stage, { text, milliseconds }] of steps.entries())
      stops.push({ ...common, stage, caption: text, milliseconds });
    waiting = [];
  }
  return stops;
}
