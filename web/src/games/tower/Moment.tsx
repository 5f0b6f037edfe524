/** One moment of a replay: the tower as it was; what moved in it is shown moving. */
import { useEffect, useMemo, useRef } from "react";
import type { MomentProps } from "../../core/module";
import { useMotion } from "../../design";
import { useText } from "../../i18n";
import type { AnyAction } from "../../wire/types";
import { isPlace } from "./advice";
import { ActionCard, GoalCard, StoryCard } from "./Cards";
import { topmost } from "./describe";
import { FloorsInWords } from "./FloorsInWords";
import type { Marked } from "./Marked";
import { isCrowded, OrderCard, Players, WallsLost, Wobble } from "./Meters";
import { RestingPicture } from "./Resting";
import { Sketch } from "./sketch";
import { clipsOf, leftOf, useMoving, useStage, useWhenStill } from "./useStage";
import type { TowerAction, TowerView } from "./wire";

const nothing = () => {};

export function Moment({ view, events, names, choice, at, speed }: MomentProps<TowerView>) {
  const { t } = useText();
  const stage = useStage();
  const moving = useMoving(stage);
  const { pace } = useMotion();
  useEffect(() => {
    stage.speed = speed * Math.max(1, 1 / pace);
  }, [stage, speed, pace]);
  const before = useRef(Number.NaN);
  useEffect(() => {
    // A step on shows what happened in it; a jump, or a step back, shows the moment as it is.
    const follows = at === before.current + 1;
    before.current = at;
    if (!follows) {
      stage.reset(leftOf(stage, view, events));
      return;
    }
    stage.finish();
    for (const clip of clipsOf(events)) stage.play(clip);
    stage.settle(leftOf(stage, view, events));
  }, [stage, view, events, at]);
  const lost = useWhenStill(view.aside.length, stage);
  const met = new Map(view.met.map(({ card, cats }) => [card, cats]));
  const ringed = useMemo(() => new Set(view.met.flatMap(({ cats }) => cats)), [view.met]);
  const sketch = useMemo(() => new Sketch(), []);
  const marked = useMemo(() => betterOf(choice?.better, view), [choice, view]);
  const together = view.mode === "coop";
  const height = view.race.heights[0] ?? 0;
  return (
    <div className="stack tower-moment" data-moving={moving} data-floors={topmost(view)} data-lost={view.aside.length}>
      <div className="play-status tower-status">
        <Players view={view} names={names} />
        <WallsLost lost={lost} terse={isCrowded(view, names)} />
        <Wobble stage={stage} terse={isCrowded(view, names)} />
      </div>
      <div className="tower-picture">
        <RestingPicture
          stage={stage}
          ringed={ringed}
          sketch={sketch}
          marked={marked}
          kitten={together && height > 0 ? height : null}
          target={together ? view.floor : null}
          label={t("tower-ui-picture")}
        />
      </div>
      <div className="tower-moment-cards replay-below">
        {view.actions.up.map((card) => (
          <ActionCard
            key={card}
            card={card}
            sides={[]}
            chosen={view.turn.card === card ? view.turn.side : null}
            ready={false}
            onChoose={nothing}
          />
        ))}
        {[...view.goals.up, ...view.hand].map((card) => (
          <GoalCard
            key={card}
            card={card}
            met={met.has(card)}
            floors={[]}
            from={height}
            ready={false}
            onMeet={nothing}
          />
        ))}
        <StoryCard view={view} />
        <OrderCard view={view} names={names} />
      </div>
      <div className="replay-below">
        <FloorsInWords view={view} />
      </div>
    </div>
  );
}

/** Looking back: where the piece would have held, in pencil. */
function betterOf(better: AnyAction | undefined, view: TowerView): Marked | undefined {
  const place = better as TowerAction | undefined;
  if (!place || !isPlace(place) || !view.held) return undefined;
  return { places: [place], piece: view.held.piece, by: "pencil", onPress: null };
}
