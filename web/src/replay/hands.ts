/** What is told of a tower that was built: pieces that were let go, and the stops of the replay where they came to rest. */
import type { AnalysedStep, AnalysisInfo, TriedInfo } from "../wire/analysis";
import type { Frame } from "../wire/types";
import type { Stop } from "./stops";

export type LetGo = { readonly stop: number; readonly step: AnalysedStep; readonly tried: TriedInfo };

/** Each at the stop that shows what physics answered, which is the entry after its own. */
export function letGoes(
  { steps }: Pick<AnalysisInfo, "steps">,
  stops: readonly Pick<Stop, "frame" | "stage">[],
  frames: readonly Pick<Frame, "seq">[],
): readonly LetGo[] {
  const shown = (seq: number): number =>
    stops.findIndex(({ frame, stage }) => stage === 0 && (frames[frame]?.seq ?? -1) > seq);
  return steps.flatMap((step) => {
    const stop = step.tried ? shown(step.seq) : -1;
    return step.tried && stop >= 0 ? [{ stop, step, tried: step.tried }] : [];
  });
}
