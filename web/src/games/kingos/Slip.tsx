/** A slip of paper over the sea: what somebody else just did, one thing after another. A tap puts it away. */
import { useEffect, useState } from "react";
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import { useMotion } from "../../design";
import { rich } from "../../i18n";
import type { News } from "../../wire/types";
import { Pawn } from "./pieces";
import type { Text } from "./words";

type Beat = { readonly id: string; readonly seat: number; readonly text: string };

/** What is seen on the board, in the battle sheet, or not worth a look; the story has it all. */
const UNSEEN: ReadonlySet<string> = new Set([
  "chosen",
  "said",
  "silent",
  "put-in",
  "put-in-as-said",
  "put-in-unlike-said",
  "first",
]);

function beatsOf(news: readonly News[], me: number | null, names: readonly SeatName[], t: Text): readonly Beat[] {
  const speaker = new Speaker("kingos", names, t);
  return news.flatMap(({ seq, events }) =>
    events.flatMap((event, at) => {
      const seat = typeof event.args.seat === "number" ? event.args.seat : -1;
      if (UNSEEN.has(event.key) || /^(field|kingos|called)-/.test(event.key)) return [];
      if (seat === me && event.key !== "guardian-came") return [];
      return [{ id: `${seq}.${at}`, seat, text: speaker.event(event) }];
    }),
  );
}

const LEAST = 300;
const USUAL = 1_200;
const MOST = 3_600;

export function Slip({
  fresh,
  me,
  names,
  t,
}: {
  readonly fresh: readonly News[];
  readonly me: number | null;
  readonly names: readonly SeatName[];
  readonly t: Text;
}) {
  const { pace } = useMotion();
  const [state, setState] = useState<{ readonly heard: readonly News[]; readonly queue: readonly Beat[] }>({
    heard: fresh,
    queue: [],
  });
  if (state.heard !== fresh) {
    const queue = pace === 0 ? [] : [...state.queue, ...beatsOf(fresh, me, names, t)].slice(-Math.floor(MOST / LEAST));
    setState({ heard: fresh, queue });
  }
  const { queue } = state;
  const beat = queue[0] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every beat
  useEffect(() => {
    if (!beat) return;
    const span = Math.max(LEAST, Math.min(USUAL, MOST / Math.max(1, queue.length)) * pace);
    const timer = setTimeout(() => setState((now) => ({ ...now, queue: now.queue.slice(1) })), span);
    return () => clearTimeout(timer);
  }, [beat?.id]);
  if (!beat) return null;
  return (
    // The story says it to those who listen.
    <button
      type="button"
      className="slip"
      key={beat.id}
      onClick={() => setState({ ...state, queue: [] })}
      aria-hidden="true"
      tabIndex={-1}
    >
      {beat.seat >= 0 ? <Pawn seat={beat.seat} size={34} /> : null}
      <span>{rich(beat.text)}</span>
    </button>
  );
}
