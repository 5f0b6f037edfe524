/** What the others just did, one thing after another: events become beats, each with a tile or a card to be seen. */
import { useEffect, useState } from "react";
import type { SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import type { Event, News } from "../../wire/types";
import { tileByKey } from "./box";
import { shownName, type Text } from "./words";

export type Beat = {
  readonly id: string;
  /** Who did it; the sister sits after the last seat. */
  readonly seat: number;
  readonly who: string;
  /** The line of the story. */
  readonly text: string;
  readonly tile: number | null;
  readonly card: number | null;
  /** The anchor of a tile that was laid on that seat's boat. */
  readonly cell: number | null;
};

/** What is worth a look; the story has the rest. */
const SEEN: ReadonlySet<string> = new Set([
  "rescued",
  "placed",
  "took",
  "found",
  "befriended",
  "played",
  "passed",
  "named",
  "public-lesson",
  "drew-tiles",
  "gave-treasures",
  "sister-turned",
  "sister-took",
  "sister-swap",
  "sister-nothing",
]);

/** The beats of what others did. `mine` are the seats of this screen: one knows what one did oneself. */
export function beatsOf(
  news: readonly News[],
  mine: readonly number[],
  names: readonly SeatName[],
  t: Text,
): readonly Beat[] {
  const speaker = new Speaker("isle", names, t);
  return news.flatMap(({ seq, events }) =>
    events.flatMap((event, at) => {
      const seat = seatOf(event, names.length);
      if (!SEEN.has(event.key) || mine.includes(seat)) return [];
      const { tile, cell } = event.args;
      return cardsOf(event).map((card, nth) => ({
        id: `${seq}.${at}.${nth}`,
        seat,
        who: shownName(names, seat, t),
        text: speaker.event(event),
        tile: typeof tile === "string" ? tileByKey(tile).number : null,
        card,
        cell: typeof cell === "number" ? cell : null,
      }));
    }),
  );
}

/** What is to be seen of it, one card after another; once without a card where it has none. */
function cardsOf({ key, args: { card, cards } }: Event): readonly (number | null)[] {
  if (key === "public-lesson" && Array.isArray(cards)) return cards.map(Number);
  return [typeof card === "number" && key !== "sister-turned" ? card : null];
}

const seatOf = ({ key, args }: Event, sister: number): number =>
  key.startsWith("sister") ? sister : typeof args.seat === "number" ? args.seat : -1;

const LEAST = 280;
const USUAL = 1_100;
/** In all; where even the shortest would take longer, the first ones are left to the story. */
const MOST = 3_300;

export const waiting = (queue: readonly Beat[]): readonly Beat[] => queue.slice(-Math.floor(MOST / LEAST));

/** How long the first of so many is shown, in milliseconds. */
export const span = (queued: number, pace: number): number =>
  Math.max(LEAST, Math.min(USUAL, MOST / Math.max(1, queued)) * pace);

/** The beat to be seen now. With no motion there is none: the story tells it, and a ring marks the seat. */
export function useHappening(
  fresh: readonly News[],
  mine: readonly number[],
  names: readonly SeatName[],
  pace: number,
  t: Text,
): { readonly beat: Beat | null; readonly skip: () => void } {
  const [state, setState] = useState<{ readonly heard: readonly News[]; readonly queue: readonly Beat[] }>({
    heard: fresh,
    queue: [],
  });
  if (state.heard !== fresh)
    setState({ heard: fresh, queue: pace === 0 ? [] : waiting([...state.queue, ...beatsOf(fresh, mine, names, t)]) });
  const { queue } = state;
  const beat = queue[0] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every beat
  useEffect(() => {
    if (!beat) return;
    const timer = setTimeout(
      () => setState((now) => ({ ...now, queue: now.queue.slice(1) })),
      span(queue.length, pace),
    );
    return () => clearTimeout(timer);
  }, [beat?.id]);
  return { beat, skip: () => setState({ ...state, queue: [] }) };
}
