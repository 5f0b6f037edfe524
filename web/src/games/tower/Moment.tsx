/** One moment of a replay: the tower as it was; what moved in it is shown moving. */
import { useEffect, useMemo, useRef } from "react";
import { useText } from "../../i18n";
import type { MomentProps } from "../../table/module";
import type { Piece } from "./box";
import { ActionCard, GoalCard, StoryCard } from "./Cards";
import { readClip } from "./clip";
import { Grip } from "./grip";
import { OrderCard, WallsLost, Wobble } from "./Meters";
import { Orbit } from "./orbit";
import { Picture } from "./Picture";
import { FloorsInWords } from "./Play";
import { standingOf, useMoving, useStage, useWhenStill } from "./useStage";
import type { TowerView } from "./wire";

const NONE: ReadonlySet<Piece> = new Set();
const nothing = () => {};

export function Moment({ view, events, names }: MomentProps<TowerView>) {
  const { t } = useText();
  const stage = useStage();
  const grip = useMemo(() => new Grip(), []);
  const orbit = useMemo(() => new Orbit(), []);
  const moving = useMoving(stage);
  const before = useRef<TowerView | null>(null);
  useEffect(() => {
    // From the moment before, if that is what is on the stage; a jump shows the moment as it is.
    const turns = view.turn.number - (before.current?.turn.number ?? Number.NaN);
    const following = turns === 0 || turns === 1;
    before.current = view;
    const clips = events.flatMap(({ key, args }) => (key === "settled" ? [readClip(String(args.clip ?? ""))] : []));
    stage.finish();
    if (following) for (const clip of clips) if (clip) stage.play(clip);
    stage.settle(standingOf(view));
  }, [stage, view, events]);
  const lost = useWhenStill(view.aside.length, stage);
  const met = new Map(view.met.map(({ card, cats }) => [card, cats]));
  const ringed = useMemo(() => new Set(view.met.flatMap(({ cats }) => cats)), [view.met]);
  const together = view.mode === "coop";
  const height = view.race.heights[0] ?? 0;
  return (
    <div className="tower-moment" data-moving={moving} data-floors={view.tower.length} data-lost={view.aside.length}>
      <div className="tower-status">
        <WallsLost lost={lost} />
        <Wobble stage={stage} />
      </div>
      <div className="tower-picture">
        <Picture
          stage={stage}
          grip={grip}
          orbit={orbit}
          lit={NONE}
          ringed={ringed}
          other={null}
          idle
          kitten={together && height > 0 ? height : null}
          target={together ? view.floor : null}
          onPress={nothing}
          onRelease={nothing}
          label={t("tower-ui-picture")}
        />
      </div>
      <div className="tower-moment-cards">
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
      <FloorsInWords view={view} />
    </div>
  );
}
