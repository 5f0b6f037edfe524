/** Lets the stage follow a table: what stands, what was just seen, what passes by live. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Passing } from "../../core/module";
import { useMotion } from "../../design";
import type { Event, Held, Motion, News } from "../../wire/types";
import { FOLD, isWall, type Piece, SIDE, TOTO } from "./box";
import { type Clip, poseFrom, readClip, STILL } from "./clip";
import { isOverTable, placedAt } from "./hold";
import { hear } from "./sounds";
import { type Placed, type Pose, placedOf, turned } from "./space";
import { Stage } from "./stage";
import type { TowerView } from "./wire";

export function useStage(): Stage {
  const stage = useMemo(() => new Stage(), []);
  const { still } = useMotion();
  useEffect(() => {
    stage.beStill(still);
  }, [stage, still]);
  useEffect(() => {
    stage.onHeard = hear;
    return () => stage.leave();
  }, [stage]);
  return stage;
}

export const useMoving = (stage: Stage): boolean => useSyncExternalStore(stage.subscribe, () => stage.isMoving);

/** What is counted is counted when all is still: nobody is told of a fall before it is seen. Asked after the playing. */
export function useWhenStill<T>(value: T, stage: Stage): T {
  const moving = useMoving(stage);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (!moving && !stage.isMoving) setShown(value);
  }, [value, moving, stage]);
  return shown;
}

const framesOf = ({ frames }: Motion): readonly ReadonlyMap<Piece, Pose>[] =>
  frames.map((frame) => new Map(frame.map(([piece, ...numbers]) => [piece, poseFrom(numbers, 0.001, 1e-6)])));

/** What stands for all to see: the tower, the piece that was just let go, and kittens that have not yet gone in. */
export function standingOf(view: TowerView): readonly Placed[] {
  const standing = [...view.tower.map(placedOf), ...waitingBeside(view)];
  const deed = view.deed;
  if (deed?.type === "Placing")
    return [...standing.filter(({ piece }) => piece !== deed.piece), placedAt(deed.piece, deed.place)];
  if (deed?.type === "PuttingBack") return [...standing, ...deed.pieces.map(placedOf)];
  return standing;
}

/**
 * The same at the end; after a collapse with all that lies about, where the last clip left it, and with Toto, who is
 * fine. How a wall that is out of the game was folded, only who saw it standing knows.
 */
export function leftOf(stage: Stage, view: TowerView, last: readonly Event[]): readonly Placed[] {
  const standing = standingOf(view);
  if (view.story.ending !== "collapsed") return standing;
  const here = new Set(standing.map(({ piece }) => piece));
  const lying = new Map<Piece, Placed>();
  for (const clip of clipsOf(last))
    for (const frame of clip.frames)
      for (const [piece, pose] of frame)
        if (!here.has(piece))
          lying.set(piece, { piece, pose, fold: stage.foldOf(piece) ?? (isWall(piece) ? FOLD.usual : 0) });
  if (view.mode === "coop" && !here.has(TOTO) && !lying.has(TOTO))
    lying.set(TOTO, { piece: TOTO, pose: { at: [-30, -SIDE / 2 - 30, 0], turn: turned(-40) }, fold: 0 });
  return [...standing, ...lying.values()];
}

/** The paths that were recorded in these events. */
export const clipsOf = (events: readonly Event[]): readonly Clip[] =>
  events.flatMap(({ key, args }) => (key === "settled" ? [readClip(String(args.clip ?? "")) ?? STILL] : []));

/** Outside the tower is height 0 [TOWER 7.6]: the kittens sit in a row beside floor 1. */
function waitingBeside({ mode, kittens, race, held, tower, flow }: TowerView): readonly Placed[] {
  if (mode === "coop") return [];
  const away = new Set([held?.piece, ...flow.adrift, ...tower.map(({ piece }) => piece)]);
  return race.heights.flatMap((height, seat): Placed[] => {
    const piece = kittens[seat];
    if (!piece || height > 0 || away.has(piece)) return [];
    const pose = { at: [-SIDE / 2 - 30, 44 - 25 * seat, 0] as const, turn: turned(-52 - 6 * seat) };
    return [{ piece, pose, fold: 0 }];
  });
}

/** Plays the news, then shows the position exactly. */
export function useTable(stage: Stage, view: TowerView, seq: number, fresh: readonly News[]): void {
  const shown = useRef<readonly News[] | null>(null);
  useEffect(() => {
    if (view.deed?.type === "Placing") stage.fold(view.deed.piece, Math.round(view.deed.place.fold));
    if (shown.current !== fresh) {
      shown.current = fresh;
      for (const news of fresh) for (const clip of clipsOf(news.events)) stage.play(clip, news.seq);
    }
    stage.end(seq - 1);
    stage.settle(leftOf(stage, view, fresh.at(-1)?.events ?? []));
  }, [stage, view, seq, fresh]);
}

/** What passes by: pieces on their way, and the piece in somebody else's hand. */
export function usePassing(stage: Stage, passing: Passing, view: TowerView, seq: number): Placed | null {
  const [other, setOther] = useState<Held | null>(null);
  const now = useRef(seq);
  now.current = seq;
  useEffect(
    () =>
      passing.listen((message) => {
        if (message.type === "held") setOther(message);
        else if (message.seq >= now.current) stage.stream(message.seq, message.rate, message.first, framesOf(message));
      }),
    [passing, stage],
  );
  const piece = view.held?.piece;
  return useMemo(() => {
    const place = other?.place;
    const isHeld = place && isOverTable(place) && other.piece === piece && view.step === "place";
    return isHeld ? placedAt(other.piece, place) : null;
  }, [other, piece, view.step]);
}
